"""Every question the rules ask, with the rule that asks it, and what an answer's code means."""

from __future__ import annotations

from typing import Final

from giantstable.kernel.decision import DecisionKind

# PLAY: card * 2, + 1 face down; FEARLESS + which; END.
PLAY: Final = DecisionKind("play", "WG-ACT-01")
AFTER: Final = DecisionKind("after", "WG-ACT-16")  # both cards are played
EMPTY_HANDED: Final = DecisionKind("empty-handed", "WG-ROUND-03")  # no card to play (W15)
FEARLESS: Final = 512
END: Final = 1023

# RESOLVE: action * 256 + target (255: cannot be done now); CAST, DONE. Subject: the card.
RESOLVE: Final = DecisionKind("resolve", "WG-ACT-18")
SPELL: Final = DecisionKind("spell", "WG-ELDER-07")  # only the spell is left
ACTION: Final = 256
IMPOSSIBLE: Final = 255
CAST: Final = 4096
DONE: Final = 4097

# EFFECT: the target of one effect, by what it comes from (see happenings). Subject: its type.
FEARLESS_EFFECT: Final = DecisionKind("fearless", "WG-FEAR-08")
EFFECT: Final = [
    DecisionKind("effect", "WG-ACT-05"),
    FEARLESS_EFFECT,
    DecisionKind("effect", "WG-ADULT-07"),
    DecisionKind("effect", "WG-ELDER-03"),
]

# SPLIT, SPREAD: how many Wounds the Giant card takes. Subject: the card; about: how many are left.
SPLIT: Final = DecisionKind("split", "WG-ATK-18")
SPREAD: Final = DecisionKind("spread", "WG-ATK-16")

# PAY: how many tokens come from a skill pool. Subject: the skill; about: how many are left.
PAY: Final = DecisionKind("pay", "WG-ADULT-06")

# SKILL: skill * 2, + 1 to leave it unused.
SKILL: Final = DecisionKind("skill", "WG-ADULT-07")

# DISCARD: a card, or KEEP.
DISCARD: Final = DecisionKind("discard", "WG-REFRESH-01")
KEEP: Final = 255

# PUSHED: where the Giant's push leads. STUMBLE: where a foothold that gives way leads.
PUSHED: Final = DecisionKind("pushed", "WG-GIANT-32")
STUMBLE: Final = DecisionKind("stumble", "WG-FOOT-11")

AMOUNTS: Final[list[list[int]]] = [list(range(n + 1)) for n in range(100)]


def amounts(low: int, high: int) -> list[int]:
    """Return the whole numbers from one to the other."""
    return AMOUNTS[high] if low == 0 and high < 100 else list(range(low, high + 1))

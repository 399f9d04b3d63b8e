"""Every question the rules ask: the rule that asks it, what answers are, and what it is about."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.table import forms, nouns
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.noun import AMOUNT

PLAY: Final = DecisionKind("play", "WG-ACT-01", forms.PLAY, nouns.ROW)
AFTER: Final = DecisionKind("after", "WG-ACT-16", forms.PLAY)  # both cards are played
EMPTY_HANDED: Final = DecisionKind("empty-handed", "WG-ROUND-03", forms.PLAY)  # no card (W15)

RESOLVE: Final = DecisionKind("resolve", "WG-ACT-18", forms.ACTION, nouns.RESOLVED)
# Only the spell is left:
SPELL: Final = DecisionKind("spell", "WG-ELDER-07", forms.ACTION, nouns.RESOLVED)

# EFFECT: the aim of one effect, by what it comes from (see happenings).
FEARLESS_EFFECT: Final = DecisionKind("fearless", "WG-FEAR-08", forms.AIM, nouns.EFFECT)
EFFECT: Final = [
    DecisionKind("effect", "WG-ACT-05", forms.AIM, nouns.EFFECT),
    FEARLESS_EFFECT,
    DecisionKind("effect", "WG-ADULT-07", forms.AIM, nouns.EFFECT),
    DecisionKind("effect", "WG-ELDER-03", forms.AIM, nouns.EFFECT),
]

# SPLIT, SPREAD: how many Wounds the Giant card takes, of how many that are left.
SPLIT: Final = DecisionKind("split", "WG-ATK-18", forms.WOUNDS, nouns.GIANT_CARD, AMOUNT)
SPREAD: Final = DecisionKind("spread", "WG-ATK-16", forms.WOUNDS, nouns.GIANT_CARD, AMOUNT)

# PAY: how many tokens come from a skill pool, of how many that are left.
PAY: Final = DecisionKind("pay", "WG-ADULT-06", forms.PAYMENT, nouns.SKILL, AMOUNT)

SKILL: Final = DecisionKind("skill", "WG-ADULT-07", forms.SKILL)
DISCARD: Final = DecisionKind("discard", "WG-REFRESH-01", forms.DISCARD)

# PUSHED: where the Giant's push leads. STUMBLE: where a foothold that gives way leads. About the
# place where she was.
PUSHED: Final = DecisionKind("pushed", "WG-GIANT-32", forms.WAY, nouns.PLACE)
STUMBLE: Final = DecisionKind("stumble", "WG-FOOT-11", forms.WAY, nouns.PLACE)

# All of them, in the order of the action space.
ALL: Final[list[DecisionKind]] = [
    PLAY, AFTER, EMPTY_HANDED, RESOLVE, SPELL, FEARLESS_EFFECT, *EFFECT, SPLIT, SPREAD, PAY, SKILL,
    DISCARD, PUSHED, STUMBLE,
]  # fmt: skip

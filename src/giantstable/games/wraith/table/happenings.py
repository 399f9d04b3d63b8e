"""Everything that can happen in a fight, with the rule that makes it happen."""

from __future__ import annotations

from typing import Final

from giantstable.kernel.event import EventKind

# What an effect comes from: the same happening, told by another rule.
BY_CARD: Final = 0
BY_FEARLESS: Final = 1
BY_SKILL: Final = 2
BY_SPELL: Final = 3
CAUSES: Final = ["WG-ACT-17", "WG-FEAR-08", "WG-ADULT-07", "WG-ELDER-03"]


def by_cause(name: str, fact: str, private: tuple[str, ...] = ()) -> list[EventKind]:
    """Return one kind of event for each cause."""
    return [EventKind(name, rule, fact, private=private) for rule in CAUSES]


# The round.
ROUND_BEGAN: Final = EventKind("round-began", "WG-ROUND-01", "n")
REFRESH_BEGAN: Final = EventKind("refresh-began", "WG-ROUND-04")
GIANT_ACTS: Final = EventKind("giant-acts", "WG-ROUND-05")

# The Wraith's cards.
PLAYED: Final = EventKind("played", "WG-ACT-01", "card", "row")
STUNNED_CARD: Final = EventKind("stunned-card", "WG-STUN-01", "card")
FACE_DOWN: Final = EventKind("face-down", "WG-HEAL-01", "card", "row", private=("card",))
HEALED_RESTING: Final = EventKind("healed", "WG-HEAL-02", "n")
HEALED: Final = by_cause("healed", "n")
DREW_TO_FIVE: Final = EventKind("drew", "WG-REFRESH-03", "card", private=("card",))
DREW_RESTING: Final = EventKind("drew", "WG-HEAL-03", "card", private=("card",))
DREW_AFTER_AIR: Final = EventKind("drew", "WG-FOOT-13", "card", private=("card",))
DREW: Final = by_cause("drew", "card", private=("card",))
RESHUFFLED: Final = EventKind("reshuffled", "WG-REFRESH-04", "n")
DISCARDED: Final = EventKind("discarded", "WG-REFRESH-02", "card")
NO_CARD: Final = EventKind("no-card", "WG-ROUND-02", "row")

# Movement.
CLIMBED: Final = EventKind("climbed", "WG-MOVE-10", "place", "from")
FELL: Final = EventKind("fell", "WG-MOVE-22", "from")
STAYED: Final = EventKind("stayed", "WG-MOVE-22", "place")
DROPPED: Final = EventKind("dropped", "WG-MOVE-16", "place", "from")
LEAPT: Final = EventKind("leapt", "WG-MOVE-26", "place", "from")
WARPED: Final = EventKind("warped", "WG-ELDER-03", "place", "from")
NOT_POSSIBLE: Final = EventKind("not-possible", "WG-ACT-21", "effect")

# Attacks.
HIT: Final = EventKind("hit", "WG-ATK-09", "giant_card", "n", "effect")
SCARRED: Final = EventKind("scarred", "WG-SCAR-01", "giant_card")
FEARLESS_PRICE: Final = EventKind("fearless-price", "WG-FEAR-03", "effect", "n")

# Skills and spells.
PAID: Final = EventKind("paid", "WG-ADULT-05", "skill", "n")
SKILL_USED: Final = EventKind("skill-used", "WG-ADULT-07", "skill")
SKILL_UNUSED: Final = EventKind("skill-unused", "WG-ADULT-07", "skill")
REFILLED: Final = EventKind("refilled", "WG-ADULT-10", "skill", "n")
SPELL_CAST: Final = EventKind("spell-cast", "WG-ELDER-03", "card")
CALMED: Final = by_cause("calmed", "n")
SHIELDED: Final = by_cause("shielded", "n")
DAZZLED: Final = EventKind("dazzled", "WG-ELDER-09", "giant_card")

# The Giant's step.
STRUCK: Final = EventKind("struck", "WG-GIANT-04", "giant_card", "place")
OUT_OF_REACH: Final = EventKind("out-of-reach", "WG-RAGE-04", "giant_card", "place")
TOO_WOUNDED: Final = EventKind("too-wounded", "WG-RAGE-02", "giant_card")
SCAR_SILENT: Final = EventKind("scar-silent", "WG-RAGE-03", "giant_card")
SUPPRESSED: Final = EventKind("suppressed", "WG-ELDER-09", "giant_card")
SUFFERED: Final = EventKind("suffered", "WG-GIANT-14", "n")
WARDED: Final = EventKind("warded", "WG-ELDER-03", "n")
CARDS_LOST: Final = EventKind("cards-lost", "WG-GIANT-10", "n")
STUNNED: Final = EventKind("stunned", "WG-STUN-05")
PUSHED_TO: Final = EventKind("pushed-to", "WG-SPEC-01", "place", "from")
LEFT_ROW: Final = EventKind("left-row", "WG-GIANT-16", "giant_card")
SCAR_ABOVE: Final = EventKind("scar-above", "WG-SCAR-06", "giant_card")
REVEALED: Final = EventKind("revealed", "WG-GIANT-19", "giant_card")
WHEN_REVEALED: Final = EventKind("when-revealed", "WG-SPEC-02", "giant_card")
CHAINED: Final = EventKind("chained", "WG-GIANT-23", "giant_card")
ALWAYS_WORKS: Final = EventKind("always-works", "WG-SPEC-05", "giant_card")
RAGE_ROSE: Final = EventKind("rage-rose", "WG-RAGE-01", "n")
RAGE_FROM_TOKEN: Final = EventKind("rage-rose", "WG-FOOT-16", "n")
RAGE_STOKED: Final = EventKind("rage-rose", "WG-SPEC-05", "n")
RAGE_FULL: Final = EventKind("rage-full", "WG-RAGE-06", "n")
RAGE_BROKE: Final = EventKind("rage-broke", "WG-RAGE-07", "n")

# Dangerous footholds.
GAVE_WAY: Final = EventKind("gave-way", "WG-FOOT-08", "place")
STUMBLED: Final = EventKind("stumbled", "WG-FOOT-11", "place", "from")
ROW_CARD_LOST: Final = EventKind("row-card-lost", "WG-FOOT-12", "card", "row")
HAND_SHUFFLED: Final = EventKind("hand-shuffled", "WG-FOOT-13", "n")
CARD_WASHED: Final = EventKind("card-washed", "WG-FOOT-14")
BURNT: Final = EventKind("burnt", "WG-FOOT-15", "n")

# The end.
WON_HEALTH: Final = EventKind("won-health", "WG-END-01")
WON_SCARS: Final = EventKind("won-scars", "WG-END-02", "n")
LOST_VILLAGE: Final = EventKind("lost-village", "WG-END-03")
LOST_STAMINA: Final = EventKind("lost-stamina", "WG-END-04", "n")
LOST_WOUNDS: Final = EventKind("lost-wounds", "WG-END-05", "n")

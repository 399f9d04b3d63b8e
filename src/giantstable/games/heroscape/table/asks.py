"""Every question the rules ask: the rule that asks it, what answers are, and what it is about."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.table import forms, nouns
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.form import YES_OR_NO

# -- gathering --------------------------------------------------------------------------------

# DRAFT, REINFORCE: DONE is for an army that is complete (R-DRAFT-03); about the points left.
DRAFT: Final = DecisionKind("draft", "HS-M-DRAFT-03", forms.RECRUIT, nouns.POINTS)
# Three players or more:
DRAFT_IN_LINE: Final = DecisionKind("draft", "HS-M-DRAFT-06", forms.RECRUIT, nouns.POINTS)
REINFORCE: Final = DecisionKind("reinforce", "HS-S-WINT-08", forms.RECRUIT, nouns.POINTS)
# CALL_REINFORCEMENTS: about the roll that brings them.
CALL_REINFORCEMENTS: Final = DecisionKind(
    "call-reinforcements", "HS-S-WINT-05", YES_OR_NO, nouns.ROLL
)

ZONE: Final = DecisionKind("zone", "HS-M-PLACE-01", forms.ZONE)
# PLACE_NEXT: where several units wait to be placed.
PLACE_NEXT: Final = DecisionKind("place-next", "HS-M-PRE-02", forms.UNIT)
PLACE: Final = DecisionKind("place", "HS-M-PLACE-05", forms.PLACE, nouns.FIGURE)
# SCOUT: the unit that is secretly the scout.
SCOUT: Final = DecisionKind("scout", "HS-S-TEMP-06", forms.UNIT)

# -- the round --------------------------------------------------------------------------------

DROP: Final = DecisionKind("drop", "HS-P-AIRB-02", YES_OR_NO, nouns.UNIT)
DROP_PLACE: Final = DecisionKind("drop-place", "HS-P-AIRB-03", forms.PLACE, nouns.FIGURE)
MARKER: Final = DecisionKind("marker", "HS-M-OM-02", forms.UNIT, nouns.MARKER)
DECOY: Final = DecisionKind("marker", "HS-M-OM-07", forms.UNIT, nouns.MARKER)  # the same for X

# -- the turn ---------------------------------------------------------------------------------

CARD: Final = DecisionKind("card", "HS-B-TURN-02", forms.UNIT)  # Basic Game
# MOVER: the figure that moves next, or DONE. MOVE_TO: where to; DONE is to stay.
MOVER: Final = DecisionKind("mover", "HS-M-MOVE-02", forms.FIGURE)
MOVER_BASIC: Final = DecisionKind("mover", "HS-B-MOVE-02", forms.FIGURE)
MOVE_TO: Final = DecisionKind("move", "HS-M-MOVE-01", forms.MOVE, nouns.FIGURE)
MOVE_TO_BASIC: Final = DecisionKind("move", "HS-B-MOVE-01", forms.MOVE, nouns.FIGURE)
# SWIPE: about the figure that may swipe, and the one that leaves.
SWIPE: Final = DecisionKind("swipe", "HS-M-LEAVE-04", YES_OR_NO, nouns.FIGURE, nouns.TARGET)

# ATTACK, THROW (by grenade): DONE is to attack no more.
ATTACK: Final = DecisionKind("attack", "HS-M-ATK-01", forms.ATTACK, nouns.UNIT)
ATTACK_BASIC: Final = DecisionKind("attack", "HS-B-ATK-01", forms.ATTACK, nouns.UNIT)
THROW: Final = DecisionKind("throw", "HS-P-LOB-07", forms.THROW, nouns.UNIT)
# NEXT_DEFENDER: who rolls next against a special attack; about the attacker and his skulls.
NEXT_DEFENDER: Final = DecisionKind(
    "next-defender", "HS-P-SPEC-04", forms.FIGURE, nouns.FIGURE, nouns.SKULLS
)
# On one hex (R-FIRE-03):
NEXT_BURNT: Final = DecisionKind(
    "next-defender", "HS-P-FIRE-03", forms.FIGURE, nouns.FIGURE, nouns.SKULLS
)

# -- powers -----------------------------------------------------------------------------------

CHARGE: Final = DecisionKind("charge", "HS-P-TARN-01", YES_OR_NO, nouns.UNIT)
# CHOMP, SHACKLE: whom, or DONE; about who bites or tries.
CHOMP: Final = DecisionKind("chomp", "HS-P-GRIM-01", forms.FIGURE, nouns.FIGURE)
SHACKLE: Final = DecisionKind("shackle", "HS-P-NGOK-01", forms.FIGURE, nouns.FIGURE)
# CLONE_PLACE: about who returns, and who brings him back.
CLONE_PLACE: Final = DecisionKind(
    "clone-place", "HS-P-MARR-03", forms.PLACE, nouns.FIGURE, nouns.BY
)
# SPIRIT: about the figure destroyed.
SPIRIT: Final = DecisionKind("spirit", "HS-P-FINN-03", forms.UNIT, nouns.FIGURE)
ARMOR_SPIRIT: Final = DecisionKind("spirit", "HS-P-THOR-02", forms.UNIT, nouns.FIGURE)
# CASUALTY: the unit, of several copies of a Common card, that takes it; about the figure.
CASUALTY: Final = DecisionKind("casualty", "HS-X-COM-03", forms.UNIT, nouns.FIGURE)
# SUMMON: whom, or DONE; about who stands on the glyph. SUMMON_PLACE: about whom he calls,
# and about him.
SUMMON: Final = DecisionKind("summon", "HS-G-ERL-01", forms.FIGURE, nouns.FIGURE)
SUMMON_PLACE: Final = DecisionKind(
    "summon-place", "HS-G-ERL-01", forms.PLACE, nouns.FIGURE, nouns.BY
)

# All of them, in the order of the action space.
ALL: Final[list[DecisionKind]] = [
    DRAFT, DRAFT_IN_LINE, REINFORCE, CALL_REINFORCEMENTS, ZONE, PLACE_NEXT, PLACE, SCOUT,
    DROP, DROP_PLACE, MARKER, DECOY, CARD, MOVER, MOVER_BASIC, MOVE_TO, MOVE_TO_BASIC, SWIPE,
    ATTACK, ATTACK_BASIC, THROW, NEXT_DEFENDER, NEXT_BURNT, CHARGE, CHOMP, SHACKLE, CLONE_PLACE,
    SPIRIT, ARMOR_SPIRIT, CASUALTY, SUMMON, SUMMON_PLACE,
]  # fmt: skip

"""Every question the rules ask, with the rule that asks it, and what an answer's code means."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.kernel.decision import DecisionKind

NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = [NO, YES]
DONE: Final = (1 << 40) - 1  # of every question that can be left alone

# -- gathering --------------------------------------------------------------------------------

# DRAFT, REINFORCE: a unit, or DONE for an army that is complete (R-DRAFT-03).
DRAFT: Final = DecisionKind("draft", "HS-M-DRAFT-03")
DRAFT_IN_LINE: Final = DecisionKind("draft", "HS-M-DRAFT-06")  # three players or more
REINFORCE: Final = DecisionKind("reinforce", "HS-S-WINT-08")
CALL_REINFORCEMENTS: Final = DecisionKind("call-reinforcements", "HS-S-WINT-05")  # NO_OR_YES

# ZONE: which of the scenario's zones, by its place among them.
ZONE: Final = DecisionKind("zone", "HS-M-PLACE-01")
# PLACE_NEXT: a unit, where several wait to be placed. PLACE: a place. Subject: the figure.
PLACE_NEXT: Final = DecisionKind("place-next", "HS-M-PRE-02")
PLACE: Final = DecisionKind("place", "HS-M-PLACE-05")
# SCOUT: the unit that is secretly the scout.
SCOUT: Final = DecisionKind("scout", "HS-S-TEMP-06")

# -- the round --------------------------------------------------------------------------------

DROP: Final = DecisionKind("drop", "HS-P-AIRB-02")  # NO_OR_YES. Subject: the unit
DROP_PLACE: Final = DecisionKind("drop-place", "HS-P-AIRB-03")  # a place. Subject: the figure
MARKER: Final = DecisionKind("marker", "HS-M-OM-02")  # a unit. Subject: the marker, 0 to 3
DECOY: Final = DecisionKind("marker", "HS-M-OM-07")  # the same for X

# -- the turn ---------------------------------------------------------------------------------

CARD: Final = DecisionKind("card", "HS-B-TURN-02")  # Basic Game: a unit
# MOVER: a figure that moves next, or DONE. MOVE_TO: a move, or DONE (stay). Subject: the figure.
MOVER: Final = DecisionKind("mover", "HS-M-MOVE-02")
MOVER_BASIC: Final = DecisionKind("mover", "HS-B-MOVE-02")
MOVE_TO: Final = DecisionKind("move", "HS-M-MOVE-01")
MOVE_TO_BASIC: Final = DecisionKind("move", "HS-B-MOVE-01")
# SWIPE: NO_OR_YES. Subject: the figure that may swipe; about: the one that leaves.
SWIPE: Final = DecisionKind("swipe", "HS-M-LEAVE-04")

# ATTACK: an attack (see ``attack_code``), or DONE.
ATTACK: Final = DecisionKind("attack", "HS-M-ATK-01")
ATTACK_BASIC: Final = DecisionKind("attack", "HS-B-ATK-01")
# NEXT_DEFENDER: the figure that rolls next against a special attack. Subject: the attacker.
NEXT_DEFENDER: Final = DecisionKind("next-defender", "HS-P-SPEC-04")
NEXT_BURNT: Final = DecisionKind("next-defender", "HS-P-FIRE-03")  # on one hex (R-FIRE-03)
# THROW: an attack by grenade, or DONE. Subject: the unit that throws.
THROW: Final = DecisionKind("throw", "HS-P-LOB-07")

# -- powers -----------------------------------------------------------------------------------

CHARGE: Final = DecisionKind("charge", "HS-P-TARN-01")  # NO_OR_YES. Subject: the unit
CHOMP: Final = DecisionKind("chomp", "HS-P-GRIM-01")  # a figure, or DONE. Subject: who bites
SHACKLE: Final = DecisionKind("shackle", "HS-P-NGOK-01")  # a figure, or DONE. Subject: who tries
CLONE_PLACE: Final = DecisionKind("clone-place", "HS-P-MARR-03")  # a place. Subject: who returns
SPIRIT: Final = DecisionKind("spirit", "HS-P-FINN-03")  # a unit. Subject: the figure destroyed
ARMOR_SPIRIT: Final = DecisionKind("spirit", "HS-P-THOR-02")
# CASUALTY: the unit, of several copies of a Common card, that takes it. Subject: the figure.
CASUALTY: Final = DecisionKind("casualty", "HS-X-COM-03")
# SUMMON: a figure, or DONE. Subject: who stands on the glyph. SUMMON_PLACE: a place for it.
SUMMON: Final = DecisionKind("summon", "HS-G-ERL-01")
SUMMON_PLACE: Final = DecisionKind("summon-place", "HS-G-ERL-01")

# -- places and moves -------------------------------------------------------------------------

# A place: first + (second + 1) * SECOND, where the second space is NOWHERE for most figures.
# A move: a place + price * PRICE. Of a large figure on its two spaces, the first is its head.
SECOND: Final = 1 << 12
PRICE: Final = 1 << 24


def place_code(first: int, second: int = NOWHERE) -> int:
    """Return the code of a place."""
    return first + (second + 1) * SECOND


def first_of(code: int) -> int:
    """Return the space of a place or move; of a large figure, its head's."""
    return code % SECOND


def second_of(code: int) -> int:
    """Return the second space of a place or move, or NOWHERE."""
    return code // SECOND % SECOND - 1


def price_of(code: int) -> int:
    """Return the price of a move."""
    return code // PRICE


# -- attacks ----------------------------------------------------------------------------------

# What is used: the number of a power among the card's own + 1, or 0 for the normal attack.
NORMAL: Final = 0
ATTACKER: Final = 1 << 10
USING: Final = 1 << 20


def attack_code(attacker: int, aim: int, using: int = NORMAL) -> int:
    """Return the code of an attack: the aim is a figure.

    For a Fire Line the aim is end * 6 + direction, the end 0 for the head and 1 for the tail.
    Powers of the whole squad (grenades, Water Clone) have the unit's first standing figure as
    attacker and aim.
    """
    return aim + attacker * ATTACKER + using * USING


def aim_of(code: int) -> int:
    """Return what an attack aims at."""
    return code % ATTACKER


def attacker_of(code: int) -> int:
    """Return who attacks."""
    return code // ATTACKER % ATTACKER


def using_of(code: int) -> int:
    """Return what is used: NORMAL, or a power of the card."""
    return code // USING

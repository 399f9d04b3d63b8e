"""What the number of an answer is made of: cards, actions and skills, packed and unpacked."""

from __future__ import annotations

from typing import Final

# -- cards as they are played: in hand, and in the action rows ------------------------------------


def placed_code(card: int, face_down: bool) -> int:
    """Return a card as it is placed, face up or face down."""
    return card * 2 + 1 if face_down else card * 2


def card_of(placed: int) -> int:
    """Return the card that is placed."""
    return placed >> 1


def is_face_down(placed: int) -> bool:
    """Return whether a card is placed face down."""
    return placed & 1 == 1


FEARLESS: Final = 512  # + which Fearless Action, where no card is played
END: Final = 1023

# -- the actions of a card -------------------------------------------------------------------------

ACTION: Final = 256
IMPOSSIBLE: Final = 255  # the aim of an action that cannot be done now
CAST: Final = 4096  # the card's spell
NO_SPELL: Final = 4097


def action_code(action: int, aim: int) -> int:
    """Return the code of an action of the card and what it aims at."""
    return action * ACTION + aim


def action_of(code: int) -> int:
    """Return which action of the card it is."""
    return code // ACTION


def aim_of(code: int) -> int:
    """Return what an action aims at, or IMPOSSIBLE."""
    return code % ACTION


# -- skills ----------------------------------------------------------------------------------------


def skill_code(skill: int, unused: bool) -> int:
    """Return the code of a skill that is used, or left unused."""
    return skill * 2 + 1 if unused else skill * 2


def skill_of(code: int) -> int:
    """Return the skill."""
    return code >> 1


def is_unused(code: int) -> bool:
    """Return whether the skill is left unused."""
    return code & 1 == 1


# -- discards and amounts --------------------------------------------------------------------------

KEEP: Final = 255  # in place of a card that is discarded

AMOUNTS: Final[list[list[int]]] = [list(range(n + 1)) for n in range(100)]


def amounts(low: int, high: int) -> list[int]:
    """Return the whole numbers from one to the other."""
    return AMOUNTS[high] if low == 0 and high < 100 else list(range(low, high + 1))

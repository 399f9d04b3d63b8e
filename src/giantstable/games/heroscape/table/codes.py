"""What the number of an answer is made of: places, moves and attacks, packed and unpacked."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE

DONE: Final = (1 << 40) - 1  # of every question that can be left alone

# -- places and moves -------------------------------------------------------------------------

# A place: first + (second + 1) * SECOND, where the second space is NOWHERE for most figures.
# A move: a place + price * PRICE. Of a large figure on its two spaces, the first is its head.
SECOND: Final = 1 << 12
PRICE: Final = 1 << 24


def place_code(first: int, second: int = NOWHERE) -> int:
    """Return the code of a place."""
    return first + (second + 1) * SECOND


def move_code(first: int, second: int, price: int) -> int:
    """Return the code of a move."""
    return place_code(first, second) + price * PRICE


def first_of(code: int) -> int:
    """Return the space of a place or move; of a large figure, its head's."""
    return code % SECOND


def second_of(code: int) -> int:
    """Return the second space of a place or move, or NOWHERE."""
    return code // SECOND % SECOND - 1


def place_of(code: int) -> int:
    """Return the place where a move ends."""
    return code % PRICE


def price_of(code: int) -> int:
    """Return the price of a move."""
    return code // PRICE


# -- attacks ----------------------------------------------------------------------------------

# What is used: the number of a power among the card's own + 1, or 0 for the normal attack.
NORMAL: Final = 0
ATTACKER: Final = 1 << 10
USING: Final = 1 << 20


def attack_code(attacker: int, aim: int, using: int = NORMAL) -> int:
    """Return the code of an attack: the aim is a figure, of a Fire Line what ``line_aim`` says.

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


DIRECTION: Final = 6


def line_aim(end: int, direction: int) -> int:
    """Return the aim of a Fire Line: from which end, 0 the head and 1 the tail, and whither."""
    return end * DIRECTION + direction


def end_of_line(aim: int) -> int:
    """Return the end that a Fire Line begins at."""
    return aim // DIRECTION


def direction_of_line(aim: int) -> int:
    """Return the direction of a Fire Line."""
    return aim % DIRECTION

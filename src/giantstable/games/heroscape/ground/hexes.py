"""Hexes: where they are, how they turn, and what they are called.

Hexes stand on a point. ``q`` counts to the east, ``r`` to the south-east; a direction is a number
from 0, east, clockwise to 5, north-east, so ``d + 1`` is the next and ``d + 3`` the opposite one.
On maps a hex is a letter and a number: columns from A, rows from 1, even rows half a hex to the
right.
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

STEPS: Final[list[Hex]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def turned(place: Hex, turns: int) -> Hex:
    """Return the hex that lies where this one does after so many sixths of a turn, clockwise."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def steps_between(a: Hex, b: Hex) -> int:
    """Return how many steps lie between two hexes if there are hexes everywhere."""
    q = b[0] - a[0]
    r = b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def beyond(place: Hex, direction: int) -> Hex:
    """Return the neighbour in a direction."""
    q, r = STEPS[direction]
    return place[0] + q, place[1] + r


def edge_of(place: Hex, direction: int) -> tuple[Hex, int]:
    """Return the one name of an edge that two hexes share: seen from its western side."""
    if direction in (0, 1, 5):
        return place, direction
    return beyond(place, direction), (direction + 3) % 6


def column_of(place: Hex) -> int:
    """Return the column on the map: the first is 0."""
    return place[0] + (place[1] - (place[1] & 1)) // 2


def hex_at(column: int, row: int) -> Hex:
    """Return the hex of a column and a row of the map, both counted from 0."""
    return column - (row - (row & 1)) // 2, row


def name_of(place: Hex) -> str:
    """Return the name of a hex on the map."""
    return column_name(column_of(place)) + str(place[1] + 1)


def column_name(column: int) -> str:
    """Return the letters of a column: A to Z, then AA, AB and so on."""
    letters = ""
    left = column + 1
    while left > 0:
        letters = LETTERS[(left - 1) % 26] + letters
        left = (left - 1) // 26
    return letters


def named(name: str) -> Hex | None:
    """Return the hex of that name, or nothing if it is no name of a hex."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not 1 <= len(letters) <= 3 or not 1 <= len(digits) <= 3 or digits[0] == "0":
        return None
    column = 0
    for letter in letters:
        if letter not in LETTERS:
            return None
        column = column * 26 + LETTERS.index(letter) + 1
    return hex_at(column - 1, int(digits) - 1)

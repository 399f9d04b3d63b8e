"""Armies as numbers: how many units of each kind, healthy and wounded.

An army is all units of one race in one region (AG-COMP-21). A race has at most five kinds of
units; a soldier is a kind * 2, + 1 if wounded, and an army holds four bits for each soldier. So
armies are compared, copied and kept as plain numbers.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 5
SOLDIERS: Final = 10
BITS: Final = 4
MOST: Final = 15
EITHER: Final = 255  # the bits of a kind, healthy and wounded
NONE: Final = 0  # the empty army
WOUNDED: Final = 1

ONE: Final[list[int]] = [1 << (BITS * soldier) for soldier in range(SOLDIERS)]


def soldier_of(kind: int, wounded: bool = False) -> int:
    """Return a soldier."""
    return kind * 2 + 1 if wounded else kind * 2


def kind_of(soldier: int) -> int:
    """Return the kind of a soldier, among its race's own units."""
    return soldier // 2


def is_wounded(soldier: int) -> bool:
    """Return whether a soldier is wounded."""
    return soldier % 2 == 1


def count(army: int, soldier: int) -> int:
    """Return how many such soldiers an army has."""
    return army >> (BITS * soldier) & MOST


def count_kind(army: int, kind: int) -> int:
    """Return how many units of a kind an army has, healthy or wounded."""
    return count(army, kind * 2) + count(army, kind * 2 + 1)


def size(army: int) -> int:
    """Return how many units an army has."""
    total = 0
    while army:
        total += army & MOST
        army >>= BITS
    return total


def soldiers(army: int) -> list[int]:
    """Return each sort of soldier that an army has, once."""
    found: list[int] = []
    soldier = 0
    while army:
        if army & MOST:
            found.append(soldier)
        army >>= BITS
        soldier += 1
    return found


def total(army: int, worth: list[int]) -> int:
    """Return the sum of a number that each kind has: Strength, Fortitude, Ordning Value."""
    found = 0
    soldier = 0
    while army:
        n = army & MOST
        if n:
            found += n * worth[soldier // 2]
        army >>= BITS
        soldier += 1
    return found

"""The price of a move as a number: passing swipes and falls, added up step by step."""

from __future__ import annotations

from typing import Final

# Passing swipes in six bits, falls in four, major and extreme ones in three.
SWIPES: Final = 1
FALLS: Final = 1 << 6
MAJOR_FALLS: Final = 1 << 10
EXTREME_FALLS: Final = 1 << 13
FREE: Final = 0


def swipes_of(price: int) -> int:
    """Return how many passing swipes a price has."""
    return price % FALLS


def falls_of(price: int) -> int:
    """Return how many ordinary falls a price has."""
    return price // FALLS % (MAJOR_FALLS // FALLS)


def major_falls_of(price: int) -> int:
    """Return how many major falls a price has."""
    return price // MAJOR_FALLS % (EXTREME_FALLS // MAJOR_FALLS)


def extreme_falls_of(price: int) -> int:
    """Return how many extreme falls a price has."""
    return price // EXTREME_FALLS

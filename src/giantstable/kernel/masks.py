"""Sets of numbers as bit masks: places of a body, spaces of a battlefield, regions of a board."""

from __future__ import annotations


def mask_of(numbers: list[int]) -> int:
    """Return numbers as a bit mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """Return the numbers of a bit mask, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found

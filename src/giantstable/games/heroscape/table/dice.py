"""The dice: combat dice, of which attackers count skulls and defenders shields, and the d20."""

from __future__ import annotations

from typing import Final

from giantstable.kernel.rng import Rng

FACES: Final = 6
SKULL_FACES: Final = 3  # faces 0, 1, 2 (R-DICE-01)
SHIELD_FACES: Final = 2  # faces 3, 4; the last one is blank
SIGNS: Final = "kkkssb"  # what the faces show
# One draw gives as many dice as keep the generator within machine numbers: its digits to base 6.
AT_ONCE: Final = 8
OUTCOMES: Final[list[int]] = [FACES**n for n in range(AT_ONCE + 1)]


def throw(rng: Rng, dice: int) -> int:
    """Roll so many combat dice: a number whose digits to base 6 are their faces, after a 1."""
    thrown = 0
    digits = 1
    while dice > 0:
        now = min(dice, AT_ONCE)
        thrown += rng.below(OUTCOMES[now]) * digits
        digits *= OUTCOMES[now]
        dice -= now
    return thrown + digits


def skulls_in(thrown: int) -> int:
    """Count the skulls of a throw; nothing else counts (HS-C-DIE-03)."""
    return _count(thrown, 0, SKULL_FACES)


def shields_in(thrown: int) -> int:
    """Count the shields of a throw."""
    return _count(thrown, SKULL_FACES, SKULL_FACES + SHIELD_FACES)


def _count(thrown: int, first: int, end: int) -> int:
    """Count the dice that show a face from ``first`` to before ``end``."""
    count = 0
    while thrown > 1:
        if first <= thrown % FACES < end:
            count += 1
        thrown //= FACES
    return count


def faces_of(thrown: int) -> str:
    """Return what each die of a throw shows: ``k`` a skull, ``s`` a shield, ``b`` nothing."""
    found = ""
    while thrown > 1:
        found += SIGNS[thrown % FACES]
        thrown //= FACES
    return found


def skulls(rng: Rng, dice: int) -> int:
    """Roll so many combat dice and count the skulls."""
    return skulls_in(throw(rng, dice))


def shields(rng: Rng, dice: int) -> int:
    """Roll so many combat dice and count the shields."""
    return shields_in(throw(rng, dice))


def d20(rng: Rng) -> int:
    """Roll the d20."""
    return rng.below(20) + 1

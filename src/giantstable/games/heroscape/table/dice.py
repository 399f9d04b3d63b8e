"""The dice: combat dice, of which attackers count skulls and defenders shields, and the d20."""

from __future__ import annotations

from typing import Final

from giantstable.kernel.rng import Rng

FACES: Final = 6
SKULL_FACES: Final = 3  # faces 0, 1, 2 (R-DICE-01)
SHIELD_FACES: Final = 2  # faces 3, 4; the last one is blank
# One draw gives as many dice as keep the generator within machine numbers: its digits to base 6.
AT_ONCE: Final = 8
OUTCOMES: Final[list[int]] = [FACES**n for n in range(AT_ONCE + 1)]


def skulls(rng: Rng, dice: int) -> int:
    """Roll so many combat dice and count the skulls; nothing else counts (HS-C-DIE-03)."""
    return _roll(rng, dice, 0, SKULL_FACES)


def shields(rng: Rng, dice: int) -> int:
    """Roll so many combat dice and count the shields."""
    return _roll(rng, dice, SKULL_FACES, SKULL_FACES + SHIELD_FACES)


def _roll(rng: Rng, dice: int, first: int, end: int) -> int:
    """Roll combat dice and count those that show a face from ``first`` to before ``end``."""
    count = 0
    while dice > 0:
        now = min(dice, AT_ONCE)
        faces = rng.below(OUTCOMES[now])
        dice -= now
        while now > 0:
            if first <= faces % FACES < end:
                count += 1
            faces //= FACES
            now -= 1
    return count


def d20(rng: Rng) -> int:
    """Roll the d20."""
    return rng.below(20) + 1

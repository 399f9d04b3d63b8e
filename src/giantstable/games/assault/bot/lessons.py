"""What games have taught: how much better or worse a command is than it looks.

Found by playing every command of the hand to the game's end, again and again, and asking how far
the results differ from what ``commands`` expects.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import COMMANDS

N: Final = len(COMMANDS)


class Lessons:
    """Ordning Points to add to each command: for itself, by stage, by row and by race."""

    def __init__(
        self, base: list[float], later: list[float], left: list[float], race: list[float]
    ) -> None:
        self.base = base
        self.later = later  # for each whole of ``later`` above LATER
        self.left = left  # for each command more in the row than LEFT
        self.race = race  # race * N + command

    def bonus(self, race: int, command: int, later: float, left: int) -> float:
        """Return what is to be added to what a command seems to be worth."""
        found = self.base[command] + self.race[race * N + command]
        return found + self.later[command] * (later - LATER) + self.left[command] * (left - LEFT)


LATER: Final = 0.7
LEFT: Final = 2.5

# Move, Plunder, Trade, Recruit, Leader, Magic, Attack, Rest, the unique one.
LEARNT: Final = Lessons(
    [-0.53, 0.52, 0.2, 0.5, -0.19, 0.46, -0.03, -1.63, 0.7],
    [0.33, 1.25, 0.54, 1.19, 0.96, 1.23, -2.04, -2.57, -0.88],
    [-0.24, 0.12, 0.1, 0.02, -0.51, -0.28, 0.1, 0.04, 0.65],
    [
        0.49, 0.47, 0.54, 0.05, -1.11, 0.62, -1.53, -0.28, 0.74,  # storm
        -0.28, 0.01, -0.72, -0.08, 0.5, 0.07, 0.72, 0.23, -0.44,  # cloud
        -0.45, 0.14, -0.56, -0.18, 0.55, -0.21, -0.67, 1.41, -0.03,  # fire
        -0.49, 0.19, -0.65, -0.92, -1.09, 0.5, 0.39, 0.04, 2.04,  # frost
        -0.6, 0.2, 0.48, 1.48, -0.06, -0.74, 1.04, -1.29, -0.51,  # stone
        0.99, -0.67, 1.04, -0.01, 1.1, 0.06, 0.02, -1.2, -1.33,  # hill
    ],
)  # fmt: skip

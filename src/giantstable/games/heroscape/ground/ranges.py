"""How far it is: spaces counted along the battlefield, round the places where there are none.

Levels, water, figures, glyphs and ruins neither lengthen nor break the count (HS-M-RNG-05 .. -07,
R-RNG-01), so a range is the same for all spaces of two columns.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import Figures

UNREACHED: Final = 10_000  # between two parts that no spaces join
MOST: Final = 4_000_000  # distances kept for one battlefield: 32 MB


class Ranges:
    """The distances of a battlefield, those from a column counted when first asked for.

    All of them at once would be the square of what a battlefield is large: seconds on the largest.
    """

    def __init__(self, field: Battlefield, most: int = MOST) -> None:
        self.field = field
        self.most = most
        self.rows: list[list[int]] = []  # column, column -> spaces between; empty: not counted yet
        self.counted = 0
        self._forget()

    def _forget(self) -> None:
        self.rows = [[] for _ in self.field.columns]
        self.counted = 0

    def steps_from(self, column: int) -> list[int]:
        """Return how many spaces away each column is from this one."""
        steps = self.rows[column]
        return steps if steps else self._count(column)

    def _count(self, column: int) -> list[int]:
        columns = len(self.rows)
        if (self.counted + 1) * columns > self.most:
            self._forget()
        steps = [UNREACHED] * columns
        steps[column] = 0
        here = [column]
        away = 0
        next_column = self.field.next_column
        while here:
            away += 1
            there: list[int] = []
            for c in here:
                for n in next_column[c * 6 : c * 6 + 6]:
                    if n != NOWHERE and steps[n] == UNREACHED:
                        steps[n] = away
                        there.append(n)
            here = there
        self.rows[column] = steps
        self.counted += 1
        return steps

    def distance(self, a: int, b: int) -> int:
        """Return how many spaces away one space is from another (HS-M-RNG-01)."""
        return self.steps_from(self.field.column[a])[self.field.column[b]]

    def within(self, space: int, number: int) -> int:
        """Return the spaces at most so many spaces away, as a mask, its own column included."""
        field = self.field
        steps = self.steps_from(field.column[space])
        mask = 0
        for other in range(field.size):
            if steps[field.column[other]] <= number:
                mask |= 1 << other
        return mask

    def apart(self, figures: Figures, a: int, b: int) -> int:
        """Return how far two figures are apart, by their nearest spaces (HS-M-RNG-04, R-RNG-02)."""
        least = UNREACHED
        for here in figures.spaces(a):
            for there in figures.spaces(b):
                least = min(least, self.distance(here, there))
        return least

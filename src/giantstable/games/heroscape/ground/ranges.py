"""How far it is: spaces counted along the battlefield, round the places where there are none.

Levels, water, figures, glyphs and ruins neither lengthen nor break the count (HS-M-RNG-05 .. -07,
R-RNG-01), so a range is the same for all spaces of two columns.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.kernel.masks import mask_of

UNREACHED: Final = 10_000  # between two parts that no spaces join


class Ranges:
    """The distances of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        columns = len(field.columns)
        spaces = [
            mask_of(list(range(field.first[c], field.first[c] + field.count[c])))
            for c in range(columns)
        ]
        self.steps: list[list[int]] = []  # column, column -> spaces between them
        self.reach: list[list[int]] = []  # column, distance -> the spaces at most so far away
        for column in range(columns):
            steps = [UNREACHED] * columns
            steps[column] = 0
            here = [column]
            within = spaces[column]
            reach = [within]
            while here:
                there: list[int] = []
                for c in here:
                    for n in field.next_column[c * 6 : c * 6 + 6]:
                        if n != NOWHERE and steps[n] == UNREACHED:
                            steps[n] = len(reach)
                            there.append(n)
                            within |= spaces[n]
                if there:
                    reach.append(within)
                here = there
            self.steps.append(steps)
            self.reach.append(reach)

    def distance(self, a: int, b: int) -> int:
        """Return how many spaces away one space is from another (HS-M-RNG-01)."""
        return self.steps[self.field.column[a]][self.field.column[b]]

    def within(self, space: int, number: int) -> int:
        """Return the spaces at most so many spaces away, as a mask, its own column included."""
        reach = self.reach[self.field.column[space]]
        return reach[min(number, len(reach) - 1)]

    def apart(self, figures: Figures, a: int, b: int) -> int:
        """Return how far two figures are apart, by their nearest spaces (HS-M-RNG-04, R-RNG-02)."""
        least = UNREACHED
        for here in figures.spaces(a):
            for there in figures.spaces(b):
                least = min(least, self.distance(here, there))
        return least

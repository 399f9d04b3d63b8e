"""Figures on the battlefield: what stands where, and how much room it takes up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE

NOBODY: Final = -1
FINE: Final = 1000  # heights of bodies and sight lines, in parts of a level


class Body:
    """What stands on a space, for Line of Sight: an upright six-sided volume (R-LOS-01).

    Breadths are hundredths of a space; heights come in tenths of a level above the base.
    """

    def __init__(
        self,
        height: int,
        spaces: int,
        breadth: int,
        target_point: int,
        hit_low: int,
        hit_high: int,
        hit_breadth: int,
    ) -> None:
        self.height = height  # in levels, as on the card (HS-C-CARD-08)
        self.spaces = spaces
        self.breadth = breadth
        self.hit_breadth = hit_breadth
        self.top = height * FINE
        self.eye = target_point * FINE // 10  # HS-C-CARD-05
        self.hit_low = hit_low * FINE // 10  # HS-C-CARD-06
        self.hit_high = hit_high * FINE // 10


class Figures:
    """Which figure stands where. A figure is a number; one of two spaces has a second one."""

    def __init__(self, bodies: list[Body], spaces: int, like: Figures | None = None) -> None:
        self.bodies = bodies  # of each figure; figures of one card share theirs
        self.at: vec[i64]  # of each space: who stands there
        self.first: list[int]  # of each figure
        self.second: list[int]
        if like is None:
            self.at = vec[i64]([NOBODY] * spaces)
            self.first = [NOWHERE] * len(bodies)
            self.second = [NOWHERE] * len(bodies)
        else:
            self.at = like.at[:]
            self.first = like.first.copy()
            self.second = like.second.copy()

    def place(self, figure: int, space: int, second: int = NOWHERE) -> None:
        """Put a figure on its space, or its two spaces, wherever it was before."""
        self.lift(figure)
        self.at[space] = figure
        self.first[figure] = space
        if second != NOWHERE:
            self.at[second] = figure
            self.second[figure] = second

    def pass_by(self, figure: int, space: int, second: int = NOWHERE) -> None:
        """Let a figure be on spaces for a moment, whoever stands there."""
        self.lift(figure)
        self.first[figure] = space
        self.second[figure] = second

    def lift(self, figure: int) -> None:
        """Take a figure off the battlefield."""
        for space in (self.first[figure], self.second[figure]):
            if space != NOWHERE and self.at[space] == figure:  # else it only passes by
                self.at[space] = NOBODY
        self.first[figure] = NOWHERE
        self.second[figure] = NOWHERE

    def spaces(self, figure: int) -> list[int]:
        """Return the spaces that a figure stands on: none, one or two."""
        return [s for s in (self.first[figure], self.second[figure]) if s != NOWHERE]

    def copy(self) -> Figures:
        """Return the same figures, free to be moved."""
        return Figures(self.bodies, 0, self)

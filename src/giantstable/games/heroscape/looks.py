"""Looks across a battlefield without figures, kept: terrain and ruins never change in a battle.

A look is six slices (see ``sight``). Of those that terrain leaves clear the spaces they pass are
kept, as a mask for each: while nobody stands on one of these masks the look is clear, and where
none is left over it never will be.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from giantstable.games.heroscape.battlefield import Battlefield, mask_of
from giantstable.games.heroscape.figures import Body, Figures
from giantstable.games.heroscape.sight import Ray, Sight

KINDS: Final = 1 << 12  # more bodies than anybody will ever put on one battlefield


class Looks:
    """All looks that were ever asked for on a battlefield, in whatever battle."""

    def __init__(self, field: Battlefield, sight: Sight) -> None:
        self.sight = sight
        self.size = field.size
        self.over: list[int] = [  # of each column, its spaces
            mask_of(list(range(field.first[c], field.first[c] + field.count[c])))
            for c in range(len(field.columns))
        ]
        self.bodies: list[Body] = []  # one of each kind, for the battlefield without figures
        self.nobody = Figures(self.bodies, field.size)
        self.known: dict[int, list[int]] = {}
        self.alike: dict[tuple[int, ...], list[int]] = {}  # most looks are like another one

    def eye_of(self, body: Body) -> int:
        """Return the number of a kind of bodies that look from the same height."""
        for number, other in enumerate(self.bodies):
            if other.eye == body.eye:
                return number
        self.bodies.append(body)
        return len(self.bodies) - 1

    def form_of(self, body: Body) -> int:
        """Return the number of a kind of bodies that look the same to others."""
        for number, other in enumerate(self.bodies):
            if (
                other.top == body.top
                and other.breadth == body.breadth
                and other.hit_low == body.hit_low
                and other.hit_high == body.hit_high
                and other.hit_breadth == body.hit_breadth
            ):
                return number
        self.bodies.append(body)
        return len(self.bodies) - 1

    def corridors(self, eye: int, looker: int, space: int, form: int, whole: bool) -> list[int]:
        """Return the corridors of a look from one space at another: none if terrain hides it.

        ``looker`` and ``form`` are kinds of bodies.
        """
        key = (eye * self.size + space) * KINDS + looker
        key = (key * KINDS + form) * 2 + (1 if whole else 0)
        if key not in self.known:
            self.known[key] = self._corridors(eye, looker, space, form, whole)
        return self.known[key]

    def _corridors(self, eye: int, looker: int, space: int, form: int, whole: bool) -> list[int]:
        trace = Trace(self, looker, eye, form, space, whole)
        narrow: list[int] = []
        for mask in trace.slices():
            # A corridor with another one inside it is never the one that is free.
            if not any(mask & other == other for other in narrow):
                narrow = [other for other in narrow if mask & other != mask]
                narrow.append(mask)
        return self.alike.setdefault(tuple(narrow), narrow)


class Trace(Ray):
    """A look across the battlefield without figures that notes the columns it passes."""

    def __init__(
        self, looks: Looks, looker: int, eye: int, form: int, space: int, whole: bool
    ) -> None:
        super().__init__(looks.sight, looks.nobody, looker, eye, form, space, whole)
        self.over = looks.over
        self.ends = 1 << eye | 1 << space  # who stands there is in nobody's way
        self.passed = 0

    def slices(self) -> list[int]:
        """Return the spaces that each clear slice passes, without those at its ends."""
        found: list[int] = []
        if self.q == 0 and self.r == 0:
            return found
        side = int(self.side())
        half = side // 2
        for aside in [1, side, -side, half, -half, -1]:
            self.passed = 0
            if self.slice(aside):
                found.append(self.passed & ~self.ends)
        return found

    def column(
        self,
        column: int,
        b1: i64,
        b2: i64,
        b3: i64,
        in_n: i64,
        in_d: i64,
        out_n: i64,
        out_d: i64,
    ) -> None:
        """Note the column, and take away what it hides."""
        self.passed |= self.over[column]
        super().column(column, b1, b2, b3, in_n, in_d, out_n, out_d)

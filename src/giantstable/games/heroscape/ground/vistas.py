"""Looks across a battlefield without figures, kept: terrain and ruins never change in a battle.

A look is made of slices (see ``sweep``). Of some that terrain leaves clear the spaces they pass are
kept, as a mask: a corridor. While nobody stands in a corridor the look is clear, and where terrain
leaves no slice clear it never is. Slices are tried one after another, no more than are needed, and
all there are only if those that are tried first are hidden.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import Body, Figures
from giantstable.games.heroscape.ground.sight import Sight
from giantstable.games.heroscape.ground.sweep import Sweep
from giantstable.kernel.masks import mask_of

KINDS: Final = 1 << 12  # more bodies than anybody will ever put on one battlefield
SLICES: Final = 7  # six that are tried first, and one more if terrain leaves only others clear
MOST: Final = 40_000_000  # bytes of looks that are kept for one battlefield, about


class View:
    """What is known of one look."""

    def __init__(self) -> None:
        self.tried = 0  # slices, in the order of ``asides``
        self.clear: list[int] = []  # some slices that terrain leaves clear: none if there is none
        self.corridors: list[int] = []  # of those slices, but none with another one in it


class Vistas:
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
        self.known: dict[int, View] = {}
        self.most = MOST // (300 + field.size // 4)  # a corridor has a bit for each space

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

    def view(self, eye: int, looker: int, space: int, form: int, whole: bool) -> View:
        """Return what is known of a look from one space at another.

        ``looker`` and ``form`` are kinds of bodies.
        """
        key = (eye * self.size + space) * KINDS + looker
        key = (key * KINDS + form) * 2 + (1 if whole else 0)
        if key not in self.known:
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[key] = View()
        return self.known[key]

    def free(self, others: int, eye: int, looker: int, space: int, form: int, whole: bool) -> bool:
        """Return whether a look has a corridor where none of the others stands."""
        view = self.view(eye, looker, space, form, whole)
        for corridor in view.corridors:
            if not corridor & others:
                return True
        if view.tried == SLICES:
            return False
        trace = Trace(self, looker, eye, form, space, whole)
        for number in range(view.tried, SLICES):
            aside = 0
            clear = False
            if number == 0:
                aside = 1
                clear = trace.passes(1)
            elif number < SLICES - 1:
                aside = trace.aside_of(number)
                clear = trace.passes(aside)
            elif not view.clear:
                aside = trace.anywhere()
                clear = aside != 0
            if clear:
                view.clear.append(aside)
                corridor = trace.passed & ~trace.ends
                if not _within(view.corridors, corridor):
                    view.corridors.append(corridor)
            view.tried = number + 1  # at the end: another thread may be asking the same
            if clear and not trace.passed & ~trace.ends & others:
                return True
        return False


def _within(corridors: list[int], corridor: int) -> bool:
    """Return whether another one lies in a corridor: then it is free whenever this one is."""
    for other in corridors:
        if corridor & other == other:
            return True
    return False


class Trace(Sweep):
    """A look across the battlefield without figures that notes the columns it passes."""

    def __init__(
        self, vistas: Vistas, looker: int, eye: int, form: int, space: int, whole: bool
    ) -> None:
        sight = vistas.sight
        nobody = vistas.nobody
        super().__init__(sight, nobody, looker, eye, form, space, whole, sight.first)
        self.over = vistas.over
        self.ends = 1 << eye | 1 << space  # who stands there is in nobody's way
        self.passed = 0
        self.tries: list[int] = []

    def aside_of(self, number: int) -> int:
        """Return where a slice is that is tried early."""
        if not self.tries:
            self.tries = self.asides()
        return self.tries[number]

    def passes(self, aside: int) -> bool:
        """Return whether a slice is clear, and note in ``passed`` where it passes."""
        self.passed = 0
        if self.q == 0 and self.r == 0:
            return False  # over one hex nothing is ever clear
        return self.slice(aside)

    def anywhere(self) -> int:
        """Return a slice that terrain leaves clear, wherever it is, and note where it passes.

        There may be none: then 0, which is no slice.
        """
        if self.first or not self.clear():
            return 0
        found = int(self.aside)
        return found if self.passes(found) else 0

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

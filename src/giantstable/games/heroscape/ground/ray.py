"""One slice of a look: upright, from the middle of the looker's space past the target's.

In each slice every height of the target is tested at once: a thing in the way that fills the line
from ``t1`` to ``t2`` and from ``bottom`` to ``top`` hides one stretch of the target, and the slice
is clear if a stretch is left over. Terrain hides with its columns, overhangs with their slabs,
ruins with their walls up to their height, other figures with their bodies; looker and target never
(R-LOS-01). What is hidden is a union, so no order matters.

All of it is whole numbers. A hex is where ``|2q + r|``, ``|q + 2r|`` and ``|q - r|`` are at most 1
away from its middle, so a line leaves hexes and bodies at fractions of whole numbers. Heights are
those where the line passes the middle of the target, rounded down to a thousandth of a level, the
same way on both sides of a gap. A slice is so many steps ``aside`` of the middle, and never in it,
where lines run along the seam between two columns: a seam is no window.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import FINE, NOBODY, Figures
from giantstable.games.heroscape.ground.hexes import Hex

# From the middle of a hex to the next. 100003 is prime, so no slice of any battlefield that can be
# built runs through the corner of a hex, where three of them meet.
SCALE: Final = 600_018
FAR: Final = 1_000_000_000  # one divided by no way at all
LEAST: Final = 10  # a stretch of a hundredth of a level is a graze and no view

TERRAIN: Final = 0
OVERHANG: Final = 1
RUIN: Final = 2
FIGURE: Final = 3
InTheWay = Literal["terrain", "overhang", "ruin", "figure"]
HINDRANCES: Final[list[InTheWay]] = ["terrain", "overhang", "ruin", "figure"]

# What one step in each direction adds to 2q + r, q + 2r and q - r.
ALONG: Final[list[tuple[int, int, int]]] = [
    (2, 1, 1), (1, 2, -1), (-1, 1, -2), (-2, -1, -1), (-1, -2, 1), (1, -1, 2),
]  # fmt: skip


class Hindrance:
    """A thing that hides a part of the target: what it is, and where it is met."""

    def __init__(self, kind: int, place: Hex, direction: int, number: int, near: int) -> None:
        self.kind = kind
        self.place = place
        self.direction = direction  # RUIN: the edge of the place, else NOWHERE
        self.number = number  # of the ruin or figure, else NOWHERE
        self.near = near  # how far on the way, in thousandths


class Relief:
    """What is solid on a battlefield, column by column, in thousandths of a level."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.solid: list[list[int]] = [[z * FINE for z in slabs] for slabs in field.slabs]
        self.top: list[int] = [max(slabs, default=0) for slabs in self.solid]


class Ray:
    """One look from one space at one space.

    ``first`` looks by the first rulings: at a screen across the middle of the target, as high as
    its Hit Zone, instead of at the Hit Zone itself (R-LOS-06).
    """

    def __init__(
        self,
        relief: Relief,
        figures: Figures,
        looker: int,
        eye: int,
        target: int,
        space: int,
        whole: bool,
        first: bool,
    ) -> None:
        field = relief.field
        self.relief = relief
        self.first = first
        self.field = field
        self.figures = figures
        self.looker = looker
        self.target = target
        self.eye = eye
        self.space = space
        body = figures.bodies[target]
        base: i64 = field.level[space] * FINE
        self.height: i64 = field.level[eye] * FINE + figures.bodies[looker].eye
        self.bottom: i64 = base if whole else base + body.hit_low
        self.ceiling: i64 = base + (body.top if whole else body.hit_high)
        here = field.columns[field.column[eye]]
        there = field.columns[field.column[space]]
        self.q: i64 = there[0] - here[0]
        self.r: i64 = there[1] - here[1]
        self.start: i64 = field.cell[field.column[eye]]
        self.base: i64 = base
        self.breadth: i64 = body.breadth if whole else body.hit_breadth
        self.reach: i64 = self.breadth * SCALE // 100
        # Where the line is: how large its three measures get, and which way each grows.
        self.aside: i64 = 0
        self.a1: i64 = 0
        self.a2: i64 = 0
        self.a3: i64 = 0
        self.s1: i64 = 1
        self.s2: i64 = 1
        self.s3: i64 = 1
        # What is still seen of the target, and what is hidden inside it.
        self.low: i64 = 0
        self.high: i64 = 0
        self.hidden: list[int] = []
        self.found: list[Hindrance] | None = None
        # Where the line meets the volume asked about last: from in_n / in_d of the way on.
        self.in_n: i64 = 0
        self.in_d: i64 = 1
        self.out_n: i64 = 1
        self.out_d: i64 = 1
        # How far the corner asked about last is, and all heights of the target, whatever the slice.
        self.depth: i64 = 0
        self.box_low: i64 = 0
        self.box_high: i64 = 0
        # Of all that hides something in this slice, if it is kept: see ``keep``.
        self.keeping = False
        self.kept: list[int] = []
        self.lows: list[int] = []
        self.highs: list[int] = []

    def aim(self, aside: i64) -> None:
        """Turn the line so far aside of the middle of the target."""
        q = self.q
        r = self.r
        f1: i64 = SCALE * (2 * q + r) + 3 * aside * r
        f2: i64 = SCALE * (q + 2 * r) - 3 * aside * q
        f3: i64 = SCALE * (q - r) + 3 * aside * (q + r)
        self.s1 = -1 if f1 < 0 else 1
        self.s2 = -1 if f2 < 0 else 1
        self.s3 = -1 if f3 < 0 else 1
        self.a1 = f1 * self.s1
        self.a2 = f2 * self.s2
        self.a3 = f3 * self.s3

    def zone(self) -> bool:
        """See all of the target there is in this slice; return whether there is any."""
        if self.first:
            self.low = self.bottom
            self.high = self.ceiling
            return True
        q = self.q
        r = self.r
        c1: i64 = SCALE * (2 * q + r) * self.s1
        c2: i64 = SCALE * (q + 2 * r) * self.s2
        c3: i64 = SCALE * (q - r) * self.s3
        if not self.meets(c1, c2, c3, self.reach):
            return False
        eye = self.height
        if self.bottom < eye:
            self.low = eye + (self.bottom - eye) * self.in_d // self.in_n
        else:
            self.low = eye + (self.bottom - eye) * self.out_d // self.out_n
        if self.ceiling > eye:
            self.high = eye + (self.ceiling - eye) * self.in_d // self.in_n
        else:
            self.high = eye + (self.ceiling - eye) * self.out_d // self.out_n
        return True

    def slice(self, aside: i64) -> bool:
        """Return whether a stretch of the target is seen so far beside its middle."""
        self.aim(aside)
        self.aside = aside
        self.hidden.clear()
        if self.keeping:
            self.kept.clear()
            self.lows.clear()
            self.highs.clear()
        if not self.zone():
            return False
        a1: i64 = self.a1
        a2: i64 = self.a2
        a3: i64 = self.a3
        x12: i64 = self.s1 * self.s2
        x13: i64 = self.s1 * self.s3
        x23: i64 = -self.s2 * self.s3
        way1 = 0 if self.s1 > 0 else 3
        way2 = 1 if self.s2 > 0 else 4
        way3 = 5 if self.s3 > 0 else 2
        # The edges ahead: measure 1 reaches the next one at b1 * SCALE, and so on.
        b1: i64 = 1
        b2: i64 = 1
        b3: i64 = 1
        field = self.field
        grid = field.grid
        cell: i64 = self.start
        in_n: i64 = FAR  # one divided by the way to where the line enters the hex: in_n / in_d
        in_d: i64 = 1
        while True:
            way = way1
            n: i64 = a1
            b: i64 = b1
            if b2 * n < b * a2:
                way = way2
                n = a2
                b = b2
            if b3 * n < b * a3:
                way = way3
                n = a3
                b = b3
            d: i64 = SCALE * b
            last = d >= n
            column = grid[cell]
            if last:
                if self.first:
                    self.column(column, b1, b2, b3, in_n, in_d, 1, 1)
                else:
                    self.own_column(column, b1, b2, b3, in_n, in_d, n, d)
                return self.gap()
            if column != NOWHERE:
                self.column(column, b1, b2, b3, in_n, in_d, n, d)
            wall = field.wall_on[cell * 6 + way]
            if wall != NOWHERE:
                self.wall(wall, b1, b2, b3, n, d, way)
            if self.high - self.low <= LEAST:
                return False
            cell += field.steps[way]
            in_n = n
            in_d = d
            if way == way1:
                b1 += 2
                b2 += x12
                b3 += x13
            elif way == way2:
                b1 += x12
                b2 += 2
                b3 += x23
            else:
                b1 += x13
                b2 += x23
                b3 += 2

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
        """Take away what a column and the figures on it hide."""
        lowest: i64 = min(self.height, self.low)
        if self.relief.top[column] > lowest:
            solid = self.relief.solid[column]
            for i in range(0, len(solid), 2):
                if self.cut(solid[i], solid[i + 1], in_n, in_d, out_n, out_d):
                    if self.keeping:
                        self.keep_column(b1, b2, b3, NOWHERE, solid[i], solid[i + 1])
                    if self.found is not None:
                        kind = TERRAIN if i == 0 and solid[0] == 0 else OVERHANG
                        self.note(kind, self.field.columns[column], NOWHERE, NOWHERE, in_n, in_d)
        at = self.figures.at
        first = self.field.first[column]
        for space in range(first, first + self.field.count[column]):
            figure: int = at[space]
            if figure != NOBODY and figure != self.looker and figure != self.target:
                self.figure(figure, space, b1, b2, b3)

    def own_column(
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
        """Take away what the target's own column hides of it.

        Who looks from above the floor, or from below the roof, meets the Hit Zone first. Other
        figures over the same hex are behind the one or the other.
        """
        solid = self.relief.solid[column]
        eye = self.height
        for i in range(0, len(solid), 2):
            bottom: i64 = solid[i]
            top: i64 = solid[i + 1]
            if eye >= top if top <= self.base else eye <= bottom:
                continue
            if self.cut(bottom, top, in_n, in_d, out_n, out_d):
                if self.keeping:
                    self.keep_column(b1, b2, b3, NOWHERE, bottom, top)
                if self.found is not None:
                    kind = TERRAIN if i == 0 and solid[0] == 0 else OVERHANG
                    self.note(kind, self.field.columns[column], NOWHERE, NOWHERE, in_n, in_d)

    def wall(self, wall: int, b1: i64, b2: i64, b3: i64, n: i64, d: i64, edge: int) -> None:
        """Take away what the wall of a ruin hides: it stands on the edge and has no thickness."""
        field = self.field
        base: i64 = field.wall_base[wall] * FINE
        top: i64 = field.wall_top[wall] * FINE
        if self.cut(base, top, n, d, n, d):
            if self.keeping:
                self.keep_column(b1, b2, b3, edge, base, top)
            if self.found is not None:
                place, direction = field.wall_edge[wall]
                self.note(RUIN, place, direction, field.wall_ruin[wall], n, d)

    def figure(self, figure: int, space: int, b1: i64, b2: i64, b3: i64) -> None:
        """Take away what a figure hides: its body on this space and the middle of a long one."""
        body = self.figures.bodies[figure]
        base: i64 = self.field.level[space] * FINE
        top: i64 = base + body.top
        if top <= min(self.height, self.low) or base >= max(self.height, self.high):
            return
        reach: i64 = body.breadth * SCALE // 100
        c1: i64 = SCALE * (b1 - 1)
        c2: i64 = SCALE * (b2 - 1)
        c3: i64 = SCALE * (b3 - 1)
        if self.meets(c1, c2, c3, reach):
            self.volume(figure, space, base, top, c1, c2, c3, reach, 0, 0, 0, 0)
        other = self.figures.second[figure]
        if other == NOWHERE:
            return
        if other == space:
            other = self.figures.first[figure]
        along = ALONG[self.field.direction(space, other)]
        half: i64 = SCALE // 2
        m1: i64 = c1 + half * self.s1 * along[0]
        m2: i64 = c2 + half * self.s2 * along[1]
        m3: i64 = c3 + half * self.s3 * along[2]
        if self.first:
            if self.meets(m1, m2, m3, reach):
                self.volume(figure, space, base, top, m1, m2, m3, reach, 0, 0, 0, 0)
        elif self.meets_both(m1, m2, m3, reach, c1, c2, c3, SCALE):
            self.volume(figure, space, base, top, m1, m2, m3, reach, c1, c2, c3, SCALE)

    def meets(self, c1: i64, c2: i64, c3: i64, reach: i64) -> bool:
        """Find from where to where the line is in a six-sided volume; return whether it is at all.

        Its middle is at these three measures, counted the way the line goes.
        """
        in_n: i64 = 0
        in_d: i64 = 1
        out_n: i64 = 1 if self.first else 2  # a target is not left before its own middle
        out_d: i64 = 1
        a: i64 = self.a1
        if a == 0:
            if not -reach <= c1 <= reach:
                return False
        else:
            if c1 > reach:
                in_n = c1 - reach
                in_d = a
            if (c1 + reach) * out_d < out_n * a:
                out_n = c1 + reach
                out_d = a
        a = self.a2
        if a == 0:
            if not -reach <= c2 <= reach:
                return False
        else:
            if (c2 - reach) * in_d > in_n * a:
                in_n = c2 - reach
                in_d = a
            if (c2 + reach) * out_d < out_n * a:
                out_n = c2 + reach
                out_d = a
        a = self.a3
        if a == 0:
            if not -reach <= c3 <= reach:
                return False
        else:
            if (c3 - reach) * in_d > in_n * a:
                in_n = c3 - reach
                in_d = a
            if (c3 + reach) * out_d < out_n * a:
                out_n = c3 + reach
                out_d = a
        self.in_n = in_n
        self.in_d = in_d
        self.out_n = out_n
        self.out_d = out_d
        return in_n * out_d < out_n * in_d

    def meets_both(
        self, c1: i64, c2: i64, c3: i64, reach: i64, k1: i64, k2: i64, k3: i64, clip: i64
    ) -> bool:
        """Do what ``meets`` does, with what two volumes have in common."""
        return (
            self.meets(c1, c2, c3, reach)
            and self.narrow(self.a1, k1, clip)
            and self.narrow(self.a2, k2, clip)
            and self.narrow(self.a3, k3, clip)
            and self.in_n * self.out_d < self.out_n * self.in_d
        )

    def narrow(self, a: i64, c: i64, reach: i64) -> bool:
        """Stay between two sides of a volume; return False for a line that is never there."""
        if a == 0:
            return -reach <= c <= reach
        enter: i64 = c - reach
        leave: i64 = c + reach
        if enter * self.in_d > self.in_n * a:
            self.in_n = enter
            self.in_d = a
        if leave * self.out_d < self.out_n * a:
            self.out_n = leave
            self.out_d = a
        return True

    def volume(
        self,
        figure: int,
        space: int,
        base: i64,
        top: i64,
        c1: i64,
        c2: i64,
        c3: i64,
        reach: i64,
        k1: i64,
        k2: i64,
        k3: i64,
        clip: i64,
    ) -> None:
        """Take away what a volume hides that the line meets."""
        in_n = self.in_n
        in_d = self.in_d
        if in_n == 0:
            in_d = FAR
            in_n = 1
        if self.cut(base, top, in_d, in_n, self.out_d, self.out_n):
            if self.keeping:
                self.keep(c1, c2, c3, reach, k1, k2, k3, clip, NOWHERE, base, top)
            if self.found is not None:
                place = self.field.columns[self.field.column[space]]
                self.note(FIGURE, place, NOWHERE, figure, in_d, in_n)

    def cut(self, bottom: i64, top: i64, in_n: i64, in_d: i64, out_n: i64, out_d: i64) -> bool:
        """Hide a stretch of the target behind something; return whether it hides anything."""
        eye = self.height
        low: i64 = eye
        high: i64 = eye
        if bottom < eye:
            low += (bottom - eye) * in_n // in_d
        else:
            low += (bottom - eye) * out_n // out_d
        if top > eye:
            high += (top - eye) * in_n // in_d
        else:
            high += (top - eye) * out_n // out_d
        if high <= self.low or low >= self.high:
            return False
        if self.keeping:
            self.lows.append(low)
            self.highs.append(high)
        if low <= self.low:
            self.low = high
        elif high >= self.high:
            self.high = low
        else:
            self.hidden.append(low)
            self.hidden.append(high)
        return True

    def gap(self) -> bool:
        """Return whether anything is left to be seen."""
        hidden = self.hidden
        risen = len(hidden) > 0
        while risen and self.high - self.low > LEAST:
            risen = False
            for i in range(0, len(hidden), 2):
                if hidden[i] <= self.low + LEAST and hidden[i + 1] > self.low:
                    self.low = hidden[i + 1]
                    risen = True
        return self.high - self.low > LEAST

    # -- what hides, for those who go on from slice to slice ---------------------------------------

    def keep_column(self, b1: i64, b2: i64, b3: i64, edge: int, bottom: i64, top: i64) -> None:
        """Keep that a column hides something, or the wall on the edge where the line leaves it."""
        c1: i64 = SCALE * (b1 - 1)
        c2: i64 = SCALE * (b2 - 1)
        c3: i64 = SCALE * (b3 - 1)
        self.keep(c1, c2, c3, SCALE, 0, 0, 0, 0, edge, bottom, top)

    def keep(
        self,
        c1: i64,
        c2: i64,
        c3: i64,
        reach: i64,
        k1: i64,
        k2: i64,
        k3: i64,
        clip: i64,
        edge: int,
        bottom: i64,
        top: i64,
    ) -> None:
        """Keep what hides: the middle and reach of a volume, the one it is cut with, its heights.

        Measures are kept as they are in the plan, whichever way the line goes.
        """
        s1 = self.s1
        s2 = self.s2
        s3 = self.s3
        self.kept.extend([c1 * s1, c2 * s2, c3 * s3, reach, k1 * s1, k2 * s2, k3 * s3, clip])
        self.kept.extend([edge, bottom, top])

    # -- why ----------------------------------------------------------------------------------

    def note(
        self, kind: int, place: Hex, direction: int, number: int, in_n: i64, in_d: i64
    ) -> None:
        """Enter a thing in the way; one that several slices meet is entered where it is nearest."""
        assert self.found is not None
        near = int(in_d * 1000 // in_n)
        for other in self.found:
            if other.kind == kind and other.place == place and other.number == number:
                if other.direction == direction:
                    other.near = min(other.near, near)
                    return
        self.found.append(Hindrance(kind, place, direction, number, near))

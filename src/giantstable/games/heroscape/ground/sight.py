"""Line of Sight in three dimensions: from a Target Point to any part of a Hit Zone (HS-M-LOS-01).

A look is a fan of six upright slices. Each runs in the plan from the middle of the looker's space
to a point across the target's breadth, and in each every height of the target is tested at once: a
thing in the way that fills the line from ``t1`` to ``t2`` and from ``bottom`` to ``top`` hides one
stretch of the target, and the slice is clear if a stretch is left over. Terrain hides with its
columns, overhangs with their slabs, ruins with their walls up to their height, other figures with
their bodies; looker and target never (R-LOS-01). What is hidden is a union, so no order matters.

All of it is whole numbers. A hex is where ``|2q + r|``, ``|q + 2r|`` and ``|q - r|`` are at most 1
away from its middle, so a line leaves hexes and bodies at fractions of whole numbers. Heights are
rounded down to a thousandth of a level, the same way on both sides of a gap. Slices avoid the very
middle, where lines run along the seam between two columns: a seam is no window, and just left and
just right of it is looked.
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


class Look:
    """What came of a look, with the reason: for those who ask why."""

    def __init__(self, clear: bool, eye: int, space: int) -> None:
        self.clear = clear
        self.eye = eye  # the space it was looked from
        self.space = space  # the space that was looked at
        self.low = 0  # clear: the stretch that is seen, in thousandths of a level
        self.high = 0
        self.aim = (0.0, 0.0)  # clear: the point in the plan, as q and r
        self.hindrances: list[Hindrance] = []  # in the way, nearest first


class Sight:
    """Line of Sight on a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.solid: list[list[int]] = [[z * FINE for z in slabs] for slabs in field.slabs]
        self.top: list[int] = [max(slabs, default=0) for slabs in self.solid]

    def clear(
        self, figures: Figures, looker: int, eye: int, target: int, whole: bool = False
    ) -> bool:
        """Return whether a figure, from that space of its own, sees the target's Hit Zone.

        ``whole``: any part of the figure will do (HS-B-LOS-02, HS-P-CLEAR-01).
        """
        for space in figures.spaces(target):
            ray = Ray(self, figures, looker, eye, target, space, whole)
            if ray.clear():
                return True
        return False

    def seen(self, figures: Figures, looker: int, target: int, whole: bool = False) -> bool:
        """Return whether a figure sees the target from any of its spaces (R-LOS-05)."""
        for eye in figures.spaces(looker):
            if self.clear(figures, looker, eye, target, whole):
                return True
        return False

    def look(self, figures: Figures, looker: int, target: int, whole: bool = False) -> Look:
        """Return what ``seen`` returns, and why; both must be on the battlefield."""
        looks: list[Look] = []
        for eye in figures.spaces(looker):
            for space in figures.spaces(target):
                ray = Ray(self, figures, looker, eye, target, space, whole)
                look = ray.explained()
                if look.clear:
                    return look
                looks.append(look)
        return looks[0]


class Ray:
    """One look from one space at one space."""

    def __init__(
        self,
        sight: Sight,
        figures: Figures,
        looker: int,
        eye: int,
        target: int,
        space: int,
        whole: bool,
    ) -> None:
        field = sight.field
        self.sight = sight
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
        self.breadth: i64 = body.breadth if whole else body.hit_breadth
        # Where the line is: how large its three measures get, and which way each grows.
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

    def clear(self) -> bool:
        """Return whether any slice is clear."""
        if self.q == 0 and self.r == 0:
            return False  # over one hex there is always a slab between two spaces
        side = self.side()
        half: i64 = side // 2
        return (
            self.slice(1)
            or self.slice(side)
            or self.slice(-side)
            or self.slice(half)
            or self.slice(-half)
            or self.slice(-1)
        )

    def side(self) -> i64:
        """Return how often (q + 2r, -2q - r), which lies across the line, fits into the breadth."""
        q = self.q
        r = self.r
        f1: i64 = 2 * q + r
        f2: i64 = q + 2 * r
        f3: i64 = q - r
        widest: i64 = max(f1, -f1, f2, -f2, f3, -f3)
        corner: i64 = self.breadth * SCALE // 300
        return corner * widest // (2 * (q * q + q * r + r * r))

    def slice(self, aside: i64) -> bool:
        """Return whether a stretch of the target is seen so far beside its middle."""
        q = self.q
        r = self.r
        f1: i64 = SCALE * (2 * q + r) + 3 * aside * r
        f2: i64 = SCALE * (q + 2 * r) - 3 * aside * q
        f3: i64 = SCALE * (q - r) + 3 * aside * (q + r)
        self.s1 = -1 if f1 < 0 else 1
        self.s2 = -1 if f2 < 0 else 1
        self.s3 = -1 if f3 < 0 else 1
        a1: i64 = f1 * self.s1
        a2: i64 = f2 * self.s2
        a3: i64 = f3 * self.s3
        self.a1 = a1
        self.a2 = a2
        self.a3 = a3
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
        self.low = self.bottom
        self.high = self.ceiling
        self.hidden.clear()
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
            if last:
                n = 1
                d = 1
            column = grid[cell]
            if column != NOWHERE:
                self.column(column, b1, b2, b3, in_n, in_d, n, d)
            if last:
                return self.gap()
            wall = field.wall_on[cell * 6 + way]
            if wall != NOWHERE:
                self.wall(wall, n, d)
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
        if self.sight.top[column] > lowest:
            solid = self.sight.solid[column]
            for i in range(0, len(solid), 2):
                if self.cut(solid[i], solid[i + 1], in_n, in_d, out_n, out_d):
                    if self.found is not None:
                        kind = TERRAIN if i == 0 and solid[0] == 0 else OVERHANG
                        self.note(kind, self.field.columns[column], NOWHERE, NOWHERE, in_n, in_d)
        at = self.figures.at
        first = self.field.first[column]
        for space in range(first, first + self.field.count[column]):
            figure = at[space]
            if figure != NOBODY and figure != self.looker and figure != self.target:
                self.figure(figure, space, b1, b2, b3)

    def wall(self, wall: int, n: i64, d: i64) -> None:
        """Take away what the wall of a ruin hides: it stands on the edge and has no thickness."""
        field = self.field
        base: i64 = field.wall_base[wall] * FINE
        top: i64 = field.wall_top[wall] * FINE
        if self.cut(base, top, n, d, n, d):
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
        self.volume(figure, space, base, top, c1, c2, c3, reach)
        other = self.figures.second[figure]
        if other == NOWHERE:
            return
        if other == space:
            other = self.figures.first[figure]
        along = ALONG[self.field.direction(space, other)]
        half: i64 = SCALE // 2
        c1 += half * self.s1 * along[0]
        c2 += half * self.s2 * along[1]
        c3 += half * self.s3 * along[2]
        self.volume(figure, space, base, top, c1, c2, c3, reach)

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
    ) -> None:
        """Take away what a six-sided volume hides, whose middle is at these three measures."""
        in_n: i64 = 0  # here the way itself, in_n / in_d, and not one divided by it
        in_d: i64 = 1
        out_n: i64 = 1
        out_d: i64 = 1
        for i in range(3):
            a: i64 = self.a1
            c: i64 = c1
            if i == 1:
                a = self.a2
                c = c2
            elif i == 2:
                a = self.a3
                c = c3
            if a == 0:
                if c > reach or -c > reach:
                    return
                continue
            enter: i64 = c - reach
            leave: i64 = c + reach
            if enter * in_d > in_n * a:
                in_n = enter
                in_d = a
            if leave * out_d < out_n * a:
                out_n = leave
                out_d = a
        if in_n * out_d >= out_n * in_d:
            return
        if in_n == 0:
            in_d = FAR
            in_n = 1
        if self.cut(base, top, in_d, in_n, out_d, out_n):
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

    def explained(self) -> Look:
        """Look again, slice by slice, and enter what is in the way."""
        look = Look(False, self.eye, self.space)
        found: list[Hindrance] = []
        if self.q == 0 and self.r == 0:
            place = self.field.hex_of(self.space)
            look.hindrances = [Hindrance(OVERHANG, place, NOWHERE, NOWHERE, 0)]
            return look
        self.found = found
        side = self.side()
        for aside in [1, -1, int(side // 2), -int(side // 2), int(side), -int(side)]:
            if self.slice(aside):
                look.clear = True
                look.low = int(self.low)
                look.high = int(self.high)
                for low in self.hidden[::2]:
                    if look.low < low < look.high:
                        look.high = low
                q = int(self.q)
                r = int(self.r)
                look.aim = (q + aside * (q + 2 * r) / SCALE, r - aside * (2 * q + r) / SCALE)
                break
        self.found = None
        look.hindrances = sorted(found, key=_near)
        return look


def _near(hindrance: Hindrance) -> int:
    return hindrance.near

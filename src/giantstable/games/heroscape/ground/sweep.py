"""A look at the whole Hit Zone: every slice across it, without walking them all (HS-M-LOS-01).

The middle is looked at first. If nothing is seen there, some things hide all of the target's
height, one above the other: a chain. Everything in the way is convex, and what it hides in the plan
of ``aside`` and height is convex too. So a chain that still hides all at another slice hides all in
between, if none of the Hit Zone's own corners lies between them: there is no need to look. Where
the chain breaks, the next slice is looked at, and so on to both edges of the Hit Zone.

So no view is missed that is higher than a hundredth of a level and two thousandths for rounding,
and wider than a step of ``aside``, which is less than a five-hundred-thousandth of a space.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.ray import (
    FAR,
    LEAST,
    OVERHANG,
    SCALE,
    Hindrance,
    Ray,
)

PRIME: Final = 100_003  # of SCALE: only its multiples can be slices through the corner of a hex
ONE: Final = 11  # numbers that ``keep`` keeps of one thing


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


class Sweep(Ray):
    """One look from one space at one space, all of it."""

    def clear(self) -> bool:
        """Return whether any slice is clear."""
        if self.q == 0 and self.r == 0:
            return False  # over one hex there is always a slab between two spaces
        if self.slice(1):
            return True
        if self.first:
            return self.six_clear()
        self.keeping = True
        self.slice(1)
        chain = self.chain()
        stops = self.corners()
        if self.hides_box(chain, stops[5] - 1) and self.hides_box(chain, stops[0] + 2):
            return False  # as most that hides anything hides all
        return self.sweeps(chain, 1, stops) or self.sweeps(chain, -1, stops)

    # -- from slice to slice ----------------------------------------------------------------------

    def corners(self) -> list[int]:
        """Return the slices just before those through the corners of the Hit Zone, in order."""
        q = self.q
        r = self.r
        c1: i64 = SCALE * (2 * q + r)
        c2: i64 = SCALE * (q + 2 * r)
        c3: i64 = SCALE * (q - r)
        found: list[int] = []
        middle: i64 = (2 * q + r) * (c1 + c3) + (q + 2 * r) * (c2 - c3)
        near: i64 = middle
        far: i64 = middle
        for i in range(6):
            found.append(self.through(c1, c2, c3, self.reach, i, 0))
            near = min(near, self.depth)
            far = max(far, self.depth)
        found.sort()
        eye = self.height
        self.box_low = eye + (self.bottom - eye) * middle // (near if self.bottom < eye else far)
        self.box_high = eye + (self.ceiling - eye) * middle // (near if self.ceiling > eye else far)
        return found

    def through(self, c1: i64, c2: i64, c3: i64, reach: i64, corner: int, limit: i64) -> i64:
        """Return which slice runs through a corner of a six-sided volume, rounded down.

        Beside or behind the looker there is none: then ``limit``, with the sign of the side.
        """
        way: i64 = reach if corner < 3 else -reach
        turn = corner % 3
        m1: i64 = c1
        m2: i64 = c2
        m3: i64 = c3
        if turn == 0:
            m1 += way
            m2 += way
        elif turn == 1:
            m1 += way
            m3 += way
        else:
            m2 += way
            m3 -= way
        q = self.q
        r = self.r
        n: i64 = r * (m1 + m3) - q * (m2 - m3)
        d: i64 = (2 * q + r) * (m1 + m3) + (q + 2 * r) * (m2 - m3)
        self.depth = d
        if d <= 0:
            return limit if n > 0 else -limit
        return SCALE * n // d

    def sweeps(self, chain: list[int], way: i64, stops: list[int]) -> bool:
        """Look from the middle to the edge of the Hit Zone on one side; return whether it is seen.

        The chain hides the middle. The last slice runs just inside the last corner.
        """
        end: i64 = stops[5] - 1 if way > 0 else stops[0] + 2
        aside: i64 = 1
        while aside != end:
            stop: i64 = self.stop(stops, aside, way, end)
            if self.hides(chain, stop):
                aside = stop
                continue
            aside = self.hidden_to(chain, aside, way, stop) + way
            if aside % PRIME == 0:
                aside += way
            if (end - aside) * way < 0:
                return False
            if self.slice(aside):
                return True
            chain = self.chain()
        return False

    def stop(self, stops: list[int], aside: i64, way: i64, end: i64) -> i64:
        """Return the next slice that a corner of the Hit Zone is at, or the end."""
        if way > 0:
            for corner in stops:
                if aside < corner < end:
                    return corner
        else:
            for i in range(5, -1, -1):
                if end < stops[i] < aside:
                    return stops[i]
        return end

    def hidden_to(self, chain: list[int], aside: i64, way: i64, stop: i64) -> i64:
        """Return the last slice that a chain hides, as it hides this one and not the stop."""
        near: i64 = aside
        far: i64 = stop
        limit: i64 = 10 * SCALE
        for i in range(0, len(chain), ONE):
            edge: i64 = self.silhouette(chain, i, way, limit)
            if (far - edge) * way > 0 and (edge - near) * way > 0:
                far = edge
        if far != stop and self.hides(chain, far):
            return far
        while (far - near) * way > 1:
            middle: i64 = (near + far) // 2
            if self.hides(chain, middle):
                near = middle
            else:
                far = middle
        return near

    def silhouette(self, chain: list[int], at: int, way: i64, limit: i64) -> i64:
        """Return the last slice on a side that meets a thing of a chain."""
        c1: i64 = chain[at]
        c2: i64 = chain[at + 1]
        c3: i64 = chain[at + 2]
        reach: i64 = chain[at + 3]
        best: i64 = -limit * way
        for corner in range(6):
            aside: i64 = self.through(c1, c2, c3, reach, corner, limit)
            if way < 0:
                aside += 1
            if (aside - best) * way > 0:
                best = aside
        return best

    # -- chains -----------------------------------------------------------------------------------

    def chain(self) -> list[int]:
        """Return things that hide all of this slice: one after another, from the bottom up."""
        self.zone()
        low: i64 = self.low
        high: i64 = self.high
        found: list[int] = []
        while high - low > LEAST:
            best = NOWHERE
            reached: i64 = low
            for i in range(len(self.lows)):
                if self.lows[i] <= low + LEAST and self.highs[i] > reached:
                    best = i
                    reached = self.highs[i]
            assert best != NOWHERE, "the slice is hidden, so there is a next one"
            found.extend(self.kept[best * ONE : best * ONE + ONE])
            low = reached
        return found

    def hides(self, chain: list[int], aside: i64) -> bool:
        """Return whether a chain hides all of another slice, each thing as far as the next."""
        self.aim(aside)
        return self.zone() and self.covers(chain, self.low, self.high)

    def hides_box(self, chain: list[int], aside: i64) -> bool:
        """Return whether a chain hides in a slice whatever heights the target has in any slice.

        A chain that does so in two slices does so in all between them, corners or not.
        """
        self.aim(aside)
        return self.covers(chain, self.box_low, self.box_high)

    def covers(self, chain: list[int], low: i64, high: i64) -> bool:
        """Return whether a chain hides this slice from one height up to another."""
        for i in range(0, len(chain), ONE):
            if not self.met(chain, i):
                return False
            if self.low > low + LEAST:
                return False
            low = self.high
        return high - low <= LEAST

    def met(self, chain: list[int], at: int) -> bool:
        """Find what a thing hides in the slice: from ``low`` to ``high``; False for nothing."""
        c1: i64 = chain[at] * self.s1
        c2: i64 = chain[at + 1] * self.s2
        c3: i64 = chain[at + 2] * self.s3
        if chain[at + 7]:
            k1: i64 = chain[at + 4] * self.s1
            k2: i64 = chain[at + 5] * self.s2
            k3: i64 = chain[at + 6] * self.s3
            if not self.meets_both(c1, c2, c3, chain[at + 3], k1, k2, k3, chain[at + 7]):
                return False
        elif not self.meets(c1, c2, c3, chain[at + 3]):
            return False
        edge = chain[at + 8]
        if edge != NOWHERE:
            if not self.leaves_by(edge, c1, c2, c3):
                return False
            self.in_n = self.out_n
            self.in_d = self.out_d
        eye = self.height
        bottom: i64 = chain[at + 9]
        top: i64 = chain[at + 10]
        in_n: i64 = self.in_d
        in_d: i64 = self.in_n
        if in_d == 0:
            in_n = FAR
            in_d = 1
        if bottom < eye:
            self.low = eye + (bottom - eye) * in_n // in_d
        else:
            self.low = eye + (bottom - eye) * self.out_d // self.out_n
        if top > eye:
            self.high = eye + (top - eye) * in_n // in_d
        else:
            self.high = eye + (top - eye) * self.out_d // self.out_n
        return True

    def leaves_by(self, edge: int, c1: i64, c2: i64, c3: i64) -> bool:
        """Return whether the line leaves the hex that it meets by that edge."""
        a: i64 = self.a1
        c: i64 = c1
        way = 0 if self.s1 > 0 else 3
        if edge % 3 == 1:
            a = self.a2
            c = c2
            way = 1 if self.s2 > 0 else 4
        elif edge % 3 == 2:
            a = self.a3
            c = c3
            way = 5 if self.s3 > 0 else 2
        return way == edge and (c + SCALE) * self.out_d == self.out_n * a

    # -- by the first rulings ----------------------------------------------------------------------

    def asides(self) -> list[int]:
        """Return the slices that are looked at first; by the first rulings there are no others."""
        if self.q == 0 and self.r == 0:
            return [0] * 6
        if self.first:
            side = int(self.side())
            return [1, side, -side, side // 2, -(side // 2), -1]
        stops = self.corners()
        right = stops[5] - 1
        left = stops[0] + 2
        return [1, right, left, right // 2, left // 2, -1]

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

    def six_clear(self) -> bool:
        """Return whether one of the slices beside the first one is clear."""
        side = self.side()
        half: i64 = side // 2
        return (
            self.slice(side)
            or self.slice(-side)
            or self.slice(half)
            or self.slice(-half)
            or self.slice(-1)
        )

    # -- why --------------------------------------------------------------------------------------

    def explained(self) -> Look:
        """Look again, and enter what is in the way."""
        look = Look(False, self.eye, self.space)
        if self.q == 0 and self.r == 0:
            place = self.field.hex_of(self.space)
            look.hindrances = [Hindrance(OVERHANG, place, NOWHERE, NOWHERE, 0)]
            return look
        found: list[Hindrance] = []
        self.found = found
        look.clear = self.clear()
        if look.clear:
            self.point(look)
        self.found = None
        look.hindrances = sorted(found, key=_near)
        return look

    def point(self, look: Look) -> None:
        """Say where the stretch is that is seen in this slice: on the Hit Zone itself."""
        low = int(self.low)
        high = int(self.high)
        for below in self.hidden[::2]:
            if low < below < high:
                high = below
        way = 1.0
        self.zone()
        if not self.first:
            enter = int(self.in_n) / int(self.in_d)
            leave = int(self.out_n) / int(self.out_d)
            way = min(max(1.0, enter), leave)
        eye = int(self.height)
        bottom = int(self.bottom)
        ceiling = int(self.ceiling)
        rise = (low + high) / 2 - eye
        if rise < 0 and eye + rise * way < bottom:
            way = (bottom - eye) / rise
        elif rise > 0 and eye + rise * way > ceiling:
            way = (ceiling - eye) / rise
        if eye + rise * way < bottom - 1 and rise > 0:
            way = (bottom - eye) / rise
        elif eye + rise * way > ceiling + 1 and rise < 0:
            way = (ceiling - eye) / rise
        look.low = max(bottom, round(eye + (low - eye) * way))
        look.high = min(ceiling, round(eye + (high - eye) * way))
        # Measures 1 and 3 make up three times q, and 2 without 3 three times r.
        f1 = int(self.a1 * self.s1)
        f2 = int(self.a2 * self.s2)
        f3 = int(self.a3 * self.s3)
        look.aim = ((f1 + f3) * way / (3 * SCALE), (f2 - f3) * way / (3 * SCALE))


def _near(hindrance: Hindrance) -> int:
    return hindrance.near

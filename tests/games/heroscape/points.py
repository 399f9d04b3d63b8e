"""Line of Sight point by point: slow, in floats, and sharing nothing with the rules' own sight.

A point is seen if nothing solid is on the straight line to it: no slab of a column, no wall of a
ruin, no body of another figure (R-LOS-01).
"""

from __future__ import annotations

from collections.abc import Iterator

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.games.heroscape.ground.hexes import turned

Point = tuple[float, float]
Measures = tuple[float, float, float]
Hexagon = tuple[Measures, float]  # its middle, and how far it reaches
Solid = tuple[Point, list[Hexagon], float, float]  # near this, in all of these, bottom, top
SLACK = 0.02  # of a level: what is seen only just may be seen or not


def measures(at: Point) -> Measures:
    q, r = at
    return 2 * q + r, q + 2 * r, q - r


def span(end: Measures, hexagons: list[Hexagon]) -> tuple[float, float] | None:
    """Return where on the way to a point the line is inside all hexagons, of 1 in all."""
    enter, leave = 0.0, 1.0
    for middle, reach in hexagons:
        for speed, centre in zip(end, middle, strict=True):
            if -1e-12 < speed < 1e-12:
                if abs(centre) >= reach:
                    return None
                continue
            a, b = (centre - reach) / speed, (centre + reach) / speed
            if speed < 0:
                a, b = b, a
            if a > enter:
                enter = a
            if b < leave:
                leave = b
            if enter >= leave:
                return None
    return enter, leave


class Points:
    """What one figure sees of another from one space, point by point.

    ``shaved``: so much less than there is stands in the way, for who looks along an edge.
    """

    def __init__(
        self,
        field: Battlefield,
        figures: Figures,
        looker: int,
        eye: int,
        target: int,
        shaved: float = 0.0,
    ) -> None:
        self.here = field.hex_of(eye)
        self.eye = field.level[eye] + figures.bodies[looker].eye / 1000
        self.solids: list[Solid] = []
        for column, place in enumerate(field.columns):
            slabs = field.slabs[column]
            for i in range(0, len(slabs), 2):
                whole = measures(self.plan(place)), 1.0 - shaved
                self.solids.append((self.plan(place), [whole], slabs[i], slabs[i + 1]))
        for figure, body in enumerate(figures.bodies):
            spaces = figures.spaces(figure)
            if figure in (looker, target) or not spaces:
                continue
            base = field.level[spaces[0]]
            hexes = [self.plan(field.hex_of(space)) for space in spaces]
            broad = body.breadth / 100 - shaved
            for own in hexes:
                alone = [(measures(own), broad)]
                self.solids.append((own, alone, base, base + body.height))
                if len(hexes) == 2:  # the middle of a long figure, as far as it is over its spaces
                    middle = ((hexes[0][0] + hexes[1][0]) / 2, (hexes[0][1] + hexes[1][1]) / 2)
                    both = [(measures(middle), broad), (measures(own), 1.0 - shaved)]
                    self.solids.append((middle, both, base, base + body.height))
        self.walls: list[tuple[Point, Point, float, float]] = []
        for wall, (place, d) in enumerate(field.wall_edge):
            q, r = self.plan(place)
            (ax, ay), (bx, by) = turned((2, -1), d), turned((1, 1), d)
            ends = (q + ax / 3, r + ay / 3), (q + bx / 3, r + by / 3)
            self.walls.append((*ends, field.wall_base[wall], field.wall_top[wall]))

    def plan(self, place: tuple[int, int]) -> Point:
        return float(place[0] - self.here[0]), float(place[1] - self.here[1])

    def hidden(self, at: Point) -> Iterator[tuple[float, float]]:
        """Yield which stretches of the upright line at a point are hidden."""
        x, y = at
        end = measures(at)
        far = 4 * (abs(x) + abs(y))  # off the line; no hexagon reaches farther than 1
        for (q, r), hexagons, bottom, top in self.solids:
            if not -far <= x * r - y * q <= far:
                continue
            met = span(end, hexagons)
            if met:
                yield self.shadow(met, bottom, top)
        for (aq, ar), (bq, br), bottom, top in self.walls:
            a, b = at[0] * ar - at[1] * aq, at[0] * br - at[1] * bq
            if (a > 0) != (b > 0):
                cross = at[0] * (br - ar) - at[1] * (bq - aq)
                t = (aq * br - ar * bq) / cross
                if 0 < t < 1:
                    yield self.shadow((t, t), bottom, top)

    def shadow(self, met: tuple[float, float], bottom: float, top: float) -> tuple[float, float]:
        ends = [max(t, 1e-9) for t in met]
        lows = [self.eye + (bottom - self.eye) / t for t in ends]
        highs = [self.eye + (top - self.eye) / t for t in ends]
        return min(lows), max(highs)

    def gap(self, at: Point, low: float, high: float) -> float:
        """Return how high a stretch of the upright line at a point is seen between two heights."""
        widest = 0.0
        for below, above in sorted(self.hidden(at)):
            if below > low:
                widest = max(widest, min(below, high) - low)
            low = max(low, above)
        return max(widest, high - low)

    def sees(self, middle: tuple[int, int], reach: float, low: float, high: float) -> float:
        """Return the highest stretch that is seen of a six-sided volume on a hex.

        No point is just behind the seam between two columns, which is no window.
        """
        q, r = self.plan(middle)
        steps = 9
        best = 0.0
        for i in range(-steps, steps + 1):
            for j in range(-steps, steps + 1):
                m1, m2 = reach * i / steps, reach * j / steps
                if abs(m1 - m2) <= reach:  # the third measure
                    m3 = m1 - m2
                    at = (q + (m1 + m3) / 3.01 + 0.00037, r + (m2 - m3) / 3.01 + 0.00019)
                    best = max(best, self.gap(at, low, high))
        return best

"""Where a grenade can be lobbed: over what is not too high, through an open way (R-LOB-01)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.hexes import STEPS, Hex, steps_between
from giantstable.games.heroscape.table.theatre import Ground

SKY: Final = 1_000_000
HEIGHTS: Final = 1_000  # more than any card allows


def can_lob(ground: Ground, here: int, there: int, height: int) -> bool:
    """Return whether something thrown so many levels high at most gets from space to space.

    Figures are no hindrance. A throw along the seam between hexes may pass on either side.
    """
    key = (here * ground.field.size + there) * HEIGHTS + height
    if key not in ground.lobs:
        ground.lobs[key] = _gets_through(ground.field, here, there, height, 1) or _gets_through(
            ground.field, here, there, height, -1
        )
    return ground.lobs[key]


def _gets_through(field: Battlefield, here: int, there: int, height: int, aside: int) -> bool:
    highest = field.level[here] + height
    way = hexes_between(field.hex_of(here), field.hex_of(there), aside)
    # Where the thing can be over a hex: stretches of open air, bottom, top, bottom, top ...
    air = _gap(field, here)
    for i in range(1, len(way)):
        column = field.column_at(way[i])
        base, top = _wall(field, way[i - 1], way[i])
        if top > highest or _top(field, column) > highest:
            return False
        air = _next(air, _air(field, column), base, top)
    target = _gap(field, there)
    for i in range(0, len(air), 2):
        if air[i] == target[0]:
            return True
    return False


def hexes_between(a: Hex, b: Hex, aside: int) -> list[Hex]:
    """Return the hexes of the straight line between two, these included.

    A point on a seam belongs to the hex on one side of it, or with ``aside`` -1 on the other.
    """
    steps = steps_between(a, b)
    found = [a]
    for i in range(1, steps):
        # Thousandths of a step, moved by next to nothing off the seams, then rounded to a hex.
        q = (a[0] * (steps - i) + b[0] * i) * 1000 + aside
        r = (a[1] * (steps - i) + b[1] * i) * 1000 + aside * 2
        found.append(_rounded(q, r, steps * 1000))
    if steps:
        found.append(b)
    return found


def _rounded(q: int, r: int, whole: int) -> Hex:
    """Return the hex of a point, given in parts of which so many are a step."""
    s = -q - r
    near_q = (2 * q + whole) // (2 * whole)
    near_r = (2 * r + whole) // (2 * whole)
    near_s = (2 * s + whole) // (2 * whole)
    off_q = abs(near_q * whole - q)
    off_r = abs(near_r * whole - r)
    off_s = abs(near_s * whole - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


# -- open air ---------------------------------------------------------------------------------


def _air(field: Battlefield, column: int) -> list[int]:
    """Return the open air over a hex: over the table where there is none."""
    if column == NOWHERE:
        return [0, SKY]
    found: list[int] = []
    floor = 0
    slabs = field.slabs[column]
    for i in range(0, len(slabs), 2):
        if slabs[i] > floor:
            found.extend([floor, slabs[i]])
        floor = slabs[i + 1]
    found.extend([floor, SKY])
    return found


def _gap(field: Battlefield, space: int) -> list[int]:
    """Return the open air that a figure on a space stands in."""
    air = _air(field, field.column[space])
    level = field.level[space]
    for i in range(0, len(air), 2):
        if air[i] <= level < air[i + 1]:
            return air[i : i + 2]
    raise AssertionError(space)


def _next(air: list[int], beyond: list[int], base: int, top: int) -> list[int]:
    """Return what can be got to of the air beyond an edge, from the air before it."""
    found: list[int] = []
    for i in range(0, len(beyond), 2):
        for j in range(0, len(air), 2):
            low = max(air[j], beyond[i])
            high = min(air[j + 1], beyond[i + 1])
            if low < min(high, base) or max(low, top) < high:
                found.extend(beyond[i : i + 2])
                break
    return found


def _top(field: Battlefield, column: int) -> int:
    if column == NOWHERE:
        return 0
    return max(field.slabs[column], default=0)


def _wall(field: Battlefield, a: Hex, b: Hex) -> tuple[int, int]:
    """Return bottom and top of the ruin between two neighbouring hexes: equal if there is none."""
    cell = (a[1] - field.north) * field.stride + a[0] - field.west
    direction = STEPS.index((b[0] - a[0], b[1] - a[1]))
    wall = field.wall_on[cell * 6 + direction]
    if wall == NOWHERE:
        return 0, 0
    return field.wall_base[wall], field.wall_top[wall]

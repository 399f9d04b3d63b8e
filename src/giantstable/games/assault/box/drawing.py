"""Drawn lines: how they join into outlines, and where they meet without being allowed to."""

from __future__ import annotations

Point = tuple[int, int]


def outline(lines: list[list[Point]]) -> list[Point]:
    """Return the one closed outline that lines join into, end to end; empty if they do not."""
    if not lines:
        return []
    left = lines[1:]
    ring = list(lines[0])
    while left:
        follower = -1
        for i, line in enumerate(left):
            if ring[-1] in (line[0], line[-1]):
                follower = i
                break
        if follower < 0:
            return []
        line = left.pop(follower)
        ring.extend(line[1:] if line[0] == ring[-1] else line[-2::-1])
    if len(ring) < 4 or ring[0] != ring[-1]:
        return []
    ring.pop()
    return ring if len(set(ring)) == len(ring) else []


def inside(point: Point, ring: list[Point]) -> bool:
    """Return whether a point lies within an outline."""
    x, y = point
    odd = False
    before = ring[-1]
    for here in ring:
        if (before[1] > y) != (here[1] > y):
            # Is the outline to the right of the point at its height? In whole numbers.
            side = (here[0] - before[0]) * (y - before[1]) - (x - before[0]) * (here[1] - before[1])
            if (side > 0) == (here[1] > before[1]):
                odd = not odd
        before = here
    return odd


def turn(a: Point, b: Point, c: Point) -> int:
    """Return on which side of the way from a to b a point c lies: -1, 0 or 1."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def _between(a: Point, b: Point, c: Point) -> bool:
    """Return whether c, which lies in line with a and b, lies from a to b."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meeting(one: list[Point], other: list[Point]) -> Point | None:
    """Return a point where two lines meet other than with their ends, or None."""
    ends = {one[0], one[-1]} & {other[0], other[-1]}
    for i in range(len(one) - 1):
        a, b = one[i], one[i + 1]
        for j in range(len(other) - 1):
            c, d = other[j], other[j + 1]
            if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
                continue
            if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
                continue
            found = _touch(a, b, c, d, ends)
            if found is not None:
                return found
    return None


def _touch(a: Point, b: Point, c: Point, d: Point, ends: set[Point]) -> Point | None:
    """Return where the way from a to b touches the way from c to d, shared ends aside."""
    for point, start, stop in ((c, a, b), (d, a, b), (a, c, d), (b, c, d)):
        if point not in ends and turn(start, stop, point) == 0 and _between(start, stop, point):
            return point
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return a
    return None


def knotted(line: list[Point]) -> bool:
    """Return whether a line crosses itself or stands still."""
    for i in range(len(line) - 1):
        if line[i] == line[i + 1]:
            return True
        for j in range(i + 1, len(line) - 1):
            ends = {line[j]} if j == i + 1 else set()
            if _touch(line[i], line[i + 1], line[j], line[j + 1], ends) is not None:
                return True
    return False

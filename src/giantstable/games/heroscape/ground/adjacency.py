"""Who is adjacent: neighbours, unless one stands too high or a ruin is between them."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.kernel.masks import members


class Adjacency:
    """Adjacency on a battlefield, for figures of given Heights, as tables made when first asked."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.tables: dict[int, list[int]] = {}  # the two Heights -> a mask for each space
        self.lists: dict[int, list[list[int]]] = {}  # the same as lists of spaces
        self.longest: dict[int, int] = {}  # of those lists

    def adjacent(self, a: int, height_a: int, b: int, height_b: int) -> bool:
        """Return whether figures of these Heights on these spaces are adjacent (HS-M-ENG-03, -04).

        No overhang can part them: where the lower one has room under it, the higher one, whose
        base is below the lower one's head, stands beside it and not on it (R-OVH-03).
        """
        field = self.field
        d = field.direction(a, b)
        if d == NOWHERE:  # over one hex: below and above are not beside (R-OVH-03)
            return False
        rise = field.level[b] - field.level[a]
        if rise >= height_a or -rise >= height_b:
            return False
        wall = field.wall(a, d)
        if wall == NOWHERE:
            return True
        head_a = field.level[a] + height_a
        head_b = field.level[b] + height_b
        if max(head_a, head_b) <= field.wall_base[wall]:
            return True  # both stand below what the ruin stands on
        return min(head_a, head_b) > field.wall_top[wall]  # R-RUIN-01: strictly higher, both

    def beside(self, space: int, height: int, other: int) -> int:
        """Return the spaces where a figure of the ``other`` Height is adjacent to one here."""
        key = height * 1000 + other
        if key not in self.tables:
            self.tables[key] = [self._beside(s, height, other) for s in range(self.field.size)]
        return self.tables[key][space]

    def near(self, height: int, other: int) -> list[list[int]]:
        """Return, of each space, what ``beside`` says of it, as a list of spaces."""
        key = height * 1000 + other
        if key not in self.lists:
            spaces = range(self.field.size)
            self.lists[key] = [members(self.beside(s, height, other)) for s in spaces]
        return self.lists[key]

    def most(self, height: int, other: int) -> int:
        """Return how many spaces ``near`` has at most."""
        key = height * 1000 + other
        if key not in self.longest:
            self.longest[key] = max(len(spaces) for spaces in self.near(height, other))
        return self.longest[key]

    def _beside(self, space: int, height: int, other: int) -> int:
        mask = 0
        for d in range(6):
            for near in self.field.beside[space * 6 + d]:
                if self.adjacent(space, height, near, other):
                    mask |= 1 << near
        return mask

    def figures_adjacent(self, figures: Figures, a: int, b: int) -> bool:
        """Return whether two figures are adjacent, by any of their spaces (HS-M-DBL-04)."""
        height_a = figures.bodies[a].height
        height_b = figures.bodies[b].height
        for here in figures.spaces(a):
            for there in figures.spaces(b):
                if self.beside(here, height_a, height_b) >> there & 1:
                    return True
        return False

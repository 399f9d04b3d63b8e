"""Where a figure can get through from one space to the next: room over its head, no ruin between.

What a step costs, and whether somebody stands there, is another chapter; this is about the place.
"""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield


class Passage:
    """The ways between neighbouring spaces, for figures of a Height, as tables made when asked."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.walks: dict[int, list[int]] = {}  # the Height -> a mask for each space
        self.flights: dict[int, list[int]] = {}

    def open(self, a: int, b: int, height: int) -> bool:
        """Return whether there is room: it changes level over the lower space (R-OVH-02).

        So nobody climbs through a roof, and nobody drops through one (HS-M-TIGHT-01).
        """
        field = self.field
        rise = abs(field.level[b] - field.level[a])
        lower = a if field.level[a] <= field.level[b] else b
        higher = a + b - lower
        return field.fits(lower, rise + height) and field.fits(higher, height)

    def barred(self, a: int, b: int, height: int) -> bool:
        """Return whether a ruin stands in the way of a walker (R-TIGHT-02).

        Who crosses at a level above the ruin, or below what it stands on, is not barred.
        """
        field = self.field
        wall = field.wall(a, field.direction(a, b))
        if wall == NOWHERE:
            return False
        foot = max(field.level[a], field.level[b])
        return field.wall_base[wall] < foot + height and field.wall_top[wall] > foot

    def walk(self, space: int, height: int) -> int:
        """Return the spaces beside this one that a walker of that Height can get to."""
        if height not in self.walks:
            self.walks[height] = [self._from(s, height, True) for s in range(self.field.size)]
        return self.walks[height][space]

    def fly(self, space: int, height: int) -> int:
        """Return the spaces beside this one that a flyer can get to: ruins are no hindrance."""
        if height not in self.flights:
            self.flights[height] = [self._from(s, height, False) for s in range(self.field.size)]
        return self.flights[height][space]

    def _from(self, space: int, height: int, walls: bool) -> int:
        mask = 0
        for d in range(6):
            for near in self.field.beside[space * 6 + d]:
                if self.open(space, near, height):
                    if not (walls and self.barred(space, near, height)):
                        mask |= 1 << near
        return mask

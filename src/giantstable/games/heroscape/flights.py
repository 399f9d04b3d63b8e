"""Flying: how many spaces it is through the air, over ruins, figures and heights (HS-P-FLY-01)."""

from __future__ import annotations

from giantstable.games.heroscape.battlefield import Battlefield, spaces_in
from giantstable.games.heroscape.passage import Passage


class Flights:
    """Where flyers get, for each Height and each space to take off from, made when first asked.

    A ring is the spaces that are so many spaces away through the air. Under a roof there is only as
    much air as there is room: who is under one leaves sideways (R-OVH-02, R-FLY-02).
    """

    def __init__(self, field: Battlefield, passage: Passage) -> None:
        self.field = field
        self.passage = passage
        self.known: dict[int, list[list[int]]] = {}
        self.done: dict[int, bool] = {}  # there is nothing farther away

    def rings(self, height: int, space: int, spaces: int) -> list[list[int]]:
        """Return the rings round a space, from itself on, at least up to so many spaces away.

        There are fewer only where nothing is so far away.
        """
        key = height * self.field.size + space
        rings = self.known.get(key)
        if rings is None or (len(rings) <= spaces and not self.done[key]):
            rings = self._widen(height, space, spaces)
            self.known[key] = rings
            self.done[key] = len(rings) <= spaces
        return rings

    def _widen(self, height: int, space: int, spaces: int) -> list[list[int]]:
        seen = 1 << space
        rings = [[space]]
        while len(rings) <= spaces:
            mask = 0
            for here in rings[-1]:
                mask |= self.passage.fly(here, height)
            mask &= ~seen
            if not mask:
                break
            seen |= mask
            rings.append(spaces_in(mask))
        return rings

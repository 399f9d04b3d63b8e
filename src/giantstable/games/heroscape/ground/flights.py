"""Flying: how many spaces it is through the air, over ruins, figures and heights (HS-P-FLY-01)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.passage import Passage
from giantstable.games.heroscape.ground.steps import Steps
from giantstable.kernel.masks import members

MOST_MOVES: Final = 1 << 10


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
            rings.append(members(mask))
        return rings


class Landings:
    """Where flyers of one Height can come down on a battlefield without figures and glyphs.

    Spaces are counted, not levels (HS-P-FLY-01); the last one may cost more (R-MUD-01).
    """

    def __init__(self, flights: Flights, steps: Steps) -> None:
        self.flights = flights
        self.steps = steps
        self.of_one: dict[int, list[int]] = {}  # by where they take off, and how far they fly
        self.of_two: dict[int, list[int]] = {}
        self.of_two_turned: dict[int, list[int]] = {}

    def spaces(self, start: int, moves: int) -> list[int]:
        """Return where a figure of one space can land."""
        key = start * MOST_MOVES + moves
        found = self.of_one.get(key)
        if found is None:
            found = []
            rings = self.flights.rings(self.steps.height, start, moves)
            for spaces in range(1, min(moves + 1, len(rings))):
                for space in rings[spaces]:
                    if spaces - 1 + self.steps.entry(space) <= moves:
                        found.append(space)
            self.of_one[key] = found
        return found

    def cost(self, start: int, space: int) -> int:
        """Return what a flight costs a figure of one space: spaces, and the last one's own cost."""
        return self._away(start, space) - 1 + self.steps.entry(space)

    def cost_of_two(self, start: int, stance: int) -> int:
        """Return what a flight costs a figure of two spaces, from one stance to another.

        Whichever of its ends is nearer leads.
        """
        stances = self.steps.stances
        ends = (stances.lead[start], stances.trail[start])
        away = min(self._away(end, stances.trail[stance]) for end in ends)
        return away + self.steps.entry(stances.lead[stance])

    def _away(self, start: int, space: int) -> int:
        """Return how many spaces it is through the air."""
        spaces = 0
        while True:
            rings = self.flights.rings(self.steps.height, start, spaces)
            if len(rings) <= spaces:
                return MOST_MOVES
            if space in rings[spaces]:
                return spaces
            spaces += 1

    def stances(self, start: int, moves: int) -> list[int]:
        """Return the stances in which a figure of two spaces can land, one for each place.

        Either end leads, the other follows it, and both land on one level.
        """
        key = start * MOST_MOVES + moves
        if key not in self.of_two:
            self._land(key, start, moves)
        return self.of_two[key]

    def turned(self, start: int, moves: int) -> list[int]:
        """Return the stances that take up a place of ``stances`` the other way round."""
        key = start * MOST_MOVES + moves
        if key not in self.of_two_turned:
            self._land(key, start, moves)
        return self.of_two_turned[key]

    def _land(self, key: int, start: int, moves: int) -> None:
        stances = self.steps.stances
        known = [False] * stances.size
        known[start] = known[stances.turned[start]] = True  # it is there already
        found: list[int] = []
        turned: list[int] = []
        for end in (stances.lead[start], stances.trail[start]):
            rings = self.flights.rings(self.steps.height, end, moves)
            for spaces in range(min(moves, len(rings))):
                for trail in rings[spaces]:
                    for stance in self.steps.stances_behind(trail):
                        lead = stances.lead[stance]
                        if known[stance] or spaces + self.steps.entry(lead) > moves:
                            continue
                        (turned if known[stances.turned[stance]] else found).append(stance)
                        known[stance] = True
        self.of_two_turned[key] = turned
        self.of_two[key] = found

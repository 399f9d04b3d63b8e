"""The moves that are offered to a figure, and how each of them is made."""

from __future__ import annotations

from giantstable.games.heroscape.rules.movement.routes import FLY, WALK, Routes
from giantstable.games.heroscape.table.codes import first_of, second_of
from giantstable.games.heroscape.table.prepared import Prepared


class Offer(Prepared):
    """The moves that a figure may choose from, and how each is made."""

    def __init__(self, figure: int, routes: Routes | None) -> None:
        super().__init__()
        self.figure = figure
        self.routes = routes  # None: all are flights, and nobody minds
        self.codes: list[int] = []
        # What the codes stand for: first the ends of free routes, then routes with a price.
        self.free: list[int] = []
        self.dear: list[int] = []

    def add_free(self, code: int, end: int) -> None:
        """Offer a free route; all of them come before those with a price."""
        self.codes.append(code)
        self.free.append(end)

    def add_dear(self, code: int, route: int) -> None:
        """Offer a route with a price."""
        self.codes.append(code)
        self.dear.append(route)

    def how(self, code: int) -> int:
        """Return how a move is made: WALK, BACKWARDS, FLY or GRAPPLE."""
        routes = self.routes
        if routes is None:
            return FLY
        if not routes.large and not self.dear:
            return WALK
        number = self.codes.index(code)
        if number < len(self.free):
            return routes.led[self.free[number]] if routes.large else WALK
        return routes.how[self.dear[number - len(self.free)]]

    def way(self, code: int) -> list[int]:
        """Return the ends of a walk: spaces, or stances of a figure of two spaces."""
        routes = self.routes
        assert routes is not None
        number = self.codes.index(code)
        if number < len(self.free):
            return routes.way_to(self.free[number])
        return routes.way_of(self.dear[number - len(self.free)])

    def ends(self, code: int) -> tuple[int, int]:
        """Return where a move's leading and trailing end come to stand, or NOWHERE for none."""
        routes = self.routes
        if routes is None or not routes.large:
            return first_of(code), second_of(code)
        number = self.codes.index(code)
        if number < len(self.free):
            end = self.free[number]
        else:
            end = routes.end[self.dear[number - len(self.free)]]
        return routes.lead[end], routes.trail[end]

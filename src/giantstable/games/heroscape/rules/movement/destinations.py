"""Moves: where a figure may go, on foot, in the air or by grapple, and at what price."""

from __future__ import annotations

from mypy_extensions import i64

from giantstable.games.heroscape.box.cards import MOVE_EFFECT
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.steps import BARRED, HELD, NO_LANDING, STOP
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.movement.routes import (
    BACKWARDS,
    FLY,
    GRAPPLE,
    NEVER,
    NO_WAY,
    WALK,
    Going,
    Routes,
    lay_stops,
)
from giantstable.games.heroscape.table.codes import first_of, move_code, place_code, second_of
from giantstable.games.heroscape.table.engagement import is_engaged
from giantstable.games.heroscape.table.fray import Fray


class Offer:
    """The moves that a figure may choose from, and how each is made."""

    def __init__(self, figure: int, routes: Routes | None) -> None:
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


def allowance(fray: Fray, figure: int) -> int:
    """Return how many spaces a figure may move (HS-M-MOVE-01, HS-G-VAL-01)."""
    card = fray.theatre.card_of(figure)
    if fray.theatre.basic:
        return card.basic.move
    if glyphs.stands_on(fray, figure, MOVE_EFFECT):
        return card.master.move  # HS-G-VAL-02
    return card.master.move + glyphs.bonus(fray, fray.seat_of(figure), MOVE_EFFECT)


def offered(fray: Fray, figure: int) -> Offer:
    """Return every move that a figure may make, but for staying where it is.

    Of several ways to one place it has those whose price no other undercuts.
    """
    theatre = fray.theatre
    unit = theatre.unit_of[figure]
    first = fray.figures.first[figure]
    second = fray.figures.second[figure]
    moves = allowance(fray, figure)
    flies = theatre.flies[unit]
    if flies and (theatre.slips[unit] or not is_engaged(fray, figure)):
        # Whatever a walker reaches, a flyer does too.
        if second == NOWHERE:
            return _flights(fray, figure, moves)
        return _flights_large(fray, figure, moves)
    going = Going(fray, figure, moves)
    if second != NOWHERE:
        return _offered_large(going, first, second)
    routes = Routes(going, False)
    routes.start(first)
    routes.walk()
    if flies:
        price = going.takes_off()
        for space in theatre.landings[theatre.height_kind[figure]].spaces(first, moves):
            if not going.spaces[space] & (HELD | NO_LANDING) and routes.cost[space] == NEVER:
                routes.keep(routes.add(space, price, NO_WAY, FLY))
    routes.walk_on()
    levels = theatre.grapples[unit]
    if levels:
        _grapple(going, routes, first, levels)
    return _offer_spaces(going, routes, first)


def _offer_spaces(going: Going, routes: Routes, start: int) -> Offer:
    """Offer all spaces that routes lead to, unless somebody stands there."""
    offer = Offer(going.figure, routes)
    spaces = going.spaces
    space: i64
    for space in routes.order:
        if not spaces[space] & HELD and space != start:
            offer.add_free(space, space)  # the code of a free move is its space
    for space in routes.reached:
        if not spaces[space] & HELD and routes.cost[space] == NEVER:
            for route in routes.best(space, NO_WAY):
                offer.add_dear(move_code(space, NOWHERE, routes.price[route]), route)
    return offer


def _flights(fray: Fray, figure: int, moves: int) -> Offer:
    """Offer the flights of a figure of one space that nobody swipes at."""
    theatre = fray.theatre
    landings = theatre.landings[theatre.height_kind[figure]]
    at = fray.figures.at
    spaces = [0] * theatre.field.size
    lay_stops(fray, figure, spaces)
    offer = Offer(figure, None)
    codes = offer.codes
    space: i64
    for space in landings.spaces(fray.figures.first[figure], moves):
        if at[space] == NOBODY and not spaces[space] & NO_LANDING:
            codes.append(space)
    return offer


def _grapple(going: Going, routes: Routes, start: int, levels: int) -> None:
    """Add what a grapple reaches: one space, up to so many levels up (HS-P-DRAK-03, R-GRAP-01)."""
    theatre = going.fray.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    level = theatre.field.level
    walk = theatre.ground.passage.walk(start, theatre.heights[kind])
    for space in theatre.ground.around[start]:
        if walk >> space & 1 and level[space] - level[start] <= levels:
            if not going.spaces[space] & (HELD | BARRED):
                left = going.guards[start] & ~going.guards[space]  # HS-P-DRAK-04
                price = steps.fall(start, space) + left.bit_count()
                if routes.cost[space] == NEVER and not routes.pointless(space, price):
                    routes.keep(routes.add(space, price, NO_WAY, GRAPPLE))


# -- figures of two spaces ------------------------------------------------------------------------


def _offered_large(going: Going, head: int, tail: int) -> Offer:
    fray = going.fray
    stances = fray.theatre.ground.stances
    routes = Routes(going, True)
    offer = Offer(going.figure, routes)
    start = stances.of(head, tail)
    routes.start(start)
    routes.start(stances.turned[start], BACKWARDS)
    routes.walk()
    stance: i64
    if fray.theatre.flies[going.unit]:
        price = going.takes_off()
        landings = fray.theatre.landings[fray.theatre.height_kind[going.figure]]
        for stance in landings.stances(start, going.moves) + landings.turned(start, going.moves):
            if routes.cost[stance] == NEVER and _may_end(going, stance):
                routes.keep(routes.add(stance, price, NO_WAY, FLY))
    routes.walk_on()
    known = [False] * stances.size  # the places that are offered already, or never are
    known[start] = known[stances.turned[start]] = True
    for stance in routes.order:
        if not known[stance] and _may_end(going, stance):
            _add_free(going, offer, routes, stance, known)
    for stance in routes.reached:
        if not known[stance] and _may_end(going, stance):
            _add_dear(going, offer, routes, stance, known)
    return offer


def _add_free(going: Going, offer: Offer, routes: Routes, stance: i64, known: list[bool]) -> None:
    """Offer the free way to a stance."""
    stances = going.fray.theatre.ground.stances
    lead = stances.lead[stance]
    trail = stances.trail[stance]
    known[stance] = True
    if not _lead_counts(going, stance):
        known[stances.turned[stance]] = True
        if routes.led[stance] == BACKWARDS:
            lead, trail = trail, lead
    offer.add_free(place_code(lead, trail), stance)


def _add_dear(going: Going, offer: Offer, routes: Routes, stance: i64, known: list[bool]) -> None:
    """Offer the ways to a stance that have a price."""
    stances = going.fray.theatre.ground.stances
    turned = NO_WAY if _lead_counts(going, stance) else stances.turned[stance]
    known[stance] = True
    if turned != NO_WAY:
        known[turned] = True
    for route in routes.best(stance, turned):
        lead = stances.lead[routes.end[route]]
        trail = stances.trail[routes.end[route]]
        if routes.how[route] == BACKWARDS and turned != NO_WAY:
            lead, trail = trail, lead
        offer.add_dear(move_code(lead, trail, routes.price[route]), route)


def _may_end(going: Going, stance: i64) -> bool:
    """Return whether a figure of two spaces may stand so: on one level, in nobody's place."""
    stances = going.fray.theatre.ground.stances
    if not stances.even[stance]:
        return False  # HS-M-DBL-03
    both = going.spaces[stances.lead[stance]] | going.spaces[stances.trail[stance]]
    return not both & (HELD | NO_LANDING)


def _lead_counts(going: Going, stance: i64) -> bool:
    """Return whether it makes a difference which end leads: only one of them stops on a glyph.

    There the leading end is called the head, as a figure may turn about when it stops (R-DBL-01).
    Elsewhere the head is where it came to on the way, and two ways round are one place.
    """
    stances = going.fray.theatre.ground.stances
    both = going.spaces[stances.lead[stance]] | going.spaces[stances.trail[stance]]
    return bool(both & STOP)


def _flights_large(fray: Fray, figure: int, moves: int) -> Offer:
    """Offer the flights of a figure of two spaces that nobody swipes at."""
    theatre = fray.theatre
    stances = theatre.ground.stances
    landings = theatre.landings[theatre.height_kind[figure]]
    at = fray.figures.at
    spaces = [0] * theatre.field.size
    stops = lay_stops(fray, figure, spaces)
    start = stances.of(fray.figures.first[figure], fray.figures.second[figure])
    offer = Offer(figure, None)
    stance: i64
    lead: i64
    trail: i64
    for stance in landings.stances(start, moves):
        lead = stances.lead[stance]
        trail = stances.trail[stance]
        if _may_land(at, spaces, figure, lead, trail):
            offer.codes.append(place_code(lead, trail))
    if stops:
        for stance in landings.turned(start, moves):  # where it matters which end leads
            lead = stances.lead[stance]
            trail = stances.trail[stance]
            if (spaces[lead] | spaces[trail]) & STOP and _may_land(at, spaces, figure, lead, trail):
                offer.codes.append(place_code(lead, trail))
    return offer


def _may_land(at: list[int], spaces: list[int], figure: int, lead: i64, trail: i64) -> bool:
    """Return whether nobody else stands where a figure of two spaces would land."""
    if (spaces[lead] | spaces[trail]) & NO_LANDING:
        return False
    who: i64 = at[lead]
    beside: i64 = at[trail]
    return (who == NOBODY or who == figure) and (beside == NOBODY or beside == figure)

"""Moves: where a figure may go, on foot, in the air or by grapple, and at what price."""

from __future__ import annotations

from giantstable.games.heroscape import glyphs
from giantstable.games.heroscape.asks import FREE, place_code
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import MOVE_EFFECT
from giantstable.games.heroscape.routes import (
    BACKWARDS,
    FLY,
    GRAPPLE,
    NEVER,
    NO_WAY,
    Going,
    Routes,
    count,
    end_of,
    from_end,
    move_code,
)
from giantstable.games.heroscape.steps import BARRED, HELD, NO_LANDING, STOP


class Offer:
    """The moves that a figure may choose from, and how each is made."""

    def __init__(self, figure: int, routes: Routes) -> None:
        self.figure = figure
        self.routes = routes
        self.codes: list[int] = []
        self.route: list[int] = []  # of each code: a route with a price, or ``from_end``
        self.flies = False  # all are flights

    def add(self, code: int, route: int) -> None:
        """Offer a move."""
        self.codes.append(code)
        self.route.append(route)

    def how(self, code: int) -> int:
        """Return how a move is made: WALK, BACKWARDS, FLY or GRAPPLE."""
        if self.flies:
            return FLY
        route = self.route[self.codes.index(code)]
        return self.routes.how[route] if route >= 0 else self.routes.led[end_of(route)]

    def way(self, code: int) -> list[int]:
        """Return the ends of a walk: spaces, or stances of a figure of two spaces."""
        route = self.route[self.codes.index(code)]
        if route >= 0:
            return self.routes.way_of(route)
        return self.routes.way_to(end_of(route))

    def ends(self, code: int) -> tuple[int, int]:
        """Return where a move's leading and trailing end come to stand, or NOWHERE for none."""
        route = self.route[self.codes.index(code)]
        end = self.routes.end[route] if route >= 0 else end_of(route)
        trail = self.routes.trail[end] if self.routes.large else NOWHERE
        return self.routes.lead[end], trail


def allowance(battle: Battle, figure: int) -> int:
    """Return how many spaces a figure may move (HS-M-MOVE-01, HS-G-VAL-01)."""
    card = battle.theatre.card_of(figure)
    if battle.theatre.basic:
        return card.basic.move
    if glyphs.stands_on(battle, figure, MOVE_EFFECT):
        return card.master.move  # HS-G-VAL-02
    return card.master.move + glyphs.bonus(battle, battle.seat_of(figure), MOVE_EFFECT)


def offered(battle: Battle, figure: int) -> Offer:
    """Return every move that a figure may make, but for staying where it is.

    Of several ways to one place it has those whose price no other undercuts.
    """
    going = Going(battle, figure, allowance(battle, figure))
    first = battle.figures.first[figure]
    second = battle.figures.second[figure]
    if second != NOWHERE:
        return _offered_large(going, first, second)
    routes = Routes(going, False)
    offer = Offer(figure, routes)
    flies = battle.theatre.flies[going.unit]
    price = going.takes_off()
    if flies and price == FREE:  # whatever a walker reaches, a flyer does too
        offer.flies = True
        for space in _landings(going, first):
            offer.add(space, from_end(space))
        return offer
    routes.start(first)
    routes.walk()
    if flies:
        for space in _landings(going, first):
            if routes.cost[space] == NEVER:
                routes.keep(routes.add(space, price, NO_WAY, FLY))
    routes.walk_on()
    levels = battle.theatre.grapples[going.unit]
    if levels:
        _grapple(going, routes, first, levels)
    spaces = going.spaces
    for space in routes.order:
        if not spaces[space] & HELD and space != first:
            offer.add(space, from_end(space))  # the code of a free move is its space
    for space in routes.reached:
        if not spaces[space] & HELD and routes.cost[space] == NEVER:
            for route in routes.best(space, NO_WAY):
                offer.add(move_code(space, NOWHERE, routes.price[route]), route)
    return offer


def _landings(going: Going, start: int) -> list[int]:
    """Return where a flyer of one space can land: spaces are counted, not levels (HS-P-FLY-01)."""
    theatre = going.battle.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    rings = theatre.ground.flights.rings(theatre.heights[kind], start, going.moves)
    found: list[int] = []
    for spaces in range(1, min(going.moves + 1, len(rings))):
        for space in rings[spaces]:
            if not going.spaces[space] & (HELD | NO_LANDING):
                if spaces - 1 + steps.entry(space) <= going.moves:  # R-MUD-01
                    found.append(space)
    return found


def _grapple(going: Going, routes: Routes, start: int, levels: int) -> None:
    """Add what a grapple reaches: one space, up to so many levels up (HS-P-DRAK-03, R-GRAP-01)."""
    theatre = going.battle.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    level = theatre.field.level
    walk = theatre.ground.passage.walk(start, theatre.heights[kind])
    for space in theatre.ground.around[start]:
        if walk >> space & 1 and level[space] - level[start] <= levels:
            if not going.spaces[space] & (HELD | BARRED):
                left = going.guards[start] & ~going.guards[space]  # HS-P-DRAK-04
                price = steps.fall(start, space) + count(left)
                if routes.cost[space] == NEVER and not routes.pointless(space, price):
                    routes.keep(routes.add(space, price, NO_WAY, GRAPPLE))


# -- figures of two spaces ------------------------------------------------------------------------


def _offered_large(going: Going, head: int, tail: int) -> Offer:
    battle = going.battle
    stances = battle.theatre.ground.stances
    routes = Routes(going, True)
    offer = Offer(going.figure, routes)
    start = stances.of(head, tail)
    flies = battle.theatre.flies[going.unit]
    price = going.takes_off()
    if flies and price == FREE:
        offer.flies = True
        for stance in _landings_large(going, head, tail):
            if routes.cost[stance] == NEVER:
                routes.start(stance)
    else:
        routes.start(start)
        routes.start(stances.turned[start], BACKWARDS)
        routes.walk()
        if flies:
            for stance in _landings_large(going, head, tail):
                if routes.cost[stance] == NEVER and routes.latest[stance] == NO_WAY:
                    routes.keep(routes.add(stance, price, NO_WAY, FLY))
        routes.walk_on()
    known = [False] * stances.size  # the places that are offered already, or never are
    known[start] = known[stances.turned[start]] = True
    for stance in routes.order:
        if not known[stance] and _may_end(going, stance):
            _add_free(going, offer, stance, known)
    for stance in routes.reached:
        if not known[stance] and _may_end(going, stance):
            _add_dear(going, offer, stance, known)
    return offer


def _add_free(going: Going, offer: Offer, stance: int, known: list[bool]) -> None:
    """Offer the free way to a stance."""
    stances = going.battle.theatre.ground.stances
    lead = stances.lead[stance]
    trail = stances.trail[stance]
    known[stance] = True
    if not _lead_counts(going, stance):
        known[stances.turned[stance]] = True
        if offer.routes.led[stance] == BACKWARDS:
            lead, trail = trail, lead
    offer.add(place_code(lead, trail), from_end(stance))


def _add_dear(going: Going, offer: Offer, stance: int, known: list[bool]) -> None:
    """Offer the ways to a stance that have a price."""
    stances = going.battle.theatre.ground.stances
    routes = offer.routes
    turned = NO_WAY if _lead_counts(going, stance) else stances.turned[stance]
    known[stance] = True
    if turned != NO_WAY:
        known[turned] = True
    for route in routes.best(stance, turned):
        lead = stances.lead[routes.end[route]]
        trail = stances.trail[routes.end[route]]
        if routes.how[route] == BACKWARDS and turned != NO_WAY:
            lead, trail = trail, lead
        offer.add(move_code(lead, trail, routes.price[route]), route)


def _may_end(going: Going, stance: int) -> bool:
    """Return whether a figure of two spaces may stand so: on one level, in nobody's place."""
    stances = going.battle.theatre.ground.stances
    if not stances.even[stance]:
        return False  # HS-M-DBL-03
    both = going.spaces[stances.lead[stance]] | going.spaces[stances.trail[stance]]
    return not both & (HELD | NO_LANDING)


def _lead_counts(going: Going, stance: int) -> bool:
    """Return whether it makes a difference which end leads: only one of them stops on a glyph.

    There the leading end is called the head, as a figure may turn about when it stops (R-DBL-01).
    Elsewhere the head is where it came to on the way, and two ways round are one place.
    """
    stances = going.battle.theatre.ground.stances
    both = going.spaces[stances.lead[stance]] | going.spaces[stances.trail[stance]]
    return bool(both & STOP)


def _landings_large(going: Going, head: int, tail: int) -> list[int]:
    """Return the stances in which a flyer of two spaces can land, some of them twice.

    Either end leads, the other follows it, and both land on one level.
    """
    theatre = going.battle.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    lead = theatre.ground.stances.lead
    found: list[int] = []
    for start in (head, tail):
        rings = theatre.ground.flights.rings(theatre.heights[kind], start, going.moves)
        for spaces in range(min(going.moves, len(rings))):
            for trail in rings[spaces]:
                if going.spaces[trail] & (HELD | NO_LANDING):
                    continue
                for stance in steps.stances_behind(trail):
                    if not going.spaces[lead[stance]] & (HELD | NO_LANDING):
                        if spaces + steps.entry(lead[stance]) <= going.moves:
                            found.append(stance)
    return found

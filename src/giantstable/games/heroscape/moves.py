"""Moves: where a figure may go, on foot, in the air or by grapple, and at what price."""

from __future__ import annotations

from giantstable.games.heroscape import glyphs
from giantstable.games.heroscape.asks import FREE, first_of, second_of
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import MOVE_EFFECT
from giantstable.games.heroscape.routes import (
    BACKWARDS,
    FLY,
    GRAPPLE,
    NO_WAY,
    Going,
    Routes,
    count,
    move_code,
)
from giantstable.games.heroscape.steps import BARRED, HELD, NO_LANDING, STOP


class Offer:
    """The moves that a figure may choose from, nearest first, and how each is made."""

    def __init__(self, figure: int, routes: Routes) -> None:
        self.figure = figure
        self.routes = routes
        self.codes: list[int] = []
        self.route: list[int] = []  # of each code

    def how(self, code: int) -> int:
        """Return how a move is made: WALK, BACKWARDS, FLY or GRAPPLE."""
        return self.routes.how[self.route[self.codes.index(code)]]

    def way(self, code: int) -> list[int]:
        """Return the ends of a walk: spaces, or stances of a figure of two spaces."""
        return self.routes.ends_of(self.route[self.codes.index(code)])


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
    moves = allowance(battle, figure)
    going = Going(battle, figure, moves)
    first = battle.figures.first[figure]
    second = battle.figures.second[figure]
    if second != NOWHERE:
        return _offered_large(going, first, second)
    routes = Routes(len(going.spaces))
    offer = Offer(figure, routes)
    flies = battle.theatre.flies[going.unit]
    if flies:
        _fly(going, routes, first)
    if not flies or going.takes_off() != FREE:  # who flies for nothing gains nothing on foot
        routes.walk(going, first, moves)
    levels = battle.theatre.grapples[going.unit]
    if levels:
        _grapple(going, routes, first, levels)
    for space in routes.reached:
        if space != first and not going.spaces[space] & HELD:
            for route in routes.best(space, NO_WAY):
                offer.codes.append(move_code(space, NOWHERE, routes.price[route]))
                offer.route.append(route)
    return offer


def _fly(going: Going, routes: Routes, start: int) -> None:
    """Add the flights: spaces are counted, levels are not (HS-P-FLY-01).

    A flight that is as good as a walk takes its place, and the place of all that goes on from it:
    whatever a walker reaches a flyer does too.
    """
    theatre = going.battle.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    rings = theatre.ground.flights.rings(theatre.heights[kind], start, going.moves)
    price = going.takes_off()
    for spaces in range(1, min(going.moves + 1, len(rings))):
        for space in rings[spaces]:
            if not going.spaces[space] & (HELD | NO_LANDING):
                if spaces - 1 + steps.entry(space) <= going.moves:  # R-MUD-01
                    routes.keep(routes.add(space, price, NO_WAY, FLY))


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
                if not routes.pointless(space, price):
                    routes.keep(routes.add(space, price, NO_WAY, GRAPPLE))


# -- figures of two spaces ------------------------------------------------------------------------


def _offered_large(going: Going, head: int, tail: int) -> Offer:
    battle = going.battle
    stances = battle.theatre.ground.stances
    spaces = going.spaces
    routes = Routes(stances.size)
    offer = Offer(going.figure, routes)
    flies = battle.theatre.flies[going.unit]
    if flies:
        _fly_large(going, routes, head)
        _fly_large(going, routes, tail)
    if not flies or going.takes_off() != FREE:
        routes.walk_large(going, head, tail, going.moves)
    start = stances.of(head, tail)
    for stance in routes.reached:
        turned = stances.turned[stance]
        lead = stances.lead[stance]
        trail = stances.trail[stance]
        if stance == start or turned == start or not stances.even[stance]:
            continue
        if (spaces[lead] | spaces[trail]) & (HELD | NO_LANDING):
            continue
        if (spaces[lead] | spaces[trail]) & STOP:
            _add_large(going, offer, stance, NO_WAY)  # which end leads makes a difference
        elif stance < turned or routes.latest[turned] == NO_WAY:
            _add_large(going, offer, stance, turned)
    return offer


def _add_large(going: Going, offer: Offer, stance: int, turned: int) -> None:
    """Offer the ways to a stance. Its head is where it goes to on the way.

    Where a glyph lies the leading end is called the head: a figure may turn about when it stops
    (R-DBL-01), and whether it stops on the glyph is what counts.
    """
    stances = going.battle.theatre.ground.stances
    routes = offer.routes
    for route in routes.best(stance, turned):
        lead = stances.lead[routes.end[route]]
        trail = stances.trail[routes.end[route]]
        if turned != NO_WAY and routes.how[route] == BACKWARDS:
            lead, trail = trail, lead
        offer.codes.append(move_code(lead, trail, routes.price[route]))
        offer.route.append(route)


def _fly_large(going: Going, routes: Routes, start: int) -> None:
    """Add the flights that one end leads; the other follows, and both land on one level."""
    theatre = going.battle.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    stances = theatre.ground.stances
    rings = theatre.ground.flights.rings(theatre.heights[kind], start, going.moves)
    price = going.takes_off()
    for spaces in range(min(going.moves, len(rings))):
        for trail in rings[spaces]:
            if going.spaces[trail] & (HELD | NO_LANDING):
                continue
            for stance in steps.stances_behind(trail):
                lead = stances.lead[stance]
                if routes.latest[stance] == NO_WAY and not going.spaces[lead] & (HELD | NO_LANDING):
                    if spaces + steps.entry(lead) <= going.moves:
                        routes.keep(routes.add(stance, price, NO_WAY, FLY))


def ends(battle: Battle, offer: Offer, code: int) -> tuple[int, int]:
    """Return where a move's leading and trailing end come to stand."""
    route = offer.route[offer.codes.index(code)]
    if second_of(code) == NOWHERE:
        return first_of(code), NOWHERE
    stance = offer.routes.end[route]
    stances = battle.theatre.ground.stances
    return stances.lead[stance], stances.trail[stance]

"""Moves: where a figure may go, on foot, in the air or by grapple, and at what price."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from giantstable.games.heroscape.box.cards import MOVE_EFFECT
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.steps import HELD, STOP
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.movement.offer import Offer
from giantstable.games.heroscape.rules.movement.routes import (
    BACKWARDS,
    NEVER,
    NO_WAY,
    Going,
    Routes,
)
from giantstable.games.heroscape.rules.powers import flying
from giantstable.games.heroscape.rules.powers.grapple_gun import add_grapples
from giantstable.games.heroscape.table.codes import move_code, place_code
from giantstable.games.heroscape.table.engagement import is_engaged
from giantstable.games.heroscape.table.fray import Fray


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
    talents = theatre.talents
    flies = talents.flies[unit]
    if flies and (talents.slips[unit] or not is_engaged(fray, figure)):
        return flying.free_flights(fray, figure, moves)  # wherever it could walk it can fly
    going = Going(fray, figure, moves)
    if second != NOWHERE:
        return _offered_large(going, first, second)
    routes = Routes(going, False)
    routes.start(first)
    routes.walk(going)
    if flies:
        flying.add_flights(going, routes, first)
    routes.walk_on(going)
    levels = talents.grapples[unit]
    if levels:
        add_grapples(going, routes, first, levels)
    return _offer_spaces(going, routes, first)


def _offer_spaces(going: Going, routes: Routes, start: int) -> Offer:
    """Offer all spaces that routes lead to, unless somebody stands there."""
    offer = Offer(going.figure, routes)
    spaces = going.spaces
    codes = offer.codes
    space: i64
    for space in routes.order:
        if not spaces[space] & HELD and space != start:
            codes.append(space)
    offer.free = codes.copy()  # the code of a free move is its space
    for space in routes.reached:
        if not spaces[space] & HELD and routes.cost[space] == NEVER:
            for route in routes.best(space, NO_WAY):
                offer.add_dear(move_code(space, NOWHERE, routes.price[route]), route)
    return offer


# -- figures of two spaces ------------------------------------------------------------------------


def _offered_large(going: Going, head: int, tail: int) -> Offer:
    fray = going.fray
    stances = fray.theatre.ground.stances
    routes = Routes(going, True)
    offer = Offer(going.figure, routes)
    start = stances.of(head, tail)
    routes.start(start)
    routes.start(stances.turned[start], BACKWARDS)
    routes.walk(going)
    stance: i64
    if fray.theatre.talents.flies[going.unit]:
        flying.add_large_flights(going, routes, start)
    routes.walk_on(going)
    known = vec[bool]([False] * stances.size)  # the places that are offered already, or never are
    known[start] = known[stances.turned[start]] = True
    for stance in routes.order:
        if not known[stance] and going.may_end(stance):
            _add_free(going, offer, routes, stance, known)
    for stance in routes.reached:
        if not known[stance] and going.may_end(stance):
            _add_dear(going, offer, routes, stance, known)
    return offer


def _add_free(going: Going, offer: Offer, routes: Routes, stance: i64, known: vec[bool]) -> None:
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


def _add_dear(going: Going, offer: Offer, routes: Routes, stance: i64, known: vec[bool]) -> None:
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


def _lead_counts(going: Going, stance: i64) -> bool:
    """Return whether it makes a difference which end leads: only one of them stops on a glyph.

    There the leading end is called the head, as a figure may turn about when it stops (R-DBL-01).
    Elsewhere the head is where it came to on the way, and two ways round are one place.
    """
    stances = going.fray.theatre.ground.stances
    both = going.spaces[stances.lead[stance]] | going.spaces[stances.trail[stance]]
    return bool(both & STOP)

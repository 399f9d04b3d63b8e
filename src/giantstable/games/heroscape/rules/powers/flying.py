"""Flying: over whatever stands or lies there, level or not (HS-P-FLY, HS-P-RAEL-01, HS-P-MIMR-01).

Where a flyer can land from a space is worked out with the ground (``ground/flights.py``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.steps import HELD, NO_LANDING, STOP
from giantstable.games.heroscape.rules.movement.offer import Offer
from giantstable.games.heroscape.rules.movement.one_step import swipes
from giantstable.games.heroscape.rules.movement.routes import (
    FLY,
    NEVER,
    NO_WAY,
    Going,
    Routes,
    lay_stops,
)
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table.codes import place_code
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import FLEW
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Play


class Flying(SpecialPower):
    """Needs nothing."""

    def __init__(self) -> None:
        super().__init__("flying", [])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that it flies, but not in a storm (HS-S-TEMP-08)."""
        talents.flies[unit] = not talents.storm


FLYING: Final[Flying] = Flying()


def fly(fray: Fray, figure: int, first: int, second: int) -> Play:
    """Fly: everybody engaged at take-off swipes, wherever the flight goes (R-FLY-01)."""
    cost = flight_cost(fray, figure, first, second)
    yield from swipes(fray, figure, left_on_the_ground(fray, figure))
    if fray.fate[figure] == STANDING:
        fray.paces = cost
        fray.stand(figure, first, second)
        fray.tell(FLEW, figure, first, second, seat=fray.seat_of(figure))
        victory.after_step(fray, figure)


def flight_cost(fray: Fray, figure: int, first: int, second: int) -> int:
    """Return what a flight from where a figure stands costs it (HS-P-FLY-01)."""
    theatre = fray.theatre
    landings = theatre.landings[theatre.height_kind[figure]]
    here = fray.figures.first[figure]
    if second == NOWHERE:
        return landings.cost(here, first)
    stances = theatre.ground.stances
    start = stances.of(here, fray.figures.second[figure])
    return landings.cost_of_two(start, stances.of(first, second))


def left_on_the_ground(fray: Fray, figure: int) -> list[int]:
    """Return those who may swipe at a figure that takes off."""
    slips = fray.theatre.talents.slips[fray.theatre.unit_of[figure]]
    return [] if slips else engaged_with(fray, figure)


# -- where to ---------------------------------------------------------------------------------


def take_off(going: Going) -> int:
    """Return the price of taking off: a swipe of every foe engaged (R-FLY-01)."""
    first = going.fray.figures.first[going.figure]
    second = going.fray.figures.second[going.figure]
    return going.engaged(first, first if second == NOWHERE else second).bit_count()


def add_flights(going: Going, routes: Routes, start: int) -> None:
    """Add the flights of a figure of one space to where it cannot walk for free."""
    theatre = going.fray.theatre
    price = take_off(going)
    for space in theatre.landings[theatre.height_kind[going.figure]].spaces(start, going.moves):
        if not going.spaces[space] & (HELD | NO_LANDING) and routes.cost[space] == NEVER:
            routes.keep(routes.add(space, price, NO_WAY, FLY))


def add_large_flights(going: Going, routes: Routes, start: int) -> None:
    """Add the flights of a figure of two spaces, from a stance, either end first."""
    theatre = going.fray.theatre
    price = take_off(going)
    landings = theatre.landings[theatre.height_kind[going.figure]]
    stance: i64
    for stance in landings.stances(start, going.moves) + landings.turned(start, going.moves):
        if routes.cost[stance] == NEVER and going.may_end(stance):
            routes.keep(routes.add(stance, price, NO_WAY, FLY))


def free_flights(fray: Fray, figure: int, moves: int) -> Offer:
    """Offer the flights of a figure that nobody swipes at."""
    if fray.figures.second[figure] == NOWHERE:
        return _of_one_space(fray, figure, moves)
    return _of_two_spaces(fray, figure, moves)


def _of_one_space(fray: Fray, figure: int, moves: int) -> Offer:
    """Offer the flights of a figure of one space that nobody swipes at."""
    theatre = fray.theatre
    landings = theatre.landings[theatre.height_kind[figure]]
    at = fray.figures.at
    spaces = theatre.ground.waters[:]
    lay_stops(fray, figure, spaces)
    offer = Offer(figure, None)
    codes = offer.codes
    space: i64
    for space in landings.spaces(fray.figures.first[figure], moves):
        if at[space] == NOBODY and not spaces[space] & NO_LANDING:
            codes.append(space)
    return offer


def _of_two_spaces(fray: Fray, figure: int, moves: int) -> Offer:
    """Offer the flights of a figure of two spaces that nobody swipes at."""
    theatre = fray.theatre
    stances = theatre.ground.stances
    landings = theatre.landings[theatre.height_kind[figure]]
    at = fray.figures.at
    spaces = theatre.ground.waters[:]
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


def _may_land(at: vec[i64], spaces: vec[i64], figure: int, lead: i64, trail: i64) -> bool:
    """Return whether nobody else stands where a figure of two spaces would land."""
    if (spaces[lead] | spaces[trail]) & NO_LANDING:
        return False
    who: i64 = at[lead]
    beside: i64 = at[trail]
    return (who == NOBODY or who == figure) and (beside == NOBODY or beside == figure)

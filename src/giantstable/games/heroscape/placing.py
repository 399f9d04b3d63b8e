"""Placing figures: start zones, and figure by figure where they stand (HS-M-PLACE)."""

from __future__ import annotations

from giantstable.games.heroscape.asks import (
    PLACE,
    PLACE_NEXT,
    ZONE,
    first_of,
    place_code,
    second_of,
)
from giantstable.games.heroscape.battle import IN_BOX, LEFT_OUT, RESERVE, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import NOT_USED, PLACED, TOOK_ZONE
from giantstable.games.heroscape.scouting import heroes_first
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import mask_of, members

# -- where ----------------------------------------------------------------------------------------


def places(battle: Battle, figure: int, room: int) -> list[int]:
    """Return the places a figure can be put within these spaces, as codes.

    One of two spaces needs two level neighbours (R-SETUP-05); which of them has the head makes no
    difference, so each pair is one place (R-DBL-01).
    """
    field = battle.theatre.field
    body = battle.theatre.bodies[figure]
    codes: list[int] = []
    for space in members(room):
        if not field.fits(space, body.height):
            continue
        if body.spaces == 1:
            codes.append(place_code(space))
            continue
        beside = battle.theatre.ground.passage.walk(space, body.height) & room
        for second in members(beside >> space << space):
            if field.level[second] == field.level[space] and field.fits(second, body.height):
                codes.append(place_code(space, second))
    return codes


def free_room(battle: Battle, seat: int) -> int:
    """Return the spaces of a seat's zone on which nobody stands and no glyph lies (R-SETUP-06)."""
    zone = battle.zone[seat]
    if zone == NOWHERE:
        return 0
    zones = list(battle.theatre.scenario.zones.values())
    return mask_of(zones[zone]) & ~battle.occupied & ~battle.glyphs


def take_zone(battle: Battle, seat: int) -> Play:
    """Choose the zone that a seat's whole army starts in, unless it has one (HS-M-PLACE-01)."""
    if battle.zone[seat] != NOWHERE:
        return
    codes = open_zones(battle, seat)
    if not codes:
        return
    zone = codes[0]
    if len(codes) > 1:
        zone = yield Decision(seat, ZONE, codes)
    battle.zone[seat] = zone
    battle.tell(TOOK_ZONE, zone, seat=seat)


def open_zones(battle: Battle, seat: int) -> list[int]:
    """Return the zones that are open to a seat: a team-mate's, or else none that an enemy has.

    HS-M-PLACE-02, HS-M-PLACE-03. A truce makes nobody a team-mate (HS-S-FORT-07).
    """
    seats = battle.theatre.seats
    names = list(battle.theatre.scenario.zones)
    mine = [names.index(name) for name in seats[seat].zones]
    closed: list[int] = []
    for other in range(len(seats)):
        zone = battle.zone[other]
        if zone == NOWHERE or other == seat:
            continue
        if seats[other].side != seats[seat].side:
            closed.append(zone)
        elif zone in mine:
            return [zone]
    return [zone for zone in mine if zone not in closed]


# -- placing --------------------------------------------------------------------------------------


def waits_for_drop(battle: Battle, unit: int) -> bool:
    """Return whether a card's figures start in reserve: The Drop, not in a storm (HS-S-TEMP-09)."""
    theatre = battle.theatre
    if theatre.basic or theatre.scenario.rule("storm") is not None:
        return False
    return theatre.units[unit].power("drop") is not None


def call_up(battle: Battle, seat: int) -> None:
    """Line up what a seat has still to place; who drops in goes into reserve (HS-P-AIRB-01)."""
    battle.placing = seat
    battle.to_place = []
    for unit in battle.army(seat):
        for figure in battle.theatre.figures_of(unit):
            if battle.fate[figure] == IN_BOX:
                if waits_for_drop(battle, unit):
                    battle.fate[figure] = RESERVE
                else:
                    battle.to_place.append(figure)


def place_one(battle: Battle) -> Play:
    """Place the next figure; one that finds no room is left out (HS-M-PLACE-04, R-SETUP-03)."""
    seat = battle.placing
    yield from take_zone(battle, seat)
    unit = _begun(battle)
    if unit == NOBODY:
        units = heroes_first(battle, seat, _units(battle))
        unit = units[0]
        if len(units) > 1:
            unit = yield Decision(seat, PLACE_NEXT, units)
    figure = _first_of(battle, unit)
    codes = places(battle, figure, free_room(battle, seat))
    if not codes:
        battle.to_place.remove(figure)
        battle.fate[figure] = LEFT_OUT
        battle.tell(NOT_USED, figure, seat=seat)
        return
    code = codes[0]
    if len(codes) > 1:
        code = yield Decision(seat, PLACE, codes, figure)
    battle.to_place.remove(figure)
    battle.stand(figure, first_of(code), second_of(code))
    battle.tell(PLACED, figure, first_of(code), second_of(code), seat=seat)


def _units(battle: Battle) -> list[int]:
    """Return the units of which figures wait, each once."""
    units: list[int] = []
    for figure in battle.to_place:
        unit = battle.theatre.unit_of[figure]
        if unit not in units:
            units.append(unit)
    return units


def _begun(battle: Battle) -> int:
    """Return the unit of which some figures are placed and some wait: it goes on with that one."""
    for unit in _units(battle):
        for figure in battle.theatre.figures_of(unit):
            if battle.fate[figure] != IN_BOX:
                return unit
    return NOBODY


def _first_of(battle: Battle, unit: int) -> int:
    for figure in battle.to_place:
        if battle.theatre.unit_of[figure] == unit:
            return figure
    raise AssertionError("a unit without a figure to place")

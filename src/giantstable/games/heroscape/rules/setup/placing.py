"""Placing figures: start zones, and figure by figure where they stand (HS-M-PLACE)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import waits_for_drop
from giantstable.games.heroscape.rules.setup.scouting import heroes_first
from giantstable.games.heroscape.table.asks import PLACE, PLACE_NEXT, ZONE
from giantstable.games.heroscape.table.codes import first_of, place_code, second_of
from giantstable.games.heroscape.table.fray import IN_BOX, LEFT_OUT, RESERVE, Fray
from giantstable.games.heroscape.table.happenings import NOT_USED, PLACED, TOOK_ZONE
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import mask_of, members

# -- where ----------------------------------------------------------------------------------------


def places(fray: Fray, figure: int, room: int) -> list[int]:
    """Return the places a figure can be put within these spaces, as codes.

    One of two spaces needs two level neighbours (R-SETUP-05); which of them has the head makes no
    difference, so each pair is one place (R-DBL-01).
    """
    field = fray.theatre.field
    body = fray.theatre.bodies[figure]
    codes: list[int] = []
    for space in members(room):
        if not field.fits(space, body.height):
            continue
        if body.spaces == 1:
            codes.append(place_code(space))
            continue
        beside = fray.theatre.ground.passage.walk(space, body.height) & room
        for second in members(beside >> space << space):
            if field.level[second] == field.level[space] and field.fits(second, body.height):
                codes.append(place_code(space, second))
    return codes


def free_room(fray: Fray, seat: int) -> int:
    """Return the spaces of a seat's zone on which nobody stands and no glyph lies (R-SETUP-06)."""
    zone = fray.zone[seat]
    if zone == NOWHERE:
        return 0
    zones = list(fray.theatre.scenario.zones.values())
    return mask_of(zones[zone]) & ~fray.occupied & ~fray.glyphs


def take_zone(fray: Fray, seat: int) -> Play:
    """Choose the zone that a seat's whole army starts in, unless it has one (HS-M-PLACE-01)."""
    if fray.zone[seat] != NOWHERE:
        return
    codes = open_zones(fray, seat)
    if not codes:
        return
    zone = codes[0]
    if len(codes) > 1:
        zone = yield Decision(seat, ZONE, codes)
    fray.zone[seat] = zone
    fray.tell(TOOK_ZONE, zone, seat=seat)


def open_zones(fray: Fray, seat: int) -> list[int]:
    """Return the zones that are open to a seat: a team-mate's, or else none that an enemy has.

    HS-M-PLACE-02, HS-M-PLACE-03. A truce makes nobody a team-mate (HS-S-FORT-07).
    """
    seats = fray.theatre.seats
    names = list(fray.theatre.scenario.zones)
    mine = [names.index(name) for name in seats[seat].zones]
    closed: list[int] = []
    for other in range(len(seats)):
        zone = fray.zone[other]
        if zone == NOWHERE or other == seat:
            continue
        if seats[other].side != seats[seat].side:
            closed.append(zone)
        elif zone in mine:
            return [zone]
    return [zone for zone in mine if zone not in closed]


# -- placing --------------------------------------------------------------------------------------


def call_up(fray: Fray, seat: int) -> None:
    """Line up what a seat has still to place; who drops in goes into reserve (HS-P-AIRB-01)."""
    fray.placing = seat
    fray.to_place = []
    for unit in fray.army(seat):
        for figure in fray.theatre.figures_of(unit):
            if fray.fate[figure] == IN_BOX:
                if waits_for_drop(fray, unit):
                    fray.fate[figure] = RESERVE
                else:
                    fray.to_place.append(figure)


def place_one(fray: Fray) -> Play:
    """Place the next figure; one that finds no room is left out (HS-M-PLACE-04, R-SETUP-03)."""
    seat = fray.placing
    yield from take_zone(fray, seat)
    unit = _begun(fray)
    if unit == NOBODY:
        units = heroes_first(fray, seat, _units(fray))
        unit = units[0]
        if len(units) > 1:
            unit = yield Decision(seat, PLACE_NEXT, units)
    figure = _first_of(fray, unit)
    codes = places(fray, figure, free_room(fray, seat))
    if not codes:
        fray.to_place.remove(figure)
        fray.fate[figure] = LEFT_OUT
        fray.tell(NOT_USED, figure, seat=seat)
        return
    code = codes[0]
    if len(codes) > 1:
        code = yield Decision(seat, PLACE, codes, figure)
    fray.to_place.remove(figure)
    fray.stand(figure, first_of(code), second_of(code))
    fray.tell(PLACED, figure, first_of(code), second_of(code), seat=seat)


def _units(fray: Fray) -> list[int]:
    """Return the units of which figures wait, each once."""
    units: list[int] = []
    for figure in fray.to_place:
        unit = fray.theatre.unit_of[figure]
        if unit not in units:
            units.append(unit)
    return units


def _begun(fray: Fray) -> int:
    """Return the unit of which some figures are placed and some wait: it goes on with that one."""
    for unit in _units(fray):
        for figure in fray.theatre.figures_of(unit):
            if fray.fate[figure] != IN_BOX:
                return unit
    return NOBODY


def _first_of(fray: Fray, unit: int) -> int:
    for figure in fray.to_place:
        if fray.theatre.unit_of[figure] == unit:
            return figure
    raise AssertionError("a unit without a figure to place")

"""The Drop: squads that come down from the air as a round begins (HS-P-AIRB-01 .. HS-P-AIRB-04)."""

from __future__ import annotations

from giantstable.games.heroscape.asks import DROP, DROP_PLACE, NO, NO_OR_YES, first_of, place_code
from giantstable.games.heroscape.battle import RESERVE, STANDING, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.dice import d20
from giantstable.games.heroscape.happenings import DROPPED, ROLLED_FOR_DROP, ROLLED_WHO_DROPS
from giantstable.games.heroscape.roll_offs import order
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import mask_of


def drops(battle: Battle) -> Play:
    """Roll for every squad in reserve; owners of the same card roll who is first (HS-P-SIM-01)."""
    waiting = [u for u in range(len(battle.owner)) if in_reserve(battle, u)]
    seats = [s for s in range(len(battle.theatre.seats)) if _owns(battle, waiting, s)]
    if len(seats) > 1:
        seats = order(battle, seats, ROLLED_WHO_DROPS)
    for seat in seats:
        for unit in waiting:
            if battle.owner[unit] == seat:
                yield from _drop(battle, seat, unit)


def in_reserve(battle: Battle, unit: int) -> list[int]:
    """Return the figures of a unit that are still to drop."""
    return [f for f in battle.theatre.figures_of(unit) if battle.fate[f] == RESERVE]


def _owns(battle: Battle, units: list[int], seat: int) -> bool:
    return any(battle.owner[unit] == seat for unit in units)


def _drop(battle: Battle, seat: int, unit: int) -> Play:
    """Roll for one squad: all of it comes down, or none (R-DROP-02)."""
    power = battle.theatre.units[unit].power("drop")
    assert power is not None
    roll = d20(battle.rng)
    battle.tell(ROLLED_FOR_DROP, unit, roll, seat=seat)
    figures = in_reserve(battle, unit)
    if roll < power.numbers["roll"] or not landing(battle, unit, len(figures)):
        return
    code = yield Decision(seat, DROP, NO_OR_YES, unit)
    if code == NO:
        return
    for i, figure in enumerate(figures):
        codes = landing(battle, unit, len(figures) - i)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(seat, DROP_PLACE, codes, figure)
        battle.stand(figure, first_of(code))
        battle.tell(DROPPED, figure, first_of(code), seat=seat)


def landing(battle: Battle, unit: int, figures: int) -> list[int]:
    """Return where the next of so many figures may land, as places: the others must find room too.

    Any space, but none with a figure or a glyph, nor beside any figure (HS-P-AIRB-03).
    """
    theatre = battle.theatre
    field = theatre.field
    adjacency = theatre.ground.adjacency
    height = theatre.units[unit].height
    closed = [False] * field.size
    for figure, fate in enumerate(battle.fate):
        if fate == STANDING:
            near = adjacency.near(theatre.bodies[figure].height, height)
            for space in battle.figures.spaces(figure):
                closed[space] = True
                for beside in near[space]:
                    closed[beside] = True
    for space in battle.glyph_space:
        if space != NOWHERE:
            closed[space] = True
    free = [s for s in range(field.size) if not closed[s] and field.fits(s, height)]
    if len(free) > (figures - 1) * (1 + adjacency.most(height, height)):
        return [place_code(space) for space in free]  # there is room, wherever the others land
    room = mask_of(free)
    return [
        place_code(space)
        for space in free
        if _room_for(battle, _without(battle, room, space, height), height, figures - 1)
    ]


def _without(battle: Battle, room: int, space: int, height: int) -> int:
    """Return the room that is left when a figure has landed."""
    return room & ~(1 << space) & ~battle.theatre.ground.adjacency.beside(space, height, height)


def _room_for(battle: Battle, room: int, height: int, figures: int) -> bool:
    """Return whether so many figures can land there, none beside another."""
    if figures == 0:
        return True
    while room:
        space = (room & -room).bit_length() - 1
        if _room_for(battle, _without(battle, room, space, height), height, figures - 1):
            return True
        room &= room - 1
    return False

"""The Drop: squads that come down from the air as a round begins (HS-P-AIRB-01 .. HS-P-AIRB-04)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import ArmyCard, Power
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.rules.round.roll_offs import order
from giantstable.games.heroscape.table.asks import DROP, DROP_PLACE
from giantstable.games.heroscape.table.codes import first_of, place_code
from giantstable.games.heroscape.table.dice import d20
from giantstable.games.heroscape.table.fray import RESERVE, STANDING, Fray
from giantstable.games.heroscape.table.happenings import DROPPED, ROLLED_FOR_DROP, ROLLED_WHO_DROPS
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import AS_A_ROUND_BEGINS, SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES
from giantstable.kernel.masks import mask_of
from giantstable.kernel.message import Facts, Why
from giantstable.kernel.noun import Ids


class TheDrop(SpecialPower):
    """Needs the ``roll`` that brings the squad down."""

    def __init__(self) -> None:
        super().__init__("drop", ["roll"], AS_A_ROUND_BEGINS, [DROP, DROP_PLACE])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that the squad starts in reserve, but not in a storm (HS-S-TEMP-09)."""
        talents.drops[unit] = not talents.storm

    def as_a_round_begins(self, fray: Fray) -> Play:
        """Roll for every squad in reserve."""
        return drops(fray)

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why nobody can land on a free space."""
        if fray.glyphs >> thing & 1:
            return why("drop-glyph", d.rule, facts, [{"space": fray.theatre.field.names[thing]}])
        return why("drop-beside", d.rule, facts, _beside(fray, d.subject, thing))


THE_DROP: Final[TheDrop] = TheDrop()


def _beside(fray: Fray, figure: int, space: int) -> list[Ids]:
    """Return the figures beside a space that keep another from landing there."""
    theatre = fray.theatre
    height = theatre.bodies[figure].height
    found: list[Ids] = []
    for other, fate in enumerate(fray.fate):
        if fate == STANDING:
            near = theatre.ground.adjacency.near(theatre.bodies[other].height, height)
            if any(space in near[here] for here in fray.figures.spaces(other)):
                found.append({"figure": theatre.figure_ids[other]})
    return found


def drops_in(card: ArmyCard) -> bool:
    """Return whether a card has the power, which keeps it out of reinforcements (HS-S-WINT-09)."""
    return card.power(THE_DROP.id) is not None


def waits_for_drop(fray: Fray, unit: int) -> bool:
    """Return whether a card's figures start in reserve (HS-P-AIRB-01)."""
    return fray.theatre.talents.drops[unit]


def drops(fray: Fray) -> Play:
    """Roll for every squad in reserve; owners of the same card roll who is first (HS-P-SIM-01)."""
    if RESERVE not in fray.fate:
        return
    waiting = [u for u in range(len(fray.owner)) if in_reserve(fray, u)]
    seats = [s for s in range(len(fray.theatre.seats)) if _owns(fray, waiting, s)]
    if len(seats) > 1:
        seats = order(fray, seats, ROLLED_WHO_DROPS)
    for seat in seats:
        for unit in waiting:
            if fray.owner[unit] == seat:
                yield from _drop(fray, seat, unit)


def in_reserve(fray: Fray, unit: int) -> list[int]:
    """Return the figures of a unit that are still to drop."""
    return [f for f in fray.theatre.figures_of(unit) if fray.fate[f] == RESERVE]


def _owns(fray: Fray, units: list[int], seat: int) -> bool:
    return any(fray.owner[unit] == seat for unit in units)


def _drop(fray: Fray, seat: int, unit: int) -> Play:
    """Roll for one squad: all of it comes down, or none (R-DROP-02)."""
    power = fray.theatre.units[unit].power(THE_DROP.id)
    assert power is not None
    roll = d20(fray.rng)
    fray.tell(ROLLED_FOR_DROP, unit, roll, seat=seat)
    figures = in_reserve(fray, unit)
    if roll < power.numbers["roll"] or not landing(fray, unit, len(figures)):
        return
    code = yield Decision(seat, DROP, NO_OR_YES, unit)
    if code == NO:
        return
    for i, figure in enumerate(figures):
        codes = landing(fray, unit, len(figures) - i)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(seat, DROP_PLACE, codes, figure)
        fray.stand(figure, first_of(code))
        fray.tell(DROPPED, figure, first_of(code), seat=seat)


def landing(fray: Fray, unit: int, figures: int) -> list[int]:
    """Return where the next of so many figures may land, as places: the others must find room too.

    Any space, but none with a figure or a glyph, nor beside any figure (HS-P-AIRB-03).
    """
    theatre = fray.theatre
    field = theatre.field
    adjacency = theatre.ground.adjacency
    height = theatre.units[unit].height
    closed = [False] * field.size
    for figure, fate in enumerate(fray.fate):
        if fate == STANDING:
            near = adjacency.near(theatre.bodies[figure].height, height)
            for space in fray.figures.spaces(figure):
                closed[space] = True
                for beside in near[space]:
                    closed[beside] = True
    for space in fray.glyph_space:
        if space != NOWHERE:
            closed[space] = True
    free = [s for s in range(field.size) if not closed[s] and field.fits(s, height)]
    if len(free) > (figures - 1) * (1 + adjacency.most(height, height)):
        return [place_code(space) for space in free]  # there is room, wherever the others land
    room = mask_of(free)
    return [
        place_code(space)
        for space in free
        if _room_for(fray, _without(fray, room, space, height), height, figures - 1)
    ]


def _without(fray: Fray, room: int, space: int, height: int) -> int:
    """Return the room that is left when a figure has landed."""
    return room & ~(1 << space) & ~fray.theatre.ground.adjacency.beside(space, height, height)


def _room_for(fray: Fray, room: int, height: int, figures: int) -> bool:
    """Return whether so many figures can land there, none beside another."""
    if figures == 0:
        return True
    while room:
        space = (room & -room).bit_length() - 1
        if _room_for(fray, _without(fray, room, space, height), height, figures - 1):
            return True
        room &= room - 1
    return False

"""Water Clone: instead of attacking, a squad may bring its destroyed figures back (HS-P-MARR)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import COMMON, Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import chances, dice
from giantstable.games.heroscape.table.asks import CLONE_PLACE
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import attacker_of, first_of, place_code, using_of
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from giantstable.games.heroscape.table.happenings import CLONE_ROLLED, CLONED
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import (
    INSTEAD_OF_ALL_ATTACKS,
    Needed,
    SpecialPower,
)
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members
from giantstable.kernel.message import Facts, Why


class WaterClone(SpecialPower):
    """Needs the ``roll`` that brings a figure back, and the one that does so ``on_water``."""

    def __init__(self) -> None:
        super().__init__("clone", ["roll", "on_water"], INSTEAD_OF_ALL_ATTACKS, [CLONE_PLACE])

    def is_open(self, fray: Fray, power: Power, unit: int, able: list[int]) -> bool:
        """Return whether anybody of the card was destroyed (HS-P-MARR-04)."""
        return bool(lost(fray, unit))

    def attack(self, fray: Fray, code: int) -> Play:
        """Roll for every figure."""
        return water_clone(fray, fray.theatre.card_of(attacker_of(code)).powers[using_of(code) - 1])

    def attack_odds(self, fray: Fray, code: int) -> Odds | None:
        """Return how many figures may come back, if there is room for them (HS-P-MARR-01)."""
        unit = fray.theatre.unit_of[attacker_of(code)]
        power = fray.theatre.units[unit].powers[using_of(code) - 1]
        rolls = [to_roll(fray, power, figure) for figure in fray.standing(unit)]
        return chances.rolls(rolls, len(lost(fray, unit)))

    def needed(self, fray: Fray, subject: int, code: int) -> list[Needed]:
        """Return the roll of each figure, as an attack of the squad."""
        unit = fray.theatre.unit_of[attacker_of(code)]
        power = fray.theatre.units[unit].powers[using_of(code) - 1]
        return [Needed(to_roll(fray, power, f), f) for f in fray.standing(unit)]

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why a clone cannot be put on a free space."""
        return why("no-clone", d.rule, facts)


WATER_CLONE: Final[WaterClone] = WaterClone()


def lost(fray: Fray, unit: int) -> list[int]:
    """Return the figures of a unit that were destroyed."""
    return [f for f in fray.theatre.figures_of(unit) if fray.fate[f] == DESTROYED]


def water_clone(fray: Fray, power: Power) -> Play:
    """Roll for each figure of the squad that stands now; who comes back does not (HS-P-MARR-05).

    They roll and place one after another (R-CLONE-02), until nobody is left to bring back.
    """
    for figure in fray.able():
        if fray.fate[figure] != STANDING:  # a clone may have been put on a cursed glyph
            continue
        returning = _destroyed(fray)
        if returning == NOBODY:
            return
        roll = dice.d20(fray.rng)
        won = roll >= to_roll(fray, power, figure)
        fray.tell(CLONE_ROLLED, figure, roll, int(won), seat=fray.seat)
        if won:
            yield from _bring_back(fray, figure, returning)


def to_roll(fray: Fray, power: Power, figure: int) -> int:
    """Return what a figure must roll: less on water (HS-P-MARR-02)."""
    if fray.theatre.field.water >> fray.figures.first[figure] & 1:
        return power.numbers["on_water"]
    return power.numbers["roll"]


def _destroyed(fray: Fray) -> int:
    """Return a figure of the squad that was destroyed; one never placed was not (R-CLONE-02)."""
    theatre = fray.theatre
    if theatre.units[fray.unit].rarity == COMMON and _begun_card(fray) == NOBODY:
        return NOBODY
    for figure, fate in enumerate(fray.fate):
        if fate == DESTROYED and theatre.card_of(figure) is theatre.units[fray.unit]:
            if fray.seat_of(figure) == fray.seat:
                return figure
    return NOBODY


def _begun_card(fray: Fray) -> int:
    """Return the copy of the acting Common card that holds casualties and is still in play."""
    theatre = fray.theatre
    for unit in fray.army(fray.seat):
        if theatre.units[unit] is theatre.units[fray.unit] and fray.fallen[unit] > 0:
            if fray.in_play(unit):
                return unit
    return NOBODY


def _bring_back(fray: Fray, figure: int, returning: int) -> Play:
    fray.wounds[returning] = 0
    places = clone_places(fray, figure, returning)
    if not places:
        return  # no room: the roll was for nothing (HS-P-MARR-03)
    code = places[0]
    if len(places) > 1:
        code = yield Decision(fray.seat, CLONE_PLACE, places, returning, figure)
    space = first_of(code)
    if fray.theatre.units[fray.unit].rarity == COMMON:
        fray.fallen[_begun_card(fray)] -= 1
    fray.stand(returning, space)
    fray.tell(CLONED, returning, space, seat=fray.seat)
    victory.after_step(fray, returning)  # R-RESC-03
    yield from glyphs.stop_on(fray, returning, space)  # R-GLYPH-04


def clone_places(fray: Fray, figure: int, returning: int) -> list[int]:
    """Return the places for a clone: free, adjacent, of the same level (HS-P-MARR-03)."""
    field = fray.theatre.field
    here = fray.figures.first[figure]
    height = fray.theatre.bodies[figure].height
    free = fray.theatre.ground.adjacency.beside(here, height, height) & ~fray.occupied
    return [
        place_code(space)
        for space in members(free)
        if field.level[space] == field.level[here]
        and field.fits(space, height)
        and glyphs.open_to(fray, returning, space)
    ]

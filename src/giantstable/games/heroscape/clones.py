"""Water Clone: destroyed figures come back beside those that stand (HS-P-MARR)."""

from __future__ import annotations

from giantstable.games.heroscape import dice, glyphs, victory
from giantstable.games.heroscape.asks import CLONE_PLACE, first_of, place_code
from giantstable.games.heroscape.battle import DESTROYED, STANDING, Battle
from giantstable.games.heroscape.cards import COMMON, Power
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import CLONE_ROLLED, CLONED
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


def water_clone(battle: Battle, power: Power) -> Play:
    """Roll for each figure of the squad that stands now; who comes back does not (HS-P-MARR-05).

    They roll and place one after another (R-CLONE-02), until nobody is left to bring back.
    """
    for figure in battle.able():
        if battle.fate[figure] != STANDING:  # a clone may have been put on a cursed glyph
            continue
        returning = _destroyed(battle)
        if returning == NOBODY:
            return
        roll = dice.d20(battle.rng)
        won = roll >= needed(battle, power, figure)
        battle.tell(CLONE_ROLLED, figure, roll, int(won), seat=battle.seat)
        if won:
            yield from _bring_back(battle, figure, returning)


def needed(battle: Battle, power: Power, figure: int) -> int:
    """Return what a figure must roll: less on water (HS-P-MARR-02)."""
    if battle.theatre.field.water >> battle.figures.first[figure] & 1:
        return power.numbers["on_water"]
    return power.numbers["roll"]


def _destroyed(battle: Battle) -> int:
    """Return a figure of the squad that was destroyed; one never placed was not (R-CLONE-02)."""
    theatre = battle.theatre
    if theatre.units[battle.unit].rarity == COMMON and _begun_card(battle) == NOBODY:
        return NOBODY
    for figure, fate in enumerate(battle.fate):
        if fate == DESTROYED and theatre.card_of(figure) is theatre.units[battle.unit]:
            if battle.seat_of(figure) == battle.seat:
                return figure
    return NOBODY


def _begun_card(battle: Battle) -> int:
    """Return the copy of the acting Common card that holds casualties and is still in play."""
    theatre = battle.theatre
    for unit in battle.army(battle.seat):
        if theatre.units[unit] is theatre.units[battle.unit] and battle.fallen[unit] > 0:
            if battle.in_play(unit):
                return unit
    return NOBODY


def _bring_back(battle: Battle, figure: int, returning: int) -> Play:
    battle.wounds[returning] = 0
    places = clone_places(battle, figure, returning)
    if not places:
        return  # no room: the roll was for nothing (HS-P-MARR-03)
    code = places[0]
    if len(places) > 1:
        code = yield Decision(battle.seat, CLONE_PLACE, places, returning)
    space = first_of(code)
    if battle.theatre.units[battle.unit].rarity == COMMON:
        battle.fallen[_begun_card(battle)] -= 1
    battle.stand(returning, space)
    battle.tell(CLONED, returning, space, seat=battle.seat)
    victory.after_step(battle, returning)  # R-RESC-03
    yield from glyphs.stop_on(battle, returning, space)  # R-GLYPH-04


def clone_places(battle: Battle, figure: int, returning: int) -> list[int]:
    """Return the places for a clone: free, adjacent, of the same level (HS-P-MARR-03)."""
    field = battle.theatre.field
    here = battle.figures.first[figure]
    height = battle.theatre.bodies[figure].height
    free = battle.theatre.ground.adjacency.beside(here, height, height) & ~battle.occupied
    return [
        place_code(space)
        for space in members(free)
        if field.level[space] == field.level[here]
        and field.fits(space, height)
        and glyphs.open_to(battle, returning, space)
    ]

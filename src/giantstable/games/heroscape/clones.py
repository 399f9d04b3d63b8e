"""Water Clone: destroyed figures come back beside those that stand (HS-P-MARR)."""

from __future__ import annotations

from giantstable.games.heroscape import dice, glyphs, victory
from giantstable.games.heroscape.asks import CLONE_PLACE, first_of, place_code
from giantstable.games.heroscape.battle import DESTROYED, STANDING, Battle
from giantstable.games.heroscape.battlefield import spaces_in
from giantstable.games.heroscape.cards import Power
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import CLONE_ROLLED, CLONED
from giantstable.kernel.decision import Decision, Play


def water_clone(battle: Battle, power: Power) -> Play:
    """Roll for each figure of the squad that stands now; who comes back does not (HS-P-MARR-05).

    They roll and place one after another (R-CLONE-02), until nobody is left to bring back.
    """
    for figure in battle.standing(battle.unit):
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
    for figure in battle.theatre.figures_of(battle.unit):
        if battle.fate[figure] == DESTROYED:
            return figure
    return NOBODY


def _bring_back(battle: Battle, figure: int, returning: int) -> Play:
    places = clone_places(battle, figure)
    if not places:
        return  # no room: the roll was for nothing (HS-P-MARR-03)
    code = places[0]
    if len(places) > 1:
        code = yield Decision(battle.seat, CLONE_PLACE, places, returning)
    space = first_of(code)
    battle.wounds[returning] = 0
    battle.stand(returning, space)
    battle.tell(CLONED, returning, space, seat=battle.seat)
    victory.after_step(battle, returning)  # R-RESC-03
    yield from glyphs.stop_on(battle, returning, space)  # R-GLYPH-04


def clone_places(battle: Battle, figure: int) -> list[int]:
    """Return the places for a clone: free, adjacent, of the same level (HS-P-MARR-03)."""
    field = battle.theatre.field
    here = battle.figures.first[figure]
    height = battle.theatre.bodies[figure].height
    free = battle.theatre.ground.adjacency.beside(here, height, height) & ~battle.occupied
    return [
        place_code(space)
        for space in spaces_in(free)
        if field.level[space] == field.level[here] and field.fits(space, height)
    ]

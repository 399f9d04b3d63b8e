"""The Plunder Command, and Negotiate, which is the same: cards from the Resource Deck."""

from __future__ import annotations

from giantstable.games.assault.box.effects import (
    DRAW_FROM_REGIONS,
    DRAW_RESOURCES,
    NOTHING,
    PLUNDER,
)
from giantstable.games.assault.rules import piles
from giantstable.games.assault.table import asks, remaining
from giantstable.games.assault.table.codes import ALL, DONE, DRAW
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


def plunder(realm: Realm, race: int, left: int) -> Play:
    """Draw the cards of the command, and one more for each Small Folk Region it reaches."""
    command = realm.world.box.races[race].commands[PLUNDER]
    piles.draw(realm, race, command.base(DRAW_RESOURCES))  # AG-PLUNDER-01
    regions = small_folk_regions(realm, race)  # AG-PLUNDER-03, AG-PLUNDER-04
    more = min(left * command.bonus(DRAW_FROM_REGIONS), regions)
    if realm.world.house.first_rulings:  # R118
        piles.draw(realm, race, more)
        return
    while more > 0 and (realm.deck or realm.discard):
        realm.count(remaining.CARDS, race, more)
        codes = [DRAW, ALL, DONE] if more > 1 else [DRAW, DONE]
        code = yield Decision(realm.seat_of[race], asks.PLUNDER, codes, NOTHING, more)
        realm.counted = NOTHING
        if code == DONE:  # AG-PLUNDER-11
            return
        n = more if code == ALL else 1
        piles.draw(realm, race, n)
        more -= n


def small_folk_regions(realm: Realm, race: int) -> int:
    """Return how many Small Folk Regions a race occupies (AG-PLUNDER-10)."""
    return (realm.held[race] & realm.world.board.small_folk).bit_count()

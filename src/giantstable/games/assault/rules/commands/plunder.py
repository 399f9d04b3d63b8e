"""The Plunder Command, and Negotiate, which is the same: cards from the Resource Deck."""

from __future__ import annotations

from giantstable.games.assault.box.effects import DRAW_FROM_REGIONS, DRAW_RESOURCES, PLUNDER
from giantstable.games.assault.rules import piles
from giantstable.games.assault.table.realm import Realm


def plunder(realm: Realm, race: int, left: int) -> None:
    """Draw the cards of the command, and one more for each Small Folk Region it reaches."""
    command = realm.world.box.races[race].commands[PLUNDER]
    piles.draw(realm, race, command.base(DRAW_RESOURCES))  # AG-PLUNDER-01
    regions = small_folk_regions(realm, race)  # AG-PLUNDER-03, AG-PLUNDER-04
    piles.draw(realm, race, min(left * command.bonus(DRAW_FROM_REGIONS), regions))


def small_folk_regions(realm: Realm, race: int) -> int:
    """Return how many Small Folk Regions a race occupies (AG-PLUNDER-10)."""
    return (realm.held[race] & realm.world.board.small_folk).bit_count()

"""The ids of what is told of: races, regions and armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.army import count, soldiers
from giantstable.games.assault.table.nouns import soldier_id
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.world import NOBODY

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def race_id(race: int) -> str:
    """Return the id of a race, empty for nobody."""
    return "" if race == NOBODY else RACES[race]


def region_id(realm: Realm, region: int) -> str:
    """Return the id of a region, empty for none."""
    return "" if region == NO_REGION else realm.world.board.regions[region].id


def units(realm: Realm, race: int, army: int) -> shapes.Units:
    """Return an army as ``{"hill-regular": 2, "hill-regular!": 1}``; "!" stands for wounded."""
    printed = realm.world.box.races[race].units
    return {
        soldier_id(printed[soldier // 2], soldier % 2 == 1): count(army, soldier)
        for soldier in soldiers(army)
    }

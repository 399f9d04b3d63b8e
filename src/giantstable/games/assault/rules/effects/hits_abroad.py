"""Hits abroad: so many for each unit that fights away from home, while a leader leads."""

from __future__ import annotations

from giantstable.games.assault.box.effects import HITS_ABROAD
from giantstable.games.assault.rules.effects.abroad_most import most_abroad
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.table.army import size
from giantstable.games.assault.table.combat import Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY


def hits_abroad(realm: Realm, side: Side) -> int:
    """Return the hits that fighting away from home adds (AG-LEADER-13 .. -15, R59)."""
    if side.race == NOBODY or side.region == realm.world.home[side.race]:
        return 0
    ability = lasting(realm, side.race, HITS_ABROAD)
    if ability is None:
        return 0
    return min(most_abroad(realm, side.race, ability), ability.by * size(side.army))

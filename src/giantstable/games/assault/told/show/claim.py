"""An Event that is claimed: the rune, the points and where they come from, and the rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.effects import RESOURCES
from giantstable.games.assault.rules.events import is_free
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.codes import CLAIM, CLAIM_SPECIAL
from giantstable.games.assault.table.realm import STAGES, Realm
from giantstable.games.assault.told.reference import effects

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def claim(realm: Realm, race: int, code: int) -> shapes.ClaimShow:
    """Return what an Event would cost and bring."""
    box = realm.world.box
    if code == CLAIM_SPECIAL:
        event = box.races[race].events[realm.special[race]]
    else:
        event = box.universal_events[code - CLAIM]
    then = realm.copy()
    award(then, race, event.points)
    return {
        "event": event.id,
        "points": event.points,
        "pools": [realm.pools[i] - then.pools[i] for i in range(len(realm.pools))],
        "stage": STAGES[then.stage],
        "rune": "" if is_free(realm, race, event) else RESOURCES[event.rune],
        "rewards": effects(realm.world, event.rewards),
        "lasting": effects(realm.world, event.lasting),
    }

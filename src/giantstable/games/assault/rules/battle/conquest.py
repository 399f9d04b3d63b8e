"""Conquest: who moves into a region whose defenders are all defeated (AG-BATTLE-40 .. -42)."""

from __future__ import annotations

from giantstable.games.assault.table import asks
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import NONE, ONE, count, size, soldiers
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.combat import Combat
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play


def conquer(realm: Realm, combat: Combat) -> Play:
    """Move the conquerors in, if there is a conquest.

    Giantslayers conquer nothing (AG-SLAYER-34), and dead giants do not either.
    """
    attacker = combat.attacker
    target = combat.defender.region
    if combat.defender.army != NONE or attacker.army == NONE or attacker.race == NOBODY:
        return
    race = attacker.race
    moving = attacker.army
    spare = size(moving) // 2  # at least half of them go in, rounded up
    realm.tell(h.CONQUERED, race, target, 0, attacker.seat)
    while spare > 0:
        codes = soldiers(moving)
        codes.append(DONE)
        code = yield Decision(attacker.seat, asks.STAY_BEHIND, codes, target, spare)
        if code == DONE:
            break
        combat.staying += ONE[code]
        moving -= ONE[code]
        spare -= 1
    # The limit holds by itself: the region is empty, and they come from a single one.
    realm.put_army(attacker.region, race, realm.army[attacker.region] - moving)
    realm.put_army(target, race, moving)
    for soldier in soldiers(moving):
        for _ in range(count(moving, soldier)):
            realm.tell(h.MOVED_IN, race, soldier, target, attacker.seat)

"""Room in a region: who may stop there, and who goes back to supply for those who come."""

from __future__ import annotations

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.table import happenings
from giantstable.games.assault.table.army import NONE, ONE, count, size, soldiers
from giantstable.games.assault.table.asks import ROOM
from giantstable.games.assault.table.realm import FINAL_ORDNING, Realm
from giantstable.kernel.decision import Decision, Play


def enemies(realm: Realm, race: int) -> int:
    """Return the mask of regions where other giants stand (AG-MOVE-05)."""
    found = 0
    for other in range(len(realm.held)):
        if other != race:
            found |= realm.held[other]
    return found


def enemies_next_door(realm: Realm, race: int) -> int:
    """Return the regions of enemies that lie next to an own unit, as a mask."""
    return realm.world.board.around(realm.held[race]) & enemies(realm, race)


def stops(realm: Realm, race: int) -> int:
    """Return the mask of regions where units of a race may end a movement.

    These are empty and friendly regions (AG-MOVE-12), without the Starting Regions of others as
    long as they are closed (AG-MOVE-26). Champions have one rule more: see ``champion_fits``.
    """
    board = realm.world.board
    shut = enemies(realm, race)
    if realm.stage < FINAL_ORDNING:
        shut |= board.homes & ~(1 << realm.world.home[race])
    return (board.homes | board.small_folk) & ~shut


def may_stop(realm: Realm, race: int, region: int) -> bool:
    """Return whether units of a race may end a movement in a region."""
    return stops(realm, race) >> region & 1 == 1


def champion_fits(realm: Realm, race: int, kind: int, region: int) -> bool:
    """Return whether the race's other champion leaves a region to a unit (AG-STACK-04).

    Only Hekaton drives the other one off (R57). Whoever is no champion always fits.
    """
    world = realm.world
    if world.rank[race][kind] != CHAMPION or realm.holder[region] != race:
        return True
    return (
        realm.army[region] & world.champions[race] == NONE
        or world.box.races[race].units[kind].displaces
    )


def make_room(realm: Realm, race: int, region: int, arrived: int = NONE) -> Play:
    """Let units go back to supply until the army keeps its limit (AG-STACK-01, AG-STACK-06).

    ``arrived`` are those for whom room is made: one of them at least stays, else nobody would
    have come (AG-STACK-08).
    """
    world = realm.world
    if realm.holder[region] != race:
        return
    seat = realm.seat_of[race]
    driven_off = _driven_off(realm, race, region)
    if driven_off != NOTHING:
        send_back(realm, race, region, driven_off)  # AG-STACK-14
    while size(realm.army[region]) > world.limit[race]:
        army = realm.army[region]
        arrived = _still_there(arrived, army)
        last = size(arrived) == 1
        codes: list[int] = []
        for soldier in soldiers(army):
            if not last or count(army, soldier) > count(arrived, soldier):
                codes.append(soldier)
        soldier = codes[0]
        if len(codes) > 1:
            soldier = yield Decision(seat, ROOM, codes, region, size(army) - world.limit[race])
        send_back(realm, race, region, soldier)


def send_back(realm: Realm, race: int, region: int, soldier: int) -> None:
    """Return a soldier of an army to supply, healthy; it is no defeat (AG-STACK-13)."""
    realm.put_army(region, race, realm.army[region] - ONE[soldier])
    realm.supply[race] += ONE[soldier & ~1]
    realm.tell(happenings.SENT_BACK, soldier, region, 0, realm.seat_of[race])


def _driven_off(realm: Realm, race: int, region: int) -> int:
    """Return the champion that makes room for one that drives it off, or ``NOTHING``."""
    champions = realm.army[region] & realm.world.champions[race]
    if size(champions) < 2:
        return NOTHING
    for soldier in soldiers(champions):
        if not realm.world.box.races[race].units[soldier // 2].displaces:
            return soldier
    return NOTHING


def _still_there(arrived: int, army: int) -> int:
    """Return those who arrived, without those who have gone since."""
    left = NONE
    for soldier in soldiers(arrived):
        left += min(count(arrived, soldier), count(army, soldier)) * ONE[soldier]
    return left

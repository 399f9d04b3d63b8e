"""The Recruit Command: new units for Recruit Points, at home or where the homeless gather."""

from __future__ import annotations

from giantstable.games.assault.box.cards import IN_RECRUIT
from giantstable.games.assault.box.effects import FOOD, NOTHING, RECRUIT_POINTS
from giantstable.games.assault.box.pieces import CLOUD
from giantstable.games.assault.rules.region_limits import champion_fits, make_room
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.army import BITS, MOST, ONE, soldier_of
from giantstable.games.assault.table.asks import RECRUIT
from giantstable.games.assault.table.codes import DONE, EAT, number_of, packed, region_of
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play


def where(realm: Realm, race: int) -> int:
    """Return the regions where a race recruits, as a mask.

    At home (AG-RECRUIT-17), the cloud giants at Lyn Armaal (AG-RECRUIT-13, R92), unless it floats
    above a home that is closed to giants (R93). While enemies hold the Starting Region, in any
    friendly region too (AG-FINAL-05, AG-FINAL-08).
    """
    home = realm.world.home[race]
    camp = realm.castle if race == CLOUD and realm.castle != NO_REGION else home
    found = 0
    if realm.lets_in(camp, race) and not _lost(realm, race, camp):
        found = 1 << camp  # AG-RECRUIT-14, AG-RECRUIT-18
    return found | realm.held[race] if _lost(realm, race, home) else found


def _lost(realm: Realm, race: int, region: int) -> bool:
    return realm.holder[region] not in (NOBODY, race)


def recruit(realm: Realm, race: int, points: int) -> Play:
    """Buy units until the player is done; points that are left are lost (AG-RECRUIT-02)."""
    camps = where(realm, race)
    meal = _meal(realm) if camps else 0
    while True:
        codes = _offers(realm, race, points, camps)
        if meal and realm.owns(race, FOOD):
            codes.append(EAT)
        if not codes:
            break
        codes.append(DONE)
        realm.count(remaining.RECRUIT_POINTS, race, points)
        code = yield Decision(realm.seat_of[race], RECRUIT, codes, NOTHING, points)
        if code == DONE:
            break
        if code == EAT:  # AG-RECRUIT-12
            realm.spend(race, FOOD)
            points += meal
            realm.left = points
            realm.tell(happenings.ATE, race, 0, 0, realm.seat_of[race])
        else:
            points -= realm.world.value[race][number_of(code)]  # AG-RECRUIT-03
            realm.left = points
            yield from _place(realm, race, number_of(code), region_of(code))
    realm.counted = NOTHING


def _meal(realm: Realm) -> int:
    """Return the Recruit Points that a Food card gives (AG-RES-04)."""
    food = realm.world.box.resources[FOOD]
    if food.use == IN_RECRUIT:
        for effect in food.effects:
            if effect.kind == RECRUIT_POINTS:
                return effect.by
    return 0


def _offers(realm: Realm, race: int, points: int, camps: int) -> list[int]:
    """Return what can be bought now, and where it can be placed."""
    world = realm.world
    value = world.value[race]
    codes: list[int] = []
    for kind in range(len(value)):
        if value[kind] > points or not realm.supply[race] >> (2 * BITS * kind) & MOST:
            continue  # AG-RECRUIT-10
        if realm.waiting >> (world.first_unit[race] + kind) & 1:
            continue  # AG-RECRUIT-08
        for region in range(len(realm.army)):
            if camps >> region & 1 and champion_fits(realm, race, kind, region):
                codes.append(packed(kind, region))
    return codes


def _place(realm: Realm, race: int, kind: int, region: int) -> Play:
    """Place a new unit, healthy, and make room for it (AG-RECRUIT-04, AG-STACK-09)."""
    newcomer = ONE[soldier_of(kind)]
    realm.supply[race] -= newcomer
    realm.put_army(region, race, realm.army[region] + newcomer)
    realm.tell(happenings.RECRUITED, race, kind, region, realm.seat_of[race])
    yield from make_room(realm, race, region, newcomer)

"""Leaders on the board: which of them are well, and which of their abilities last."""

from __future__ import annotations

from giantstable.games.assault.box.effects import LEADER, NOTHING, Effect
from giantstable.games.assault.box.pieces import CLOUD, Leader
from giantstable.games.assault.table.army import MOST, ONE, count, soldier_of
from giantstable.games.assault.table.realm import Realm


def healthy(realm: Realm, race: int, kind: int) -> bool:
    """Return whether a unit of a race that exists once is on the board and not wounded."""
    bits = MOST * ONE[soldier_of(kind)]
    held = realm.held[race]
    for region in range(len(realm.army)):
        if held >> region & 1 and realm.army[region] & bits:
            return True
    return False


def lasting(realm: Realm, race: int, effect: int) -> Effect | None:
    """Return a lasting ability of a race's leaders, if it has one of that kind and it holds.

    It holds while the Leader Command lies in the row (AG-LEADER-02) and the leader is on the
    board, healthy (AG-LEADER-03); a race that nobody plays has no commands (AG-NPC-13).
    """
    if LEADER not in realm.row[race]:
        return None
    for leader in realm.world.box.races[race].leaders:
        for ability in leader.lasting:
            if ability.kind == effect and healthy(
                realm, race, leader.unit - realm.world.first_unit[race]
            ):
                return ability
    return None


def works(realm: Realm, race: int, leader: Leader) -> bool:
    """Return whether the lasting ability of a leader holds now; one without any has none."""
    for ability in leader.lasting:
        if lasting(realm, race, ability.kind) is ability:
            return True
    return False


def bearer(realm: Realm, race: int, effect: int) -> int:
    """Return the leader whose lasting ability of a kind holds now, as a unit of all races."""
    ability = lasting(realm, race, effect)
    for leader in realm.world.box.races[race].leaders:
        if ability in leader.lasting:
            return leader.unit
    return NOTHING


def fallen(realm: Realm, race: int) -> list[int]:
    """Return the leaders of a race that can return: kinds in its supply (AG-LEADER-05)."""
    kinds: list[int] = []
    for leader in realm.world.box.races[race].leaders:
        kind = leader.unit - realm.world.first_unit[race]
        if count(realm.supply[race], soldier_of(kind)) and not realm.waiting >> leader.unit & 1:
            kinds.append(kind)
    return kinds


def return_to(realm: Realm, race: int) -> int:
    """Return where a leader may return, as a mask of regions.

    Home, which for the cloud giants is the Evermoors; while enemies hold it, any friendly region
    (R56). The option that it is Lyn Armaal does not count above a closed home (R93).
    """
    home = realm.world.home[race]
    if realm.world.house.cloud_leader_at_castle and race == CLOUD and realm.castle != NOTHING:
        if realm.lets_in(realm.castle, race):
            home = realm.castle
    if realm.is_empty(home) or realm.holder[home] == race:
        return 1 << home
    return realm.held[race]

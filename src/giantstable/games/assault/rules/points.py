"""Ordning Points: where they come from, and what happens when the pools run out."""

from __future__ import annotations

from giantstable.games.assault.table.happenings import ENDGAME_BEGAN, FINAL_ORDNING_BEGAN, SCORED
from giantstable.games.assault.table.realm import ENDGAME, FINAL_ORDNING, NORMAL, Realm, changed
from giantstable.games.assault.table.world import NOBODY


def award(realm: Realm, race: int, n: int) -> None:
    """Give a race Ordning Points; a race that nobody plays gets none (AG-NPC-15).

    They are always paid in full: from Pool 1, then from Pool 2, then from the box, and then with
    whatever else is at hand (AG-FINAL-11, AG-END-07, AG-END-15, R34).
    """
    seat = realm.seat_of[race]
    if n <= 0 or seat == NOBODY:
        return
    realm.points = changed(realm.points, race, n)
    rest = n
    pools = realm.pools.copy()
    for pool in range(len(pools)):
        paid = min(pools[pool], rest)
        pools[pool] -= paid
        rest -= paid
    realm.pools = pools
    realm.reserve -= min(realm.reserve, rest)
    realm.tell(SCORED, race, n, seat=seat)
    _go_further(realm)


def _go_further(realm: Realm) -> None:
    """Let the stage change at the instant a pool is empty (R35 .. R37, AG-FINAL-12)."""
    if realm.stage == NORMAL and realm.pools[0] == 0:
        realm.stage = FINAL_ORDNING
        realm.tell(FINAL_ORDNING_BEGAN)
    if realm.stage == FINAL_ORDNING and realm.pools[1] == 0:  # at once with it: AG-END-16
        realm.stage = ENDGAME
        realm.left_to_play = turns_to_come(realm)
        realm.tell(ENDGAME_BEGAN, realm.left_to_play)


def turns_to_come(realm: Realm) -> int:
    """Return how many turns follow this one: the rest of the round, and one more (R41)."""
    seats = realm.world.seats
    place = (realm.seat_of[realm.active] - realm.first) % seats  # whose turn it is counts: R40
    return seats - 1 - place + seats

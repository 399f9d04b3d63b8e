"""The end: who has the most Ordning Points, and what decides among equals."""

from __future__ import annotations

from giantstable.games.assault.table.happenings import FINAL_SCORE, WON
from giantstable.games.assault.table.realm import MOST_POINTS, SHARED, Realm
from giantstable.kernel.table import GameOver


def finish(realm: Realm) -> GameOver:
    """Turn up all points and say who has won; the caller raises what is returned.

    Equals compare Resource Cards, then regions; whoever is still equal shares the victory
    (AG-END-09 .. AG-END-11, R44).
    """
    realm.reveal()
    best = realm.race_of.copy()
    for race in best:
        realm.tell(FINAL_SCORE, race, realm.points[race], seat=realm.seat_of[race])
    best = _most(best, [realm.points[race] for race in best])
    best = _most(best, [realm.cards(race) for race in best])
    best = _most(best, [realm.held[race].bit_count() for race in best])
    winners = 0
    for race in best:
        winners |= 1 << realm.seat_of[race]
        realm.tell(WON, race, realm.points[race], seat=realm.seat_of[race])
    return realm.end(MOST_POINTS if len(best) == 1 else SHARED, winners)


def _most(races: list[int], numbers: list[int]) -> list[int]:
    """Return the races that have the highest of the numbers."""
    highest = max(numbers)
    return [race for race, number in zip(races, numbers, strict=True) if number == highest]

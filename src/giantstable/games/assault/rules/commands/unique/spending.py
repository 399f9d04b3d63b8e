"""Cards for points: Food that Guh eats, Artifacts that are sold."""

from __future__ import annotations

from giantstable.games.assault.box.effects import FOOD, NOTHING, Effect
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.asks import FEED, SELL
from giantstable.games.assault.table.happenings import FED, SOLD
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES


def spend_for_points(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Discard one card after the other, each for points, while one likes and has any."""
    seat = realm.seat_of[race]
    feeding = effect.resource == FOOD
    for left in range(times, 0, -1):
        if realm.owns(race, effect.resource) == 0:
            break
        realm.count(remaining.CARDS, race, left)
        answer = yield Decision(
            seat, FEED if feeding else SELL, NO_OR_YES, effect.resource, effect.points
        )
        if answer == NO:
            break
        realm.left = left - 1
        realm.spend(race, effect.resource)
        if feeding:
            realm.fed += 1
        realm.tell(FED if feeding else SOLD, race, effect.points, seat=seat)
        award(realm, race, effect.points)
    realm.counted = NOTHING

"""Bring a unit into the game, as an Event's reward (AG-EVENT-24, AG-EVENT-26)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.table.army import ONE, soldier_of
from giantstable.games.assault.table.asks import EVENT_REGION
from giantstable.games.assault.table.happenings import UNIT_CAME
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


class PlaceUnit(TurnEffect):
    """A unit that had to wait for its Event: Hekaton, Vonindod."""

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Bring a unit into the game, at home or, if enemies hold it, beside any own unit (R33)."""
        unit = effect.unit
        kind = unit - realm.world.first_unit[race]
        soldier = soldier_of(kind)
        entered = realm.waiting & ~(1 << unit)
        home = realm.world.home[race]
        where = 1 << home
        if realm.holder[home] not in (NOBODY, race):
            where = realm.held[race]
        if where == 0:
            realm.waiting = entered
            realm.supply[race] += ONE[soldier]  # it can be recruited later
            return
        seat = realm.seat_of[race]
        codes = members(where)
        region = codes[0]
        if len(codes) > 1:
            region = yield Decision(seat, EVENT_REGION, codes, occasion.event_number())
        realm.waiting = entered
        realm.put_army(region, race, realm.army[region] + ONE[soldier])
        realm.tell(UNIT_CAME, race, kind, region, seat=seat)
        yield from make_room(realm, race, region, ONE[soldier])

"""Take cards out of the Resource Discard Pile (AG-LEADER-22, AG-LEADER-25, AG-EVENT-05)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.effects.turn_effect import BY_LEADER, Occasion, TurnEffect
from giantstable.games.assault.rules.piles import discarded, take_discarded
from giantstable.games.assault.table.asks import EVENT_CARD, LEADER_CARD
from giantstable.games.assault.table.happenings import TOOK_DISCARDED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


class TakeDiscarded(TurnEffect):
    """An ability of Zalto and of Sansuri (R64), and a reward; Stuff Stuff has its own way."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether such a card lies there."""
        return len(discarded(realm, effect.resources)) > 0

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Take as many as there are."""
        seat = realm.seat_of[race]
        for _ in range(effect.by):
            codes = discarded(realm, effect.resources)
            if not codes:
                return
            resource = codes[0]
            if len(codes) > 1:
                if occasion.by == BY_LEADER:
                    resource = yield Decision(seat, LEADER_CARD, codes, occasion.leader)
                else:
                    resource = yield Decision(seat, EVENT_CARD, codes, occasion.event_number())
            take_discarded(realm, race, resource)
            realm.tell(TOOK_DISCARDED, race, resource, seat=seat)

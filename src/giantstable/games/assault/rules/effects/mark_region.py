"""Mark the region of the unit that an Event asks for, as its reward (AG-EVENT-23, AG-EVENT-25)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import UNIT_AMONG_SMALL_FOLK, Effect
from giantstable.games.assault.rules import markers
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.rules.events import regions_for
from giantstable.games.assault.table.asks import EVENT_REGION
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


class MarkRegion(TurnEffect):
    """A Frozen or a Slain Dragon Marker; it gives no points by itself."""

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Mark the region of the unit that the Event asks for (AG-EVENT-23, AG-EVENT-25)."""
        event = occasion.event
        assert event is not None
        where = 0
        for need in event.needs:
            if need.kind == UNIT_AMONG_SMALL_FOLK:
                where |= regions_for(realm, race, need)
        codes = members(where)
        if codes and markers.is_left(realm, effect.marker):
            region = codes[0]
            if len(codes) > 1:
                region = yield Decision(
                    realm.seat_of[race], EVENT_REGION, codes, occasion.event_number()
                )
            markers.mark(realm, race, effect.marker, region)

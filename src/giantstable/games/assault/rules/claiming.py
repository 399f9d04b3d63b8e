"""The claim of an Event: the rune that it costs, its points and its rewards."""

from __future__ import annotations

from giantstable.games.assault.rules.effects import in_turn
from giantstable.games.assault.rules.effects.turn_effect import BY_EVENT, Occasion
from giantstable.games.assault.rules.events import is_free
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.codes import CLAIM, CLAIM_SPECIAL
from giantstable.games.assault.table.happenings import (
    CLAIMED,
    CLAIMED_SPECIAL,
    EVENT_TURNED_UP,
    RUNE_SPARED,
    RUNE_SPENT,
)
from giantstable.games.assault.table.realm import Realm, changed, without
from giantstable.kernel.decision import Play


def claim(realm: Realm, race: int, code: int) -> Play:
    """Claim an Event: pay the rune, take the points and the rewards (AG-EVENT-04 .. -08)."""
    seat = realm.seat_of[race]
    realm.has_claimed = True
    if code == CLAIM_SPECIAL:
        event = realm.world.box.races[race].events[realm.special[race]]
        realm.tell(CLAIMED_SPECIAL, race, event.index, seat=seat)
    else:
        event = realm.world.box.universal_events[code - CLAIM]
        realm.tell(CLAIMED, race, event.index, seat=seat)
    if is_free(realm, race, event):
        realm.tell(RUNE_SPARED, race, seat=seat)  # R32
    else:
        realm.spend(race, event.rune)
        realm.tell(RUNE_SPENT, race, event.rune, seat=seat)
    award(realm, race, event.points)
    occasion = Occasion(BY_EVENT, event=event)
    for reward in event.rewards:
        yield from in_turn.carry_out(realm, race, reward, occasion)
    if code != CLAIM_SPECIAL:
        realm.event_row = without(realm.event_row, event.index)
        realm.claimed = changed(realm.claimed, race, 1 << event.index)
        _refill(realm)
    elif not event.repeatable:  # AG-EVENT-08, AG-EVENT-11
        realm.special = changed(realm.special, race, 1)


def _refill(realm: Realm) -> None:
    """Turn up the next universal Event; without one the row shrinks (AG-EVENT-16, R29)."""
    if realm.event_deck:
        index = realm.event_deck[-1]
        realm.event_deck = realm.event_deck[:-1]
        realm.event_row = [*realm.event_row, index]
        realm.reveal()
        realm.tell(EVENT_TURNED_UP, index, realm.world.box.universal_events[index].region)

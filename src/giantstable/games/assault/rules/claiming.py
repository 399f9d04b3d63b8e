"""The claim of an Event: the rune that it costs, its points and its rewards."""

from __future__ import annotations

from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import (
    DRAW_RESOURCES,
    DRAW_SPELLS,
    HEAL,
    MARK_REGION,
    PLACE_UNIT,
    TAKE_DISCARDED,
    UNIT_AMONG_SMALL_FOLK,
    Effect,
)
from giantstable.games.assault.rules import markers, piles, region_limits
from giantstable.games.assault.rules.commands import magic, rest
from giantstable.games.assault.rules.events import is_free, regions_for
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.army import ONE, soldier_of
from giantstable.games.assault.table.asks import EVENT_CARD, EVENT_REGION, HEAL_EVENT
from giantstable.games.assault.table.codes import CLAIM, CLAIM_SPECIAL
from giantstable.games.assault.table.happenings import (
    CLAIMED,
    CLAIMED_SPECIAL,
    EVENT_TURNED_UP,
    RUNE_SPARED,
    RUNE_SPENT,
    UNIT_CAME,
)
from giantstable.games.assault.table.realm import Realm, changed, without
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


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
    for reward in event.rewards:
        yield from _reward(realm, race, event, reward)
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


def _reward(realm: Realm, race: int, event: EventCard, reward: Effect) -> Play:
    kind = reward.kind
    if kind == DRAW_RESOURCES:
        piles.draw(realm, race, reward.by)
    elif kind == DRAW_SPELLS:
        yield from magic.draw_spells(realm, race, reward.by, reward.keep)
    elif kind == HEAL:
        yield from rest.heal(realm, race, reward.by, HEAL_EVENT)
    elif kind == TAKE_DISCARDED:
        yield from piles.choose_discarded(realm, race, reward, EVENT_CARD)
    elif kind == PLACE_UNIT:
        yield from _place_unit(realm, race, reward.unit)
    elif kind == MARK_REGION:
        yield from _mark_region(realm, race, event, reward.marker)


def _place_unit(realm: Realm, race: int, unit: int) -> Play:
    """Bring a unit into the game, at home or, if enemies hold it, beside any own unit (R33)."""
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
        region = yield Decision(seat, EVENT_REGION, codes)
    realm.waiting = entered
    realm.put_army(region, race, realm.army[region] + ONE[soldier])
    realm.tell(UNIT_CAME, race, kind, region, seat=seat)
    yield from region_limits.make_room(realm, race, region, ONE[soldier])


def _mark_region(realm: Realm, race: int, event: EventCard, marker: int) -> Play:
    """Mark the region of the unit that the Event asks for (AG-EVENT-23, AG-EVENT-25)."""
    where = 0
    for need in event.needs:
        if need.kind == UNIT_AMONG_SMALL_FOLK:
            where |= regions_for(realm, race, need)
    codes = members(where)
    if codes and markers.is_left(realm, marker):
        region = codes[0]
        if len(codes) > 1:
            region = yield Decision(realm.seat_of[race], EVENT_REGION, codes)
        markers.mark(realm, race, marker, region)

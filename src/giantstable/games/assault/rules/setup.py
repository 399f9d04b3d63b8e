"""Setup: seats and races, opening forces, NPCs, decks, pools, and the draft of Resource Cards."""

from __future__ import annotations

from giantstable.games.assault.box.pieces import CLOUD, Force, Race
from giantstable.games.assault.table.army import NONE, ONE, soldier_of
from giantstable.games.assault.table.asks import PICK, PICK_BACK
from giantstable.games.assault.table.happenings import PICKED
from giantstable.games.assault.table.realm import NORMAL, Realm, without
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.kernel.decision import CHECKPOINT, Decision, Play
from giantstable.kernel.rng import Rng


def new_realm(world: World, rng: Rng) -> Realm:
    """Return the table as it is before the draft of Resource Cards."""
    realm = Realm(rng, world)
    _seat_races(realm)
    for race in world.box.races:
        _muster(realm, race)
    if realm.seat_of[CLOUD] != NOBODY:
        realm.castle = world.box.stock.castle  # AG-SETUP-17, R93
    _shuffle_cards(realm)
    stock = world.box.stock
    realm.pools = world.seating.pools.copy()
    realm.reserve = stock.points - sum(realm.pools)  # AG-SETUP-39
    return realm


def _seat_races(realm: Realm) -> None:
    """Give the highest race to a random seat, the others clockwise (AG-SETUP-06, AG-SETUP-07)."""
    seats = realm.world.seats
    realm.first = realm.rng.below(seats)
    for i, race in enumerate(realm.world.seating.races):
        seat = (realm.first + i) % seats
        realm.race_of[seat] = race
        realm.seat_of[race] = seat


def _muster(realm: Realm, race: Race) -> None:
    """Put the opening force on the board, or the NPC ones; the rest is the supply."""
    for kind, unit in enumerate(race.units):
        if unit.waits:
            realm.waiting |= 1 << unit.index  # neither on the board nor in the supply
        else:
            realm.supply[race.index] += unit.copies * ONE[soldier_of(kind)]
    if realm.seat_of[race.index] != NOBODY:
        _place(realm, race, race.opening)
    else:
        for force in race.guard:
            _place(realm, race, force)


def _place(realm: Realm, race: Race, force: Force) -> None:
    army = NONE
    for unit, n in zip(force.units, force.counts, strict=True):
        army += n * ONE[soldier_of(unit - race.units[0].index)]
    realm.supply[race.index] -= army
    realm.put_army(force.region, race.index, army)


def _shuffle_cards(realm: Realm) -> None:
    box = realm.world.box
    for resource in box.resources:
        realm.deck.extend([resource.kind] * resource.copies)
    for spell in box.spells:
        realm.spell_deck.extend([spell.index] * spell.copies)
    realm.event_deck = [event.index for event in box.universal_events]
    realm.rng.shuffle(realm.deck)
    realm.rng.shuffle(realm.spell_deck)
    realm.rng.shuffle(realm.event_deck)
    for _ in range(box.stock.face_up):
        realm.event_row.append(realm.event_deck.pop())


def draft(realm: Realm) -> Play:
    """Let everybody pick Resource Cards, then begin (AG-SETUP-32 .. AG-SETUP-34).

    The choice passes clockwise from the highest race, and back again from the lowest.
    """
    seats = realm.world.seats
    while realm.picks < realm.world.box.stock.draft * seats:
        if not realm.offered:
            _turn_up(realm)
        yield CHECKPOINT
        back = realm.picks // seats % 2 == 1
        place = realm.picks % seats
        seat = (realm.first + (seats - 1 - place if back else place)) % seats
        codes = sorted(set(realm.offered))
        kind = codes[0]
        if len(codes) > 1:
            kind = yield Decision(seat, PICK_BACK if back else PICK, codes)
        race = realm.race_of[seat]
        realm.offered = without(realm.offered, kind)
        realm.gain(race, kind)
        realm.picks += 1
        realm.tell(PICKED, race, kind, seat=seat)
    realm.deck = realm.deck.copy()
    realm.rng.shuffle(realm.deck)
    realm.stage = NORMAL
    realm.active = realm.race_of[realm.first]


def _turn_up(realm: Realm) -> None:
    """Turn up as many cards as there are players; they are kept in order of their kinds."""
    left = len(realm.deck) - realm.world.seats
    realm.offered = sorted(realm.deck[left:])
    realm.deck = realm.deck[:left]
    realm.reveal()

"""Events: which of them a race can claim, and what the completed ones give for good."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import (
    ANY_UNIT_IN,
    CASTLE_HELD,
    FED,
    HAS_MARKERS,
    NOTHING,
    ON_BOARD,
    OWNS,
    UNIT_AMONG_SMALL_FOLK,
    UNIT_IN,
    Condition,
    Effect,
)
from giantstable.games.assault.rules import markers
from giantstable.games.assault.table.army import BITS, EITHER, NONE, size
from giantstable.games.assault.table.codes import CLAIM, CLAIM_SPECIAL
from giantstable.games.assault.table.realm import NO_REGION, Realm

NO_EFFECTS: Final[list[Effect]] = []


# -- what can be claimed ----------------------------------------------------------------------


def claims(realm: Realm, race: int) -> list[int]:
    """Return the Events that a race can claim now, as codes of ``ACT`` (AG-EVENT-01)."""
    found: list[int] = []
    box = realm.world.box
    for index in realm.event_row:
        if can_claim(realm, race, box.universal_events[index]):
            found.append(CLAIM + index)
    top = top_special(realm, race)
    if top is not None and can_claim(realm, race, top):
        found.append(CLAIM_SPECIAL)
    return found


def top_special(realm: Realm, race: int) -> EventCard | None:
    """Return the special Event that lies on top of a race's stack (AG-EVENT-03)."""
    stack = realm.world.box.races[race].events
    done = realm.special[race]
    return stack[done] if done < len(stack) else None


def open_events(realm: Realm, race: int) -> list[EventCard]:
    """Return the Events that a race could ever claim now: those face up, and its own on top."""
    found = [realm.world.box.universal_events[index] for index in realm.event_row]
    top = top_special(realm, race)
    if top is not None:
        found.append(top)
    return found


def can_claim(realm: Realm, race: int, event: EventCard) -> bool:
    """Return whether a race meets all needs of an Event and can pay for it (AG-EVENT-04)."""
    if realm.owns(race, event.rune) == 0 and not is_free(realm, race, event):
        return False  # what is seen at a glance first: it is asked at every turn
    for need in event.needs:
        if not holds(realm, race, need):
            return False
    return True


def is_free(realm: Realm, race: int, event: EventCard) -> bool:
    """Return whether an Event costs a race no rune (AG-EVENT-06)."""
    for waiver in event.waivers:
        if holds(realm, race, waiver):
            return True
    return False


def holds(realm: Realm, race: int, need: Condition) -> bool:
    """Return whether a race has what an Event asks for."""
    return has(realm, race, need) >= asked(need)


def asked(need: Condition) -> int:
    """Return how much of something an Event asks for: at least one of it."""
    return max(need.least, 1)


def has(realm: Realm, race: int, need: Condition) -> int:
    """Return how much a race has of what an Event asks for: units, regions, markers or cards.

    All of it lies open.
    """
    kind = need.kind
    if kind == ANY_UNIT_IN:
        return size(realm.army[need.region]) if realm.holder[need.region] == race else 0  # R31
    if kind == HAS_MARKERS:
        return markers.count(realm, need.marker)
    if kind == ON_BOARD:
        return regions_with(realm, race, 1 << need.unit).bit_count()
    if kind == UNIT_IN:
        if realm.holder[need.region] != race:
            return 0
        return size(realm.army[need.region] & _soldiers_of(realm, race, need.units))
    if kind == UNIT_AMONG_SMALL_FOLK:
        return regions_for(realm, race, need).bit_count()
    if kind == OWNS:
        return realm.owns(race, need.resource)
    if kind == FED:
        return realm.fed
    assert kind == CASTLE_HELD
    castle = realm.castle
    if castle == NO_REGION or realm.holder[castle] != race:
        return 0
    return realm.world.board.small_folk >> castle & 1


def regions_with(realm: Realm, race: int, units: int) -> int:
    """Return the regions (a mask) where a race has one of these units (a mask among all)."""
    soldiers = _soldiers_of(realm, race, units)
    held = realm.held[race]
    found = 0
    for region in range(len(realm.army)):
        if held >> region & 1 and realm.army[region] & soldiers:
            found |= 1 << region
    return found


def _soldiers_of(realm: Realm, race: int, units: int) -> int:
    """Return the bits of an army of a race that count units of a mask among all, wounded or not."""
    own = units >> realm.world.first_unit[race]
    bits = NONE
    for kind in range(len(realm.world.rank[race])):
        if own >> kind & 1:
            bits |= EITHER << (2 * BITS * kind)
    return bits


def regions_for(realm: Realm, race: int, need: Condition) -> int:
    """Return the Small Folk Regions (a mask) where the unit stands that an Event asks for."""
    found = regions_with(realm, race, need.units) & realm.world.board.small_folk
    if need.marked != NOTHING:
        found &= realm.marked[need.marked]
    if need.unmarked != NOTHING:
        found &= ~realm.marked[need.unmarked]
    return found


# -- what lasts -------------------------------------------------------------------------------


def lasting(realm: Realm, race: int, kind: int) -> list[Effect]:
    """Return the effects of a kind that a race's completed Events have for good (AG-EVENT-10)."""
    done = realm.special[race]
    claimed = realm.claimed[race]
    if done == 0 and claimed == 0:
        return NO_EFFECTS
    found: list[Effect] = []
    box = realm.world.box
    for i in range(done):
        _add_lasting(found, box.races[race].events[i], kind)
    index = 0
    while claimed:
        if claimed & 1:
            _add_lasting(found, box.universal_events[index], kind)
        claimed >>= 1
        index += 1
    return found


def _add_lasting(found: list[Effect], event: EventCard, kind: int) -> None:
    for effect in event.lasting:
        if effect.kind == kind:
            found.append(effect)

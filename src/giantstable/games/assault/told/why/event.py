"""Why an Event cannot be claimed: by whom, when, and what it still asks for (AG-EVENT)."""

from __future__ import annotations

from giantstable.games.assault.box.cards import UNIVERSAL, EventCard
from giantstable.games.assault.box.effects import (
    ANY_UNIT_IN,
    CASTLE_HELD,
    HAS_MARKERS,
    ON_BOARD,
    OWNS,
    RESOURCES,
    UNIT_AMONG_SMALL_FOLK,
    UNIT_IN,
    Condition,
)
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.events import holds
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.nouns import (
    event_name,
    joined,
    marker_name,
    race_name,
    region_name,
    resource_name,
    unit_name,
)
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.reasons import regions_of, why
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why
from giantstable.kernel.noun import Ids


def reason(realm: Realm, d: Decision, race: int, which: int) -> Why | None:
    """Return why an Event cannot be claimed; ``which`` counts the special ones first."""
    special = realm.world.box.special_events
    event = (
        special[which]
        if which < len(special)
        else realm.world.box.universal_events[which - len(special)]
    )
    facts: Facts = {"event": event_name(event)}
    gone = _gone(realm, race, event, facts)
    if gone is not None:
        return gone
    if d.kind != asks.ACT.name:
        return None
    if realm.has_claimed:
        return why("claimed-one", "AG-TURN-09", facts)
    for need in event.needs:
        if not holds(realm, race, need):
            return _need(realm, need, facts)
    if realm.owns(race, event.rune) == 0:
        facts["resource"] = resource_name(event.rune)
        return why("need-rune", "AG-EVENT-04", facts, [{"resource": RESOURCES[event.rune]}])
    return why("claim-late", "AG-TURN-10", facts)


def _gone(realm: Realm, race: int, event: EventCard, facts: Facts) -> Why | None:
    """Return why an Event is not there to be claimed by a race."""
    if event.race == UNIVERSAL:
        if event.index in realm.event_row:
            return None
        for other, claimed in enumerate(realm.claimed):
            if claimed >> event.index & 1:
                facts["race"] = race_name(other)
                return why("event-taken", "AG-EVENT-15", facts, [{"race": RACES[other]}])
        return why("event-hidden", "AG-EVENT-16", facts)
    if event.race != race:
        facts["race"] = race_name(event.race)
        return why("event-other-race", "AG-EVENT-02", facts, [{"race": RACES[event.race]}])
    done = realm.special[race]
    if event.number - 1 < done:
        return why("event-done", "AG-EVENT-08", facts)
    if event.number - 1 > done:
        before = realm.world.box.races[race].events[done]
        return why("event-later", "AG-EVENT-03", facts, [{"event": before.id}])
    return None


def _need(realm: Realm, need: Condition, facts: Facts) -> Why:
    """Return what an Event asks for and a race has not."""
    box = realm.world.box
    facts["n"] = need.least
    things: list[Ids] = []
    if need.kind in (ANY_UNIT_IN, UNIT_IN):
        facts["region"] = region_name(realm.world.board.regions[need.region])
        things = regions_of(realm, 1 << need.region)
    if need.kind == UNIT_IN:
        asked = [unit for unit in box.units if need.units >> unit.index & 1]
        facts["units"] = joined("assault-and", [unit_name(unit) for unit in asked])
        for unit in asked:
            things.append({"unit": unit.id})
    elif need.kind == HAS_MARKERS:
        facts["marker"] = marker_name(need.marker)
    elif need.kind == OWNS:
        facts["resource"] = resource_name(need.resource)
        things = [{"resource": RESOURCES[need.resource]}]
    elif need.kind in (ON_BOARD, UNIT_AMONG_SMALL_FOLK):
        facts["unit"] = unit_name(box.units[need.unit])
        things = [{"unit": box.units[need.unit].id}]
    elif need.kind == CASTLE_HELD and realm.castle != NO_REGION:
        things = regions_of(realm, 1 << realm.castle)
    return why(f"need-{need.name}", "AG-EVENT-04", facts, things)

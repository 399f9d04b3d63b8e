"""What a seat may see of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import COMMANDS, MARKERS, NOTHING, RESOURCES
from giantstable.games.assault.box.pieces import RACES, Leader
from giantstable.games.assault.rules.commands.worth import cards_left, comes_to
from giantstable.games.assault.rules.events import (
    asked,
    can_claim,
    has,
    is_free,
    open_events,
    top_special,
)
from giantstable.games.assault.rules.leader_abilities import works
from giantstable.games.assault.rules.turns import hand
from giantstable.games.assault.table.army import count, count_kind, is_wounded, soldier_of
from giantstable.games.assault.table.codes import (
    DECK,
    TRADES,
    number_of,
    partner_of,
    region_of,
    trade_of,
)
from giantstable.games.assault.table.nouns import GIANTSLAYERS, soldier_id
from giantstable.games.assault.table.realm import (
    ENDGAME,
    GOES_ON,
    KINDS_OF_CARDS,
    NO_REGION,
    RESULTS,
    STAGES,
    Realm,
)
from giantstable.games.assault.table.remaining import REMAINING
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.told.battle import battle
from giantstable.games.assault.told.ids import race_id, region_id, units
from giantstable.kernel.masks import members

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def view(realm: Realm, seat: int | None) -> shapes.View:
    """Return the game as a seat or a spectator (None) sees it."""
    return views(realm, [seat])[0]


def views(realm: Realm, viewers: list[int | None]) -> list[shapes.View]:
    """Return the game as each viewer sees it; they share all but what a seat keeps to itself.

    Never in it: the order of a deck, the random state, and of other seats the spells in hand and,
    before the end, the Ordning Points (AG-COMP-09, R43, R65).
    """
    public = _public(realm)
    return [public if viewer is None else _with_own(realm, public, viewer) for viewer in viewers]


def _with_own(realm: Realm, public: shapes.View, seat: int) -> shapes.View:
    """Return what all see, and besides it what a seat keeps to itself."""
    race = realm.race_of[seat]
    spells = realm.world.box.spells
    own = public["seats"][seat].copy()
    own["points"] = realm.points[race]
    own["spell_hand"] = [spells[spell].id for spell in realm.spells[race]]
    seen = public.copy()
    seen["seats"] = [own if each["seat"] == seat else each for each in public["seats"]]
    return seen


def _public(realm: Realm) -> shapes.View:
    """Return what a spectator sees."""
    box = realm.world.box
    return {
        "stage": STAGES[realm.stage],
        "result": RESULTS[realm.result],
        "round": realm.turns // realm.world.seats + 1,
        "turns": realm.turns,
        "turns_to_come": realm.left_to_play if realm.stage == ENDGAME else None,
        "first": realm.first,
        "active": race_id(realm.active),
        "claimed": realm.has_claimed,
        "commanded": realm.has_commanded,
        "pools": list(realm.pools),
        "regions": {
            printed.id: _region(realm, region)
            for region, printed in enumerate(realm.world.board.regions)
        },
        "castle": region_id(realm, realm.castle),
        "forged": realm.forged,
        "fed": realm.fed,
        "slayers": {
            slayer.id: {
                "region": region_id(realm, realm.slayer_at[slayer.index]),
                "wounded": realm.slayers_wounded >> slayer.index & 1 == 1,
            }
            for slayer in box.slayers
        },
        "on_the_way": _on_the_way(realm),
        "event_row": [box.universal_events[event].id for event in realm.event_row],
        "event_deck": len(realm.event_deck),
        "resource_deck": len(realm.deck),
        "resource_discard": [RESOURCES[kind] for kind in reversed(realm.discard)],
        "spell_deck": len(realm.spell_deck),
        "spell_discard": [box.spells[spell].id for spell in reversed(realm.spell_discard)],
        "spells_gone": [box.spells[spell].id for spell in realm.spells_gone],
        "face_up": [RESOURCES[kind] for kind in realm.offered],
        "offer": _offer(realm),
        "left": _left(realm),
        "battle": None if realm.combat is None else battle(realm, realm.combat),
        "seats": [_seat(realm, each) for each in range(realm.world.seats)],
    }


def _region(realm: Realm, region: int) -> shapes.RegionState:
    holder = realm.holder[region]
    events = realm.world.box.universal_events
    return {
        "race": race_id(holder),
        "units": {} if holder == NOBODY else units(realm, holder, realm.army[region]),
        "markers": [name for m, name in enumerate(MARKERS) if realm.marked[m] >> region & 1],
        "events": [events[event].id for event in realm.event_row if events[event].region == region],
        "paid": realm.crossed >> region & 1 == 1,  # the price of passage, this turn
    }


def _on_the_way(realm: Realm) -> shapes.OnTheWay | None:
    """Return the unit that is passing through a region and stands in none."""
    if realm.walker == NOTHING:
        return None
    soldier = number_of(realm.walker)
    unit = realm.world.box.races[realm.active].units[soldier // 2]
    return {
        "unit": soldier_id(unit, soldier % 2 == 1),
        "region": region_id(realm, region_of(realm.walker)),
    }


def _offer(realm: Realm) -> shapes.Offer | None:
    """Return the trade that is being put together."""
    offer = realm.offer
    if not offer:
        return None
    code = realm.partner
    return {
        "by": RACES[realm.active],
        "to": "" if code == DECK else RACES[partner_of(code)],
        "kind": TRADES[trade_of(code)],
        "limit": realm.limit,
        "gives": _cards(offer, 0),
        "wants": _cards(offer, KINDS_OF_CARDS),
    }


def _left(realm: Realm) -> shapes.Left | None:
    """Return what is left of what is being done."""
    if realm.counted == NOTHING:
        return None
    race = realm.counted_for
    return {
        "of": REMAINING[realm.counted],
        "race": GIANTSLAYERS if race == NOBODY else RACES[race],
        "n": realm.left,
    }


def _cards(counts: list[int], first: int) -> shapes.Cards:
    return {RESOURCES[kind]: counts[first + kind] for kind in range(KINDS_OF_CARDS)}


def _seat(realm: Realm, seat: int) -> shapes.SeatState:
    box = realm.world.box
    race = realm.race_of[seat]
    open_ = realm.world.house.open_scores or realm.result != GOES_ON
    top = top_special(realm, race)
    row = realm.row[race]
    return {
        "seat": seat,
        "race": RACES[race],
        "points": realm.points[race] if open_ else None,
        "row": [COMMANDS[command] for command in row],
        "row_right": [len(row) - 1 - place for place in range(len(row))],
        "hand": [COMMANDS[command] for command in hand(realm, race)],
        "commands": {COMMANDS[c]: _coming(realm, race, c) for c in hand(realm, race)},
        "resources": _cards(realm.resources, race * KINDS_OF_CARDS),
        "spells": len(realm.spells[race]),
        "spell_hand": None,
        "event": "" if top is None else top.id,
        "progress": {event.id: _progress(realm, race, event) for event in open_events(realm, race)},
        "completed": [event.id for event in box.races[race].events[: realm.special[race]]],
        "claimed": [e.id for e in box.universal_events if realm.claimed[race] >> e.index & 1],
        "supply": units(realm, race, realm.supply[race]),
        "waiting": [u.id for u in box.races[race].units if realm.waiting >> u.index & 1],
        "regions": realm.held[race].bit_count(),
        "leaders": [_leader(realm, race, leader) for leader in box.races[race].leaders],
    }


def _coming(realm: Realm, race: int, command: int) -> shapes.Coming:
    """Return what a command comes to if a race plays it now."""
    left = cards_left(realm, race, command)
    parts = realm.world.box.races[race].commands[command].parts
    return {"left": left, "parts": [comes_to(realm, race, part, left) for part in parts]}


def _progress(realm: Realm, race: int, event: EventCard) -> shapes.Progress:
    """Return how far a race is with an Event; all that it asks for lies open (AG-RES-02)."""
    needs: list[shapes.Need] = []
    for need in event.needs:
        n = has(realm, race, need)
        needs.append({"met": n >= asked(need), "have": n, "need": asked(need)})
    spared = is_free(realm, race, event)
    owned = realm.owns(race, event.rune) > 0
    return {
        "needs": needs,
        "rune": "spared" if spared else "owned" if owned else "missing",
        "ready": can_claim(realm, race, event),
    }


def _leader(realm: Realm, race: int, leader: Leader) -> shapes.LeaderState:
    """Return where a leader is, and whether its lasting ability works now."""
    found: shapes.LeaderState = {
        "unit": realm.world.box.units[leader.unit].id,
        "state": "waiting" if realm.waiting >> leader.unit & 1 else "fallen",
        "region": "",
        "works": works(realm, race, leader),
    }
    kind = leader.unit - realm.world.first_unit[race]
    region = NO_REGION
    wounded = False
    if race == realm.active and realm.walker != NOTHING and number_of(realm.walker) // 2 == kind:
        region = region_of(realm.walker)
        wounded = is_wounded(number_of(realm.walker))
    for place in members(realm.held[race]):
        if count_kind(realm.army[place], kind):
            region = place
            wounded = count(realm.army[place], soldier_of(kind)) == 0
    if region != NO_REGION:
        found["state"] = "wounded" if wounded else "healthy"
        found["region"] = region_id(realm, region)
    return found

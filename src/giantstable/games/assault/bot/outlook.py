"""How a game of Assault looks to one race: what regions and cards are worth, in Ordning Points."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.forecast import strength_of
from giantstable.games.assault.bot.lessons import Lessons
from giantstable.games.assault.bot.lore import Lore
from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import (
    ANY_UNIT_IN,
    ARTIFACT,
    FOOD,
    HAS_MARKERS,
    NOTHING,
    ORE,
    PLACE_MARKER,
    RUNE_JOURNEY,
    SPEND_FOR_MARKER,
    SPEND_FOR_POINTS,
    UNIT_AMONG_SMALL_FOLK,
    UNIT_IN,
    WEAPONRY,
    Condition,
)
from giantstable.games.assault.box.pieces import STONE
from giantstable.games.assault.rules.events import can_claim, holds, is_free, top_special
from giantstable.games.assault.rules.markers import count as marker_count
from giantstable.games.assault.table.army import count_kind
from giantstable.games.assault.table.realm import ENDGAME, FINAL_ORDNING, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.masks import members

PACE: Final = 1.8  # Ordning Points that a race makes in a turn, on average
NEARLY: Final = 0.15  # of Pool 1: from here on homes need a guard (AG-TIP-03)
LAND: Final = 0.35  # a Small Folk Region, for what can be plundered there (AG-TIP-08)
GUARD: Final = 1.2  # the first unit at home, when homes can be attacked
SURE: Final = 0.9  # of an Event that can be claimed next turn
IN_REACH: Final = 0.5
SOME_DAY: Final = 0.25
WITHOUT_RUNE: Final = 0.35
FRONT: Final = 0.12  # for each Strength that a neighbour has more than a lone unit


class Outlook:
    """The realm as one race sees it. It has its own copy, and may try things on it."""

    def __init__(self, realm: Realm, race: int, lore: Lore, lessons: Lessons | None = None) -> None:
        self.realm = realm
        self.race = race
        self.lore = lore
        self.lessons = lessons  # of somebody who has played before
        self.turns = turns_left(realm)
        self.later = min(1.0, self.turns / 3.0)  # how much is still worth what pays later
        self.guarded = realm.stage >= FINAL_ORDNING or nearly_final(realm)
        self.worth: list[float] = []  # of each region, to have units there
        self._weigh_regions()

    # -- regions ------------------------------------------------------------------------------

    def _weigh_regions(self) -> None:
        realm = self.realm
        world = realm.world
        board = world.board
        race = self.race
        each = self.lore.per_card[race]
        self.worth = [0.0] * len(realm.holder)
        for region in range(len(self.worth)):
            if board.small_folk >> region & 1:
                self.worth[region] = LAND * self.later
                if each.kind == PLACE_MARKER and not realm.marked[each.marker] >> region & 1:
                    self.worth[region] += self.marker_worth()
        for index in realm.event_row:
            event = world.box.universal_events[index]
            self._look_forward(event, SURE if realm.owns(race, event.rune) else WITHOUT_RUNE)
        top = top_special(realm, race)
        if top is not None:
            self._look_forward(top, SURE if realm.owns(race, top.rune) else WITHOUT_RUNE)
            for waiver in top.waivers:
                if waiver.kind == ANY_UNIT_IN:  # AG-TIP-22
                    self.worth[waiver.region] += SURE * top.points * min(1.0, self.turns)
        if self.guarded:
            self.worth[world.home[race]] += GUARD

    def _look_forward(self, event: EventCard, chance: float) -> None:
        for need in event.needs:
            if need.kind == ANY_UNIT_IN:
                self.worth[need.region] += chance * event.points * min(1.0, self.turns)

    def marker_worth(self) -> float:
        """Return what one Story Marker more of the race's own is worth."""
        realm = self.realm
        each = self.lore.per_card[self.race]
        worth = 0.7 * each.points + 0.4 * self.lore.once[self.race].points * self.later
        top = top_special(realm, self.race)
        if top is not None:
            for need in top.needs:
                if need.kind == HAS_MARKERS and need.marker == each.marker:
                    missing = need.least - marker_count(realm, need.marker)
                    if missing > 0:
                        worth += 0.5 * top.points / (1 + missing) * self.later
        return worth * min(1.0, self.turns)

    def errand(self, kind: int, region: int) -> float:
        """Return what it is worth that a certain unit stands in a region: for an Event."""
        top = top_special(self.realm, self.race)
        if top is None or self.turns < 1.0:
            return 0.0
        unit = 1 << (self.realm.world.first_unit[self.race] + kind)
        for need in top.needs:
            if need.units & unit and self._would_do(need, region):
                chance = SURE if self.realm.owns(self.race, top.rune) else WITHOUT_RUNE
                return chance * top.points
        return 0.0

    def _would_do(self, need: Condition, region: int) -> bool:
        if need.kind == UNIT_IN:
            return region == need.region
        if need.kind != UNIT_AMONG_SMALL_FOLK:
            return False
        realm = self.realm
        if not realm.world.board.small_folk >> region & 1:
            return False
        if need.marked != NOTHING and not realm.marked[need.marked] >> region & 1:
            return False
        return need.unmarked == NOTHING or not realm.marked[need.unmarked] >> region & 1

    def danger(self, region: int, value: int, strength: int) -> float:
        """Return what it may cost to stand in a region with such a force."""
        realm = self.realm
        most = 0
        for near in realm.world.board.beside[region]:
            holder = realm.holder[near]
            if holder not in (NOBODY, self.race) and realm.seat_of[holder] != NOBODY:
                most = max(most, strength_of(realm, near))
        if most <= strength:
            return 0.0
        fear = FRONT * min(6, most - strength) * 0.35 * value
        return 1.6 * fear if self.race == STONE else fear  # AG-TIP-16

    # -- cards --------------------------------------------------------------------------------

    def card(self, kind: int, owned: int) -> float:
        """Return what one Resource Card more is worth to the race if it has so many of them."""
        return card_worth(self.realm, self.lore, self.race, kind, owned) * max(0.05, self.later)

    def next_card(self, kind: int) -> float:
        """Return what one more of a kind is worth."""
        return self.card(kind, self.realm.owns(self.race, kind))

    def last_card(self, kind: int) -> float:
        """Return what the last card of a kind is worth that the race owns."""
        return self.card(kind, self.realm.owns(self.race, kind) - 1)

    def drawn_card(self) -> float:
        """Return what a card from the deck is worth on average."""
        total = 0.0
        cards = 0
        for resource in self.realm.world.box.resources:
            total += resource.copies * self.next_card(resource.kind)
            cards += resource.copies
        return total / cards

    # -- neighbours ---------------------------------------------------------------------------

    def rune_holder(self, region: int) -> float:
        """Return the points that whoever stands in a region could claim there (AG-TIP-28)."""
        realm = self.realm
        holder = realm.holder[region]
        if holder == NOBODY or realm.seat_of[holder] == NOBODY:
            return 0.0
        found = 0.0
        for index in realm.event_row:
            event = realm.world.box.universal_events[index]
            if event.needs[0].region == region and can_claim(realm, holder, event):
                found = max(found, float(event.points))
        return found


def turns_left(realm: Realm) -> float:
    """Return how many turns of its own a race will probably have after this one."""
    if realm.stage == ENDGAME:
        return float(realm.left_to_play // realm.world.seats)
    return 1.0 + (realm.pools[0] + realm.pools[1]) / (PACE * realm.world.seats)


def nearly_final(realm: Realm) -> bool:
    """Return whether the Final Ordning is near."""
    return realm.pools[0] <= NEARLY * realm.world.seating.pools[0]


def card_worth(realm: Realm, lore: Lore, race: int, kind: int, owned: int) -> float:
    """Return what one Resource Card more is worth to any race that has so many of them."""
    if kind >= RUNE_JOURNEY:
        return _rune_worth(realm, race, kind, owned)
    each = lore.per_card[race]
    if each.resource == kind:
        if each.kind == SPEND_FOR_POINTS:
            return each.points * (0.85 if owned < 6 else 0.4)
        if each.kind == SPEND_FOR_MARKER:
            return 1.5 if owned + realm.forged < forge_goal(realm, race) else 0.6
    if kind == FOOD:
        return 0.4
    if kind == ORE:
        return 0.6 if owned < 2 else 0.4
    if kind == ARTIFACT:
        return 0.7 if len(realm.spells[race]) > owned else 0.35
    assert kind == WEAPONRY
    return 0.6


def forge_goal(realm: Realm, race: int) -> int:
    """Return how many Forge Markers the next Event that asks for them needs."""
    done = realm.special[race]
    for event in realm.world.box.races[race].events[done:]:
        for need in event.needs:
            if need.kind == HAS_MARKERS:
                return need.least
    return 0


def _rune_worth(realm: Realm, race: int, rune: int, owned: int) -> float:
    """Return what a rune is worth: the best Event that no rune owned so far will pay for."""
    found: list[float] = []
    for index in realm.event_row:
        event = realm.world.box.universal_events[index]
        if event.rune == rune:
            found.append(event.points * _chance(realm, race, event.needs[0].region))
    top = top_special(realm, race)
    if top is not None and top.rune == rune and not is_free(realm, race, top):
        ready = True
        for need in top.needs:
            if not holds(realm, race, need):
                ready = False
        found.append(top.points * (SURE if ready else 0.4))
    found.sort(reverse=True)
    return 0.3 + found[owned] if owned < len(found) else 0.3


def _chance(realm: Realm, race: int, region: int) -> float:
    """Return how likely a race will stand in a region soon."""
    if realm.holder[region] == race:
        return SURE
    nearest = 9
    steps = realm.world.board.steps[region]
    for held in members(realm.held[race]):
        nearest = min(nearest, steps[held])
    if nearest > 2:
        return SOME_DAY
    return IN_REACH if realm.is_empty(region) else 0.5 * (IN_REACH + SOME_DAY)


def has_leader(realm: Realm, race: int, army: int) -> bool:
    """Return whether a leader is in an army."""
    for leader in realm.world.box.races[race].leaders:
        if count_kind(army, leader.unit - realm.world.first_unit[race]):
            return True
    return False

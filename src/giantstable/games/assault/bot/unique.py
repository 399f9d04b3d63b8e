"""The unique commands: what each would bring a race, and how their questions are answered."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.outlook import Outlook, forge_goal
from giantstable.games.assault.bot.scales import crowned
from giantstable.games.assault.box.effects import (
    FOOD,
    MARKER_INCOME,
    MOVE_CASTLE,
    OWNS,
    PLACE_MARKER,
    SPEND_FOR_MARKER,
    SPEND_FOR_POINTS,
    TAKE_DISCARDED,
    Effect,
)
from giantstable.games.assault.rules.commands.unique.search_for_treasures import castle_ways
from giantstable.games.assault.rules.effects.marker_worth import marker_worth
from giantstable.games.assault.rules.events import holds, top_special
from giantstable.games.assault.rules.markers import count as marker_count
from giantstable.games.assault.rules.piles import discarded
from giantstable.games.assault.table.army import size
from giantstable.games.assault.table.codes import DONE
from giantstable.kernel.form import NO, YES
from giantstable.kernel.masks import members

FEAST: Final = 6.0  # points that are worth spending the cards for (AG-TIP-12)
TITAN: Final = 1.4  # for each Forge Marker that is still needed

# -- what they are worth ----------------------------------------------------------------------


def worth(outlook: Outlook, left: int) -> float:
    """Return what the command would bring now: what its card does once, and for each card."""
    realm = outlook.realm
    race = outlook.race
    once = outlook.lore.once[race]
    each = outlook.lore.per_card[race]
    now = 0.0
    if once.kind == MARKER_INCOME:
        now += once.points * marker_count(realm, once.marker)
    elif once.kind == MOVE_CASTLE:
        now += _castle(outlook)
    if each.kind == PLACE_MARKER:
        now += _marker(outlook, each) * min(left, _unmarked(outlook, each))
    elif each.kind == SPEND_FOR_POINTS:
        owned = _to_spend(outlook, once, each)
        points = float(each.points * min(left, owned))
        if each.resource == FOOD and points < FEAST and outlook.turns > 2.0:
            points *= 0.4
        now += points - 0.1 * owned * outlook.later
    elif each.kind == SPEND_FOR_MARKER:
        missing = forge_goal(realm, race) - realm.forged
        now += TITAN * min(left, realm.owns(race, each.resource), max(0, missing)) * outlook.later
    return now


def growth(outlook: Outlook, left: int) -> float:
    """Return what one command more to its left would add."""
    once = outlook.lore.once[outlook.race]
    each = outlook.lore.per_card[outlook.race]
    if each.kind == PLACE_MARKER:
        return _marker(outlook, each) if _unmarked(outlook, each) > left else 0.2
    if each.kind == SPEND_FOR_POINTS:
        return float(each.points) if _to_spend(outlook, once, each) > left else 0.5
    if each.kind == SPEND_FOR_MARKER:
        return TITAN if outlook.realm.owns(outlook.race, each.resource) > left else 0.3
    return 0.0


def _marker(outlook: Outlook, each: Effect) -> float:
    return marker_worth(outlook.realm, outlook.race, each) + 0.5 * outlook.marker_worth()


def _unmarked(outlook: Outlook, each: Effect) -> int:
    """Return how many regions could be marked."""
    realm = outlook.realm
    where = realm.held[outlook.race] & realm.world.board.small_folk & ~realm.marked[each.marker]
    return where.bit_count()


def _to_spend(outlook: Outlook, once: Effect, each: Effect) -> int:
    """Return how many cards there will be to spend, with the one that is picked up first."""
    owned = outlook.realm.owns(outlook.race, each.resource)
    if once.kind == TAKE_DISCARDED and discarded(outlook.realm, once.resources):
        owned += 1
    return owned


def _castle(outlook: Outlook) -> float:
    """Return what it is worth to let Lyn Armaal float (AG-TIP-20)."""
    realm = outlook.realm
    best = 0.0
    small_folk = realm.world.board.small_folk
    for region in members(castle_ways(realm, outlook.race)):
        if not realm.lets_in(region, outlook.race):
            continue
        if realm.is_empty(region) and realm.holder[realm.castle] == outlook.race:
            best = max(best, outlook.worth[region])
        if small_folk >> region & 1 and not small_folk >> realm.castle & 1:
            best = max(best, 0.8 * outlook.later)
    return best


# -- Search for Treasures ---------------------------------------------------------------------


def castle_worths(outlook: Outlook, codes: list[int], castle: int) -> list[float]:
    """Return what it is worth to let Lyn Armaal float to each region (AG-TIP-20)."""
    realm = outlook.realm
    small_folk = realm.world.board.small_folk
    worths: list[float] = []
    for region in codes:
        worth = 0.1
        if region != DONE:
            worth = -1.0
            if realm.lets_in(region, outlook.race):
                worth = outlook.worth[region]
                if realm.holder[region] == outlook.race:
                    worth = 0.3
                if small_folk >> region & 1 and not small_folk >> castle & 1:
                    worth += 0.8
                if size(realm.army[castle]) > 0 and realm.holder[castle] == outlook.race:
                    worth -= 0.5 * outlook.worth[castle]
        worths.append(worth)
    return worths


def rider_worths(outlook: Outlook, codes: list[int], castle: int, old: int) -> list[float]:
    """Return who had better ride along: all, but for one that keeps land that is worth it."""
    realm = outlook.realm
    army = realm.army[old]
    value = realm.world.value[outlook.race]
    room = realm.world.limit[outlook.race]
    if realm.holder[castle] == outlook.race:
        room -= size(realm.army[castle])
    stays = room <= 0 or (size(army) == 1 and outlook.worth[old] > outlook.worth[castle])
    worths: list[float] = []
    for soldier in codes:
        if soldier == DONE:
            worths.append(0.0)
        elif stays or soldier >= 2 * len(value):  # ALL is not needed: one after the other
            worths.append(-0.25)
        else:
            worths.append(0.25 * (1 + value[soldier // 2]))
    return worths


def sale_worths(outlook: Outlook, codes: list[int], resource: int, points: int) -> list[float]:
    """Return what a card brings that is sold or fed now; some are kept for an Event."""
    sold = float(points)
    kept = sold + 1.0 if sells(outlook, resource) == NO else min(sold - 0.5, 0.5)
    return [sold if code == YES else kept for code in codes]


def sells(outlook: Outlook, resource: int) -> int:
    """Return whether a card is sold or fed now; some are kept for an Event that is near."""
    realm = outlook.realm
    top = top_special(realm, outlook.race)
    if top is None or outlook.turns < 1.0:
        return YES
    for need in top.needs:
        if need.kind == OWNS and need.resource == resource:
            ready = realm.owns(outlook.race, top.rune) > 0
            for other in top.needs:
                if other.kind != OWNS and not holds(realm, outlook.race, other):
                    ready = False
            if ready and realm.owns(outlook.race, resource) <= need.least:
                return NO
    return YES


# -- Forge Titan ------------------------------------------------------------------------------


def choose_forge(outlook: Outlook, codes: list[int]) -> int:
    """Return what Ore is spent on: the titan until it can be built, then better cards."""
    realm = outlook.realm
    choices = outlook.lore.choices[outlook.race]
    goal = forge_goal(realm, outlook.race)
    for code in codes:
        if code == DONE:
            continue
        if choices[code].kind == SPEND_FOR_MARKER and realm.forged < goal:
            return code
    for code in codes:
        if code == DONE or choices[code].kind == SPEND_FOR_MARKER:
            continue
        if outlook.drawn_card() > outlook.last_card(choices[code].resource) + 0.1:
            return code
    return DONE


def forge_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what the uses of Ore are worth."""
    choices = outlook.lore.choices[outlook.race]
    drawn = outlook.drawn_card()
    worths: list[float] = []
    for code in codes:
        worth = 0.0
        if code != DONE:
            worth = drawn - outlook.last_card(choices[code].resource)
            if choices[code].kind == SPEND_FOR_MARKER:
                worth = 0.1 * TITAN * outlook.later
        worths.append(worth)
    return crowned(codes, worths, choose_forge(outlook, codes))

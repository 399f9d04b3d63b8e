"""Whom to attack, with whom, and what it is worth."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.forecast import Forecast, assault, forecast_of
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.box.effects import ATTACK
from giantstable.games.assault.box.pieces import HILL, STONE, STORM
from giantstable.games.assault.rules.battle.nine_steps import targets
from giantstable.games.assault.table.army import NONE, ONE, count, is_wounded, size
from giantstable.games.assault.table.codes import (
    ALL,
    DONE,
    SHIFT_TO,
    number_of,
    packed,
    region_of,
    to_of,
)
from giantstable.games.assault.table.realm import NO_REGION, SLAYERS, Realm
from giantstable.games.assault.table.world import NOBODY

RISK: Final = 0.5  # what own losses count for, of their value
RISK_LAST: Final = 0.25  # when nobody will miss them
DENIED: Final = 0.35  # of an Event that somebody else could have claimed (AG-TIP-28)
LEAST: Final = 0.35  # what an attack must be worth
LAND_LEAST: Final = 0.3  # what land must be worth to be shifted into, or to be kept
EIGHTH: Final = 0.125  # of a point, for each step of what can only be put in order
KEEP_OUT: Final = 0.05  # what a unit must spoil to be held back
NOWHERE: Final = -1.0  # where all steps of giantslayers are that bad, any will do
SPARED: Final = 0.02  # for each point that a wounded unit is worth: it need not spoil anything


def risk(outlook: Outlook) -> float:
    """Return what own losses count for: storm units are dear, hill units cheap (AG-TIP-13)."""
    if outlook.turns < 1.0:
        return RISK_LAST
    race = outlook.race
    if race == HILL:
        return 0.6 * RISK
    if race == STORM:
        return 1.2 * RISK
    if race == STONE and len(outlook.realm.row[race]) >= 3:  # AG-TIP-17
        return 0.7 * RISK
    return RISK


def fight_worth(outlook: Outlook, found: Forecast, target: int) -> float:
    """Return what a battle is worth: points, not only land (AG-TIP-05)."""
    worth = found.gained + 0.15 * (found.hurt - found.gained) - risk(outlook) * found.harm
    worth += found.conquest * 0.7 * outlook.worth[target]
    return worth + (found.conquest + 0.2) * DENIED * outlook.rune_holder(target)


def attack_worth(outlook: Outlook, source: int, target: int, army: int, by_card: bool) -> float:
    """Return what an attack with an army out of a region is worth."""
    realm = outlook.realm
    found = forecast_of(realm, outlook.lore, outlook.race, source, target, army, by_card)
    return fight_worth(outlook, found, target)


def best_attack(outlook: Outlook, by_card: bool) -> float:
    """Return what the best attack is worth, 0 if there is none worth it."""
    most = 0.0
    realm = outlook.realm
    for code in targets(realm, outlook.race):
        source = region_of(code)
        worth = attack_worth(outlook, source, to_of(code), realm.army[source], by_card)
        most = max(most, worth)
    return most


def attack_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what attacks and shifts are worth: a shift only counts if no attack is any good."""
    realm = outlook.realm
    by_card = ATTACK in realm.row[outlook.race]
    worths: list[float] = []
    most = LEAST
    for code in codes:
        worth = LEAST
        if code != DONE:
            source = region_of(code)
            target = to_of(code)
            if number_of(code) == SHIFT_TO:
                worth = shift_worth(outlook, source, target)
            else:
                worth = attack_worth(outlook, source, target, realm.army[source], by_card)
                most = max(most, worth)
        worths.append(worth)
    for i, code in enumerate(codes):
        if code == DONE:
            worths[i] = LEAST if most > LEAST else LAND_LEAST
        elif number_of(code) == SHIFT_TO:
            if most > LEAST:
                worths[i] = min(worths[i], LEAST)
        elif most <= LEAST:
            worths[i] = min(worths[i], LAND_LEAST)
    return worths


def shift_worth(outlook: Outlook, source: int, target: int) -> float:
    """Return what a shift into an empty region is worth."""
    worth = outlook.worth[target]
    if size(outlook.realm.army[source]) == 1:
        worth -= outlook.worth[source]
    return worth


def hold_back_worths(outlook: Outlook, codes: list[int], target: int) -> list[float]:
    """Return what an attack is worth if somebody stays out of it (AG-TIP-27)."""
    combat = outlook.realm.combat
    assert combat is not None
    source = combat.attacker.region
    army = combat.attacker.army
    by_card = combat.by_attack_card
    value = outlook.realm.world.value[outlook.race]
    worths: list[float] = []
    for soldier in codes:
        if soldier == DONE:
            worths.append(attack_worth(outlook, source, target, army, by_card) + KEEP_OUT)
            continue
        worth = attack_worth(outlook, source, target, army - ONE[soldier], by_card)
        if is_wounded(soldier):
            worth += SPARED * value[soldier // 2]
        worths.append(worth)
    return worths


def stay_behind_worths(outlook: Outlook, codes: list[int], spare: int) -> list[float]:
    """Return what it is worth if somebody keeps the region that the conquerors come from."""
    combat = outlook.realm.combat
    assert combat is not None
    army = combat.attacker.army
    source = combat.attacker.region
    kept = outlook.worth[source]
    if spare < size(army) // 2 or outlook.realm.army[source] != army:
        kept = 0.0  # somebody stays there already
    elif kept < LAND_LEAST:
        kept = 0.0
    return [
        0.0 if soldier == DONE else kept - 0.01 - 0.001 * rank_of(outlook, soldier)
        for soldier in codes
    ]


def rank_of(outlook: Outlook, soldier: int) -> int:
    """Return what a soldier is worth, in halves of its Ordning Value; far more for ALL."""
    value = outlook.realm.world.value[outlook.race]
    if soldier >= 2 * len(value):
        return 1000
    return value[soldier // 2] * 2 - soldier % 2


def weakest_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what it costs to do without a soldier."""
    return [-EIGHTH * rank_of(outlook, soldier) for soldier in codes]


def shift_worths(outlook: Outlook, codes: list[int], source: int, target: int) -> list[float]:
    """Return who had better go into an empty region: one unit, if the old one is to be kept."""
    realm = outlook.realm
    army = realm.army[source]
    if realm.holder[target] != outlook.race:  # somebody has to go, and the least will do
        return [
            -1.0 if soldier in (DONE, ALL) else 1.0 - EIGHTH * EIGHTH * rank_of(outlook, soldier)
            for soldier in codes
        ]
    enough = (outlook.worth[source] > LAND_LEAST and size(army) <= 2) or size(army) <= 1
    if size(realm.army[target]) * 2 > size(army) + 1:
        enough = True
    worths: list[float] = []
    for soldier in codes:
        if soldier == DONE or soldier == ALL:
            worths.append(0.0 if soldier == DONE else -1.0)
        elif enough:
            worths.append(-EIGHTH)
        else:
            worths.append(EIGHTH * (1 + rank_of(outlook, soldier)))
    return worths


# -- giantslayers ---------------------------------------------------------------------------------


def slayers_at(realm: Realm, region: int) -> int:
    """Return the giantslayers in a region, as a mask."""
    found = 0
    for slayer in range(SLAYERS):
        if realm.slayer_at[slayer] == region:
            found |= 1 << slayer
    return found


def assault_worth(outlook: Outlook, band: int, region: int) -> float:
    """Return what an attack of giantslayers is worth to whoever sends them."""
    realm = outlook.realm
    if band == 0 or realm.holder[region] in (NOBODY, outlook.race):
        return 0.0
    found = assault(realm, outlook.lore, band, region)
    return found.gained + 0.15 * found.hurt + 0.1 * outlook.rune_holder(region)


def best_assault(outlook: Outlook, actions: int) -> float:
    """Return what the giantslayers could do with so many actions, roughly."""
    if actions < 1:
        return 0.0
    realm = outlook.realm
    most = 0.0
    for region in range(len(realm.holder)):
        there = slayers_at(realm, region)
        if there and there.bit_count() <= actions:
            most = max(most, assault_worth(outlook, there, region))
        if actions >= 3 and realm.world.board.small_folk >> region & 1:
            free = slayers_at(realm, NO_REGION)
            if free:
                band = there | (free & -free)
                if actions >= 2 + band.bit_count():
                    most = max(most, assault_worth(outlook, band, region))
    return most


def recruit_slayer_worths(outlook: Outlook, codes: list[int], actions: int) -> list[float]:
    """Return what giantslayers are worth where they come in: if there are actions to attack."""
    realm = outlook.realm
    worths: list[float] = []
    for code in codes:
        worth = 0.2 if code == DONE else 0.0
        if code != DONE:
            region = region_of(code)
            band = slayers_at(realm, region) | 1 << number_of(code)
            if actions >= 2 + band.bit_count():
                worth = assault_worth(outlook, band, region)
        worths.append(worth)
    return worths


def move_slayer_worths(outlook: Outlook, codes: list[int], actions: int) -> list[float]:
    """Return what the steps of giantslayers are worth: a better attack."""
    realm = outlook.realm
    worths: list[float] = []
    for code in codes:
        worth = 0.2 if code == DONE else 0.0
        if code != DONE:
            slayer = 1 << number_of(code)
            region = region_of(code)
            band = slayers_at(realm, region) | slayer
            if actions >= 1 + band.bit_count():
                worth = assault_worth(outlook, band, region)
                old = realm.slayer_at[number_of(code)]
                worth -= assault_worth(outlook, slayers_at(realm, old), old)
                worth = max(worth, NOWHERE)
        worths.append(worth)
    return worths


def assault_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what the attacks of giantslayers are worth."""
    return [
        0.05 if code == DONE else assault_worth(outlook, number_of(code), region_of(code))
        for code in codes
    ]


# -- spells before the command --------------------------------------------------------------------


def earthquake_worth(outlook: Outlook, damage: int) -> float:
    """Return the most points that damage to one army next door brings."""
    best = best_quake(outlook, damage, [])
    if best == NOBODY:
        return 0.0
    realm = outlook.realm
    return float(outlook.lore.toll(realm.holder[best], realm.army[best]).points_at(damage))


def best_quake(outlook: Outlook, damage: int, codes: list[int]) -> int:
    """Return the army next door that damage costs most, of those in the codes if there are any."""
    realm = outlook.realm
    best = NOBODY
    most = -1.0
    for code in targets(realm, outlook.race):
        region = to_of(code)
        if codes and packed(0, region) not in codes:
            continue
        toll = outlook.lore.toll(realm.holder[region], realm.army[region])
        worth = toll.points_at(damage) + 0.2 * toll.cost_at(damage)
        if worth > most:
            most = worth
            best = region
    return best


def quake_worths(outlook: Outlook, codes: list[int], damage: int) -> list[float]:
    """Return what damage to an army next door is worth."""
    realm = outlook.realm
    worths: list[float] = []
    for code in codes:
        holder = realm.holder[region_of(code)]
        worth = 0.0
        if holder != NOBODY and code != DONE:
            toll = outlook.lore.toll(holder, realm.army[region_of(code)])
            worth = toll.points_at(damage) + 0.2 * toll.cost_at(damage)
        worths.append(worth)
    return worths


def wound_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what it is worth to wound an enemy: the dearest, where an attack may follow."""
    realm = outlook.realm
    worths: list[float] = []
    for code in codes:
        region = region_of(code)
        holder = realm.holder[region]
        worth = -1.0
        if code != DONE and holder != NOBODY and realm.army[region] != NONE:
            soldier = number_of(code)
            worth = EIGHTH * realm.world.value[holder][soldier // 2]
            if count(realm.army[region], soldier) and size(realm.army[region]) == 1:
                worth += EIGHTH
        worths.append(worth)
    return worths

"""Whom to attack, with whom, and what it is worth."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.forecast import Forecast, assault, forecast_of
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.box.effects import ATTACK
from giantstable.games.assault.box.pieces import HILL, STONE, STORM
from giantstable.games.assault.rules.battle.nine_steps import targets
from giantstable.games.assault.table.army import NONE, ONE, count, is_wounded, size, soldiers
from giantstable.games.assault.table.codes import (
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
KEEP_OUT: Final = 0.05  # what a unit must spoil to be held back
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


def choose_attack(outlook: Outlook, codes: list[int]) -> int:
    """Return the best attack, or the best shift if no attack is any good, or DONE."""
    realm = outlook.realm
    by_card = ATTACK in realm.row[outlook.race]
    best = DONE if DONE in codes else codes[0]
    most = LEAST if DONE in codes else -1000.0
    shift = DONE
    land = 0.3
    for code in codes:
        if code == DONE:
            continue
        source = region_of(code)
        target = to_of(code)
        if number_of(code) == SHIFT_TO:
            worth = outlook.worth[target]
            if size(realm.army[source]) == 1:
                worth -= outlook.worth[source]
            if worth > land:
                land = worth
                shift = code
            continue
        worth = attack_worth(outlook, source, target, realm.army[source], by_card)
        if worth > most:
            most = worth
            best = code
    return best if best != DONE else shift


def hold_back(outlook: Outlook, codes: list[int], target: int) -> int:
    """Return who had better stay out of an attack, or DONE (AG-TIP-27)."""
    realm = outlook.realm
    combat = realm.combat
    assert combat is not None
    source = combat.attacker.region
    army = combat.attacker.army
    by_card = combat.by_attack_card
    best = DONE
    value = realm.world.value[outlook.race]
    most = attack_worth(outlook, source, target, army, by_card) + KEEP_OUT
    for soldier in codes:
        if soldier == DONE:
            continue
        worth = attack_worth(outlook, source, target, army - ONE[soldier], by_card)
        if is_wounded(soldier):
            worth += SPARED * value[soldier // 2]
        if worth > most:
            most = worth
            best = soldier
    return best


def stay_behind(outlook: Outlook, codes: list[int], region: int, spare: int) -> int:
    """Return who keeps the region that the conquerors come from, or DONE."""
    combat = outlook.realm.combat
    assert combat is not None
    army = combat.attacker.army
    source = combat.attacker.region
    if spare < size(army) // 2 or outlook.realm.army[source] != army:
        return DONE  # somebody stays there already
    if outlook.worth[source] < 0.3:
        return DONE
    return weakest(outlook.realm, outlook.race, codes)


def weakest(realm: Realm, race: int, codes: list[int]) -> int:
    """Return the soldier of the codes that is worth least."""
    value = realm.world.value[race]
    best = codes[0]
    least = 1000
    for soldier in codes:
        if soldier >= len(value) * 2:
            continue
        worth = value[soldier // 2] * 2 - soldier % 2
        if worth < least:
            least = worth
            best = soldier
    return best


def choose_shift(outlook: Outlook, codes: list[int], source: int, target: int) -> int:
    """Return who goes into an empty region: one unit, if the old region is to be kept."""
    realm = outlook.realm
    if realm.holder[target] != outlook.race:
        return weakest(realm, outlook.race, codes)
    army = realm.army[source]
    if outlook.worth[source] > 0.3 and size(army) <= 2:
        return DONE
    if size(realm.army[target]) * 2 > size(army) + 1:
        return DONE
    return strongest(realm, outlook.race, army) if size(army) > 1 else DONE


def strongest(realm: Realm, race: int, army: int) -> int:
    """Return the soldier of an army that is worth most."""
    value = realm.world.value[race]
    best = soldiers(army)[0]
    for soldier in soldiers(army):
        if value[soldier // 2] * 2 - soldier % 2 > value[best // 2] * 2 - best % 2:
            best = soldier
    return best


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


def recruit_slayer(outlook: Outlook, codes: list[int], actions: int) -> int:
    """Return which giantslayer to bring in where, or DONE: there must be actions to attack."""
    realm = outlook.realm
    best = DONE
    most = 0.2
    for code in codes:
        if code == DONE:
            continue
        region = region_of(code)
        band = slayers_at(realm, region) | 1 << number_of(code)
        if actions < 2 + band.bit_count():
            continue
        worth = assault_worth(outlook, band, region)
        if worth > most:
            most = worth
            best = code
    return best


def move_slayer(outlook: Outlook, codes: list[int], actions: int) -> int:
    """Return the step of a giantslayer that makes for a better attack, or DONE."""
    realm = outlook.realm
    best = DONE if DONE in codes else codes[0]
    most = 0.2 if DONE in codes else -1.0
    for code in codes:
        if code == DONE:
            continue
        slayer = 1 << number_of(code)
        region = region_of(code)
        band = slayers_at(realm, region) | slayer
        worth = 0.0
        if actions >= 1 + band.bit_count():
            worth = assault_worth(outlook, band, region)
            old = realm.slayer_at[number_of(code)]
            worth -= assault_worth(outlook, slayers_at(realm, old), old)
        if worth > most:
            most = worth
            best = code
    return best


def choose_assault(outlook: Outlook, codes: list[int]) -> int:
    """Return the best attack of giantslayers, or DONE."""
    best = DONE
    most = 0.05
    for code in codes:
        if code == DONE:
            continue
        worth = assault_worth(outlook, number_of(code), region_of(code))
        if worth > most:
            most = worth
            best = code
    return best


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


def whom_to_wound(outlook: Outlook, codes: list[int]) -> int:
    """Return the enemy to wound: the dearest, where an attack may follow."""
    realm = outlook.realm
    best = codes[0]
    most = -1.0
    for code in codes:
        region = region_of(code)
        holder = realm.holder[region]
        if holder == NOBODY:
            continue
        soldier = number_of(code)
        worth = float(realm.world.value[holder][soldier // 2])
        if count(realm.army[region], soldier) and size(realm.army[region]) == 1:
            worth += 1.0
        if realm.army[region] != NONE and worth > most:
            most = worth
            best = code
    return best

"""Inside a battle: spells, dice, cards and losses, for own giants, giantslayers and NPCs."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.forecast import reach
from giantstable.games.assault.bot.lore import WOUND_COST, Lore
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.bot.scales import crowned
from giantstable.games.assault.box.cards import ADVANCED, IN_ATTACK, IN_BATTLE
from giantstable.games.assault.box.dice import Die
from giantstable.games.assault.box.effects import (
    ARTIFACT,
    BLOCKS,
    HITS,
    NO_CONVERSIONS,
    NO_REROLLS,
    REROLL,
    SET_DICE,
    STRENGTH,
    WEAKEN,
    Effect,
)
from giantstable.games.assault.rules.battle.casualties import cheapest
from giantstable.games.assault.rules.battle.modifying import allowance, is_npc, source
from giantstable.games.assault.rules.battle.rolling import all_dice, dice_of, worst_dice
from giantstable.games.assault.rules.effects.free_advanced import advanced_is_free
from giantstable.games.assault.rules.effects.ignore_blocks import ignored_blocks
from giantstable.games.assault.rules.effects.multiply import multiplied
from giantstable.games.assault.table.army import soldiers, total
from giantstable.games.assault.table.codes import (
    BESIDES,
    CAST,
    DONE,
    die_of,
    face_of,
    is_special,
    level_of,
    number_of,
    region_of,
    spell_of,
    turned_to,
)
from giantstable.games.assault.table.combat import (
    BY_ATTACK,
    BY_LEADER,
    BY_LINE,
    BY_MAGIC,
    BY_NPC_BLOCKS,
    BY_NPC_REROLL,
    BY_SINKER,
    Combat,
    Side,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.form import YES

SPELL: Final = 0.8  # what a Spell Card is worth in the hand
GIVEN: Final = 0.5  # what own losses count for
LEAST_GAIN: Final = 0.1  # what a card or spell must bring
DICE_FIRST: Final = 50.0  # more than any card
QUARTER: Final = 0.25  # of a point, where there is only an order
BIG: Final = 4  # points at stake in a battle that spells are kept for


def own_side(combat: Combat, race: int) -> Side:
    """Return the side whose dice or cards a question is about; NOBODY is for giantslayers."""
    return combat.attacker if combat.attacker.race == race else combat.defender


# -- dice -----------------------------------------------------------------------------------------


def choose_modifier(realm: Realm, combat: Combat, side: Side, codes: list[int]) -> int:
    """Return what to do with the dice: roll again, then hits, then blocks (R105 for NPCs)."""
    for modifier in (BY_LEADER, BY_SINKER, BY_NPC_REROLL):
        if modifier in codes and poor_dice(realm, combat, side, 1):
            return modifier
    for modifier in (BY_ATTACK, BY_LINE, BY_MAGIC, BY_NPC_BLOCKS):
        if modifier in codes:
            return modifier
    return DONE


def poor_dice(realm: Realm, combat: Combat, side: Side, most: int) -> list[int]:
    """Return the dice that had better be rolled again, the worst first, without those chosen."""
    box = realm.world.box
    each = 0
    useful = 0
    if side.may_convert:
        for modifier in (BY_ATTACK, BY_LINE, BY_MAGIC, BY_NPC_BLOCKS):
            if side.used >> modifier & 1 or not _is_of(realm, side, modifier):
                continue
            n = allowance(realm, combat, side, modifier)
            effect = source(realm, side, modifier)
            if n and effect is not None:
                each = max(each, effect.into)
                useful += n
    special: Die = box.stock.die if side.race == NOBODY else box.races[side.race].die
    dice = all_dice(side)
    for die in side.picked:
        dice.remove(die)
    return worst_dice(dice, box.stock.die, special, most, each, useful)


def _is_of(realm: Realm, side: Side, modifier: int) -> bool:
    """Return whether a modifier is one of those that such a side can have."""
    if side.race == NOBODY:
        return modifier == BY_LINE
    if is_npc(realm, side):
        return modifier == BY_NPC_BLOCKS
    return modifier in (BY_ATTACK, BY_MAGIC)


def choose_reroll(realm: Realm, combat: Combat, side: Side, codes: list[int], most: int) -> int:
    """Return the die to roll again, or DONE if the others are good."""
    for die in poor_dice(realm, combat, side, most):
        if die in codes:
            return die
    return DONE if DONE in codes else codes[0]


def modifier_worths(realm: Realm, combat: Combat, side: Side, codes: list[int]) -> list[float]:
    """Return what it is worth to use each modifier now: they have an order."""
    worths = [0.0 if code == DONE else -QUARTER for code in codes]
    chosen = choose_modifier(realm, combat, side, codes)
    return crowned(codes, worths, chosen if chosen in codes else codes[0])


def reroll_worths(
    realm: Realm, combat: Combat, side: Side, codes: list[int], most: int
) -> list[float]:
    """Return what it is worth to roll each die again: the poor ones, the worst first."""
    poor = poor_dice(realm, combat, side, most)
    worths = [0.0 if die == DONE else QUARTER if die in poor else -QUARTER for die in codes]
    return crowned(codes, worths, choose_reroll(realm, combat, side, codes, most))


def face_worths(realm: Realm, side: Side, codes: list[int], attacking: bool) -> list[float]:
    """Return what it is worth to turn a die to a face: from the worst to the best."""
    box = realm.world.box
    worths: list[float] = []
    for code in codes:
        gain = 0
        if code != DONE:
            die = die_of(code)
            printed: Die = box.races[side.race].die if is_special(die) else box.stock.die
            old = face_of(die)
            face = turned_to(code)
            gain = 2 * (printed.hits[face] - printed.hits[old])
            gain += (2 if attacking else 3) * (printed.blocks[face] - printed.blocks[old])
        worths.append(QUARTER * gain)
    return worths


def hook_worths(lore: Lore, combat: Combat, codes: list[int]) -> list[float]:
    """Return what it is worth that the defenders roll again: much if they did well."""
    side = combat.defender
    dice = len(side.faces) + 1
    usual = dice * (lore.hits_each + lore.blocks_each) + 0.5
    return [side.hits + side.blocks if code == YES else usual for code in codes]


# -- spells at the start --------------------------------------------------------------------------


def start_spell_worths(realm: Realm, combat: Combat, side: Side, codes: list[int]) -> list[float]:
    """Return what spells are worth in a battle: they are kept for those with much at stake."""
    enemy = combat.other(side)
    stake = total(side.army, realm.world.value[side.race])
    if enemy.race != NOBODY:
        stake += total(enemy.army, realm.world.value[enemy.race])
    worths: list[float] = []
    for code in codes:
        worth = SPELL
        if code != DONE:
            spell = realm.world.box.spells[spell_of(code)]
            worth = -_price(realm, side.race, code)
            for effect in spell.effects[level_of(code)]:
                worth += _start_worth(realm, combat, side, enemy, effect)
            if stake < 2 * BIG:
                worth = min(worth, SPELL)
        worths.append(worth)
    return worths


def _start_worth(realm: Realm, combat: Combat, side: Side, enemy: Side, effect: Effect) -> float:
    most_dice = realm.world.box.stock.most_dice
    if effect.kind == STRENGTH:
        return 0.7 * min(effect.by, most_dice - dice_of(realm, side))
    if effect.kind == HITS or effect.kind == BLOCKS:
        return 0.7 * effect.by
    if enemy.race == NOBODY:
        return 0.0
    if effect.kind == WEAKEN:
        strength = realm.world.strength[enemy.race]
        spared = max(0, total(enemy.army, strength) - most_dice)
        best = 0
        for soldier in soldiers(enemy.army):
            best = max(best, strength[soldier // 2])
        return 0.7 * max(0, best - spared)
    npc = is_npc(realm, enemy)
    if effect.kind == NO_REROLLS:
        by = BY_NPC_REROLL if npc else BY_LEADER
        return 0.5 * min(3, allowance(realm, combat, enemy, by))
    if effect.kind == NO_CONVERSIONS:
        n = allowance(realm, combat, enemy, BY_NPC_BLOCKS if npc else BY_MAGIC)
        return 0.4 * min(2, n)
    return 0.0


def _price(realm: Realm, race: int, code: int) -> float:
    if level_of(code) != ADVANCED or advanced_is_free(realm, race):
        return 0.0
    return 0.5 + 0.1 * realm.owns(race, ARTIFACT)


def weakened_worths(realm: Realm, race: int, codes: list[int]) -> list[float]:
    """Return what it is worth to take an enemy's Strength: the strongest."""
    strength = realm.world.strength[race]
    return [0.0 if soldier == DONE else QUARTER * strength[soldier // 2] for soldier in codes]


# -- cards and spells for the totals --------------------------------------------------------------


def totals_worths(outlook: Outlook, combat: Combat, side: Side, codes: list[int]) -> list[float]:
    """Return what cards and spells are worth now: what they bring or save, less their price.

    What is still to be done with the dice comes first.
    """
    realm = outlook.realm
    worths: list[float] = []
    now = _prospect(outlook, combat, side, 0, 0)
    first = True
    for code in codes:
        worth = LEAST_GAIN
        if code != DONE:
            worth = 0.0
            if code < CAST and code >= BESIDES:
                plain = [code - BESIDES]
                if choose_modifier(realm, combat, side, plain) != DONE:
                    worth = DICE_FIRST if first else 0.0
                    first = False
            elif code >= CAST or realm.world.box.resources[code].use in (IN_ATTACK, IN_BATTLE):
                worth = _gain(outlook, combat, side, code, now)
        worths.append(worth)
    return worths


def _gain(outlook: Outlook, combat: Combat, side: Side, code: int, now: float) -> float:
    realm = outlook.realm
    if code >= CAST:
        effects = realm.world.box.spells[spell_of(code)].effects[level_of(code)]
        price = SPELL * max(0.1, outlook.later) + _price(realm, side.race, code)
        times = 1
    else:
        effects = realm.world.box.resources[code].effects
        price = outlook.last_card(code)
        times = multiplied(realm, side.race, code)
    hits = 0
    blocks = 0
    for effect in effects:
        if effect.kind == HITS:
            hits += effect.by * times
        elif effect.kind == BLOCKS:
            blocks += effect.by * times
        elif effect.kind == REROLL:
            hits += min(effect.by, len(poor_dice(realm, combat, side, effect.by)))
        elif effect.kind == SET_DICE:
            hits += 2 * effect.by - 1
    gain = _prospect(outlook, combat, side, hits, blocks) - now - price
    # Two of a kind can do what one alone cannot.
    if gain <= 0.0 and code < CAST and realm.owns(side.race, code) > 1:
        gain = _prospect(outlook, combat, side, 2 * hits, 2 * blocks) - now - 2 * price
    return gain


def _prospect(outlook: Outlook, combat: Combat, side: Side, hits: int, blocks: int) -> float:
    """Return what the battle is worth to a side that has some more hits and blocks."""
    realm = outlook.realm
    lore = outlook.lore
    enemy = combat.other(side)
    mine = lore.toll(side.race, side.army)
    if enemy.race == NOBODY:  # giantslayers: their totals are known
        return -GIVEN * mine.cost_at(max(0, enemy.hits - side.blocks - blocks))
    theirs = lore.toll(enemy.race, enemy.army)
    if side is combat.defender:
        gained = theirs.points_at(max(0, side.hits + hits - enemy.blocks))
        block = max(0, side.blocks + blocks - ignored_blocks(realm, enemy))
        return gained - GIVEN * mine.cost_at(max(0, enemy.hits - block))
    ahead = reach(realm, lore, combat, enemy)
    ignored = ignored_blocks(realm, side)
    worth = 0.0
    for n, chance in enumerate(lore.rolled(ahead.blocks)):
        damage = side.hits + hits - max(0, n - ignored)
        if damage > 0:
            worth += chance * theirs.points_at(damage)
            if damage >= theirs.falls:
                worth += chance * 0.6 * outlook.worth[enemy.region]
    for n, chance in enumerate(lore.rolled(ahead.hits)):
        damage = n - side.blocks - blocks
        if damage > 0:
            worth -= chance * GIVEN * mine.cost_at(damage)
    return worth


# -- losses ---------------------------------------------------------------------------------------


def choose_casualty(realm: Realm, lore: Lore, codes: list[int], subject: int, damage: int) -> int:
    """Return who is hit next so that the fewest points are given; for NPCs too (R105)."""
    race = number_of(subject)
    region = region_of(subject)
    army = realm.army[region]
    combat = realm.combat
    if combat is not None:
        side = own_side(combat, race)
        if side.region == region:
            army = side.army
    soldier = cheapest(realm.world, race, army, damage, lore.known[race])
    return soldier if soldier in codes else codes[0]


def casualty_worths(
    realm: Realm, lore: Lore, codes: list[int], subject: int, damage: int
) -> list[float]:
    """Return what it costs if each is hit next."""
    race = number_of(subject)
    value = realm.world.value[race]
    fortitude = realm.world.fortitude[race]
    worths: list[float] = []
    for soldier in codes:
        kind = soldier // 2
        falls = soldier & 1 == 1 or damage >= fortitude[kind]
        worths.append(-float(value[kind]) if falls else -WOUND_COST * value[kind])
    return crowned(codes, worths, choose_casualty(realm, lore, codes, subject, damage))


def choose_slayer_casualty(realm: Realm, codes: list[int], damage: int) -> int:
    """Return the giantslayer to be hit: one that is only wounded by it, if there is one."""
    for slayer in codes:
        healthy = not realm.slayers_wounded >> slayer & 1
        if healthy and damage < realm.world.box.slayers[slayer].fortitude:
            return slayer
    return codes[0]


def slayer_casualty_worths(realm: Realm, codes: list[int], damage: int) -> list[float]:
    """Return what it costs if each giantslayer is hit."""
    worths = [0.0] * len(codes)
    return crowned(codes, worths, choose_slayer_casualty(realm, codes, damage))

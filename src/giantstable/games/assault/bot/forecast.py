"""A quick estimate of battles: expected points and losses, good enough to choose by.

The exact odds of ``games.assault.odds`` take a thousand times as long.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.lore import Lore
from giantstable.games.assault.box.effects import ATTACK, ORE, WEAPONRY
from giantstable.games.assault.rules.battle.modifying import allowance, is_npc, source
from giantstable.games.assault.rules.battle.rolling import dice_of
from giantstable.games.assault.rules.effects.hits_abroad import hits_abroad
from giantstable.games.assault.rules.effects.ignore_blocks import ignored_blocks
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table.army import NONE, total
from giantstable.games.assault.table.combat import (
    BY_ATTACK,
    BY_LEADER,
    BY_MAGIC,
    BY_NPC_BLOCKS,
    BY_NPC_REROLL,
    Combat,
    Side,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY

BY_ORE: Final = 1.0  # hits that are likely to come of each Ore, of two at most
BY_WEAPONRY: Final = 0.5


class Reach:
    """What a side is likely to make of its dice: rolls of hits and of blocks (see ``Lore``)."""

    def __init__(self, hits: int, blocks: int) -> None:
        self.hits = hits
        self.blocks = blocks


class Forecast:
    """What a battle would probably bring."""

    def __init__(self) -> None:
        self.gained = 0.0  # Ordning Points for the attacker
        self.given = 0.0  # Ordning Points for the defender
        self.harm = 0.0  # what it costs the attacker, wounds included
        self.hurt = 0.0  # what it costs the defender, wounds included
        self.conquest = 0.0  # the chance of it
        self.ruin = 0.0  # the chance that nobody of the attackers is left


def reach(realm: Realm, lore: Lore, combat: Combat, side: Side) -> Reach:
    """Return what a side is likely to make of its dice."""
    race = side.race
    dice = dice_of(realm, side)
    if race == NOBODY:
        arcane = dice * lore.arcane_each
        return Reach(lore.hits_of(race, dice, 0.5 * arcane), lore.blocks_of(race, dice, 0.0))
    npc = is_npc(realm, side)
    arcane = 0.0
    if dice > 0:
        arcane = (dice - 1) * lore.arcane_each + lore.special_arcane[race]
    rerolls = allowance(realm, combat, side, BY_NPC_REROLL if npc else BY_LEADER)
    hits = float(hits_abroad(realm, side))
    blocks = 0.0
    turned = 0.0
    if not npc:
        turned = min(arcane, float(allowance(realm, combat, side, BY_ATTACK)))
        if turned > 0.0:
            effect = source(realm, side, BY_ATTACK)
            if effect is not None:
                hits += turned * effect.into
        if side is combat.attacker:
            hits += BY_ORE * min(2, realm.owns(race, ORE))
        hits += BY_WEAPONRY * min(2, realm.owns(race, WEAPONRY))
    by = BY_NPC_BLOCKS if npc else BY_MAGIC
    shut = min(arcane - turned, float(allowance(realm, combat, side, by)))
    if shut > 0.0:
        effect = source(realm, side, by)
        if effect is not None:
            blocks += shut * effect.into
    again = min(float(rerolls), dice * lore.poor + arcane - turned)
    hits += again * lore.hits_each
    blocks += again * lore.blocks_each
    return Reach(lore.hits_of(race, dice, hits), lore.blocks_of(race, dice, blocks))


def forecast(
    realm: Realm, lore: Lore, source: int, target: int, army: int, by_attack_card: bool
) -> Forecast:
    """Return what an attack would probably bring; the Attack card is the next in the row."""
    race = realm.holder[source]
    if race == NOBODY:
        race = realm.active
    return forecast_of(realm, lore, race, source, target, army, by_attack_card)


def forecast_of(
    realm: Realm, lore: Lore, race: int, source: int, target: int, army: int, by_attack_card: bool
) -> Forecast:
    """Return what an attack of a race would bring if it had such an army in a region."""
    enemy = realm.holder[target]
    attacker = Side(race, realm.seat_of[race], source, army)
    defender = Side(enemy, NOBODY, target, realm.army[target])
    combat = Combat(attacker, defender)
    combat.by_attack_card = by_attack_card
    row = realm.row[race]
    joins = by_attack_card and ATTACK not in row
    if joins:
        realm.row[race] = [*row, ATTACK]
    if by_attack_card:
        combat.cards_left = realm.row[race].index(ATTACK) + more_left(realm, race, ATTACK)
    mine = reach(realm, lore, combat, attacker)
    theirs = reach(realm, lore, combat, defender)
    ignored = ignored_blocks(realm, attacker)
    if joins:
        realm.row[race] = row
    found = weigh(lore, attacker, mine, defender, theirs, ignored)
    if is_npc(realm, defender):
        found.given = 0.0  # AG-NPC-15
    return found


def assault(realm: Realm, lore: Lore, band: int, region: int) -> Forecast:
    """Return what an attack of giantslayers would bring; the points are halved (AG-SLAYER-30)."""
    slayers = Side(NOBODY, NOBODY, region, NONE)
    slayers.slayers = band
    defender = Side(realm.holder[region], NOBODY, region, realm.army[region])
    combat = Combat(slayers, defender)
    mine = reach(realm, lore, combat, slayers)
    toll = lore.toll(defender.race, defender.army)
    theirs = reach(realm, lore, combat, defender)
    found = Forecast()
    for hits, chance in enumerate(lore.rolled(mine.hits)):
        for blocks, likely in enumerate(lore.rolled(theirs.blocks)):
            if hits > blocks:
                found.gained += chance * likely * 0.6 * toll.points_at(hits - blocks)
                found.hurt += chance * likely * toll.cost_at(hits - blocks)
    return found


def weigh(
    lore: Lore, attacker: Side, mine: Reach, defender: Side, theirs: Reach, ignored: int
) -> Forecast:
    """Return what comes of the chances of both sides."""
    found = Forecast()
    dealt = lore.blow(defender.race, defender.army, mine.hits, theirs.blocks, ignored)
    taken = lore.blow(attacker.race, attacker.army, theirs.hits, mine.blocks, 0)
    found.gained = dealt.points
    found.hurt = dealt.cost
    found.given = taken.points
    found.harm = taken.cost
    found.ruin = taken.falls
    found.conquest = dealt.falls * (1.0 - found.ruin)
    return found


def strength_of(realm: Realm, region: int) -> int:
    """Return the Strength of all who stand in a region."""
    holder = realm.holder[region]
    return 0 if holder == NOBODY else total(realm.army[region], realm.world.strength[holder])

"""The Attack Command and the nine steps of a battle (AG-ATTACK, AG-BATTLE)."""

from __future__ import annotations

from giantstable.games.assault.box.cards import BATTLE_TOTALS, IN_ATTACK, IN_BATTLE
from giantstable.games.assault.box.effects import HITS_ABROAD, IGNORE_BLOCKS, MULTIPLY
from giantstable.games.assault.rules.battle.casualties import assign
from giantstable.games.assault.rules.battle.conquest import conquer
from giantstable.games.assault.rules.battle.modifying import is_npc, modifiers, modify, use
from giantstable.games.assault.rules.battle.rolling import roll
from giantstable.games.assault.rules.battle.spells import cast, castable, holds_spells, start_window
from giantstable.games.assault.rules.effects import in_battle
from giantstable.games.assault.rules.effects.hits_abroad import hits_abroad
from giantstable.games.assault.rules.effects.ignore_blocks import ignored_blocks
from giantstable.games.assault.rules.effects.multiply import multiplied
from giantstable.games.assault.rules.effects.reroll_enemy import hook
from giantstable.games.assault.rules.leader_abilities import bearer
from giantstable.games.assault.rules.piles import draw
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table import asks
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import NONE, ONE, count, size, soldiers, total
from giantstable.games.assault.table.codes import (
    ALL,
    BESIDES,
    CAST,
    DONE,
    SHIFT_TO,
    number_of,
    packed,
    region_of,
    to_of,
)
from giantstable.games.assault.table.combat import (
    ATTACKER_LOSSES,
    ATTACKER_TOTALS,
    BY_LASTING,
    BY_RESOURCE,
    CONQUEST,
    DEFENDER_LOSSES,
    DEFENDER_TOTALS,
    END,
    POINTS,
    START_SPELLS,
    Combat,
    Share,
    Side,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import AGAIN, Decision, Play


def attack_command(realm: Realm, race: int, left: int) -> Play:
    """Play the Attack Command: one battle, or a shift into an empty region (AG-ATTACK-04)."""
    codes = targets(realm, race)
    _add_shifts(realm, race, codes)
    if not codes:
        return
    codes.append(DONE)
    code = yield Decision(realm.seat_of[race], asks.ATTACK, codes)
    if code == DONE:
        return
    if number_of(code) == SHIFT_TO:
        yield from _shift(realm, race, region_of(code), to_of(code))
    else:
        yield from fight(realm, race, region_of(code), to_of(code), True, left)


def targets(realm: Realm, race: int) -> list[int]:
    """Return the attacks that a race could make: from where, on which adjacent army.

    Starting Regions of others are protected before the Final Ordning (AG-ATTACK-11). Giantslayers
    are no army (AG-ATTACK-12).
    """
    codes: list[int] = []
    beside = realm.world.board.beside
    for source in range(len(realm.holder)):
        if realm.holder[source] == race:
            for target in beside[source]:
                holder = realm.holder[target]
                if holder not in (NOBODY, race) and not realm.closed_home(target, race):
                    codes.append(packed(0, source, target))
    return codes


# -- the shift --------------------------------------------------------------------------------


def _add_shifts(realm: Realm, race: int, codes: list[int]) -> None:
    beside = realm.world.board.beside
    for source in range(len(realm.holder)):
        if realm.holder[source] == race:
            for target in beside[source]:
                if realm.is_empty(target) and not realm.closed_home(target, race):  # R53
                    codes.append(packed(SHIFT_TO, source, target))


def _shift(realm: Realm, race: int, source: int, target: int) -> Play:
    """Move any units of a region into an empty one next to it (AG-ATTACK-03)."""
    seat = realm.seat_of[race]
    while realm.holder[source] == race:
        codes = soldiers(realm.army[source])
        if size(realm.army[source]) > 1:
            codes.append(ALL)
        codes.append(DONE)
        code = yield Decision(seat, asks.SHIFT, codes, source, target)
        if code == DONE:
            return
        army = realm.army[source] if code == ALL else ONE[code]
        for soldier in soldiers(army):
            for _ in range(count(army, soldier)):
                realm.put_army(source, race, realm.army[source] - ONE[soldier])
                realm.put_army(target, race, realm.army[target] + ONE[soldier])
                realm.tell(h.SHIFTED, soldier, source, target, seat)


# -- the battle -------------------------------------------------------------------------------


def fight(
    realm: Realm, race: int, source: int, target: int, by_attack_card: bool, left: int
) -> Play:
    """Fight a battle; ``left`` are the commands to the left of the Attack card, if it is one."""
    enemy = realm.holder[target]
    attacker = Side(race, realm.seat_of[race], source, realm.army[source])
    defender = Side(enemy, realm.voice_of(enemy), target, realm.army[target])  # AG-BATTLE-04
    combat = Combat(attacker, defender)
    combat.by_attack_card = by_attack_card
    combat.cards_left = left
    realm.combat = combat
    realm.tell(h.ATTACKED, race, source, target, attacker.seat)
    while size(attacker.army) > 1:  # R71: somebody attacks
        codes = soldiers(attacker.army)
        codes.append(DONE)
        code = yield Decision(attacker.seat, asks.HOLD_BACK, codes, source, target)
        if code == DONE:
            break
        attacker.army -= ONE[code]
        realm.tell(h.HELD_BACK, race, code, source, attacker.seat)
    yield from carry_out(realm, combat)


def carry_out(realm: Realm, combat: Combat) -> Play:
    """Carry out a battle that has been declared, from the spells on."""
    attacker = combat.attacker
    defender = combat.defender
    realm.combat = combat
    combat.step = START_SPELLS
    yield from start_window(realm, combat)
    combat.step = ATTACKER_TOTALS
    yield from _determine_totals(realm, combat, attacker)
    combat.step = DEFENDER_TOTALS
    yield from _determine_totals(realm, combat, defender)
    # Both are known before anybody falls (AG-BATTLE-37, R72).
    _ignore_blocks(realm, combat)
    to_defender = damage_to(realm, combat, defender)
    to_attacker = damage_to(realm, combat, attacker)
    defender.damage = defender.damage_left = to_defender
    attacker.damage = attacker.damage_left = to_attacker
    combat.step = DEFENDER_LOSSES
    realm.tell(h.DAMAGE, defender.race, to_defender, 0, defender.seat)
    yield from assign(realm, defender, to_defender)
    combat.step = ATTACKER_LOSSES
    realm.tell(h.DAMAGE, attacker.race, to_attacker, 0, attacker.seat)
    yield from assign(realm, attacker, to_attacker)
    combat.step = POINTS
    _award(realm, attacker, defender)  # R38
    _award(realm, defender, attacker)
    combat.step = CONQUEST
    yield from conquer(realm, combat)
    combat.step = END
    _reward(realm, combat)
    realm.combat = None


def damage_to(realm: Realm, combat: Combat, side: Side) -> int:
    """Return the damage that a side takes, as the totals are (AG-BATTLE-27)."""
    blocks = side.blocks
    if side is combat.defender:
        blocks = max(0, blocks - ignored_blocks(realm, combat.attacker))
    return max(0, combat.other(side).hits - blocks)


def _ignore_blocks(realm: Realm, combat: Combat) -> None:
    """Note which blocks of the defender the attacker ignores (AG-LEADER-23)."""
    defender = combat.defender
    race = combat.attacker.race
    defender.ignored = min(ignored_blocks(realm, combat.attacker), defender.blocks)
    if defender.ignored:
        leader = bearer(realm, race, IGNORE_BLOCKS)
        defender.note(Share(BY_LASTING, leader, blocks=-defender.ignored))


def _award(realm: Realm, side: Side, enemy: Side) -> None:
    """Give a side the points for those whom it has defeated (AG-BATTLE-38, -39, -46)."""
    if side.scorer != NOBODY and enemy.fallen != NONE:
        award(realm, side.scorer, worth(realm, side, enemy.race, enemy.fallen))


def worth(realm: Realm, side: Side, race: int, fallen: int) -> int:
    """Return the points that fallen giants of a race are worth to a side."""
    return total(fallen, prices(realm, side, race))


def prices(realm: Realm, side: Side, race: int) -> list[int]:
    """Return the points that a side gets for each kind of giants of a race."""
    value = realm.world.value[race]
    if side.race != NOBODY:
        return value
    return [(each + 1) // 2 for each in value]  # AG-SLAYER-30, R100: half of each, rounded up


def _reward(realm: Realm, combat: Combat) -> None:
    """Let a player draw a card for each giantslayer defeated (AG-SLAYER-32, AG-NPC-17)."""
    race = combat.defender.race
    fallen = combat.attacker.fallen_slayers.bit_count()
    if fallen > 0 and realm.seat_of[race] != NOBODY:
        draw(realm, race, fallen)


# -- combat totals ----------------------------------------------------------------------------


def _determine_totals(realm: Realm, combat: Combat, side: Side) -> Play:
    """Roll and modify, until the totals of a side are fixed (AG-BATTLE-22 .. -25)."""
    roll(realm, side)
    _add_abroad(realm, side)
    if side is combat.defender:
        yield from hook(realm, combat)
    if realm.world.house.free_modifier_order and not is_npc(realm, side):
        yield from _spend(realm, combat, side, True)
    else:
        yield from modify(realm, combat, side)
        yield from _spend(realm, combat, side, False)
    realm.tell(h.TOTALS, side.race, side.hits, side.blocks, side.seat)


def _add_abroad(realm: Realm, side: Side) -> None:
    """Add the hits of those who fight away from home."""
    hits = hits_abroad(realm, side)
    if hits:
        side.hits += hits
        side.note(Share(BY_LASTING, bearer(realm, side.race, HITS_ABROAD), hits=hits))


def _spend(realm: Realm, combat: Combat, side: Side, with_modifiers: bool) -> Play:
    """Let a side use spells and resources, as many as it likes (AG-BATTLE-22, AG-RES-14).

    A side that holds a Spell Card is always asked: see ``spells``.
    """
    while True:
        codes = _usable(realm, combat, side)
        if with_modifiers:
            for modifier in modifiers(realm, combat, side):
                codes.append(BESIDES + modifier)
        if holds_spells(realm, side):
            codes.extend(castable(realm, combat, side, BATTLE_TOTALS))
        elif not codes:
            return
        codes.append(DONE)
        code = yield Decision(side.seat, asks.TOTALS, codes, side.race)
        if code == AGAIN:
            continue
        if code == DONE:
            return
        if code >= CAST:
            yield from cast(realm, combat, side, code)
        elif code >= BESIDES:
            yield from use(realm, combat, side, code - BESIDES)
        else:
            use_resource(realm, combat, side, code)


def _usable(realm: Realm, combat: Combat, side: Side) -> list[int]:
    """Return the resources that a side can use: Ore only to attack (AG-RES-06, AG-RES-12)."""
    codes: list[int] = []
    if side.race == NOBODY or is_npc(realm, side):
        return codes  # R78
    for resource in realm.world.box.resources:
        if resource.use == IN_BATTLE or (resource.use == IN_ATTACK and side is combat.attacker):
            if realm.owns(side.race, resource.kind) > 0:
                codes.append(resource.kind)
    return codes


def use_resource(realm: Realm, combat: Combat, side: Side, kind: int) -> None:
    """Add what a Resource Card gives to the totals of a side (AG-RES-05, AG-RES-07)."""
    times = multiplied(realm, side.race, kind)
    enemy = combat.other(side)
    share = Share(BY_RESOURCE, kind)
    if times > 1:
        share.unit = bearer(realm, side.race, MULTIPLY)
    for effect in realm.world.box.resources[kind].effects:
        in_battle.give(side, enemy, effect, times, share)
    side.note(share)
    realm.spend(side.race, kind)
    realm.tell(h.USED_RESOURCE, side.race, kind, 0, side.seat)

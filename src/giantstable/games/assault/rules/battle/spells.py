"""Spells in a battle: the window at its start, and what each of them does there.

A seat is asked whenever it holds a Spell Card, whether or not it could cast one: how many cards it
holds is known to all, which they are is not, and no question may tell (R65, R70).
"""

from __future__ import annotations

from giantstable.games.assault.box.cards import ADVANCED, BASIC, BATTLE_START
from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import (
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
from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.rules.battle.modifying import reroll
from giantstable.games.assault.rules.battle.rolling import free_dice, turn
from giantstable.games.assault.rules.casting import can_pay, spend_spell
from giantstable.games.assault.table import asks
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import ONE, count, kind_of, soldiers
from giantstable.games.assault.table.codes import (
    DONE,
    cast_code,
    die_of,
    face_of,
    is_special,
    level_of,
    packed,
    spell_of,
    turn_code,
    turned_to,
)
from giantstable.games.assault.table.combat import ATTACKER, DEFENDER, Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play


def start_window(realm: Realm, combat: Combat) -> Play:
    """Let both sides cast in turn, until both pass one after the other (AG-BATTLE-06, -07)."""
    passes = 0
    which = ATTACKER
    while passes < 2:
        side = combat.side(which)
        which = DEFENDER if which == ATTACKER else ATTACKER
        passes += 1
        if not holds_spells(realm, side):
            continue
        codes = castable(realm, combat, side, BATTLE_START)
        codes.append(DONE)
        code = yield Decision(side.seat, asks.START_SPELL, codes, side.race)
        if code == DONE:
            realm.tell(h.PASSED, side.race, 0, 0, side.seat)
        else:
            passes = 0
            yield from cast(realm, combat, side, code)


def holds_spells(realm: Realm, side: Side) -> bool:
    """Return whether a side has Spell Cards; giantslayers and NPCs never (AG-SLAYER-28)."""
    return side.race != NOBODY and len(realm.spells[side.race]) > 0


def castable(realm: Realm, combat: Combat, side: Side, time: int) -> list[int]:
    """Return the codes of the spells that a side can cast at this time (AG-MAGIC-08)."""
    codes: list[int] = []
    if not holds_spells(realm, side):
        return codes
    pays = can_pay(realm, side.race)  # AG-MAGIC-07
    before = NOBODY
    for index in realm.spells[side.race]:
        if index == before:
            continue  # a second copy is the same choice
        before = index
        spell = realm.world.box.spells[index]
        if spell.time != time:
            continue
        if _works(realm, combat, side, spell.effects[BASIC]):
            codes.append(cast_code(index, BASIC))
        if pays and _works(realm, combat, side, spell.effects[ADVANCED]):
            codes.append(cast_code(index, ADVANCED))
    return codes


def cast(realm: Realm, combat: Combat, side: Side, code: int) -> Play:
    """Cast a spell of a side: all that it names."""
    spell = realm.world.box.spells[spell_of(code)]
    spend_spell(realm, side.race, code)
    enemy = combat.other(side)
    for effect in spell.effects[level_of(code)]:
        kind = effect.kind
        if kind == HITS:
            side.hits += effect.by
        elif kind == BLOCKS:
            side.blocks += effect.by
        elif kind == STRENGTH:
            side.strength += effect.by
        elif kind == NO_REROLLS:
            enemy.may_reroll = False
        elif kind == NO_CONVERSIONS:
            enemy.may_convert = False
        elif kind == REROLL:
            yield from reroll(realm, side, effect.by)
        elif kind == SET_DICE:
            yield from _set_dice(realm, side, effect.by)
        elif kind == WEAKEN:
            yield from _weaken(realm, side, enemy, effect)


def _works(realm: Realm, combat: Combat, side: Side, effects: list[Effect]) -> bool:
    """Return whether everything that a spell names has something to work on."""
    for effect in effects:
        if effect.kind == WEAKEN and not _weak_spots(realm, combat.other(side), effect):
            return False
        if effect.kind == REROLL and not side.may_reroll:
            return False
        if effect.kind in (REROLL, SET_DICE) and not free_dice(realm, side):
            return False
    return True


def _weak_spots(realm: Realm, enemy: Side, effect: Effect) -> list[int]:
    """Return the soldiers whose Strength can be taken; never giantslayers (AG-SLAYER-29)."""
    found: list[int] = []
    if enemy.race == NOBODY:
        return found
    rank = realm.world.rank[enemy.race]
    for soldier in soldiers(enemy.army):
        if not effect.champions and rank[kind_of(soldier)] == CHAMPION:
            continue
        if count(enemy.army, soldier) > count(enemy.weakened, soldier):
            found.append(soldier)
    return found


def _weaken(realm: Realm, side: Side, enemy: Side, effect: Effect) -> Play:
    codes = _weak_spots(realm, enemy, effect)
    soldier = codes[0]
    if len(codes) > 1:
        soldier = yield Decision(side.seat, asks.WEAKEN, codes, packed(enemy.race, enemy.region))
    enemy.weakened += ONE[soldier]
    realm.tell(h.WEAKENED, enemy.race, soldier, 0, side.seat)


def _set_dice(realm: Realm, side: Side, most: int) -> Play:
    """Turn up to so many dice of a side, at least one, to faces of its choice."""
    for n in range(most):
        codes: list[int] = []
        for die in free_dice(realm, side):
            printed = _printed(realm, side, die)
            for face in range(FACES):
                if printed.alike[face] == face and face != face_of(die):
                    codes.append(turn_code(die, face))
        if n > 0:
            codes.append(DONE)
        code = yield Decision(side.seat, asks.SET_DIE, codes, side.race, most - n)
        if code == DONE:
            return
        die = die_of(code)
        face = turn(realm, side, die, turned_to(code))
        realm.tell(h.TURNED, side.race, face, 1 if is_special(die) else 0, side.seat)


def _printed(realm: Realm, side: Side, die: int) -> Die:
    box = realm.world.box
    return box.races[side.race].die if is_special(die) else box.stock.die

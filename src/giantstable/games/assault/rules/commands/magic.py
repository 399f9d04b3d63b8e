"""The Magic Command, and spells that are cast in one's own turn, before the command."""

from __future__ import annotations

from collections.abc import Generator

from giantstable.games.assault.box.cards import ADVANCED, BASIC, OWN_TURN
from giantstable.games.assault.box.effects import (
    DAMAGE,
    DRAW_SPELLS,
    HEAL,
    HEAL_REGION,
    MAGIC,
    NOTHING,
    RELOCATE,
    TOP_SPELL,
    Effect,
)
from giantstable.games.assault.rules import piles
from giantstable.games.assault.rules.battle.casualties import damage_army
from giantstable.games.assault.rules.casting import can_pay, spend_spell
from giantstable.games.assault.rules.commands.rest import heal_one, wounded
from giantstable.games.assault.rules.region_limits import enemies
from giantstable.games.assault.rules.relocating import relocate, relocations
from giantstable.games.assault.table import happenings
from giantstable.games.assault.table.army import BITS, MOST, ONE, WOUNDED
from giantstable.games.assault.table.asks import KEEP, RELOCATE_SPELL, SPELL_AIM, SPELLS
from giantstable.games.assault.table.codes import (
    DONE,
    DRAW,
    REGION,
    TOP,
    cast_code,
    level_of,
    number_of,
    packed,
    region_of,
    spell_of,
)
from giantstable.games.assault.table.realm import Realm, without
from giantstable.kernel.decision import Asked, Decision, Play
from giantstable.kernel.masks import members

# -- the command ------------------------------------------------------------------------------


def study(realm: Realm, race: int) -> Play:
    """Draw spells and keep some, or take the uppermost discarded one (AG-MAGIC-01, -02)."""
    draws: Effect | None = None
    codes: list[int] = []
    for part in realm.world.box.races[race].commands[MAGIC].parts:
        for effect in part.choices:
            if effect.kind == DRAW_SPELLS and (realm.spell_deck or realm.spell_discard):
                draws = effect
                codes.append(DRAW)
            elif effect.kind == TOP_SPELL and realm.spell_discard:
                codes.append(TOP)
    if not codes:
        return
    codes.append(DONE)
    code = yield Decision(realm.seat_of[race], SPELLS, codes)
    if code == TOP:
        take_top(realm, race)
    elif code == DRAW and draws is not None:
        yield from draw_spells(realm, race, draws.by, draws.keep)


def draw_spells(realm: Realm, race: int, n: int, keep: int) -> Play:
    """Let a race draw spells, look at them, keep some and discard the others face up."""
    seat = realm.seat_of[race]
    drawn: list[int] = []
    for _ in range(n):
        spell = piles.draw_spell(realm)
        if spell != NOTHING:  # R87
            drawn.append(spell)
            learn(realm, race, spell)
            realm.tell(happenings.DREW_SPELL, race, spell, 0, seat)
    for left in range(keep, 0, -1):
        if len(drawn) <= left:
            return  # nothing to discard
        codes: list[int] = []
        for spell in drawn:
            if spell not in codes:
                codes.append(spell)
        spell = codes[0]
        if len(codes) > 1:
            spell = yield Decision(seat, KEEP, codes, NOTHING, left)
        drawn.remove(spell)
    for spell in drawn:
        realm.hold_spells(race, without(realm.spells[race], spell))
        realm.spell_discard = [*realm.spell_discard, spell]
        realm.reveal()
        realm.tell(happenings.DISCARDED_SPELL, race, spell, 0, seat)


def take_top(realm: Realm, race: int) -> None:
    """Take the uppermost discarded spell; the pile is not searched (AG-MAGIC-03)."""
    spell = realm.spell_discard[-1]
    realm.spell_discard = realm.spell_discard[:-1]
    learn(realm, race, spell)
    realm.tell(happenings.TOOK_SPELL, race, spell, 0, realm.seat_of[race])


def learn(realm: Realm, race: int, spell: int) -> None:
    """Put a spell into a race's hand, which is kept in order."""
    realm.hold_spells(race, [*realm.spells[race], spell])


# -- spells before the command ----------------------------------------------------------------


def turn_spells(realm: Realm, race: int) -> list[int]:
    """Return the spells that a race can cast before its command, as codes (AG-MAGIC-08)."""
    codes: list[int] = []
    last = NOTHING
    for index in realm.spells[race]:
        spell = realm.world.box.spells[index]
        if index == last or spell.time != OWN_TURN:
            continue
        last = index
        if _can_cast(realm, race, spell.effects[BASIC]):
            codes.append(cast_code(index, BASIC))
        if can_pay(realm, race) and _can_cast(realm, race, spell.effects[ADVANCED]):
            codes.append(cast_code(index, ADVANCED))
    return codes


def _can_cast(realm: Realm, race: int, effects: list[Effect]) -> bool:
    """Return whether one of the effects finds something to work on."""
    for effect in effects:
        if effect.kind == RELOCATE:
            if relocations(realm, race, effect, NOTHING, NOTHING):
                return True
        elif _aims(realm, race, effect):
            return True
    return False


def cast_in_turn(realm: Realm, race: int, code: int) -> Play:
    """Cast a spell before the command: the basic or the advanced one, never both (AG-MAGIC-06)."""
    spend_spell(realm, race, code)
    spell = realm.world.box.spells[spell_of(code)]
    for effect in spell.effects[level_of(code)]:
        if effect.kind == RELOCATE:
            yield from relocate(realm, race, effect, RELOCATE_SPELL)
        elif effect.kind == DAMAGE:
            aim = yield from _aim(realm, race, effect)
            if aim != NOTHING:
                yield from damage_army(realm, region_of(aim), effect.by, race)
        else:
            yield from _touch(realm, race, effect)


def _touch(realm: Realm, race: int, effect: Effect) -> Play:
    """Heal or wound units, one after the other."""
    times = 1 if effect.kind == HEAL_REGION else effect.by
    for _ in range(times):
        aim = yield from _aim(realm, race, effect)
        if aim == NOTHING:
            return
        region = region_of(aim)
        if effect.kind == HEAL:
            heal_one(realm, race, number_of(aim), region)
        elif effect.kind == HEAL_REGION:
            _heal_all(realm, race, region)
        else:
            _wound(realm, number_of(aim), region)


def _aim(realm: Realm, race: int, effect: Effect) -> Generator[Asked, int, int]:
    """Ask what a spell is meant for; ``NOTHING`` if there is nothing left."""
    codes = _aims(realm, race, effect)
    if not codes:
        return NOTHING
    code = codes[0]
    if len(codes) > 1:
        code = yield Decision(realm.seat_of[race], SPELL_AIM, codes, effect.kind, realm.holders())
    return code


def _aims(realm: Realm, race: int, effect: Effect) -> list[int]:
    """Return what a spell can be meant for, as codes."""
    if effect.kind == HEAL:
        return wounded(realm, race)
    codes: list[int] = []
    if effect.kind == HEAL_REGION:
        for code in wounded(realm, race):
            region = REGION * region_of(code)
            if region not in codes:
                codes.append(region)
        return codes
    for region in members(_next_door(realm, race)):
        if effect.kind == DAMAGE:
            codes.append(packed(0, region))
            continue
        champions = realm.world.champions[realm.holder[region]]  # they have no wounded side
        army = realm.army[region]
        soldier = 0
        while army:
            if army & MOST and not ONE[soldier] & champions:
                codes.append(packed(soldier, region))
            army >>= 2 * BITS
            soldier += 2
    return codes


def _next_door(realm: Realm, race: int) -> int:
    """Return the regions of enemies that lie next to an own unit, as a mask."""
    return realm.world.board.around(realm.held[race]) & enemies(realm, race)


def _heal_all(realm: Realm, race: int, region: int) -> None:
    for code in wounded(realm, race):
        if region_of(code) == region:
            while realm.army[region] >> (BITS * number_of(code)) & MOST:
                heal_one(realm, race, number_of(code), region)


def _wound(realm: Realm, soldier: int, region: int) -> None:
    """Turn a healthy enemy to its wounded side."""
    race = realm.holder[region]
    realm.put_army(region, race, realm.army[region] - ONE[soldier] + ONE[soldier | WOUNDED])
    realm.tell(happenings.WOUNDED, race, soldier, region, realm.voice_of(race))

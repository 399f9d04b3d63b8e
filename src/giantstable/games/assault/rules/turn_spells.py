"""Spells that are cast in one's own turn, before the command (AG-MAGIC-08)."""

from __future__ import annotations

from giantstable.games.assault.box.cards import ADVANCED, BASIC, OWN_TURN
from giantstable.games.assault.box.effects import NOTHING, Effect
from giantstable.games.assault.rules.casting import can_pay, spend_spell
from giantstable.games.assault.rules.effects import in_turn
from giantstable.games.assault.rules.effects.turn_effect import BY_SPELL, Occasion
from giantstable.games.assault.table.codes import cast_code, level_of, spell_of
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


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
        if in_turn.able(realm, race, effect):
            return True
    return False


def cast_in_turn(realm: Realm, race: int, code: int) -> Play:
    """Cast a spell before the command: the basic or the advanced one, never both (AG-MAGIC-06)."""
    spend_spell(realm, race, code)
    spell = realm.world.box.spells[spell_of(code)]
    occasion = Occasion(BY_SPELL)
    for effect in spell.effects[level_of(code)]:
        yield from in_turn.carry_out(realm, race, effect, occasion)

"""Spells in a battle: the window at its start, and who can cast what (AG-MAGIC-08).

A seat is asked whenever it holds a Spell Card, whether or not it could cast one: how many cards it
holds is known to all, which they are is not, and no question may tell (R65, R70).
"""

from __future__ import annotations

from giantstable.games.assault.box.cards import ADVANCED, BASIC, BATTLE_START
from giantstable.games.assault.rules.casting import can_pay, spend_spell
from giantstable.games.assault.rules.effects import in_battle
from giantstable.games.assault.table import asks
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.codes import DONE, cast_code, level_of, spell_of
from giantstable.games.assault.table.combat import ATTACKER, DEFENDER, Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import AGAIN, Decision, Play


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
        code = AGAIN
        while code == AGAIN:
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
        if in_battle.works(realm, combat, side, spell.effects[BASIC]):
            codes.append(cast_code(index, BASIC))
        if pays and in_battle.works(realm, combat, side, spell.effects[ADVANCED]):
            codes.append(cast_code(index, ADVANCED))
    return codes


def cast(realm: Realm, combat: Combat, side: Side, code: int) -> Play:
    """Cast a spell of a side: all that it names."""
    spell = realm.world.box.spells[spell_of(code)]
    spend_spell(realm, side.race, code)
    for effect in spell.effects[level_of(code)]:
        yield from in_battle.carry_out(realm, combat, side, effect, code)

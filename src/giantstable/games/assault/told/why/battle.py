"""Why something cannot be used in a battle: a modifier, a die, a unit of one's own."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.rules.battle.modifying import allowance, known_modifiers, led
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import NONE, count_kind
from giantstable.games.assault.table.combat import (
    BY_ATTACK,
    BY_LEADER,
    BY_NPC_REROLL,
    BY_SINKER,
    Combat,
    Side,
)
from giantstable.games.assault.table.nouns import unit_name
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import why
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why

DICE: Final = ["standard", "special"]


def side_of(realm: Realm, d: Decision) -> Side | None:
    """Return the side for which a question is answered; None if there is no battle."""
    combat = realm.combat
    if combat is None:
        return None
    if d.seat == combat.defender.seat and d.seat != combat.attacker.seat:
        return combat.defender
    return combat.attacker


def modifier(realm: Realm, d: Decision, which: int) -> Why | None:
    """Return why a modifier cannot be used now."""
    combat = realm.combat
    side = side_of(realm, d)
    if combat is None or side is None:
        return why("modifier-battle", "AG-BATTLE-17")
    if side.used >> which & 1:
        return why("modifier-used", "AG-BATTLE-19")
    rerolls = which in (BY_LEADER, BY_SINKER, BY_NPC_REROLL)
    if not (side.may_reroll if rerolls else side.may_convert):
        return why("modifier-forbidden", "AG-BATTLE-06")
    if which not in known_modifiers(realm, side) or allowance(realm, combat, side, which) == 0:
        return _nothing(realm, combat, side, which)
    if side.special_face == NOBODY and not side.faces:
        return why("modifier-dice", "AG-BATTLE-17")
    if not rerolls and side.arcane == 0:
        return why("modifier-arcane", "AG-BATTLE-16")
    return None


def _nothing(realm: Realm, combat: Combat, side: Side, which: int) -> Why:
    """Return why a modifier is good for nothing in this battle."""
    if which == BY_ATTACK and side is not combat.attacker:
        return why("modifier-attack", "AG-BATTLE-26")
    if which == BY_LEADER and side.race != NOBODY and not led(realm, side):
        return why("modifier-leader", "AG-LEADER-08")
    return why("modifier-none", "AG-BATTLE-17")


def die(d: Decision) -> Why | None:
    """Return why a die cannot be rolled again or turned: what was converted lies still (R67)."""
    if d.kind in (asks.REROLL.name, asks.SET_DIE.name):
        return why("die-still", "AG-BATTLE-21")
    return None


def unit(realm: Realm, d: Decision, which: int) -> Why | None:
    """Return why a unit of a side cannot be chosen in a battle."""
    side = side_of(realm, d)
    if side is None or side.race == NOBODY:
        return None
    world = realm.world
    kind = which - world.first_unit[side.race]
    facts: Facts = {"unit": unit_name(world.box.units[which])}
    if d.kind == asks.CASUALTY.name:
        champions = side.army & world.champions[side.race]
        if champions != NONE and world.rank[side.race][kind] != CHAMPION:
            return why("champion-first", "AG-CHAMP-05", facts)
    if d.kind in (asks.CASUALTY.name, asks.STAY_BEHIND.name):
        if count_kind(side.army, kind) == 0:
            return why("held-back", "AG-BATTLE-45", facts)
    return None

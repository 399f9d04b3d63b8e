"""Spells: what they cost, what they could do, and what becomes of a battle by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.cards import ADVANCED, OWN_TURN
from giantstable.games.assault.box.effects import (
    ARTIFACT,
    HEAL,
    HEAL_REGION,
    RESOURCES,
    WOUND,
)
from giantstable.games.assault.rules.battle.spells import cast
from giantstable.games.assault.rules.commands.rest import wounded
from giantstable.games.assault.rules.effects.free_advanced import advanced_is_free
from giantstable.games.assault.rules.effects.weaken import weaken as take_strength
from giantstable.games.assault.table.army import count, is_wounded
from giantstable.games.assault.table.codes import level_of, number_of, region_of, spell_of
from giantstable.games.assault.table.combat import START_SPELLS
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.reference import effects
from giantstable.games.assault.told.show.attack import battle
from giantstable.games.assault.told.show.could import could
from giantstable.games.assault.told.show.dice import dice, side_of
from giantstable.games.assault.told.show.told import asked_first, unit_id
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def spell(realm: Realm, race: int, code: int) -> shapes.SpellShow:
    """Return a spell that would be cast."""
    card = realm.world.box.spells[spell_of(code)]
    advanced = level_of(code) == ADVANCED
    pays = advanced and not advanced_is_free(realm, race)  # AG-MAGIC-07
    some = card.effects[level_of(code)]
    return {
        "spell": card.id,
        "half": "advanced" if advanced else "basic",
        "does": effects(None, some),
        "pays": RESOURCES[ARTIFACT] if pays else "",
        "can": [could(realm, race, effect) for effect in some] if card.time == OWN_TURN else [],
    }


def in_battle(realm: Realm, d: Decision, code: int) -> shapes.Show:
    """Return a spell in a battle, and how the battle is with it, until the rules ask more."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, d.subject)
    shown: shapes.Show = {"spell": spell(realm, side.race, code)}
    asked_first(cast(then, combat, side, code))
    if combat.step == START_SPELLS:
        shown["attack"] = battle(then, combat)
    else:
        shown["dice"] = dice(then, combat, side)
    return shown


def weaken(realm: Realm, d: Decision, soldier: int) -> shapes.Show:
    """Return the battle with an enemy whose Strength is gone."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    take_strength(then, side_of(combat, number_of(d.subject)), soldier, d.about)
    return {"attack": battle(then, combat)}


def aim(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    """Return whom or what a spell would meet."""
    region = region_of(code)
    shown: shapes.Show = {"region": region_id(realm, region)}
    if d.subject in (HEAL, WOUND):
        holder = realm.holder[region]
        shown["turned"] = [turned(realm, holder, number_of(code), region)]
    elif d.subject == HEAL_REGION:
        shown["turned"] = [
            turned(realm, race, number_of(sick), region, count(realm.army[region], number_of(sick)))
            for sick in wounded(realm, race)
            if region_of(sick) == region
        ]
    return shown


def turned(realm: Realm, race: int, soldier: int, region: int, n: int = 1) -> shapes.Turned:
    """Return a soldier that is turned to its other side."""
    return {
        "unit": unit_id(realm, race, soldier),
        "region": region_id(realm, region),
        "n": n,
        "wounded": not is_wounded(soldier),
    }

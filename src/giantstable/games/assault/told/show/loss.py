"""Damage that somebody takes: who is wounded or falls, what is left, and who has the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from giantstable.games.assault.rules.battle.casualties import (
    after_hit,
    damage_left,
    slayer_falls,
    survives,
)
from giantstable.games.assault.rules.battle.nine_steps import worth
from giantstable.games.assault.table.army import ONE
from giantstable.games.assault.table.codes import number_of, region_of
from giantstable.games.assault.table.nouns import GIANTSLAYERS
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.show.dice import side_of
from giantstable.games.assault.told.show.told import unit_id
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def casualty(realm: Realm, d: Decision, soldier: int) -> shapes.LossShow:
    """Return what damage does to a giant."""
    world = realm.world
    race = number_of(d.subject)
    damage = d.about
    left = damage_left(world, race, soldier, damage)
    becomes: Literal["unharmed", "wounded", "defeated"] = "defeated"
    if survives(world, race, soldier, damage):
        same = after_hit(world, race, ONE[soldier], soldier, damage) == ONE[soldier]
        becomes = "unharmed" if same else "wounded"
    return {
        "race": world.box.races[race].id,
        "unit": unit_id(realm, race, soldier),
        "region": region_id(realm, region_of(d.subject)),
        "becomes": becomes,
        "takes": damage - left,
        "left": left,
        "points": _points(realm, race, soldier) if becomes == "defeated" else 0,
    }


def _points(realm: Realm, race: int, soldier: int) -> int:
    """Return what the enemy gets for a giant; a race that nobody plays gets none (AG-NPC-15)."""
    combat = realm.combat
    if combat is None:  # a spell in somebody's turn
        return realm.world.value[race][soldier // 2]
    enemy = combat.other(side_of(combat, race))
    if enemy.scorer == NOBODY or realm.seat_of[enemy.scorer] == NOBODY:
        return 0
    return worth(realm, enemy, race, ONE[soldier])


def slayer_casualty(realm: Realm, d: Decision, slayer: int) -> shapes.LossShow:
    """Return what damage does to a giantslayer: who defeats one draws a card (AG-SLAYER-32)."""
    printed = realm.world.box.slayers[slayer]
    left = max(0, d.about - printed.fortitude)
    falls = slayer_falls(realm.world, realm.slayers_wounded, slayer, d.about)
    return {
        "race": GIANTSLAYERS,
        "unit": printed.id,
        "region": region_id(realm, d.subject),
        "becomes": "defeated" if falls else "wounded",
        "takes": d.about - left,
        "left": left,
        "points": 0,
    }

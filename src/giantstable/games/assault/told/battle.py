"""The battle under way: both sides, their dice, and what dice and totals are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.assault.box.cards import ADVANCED
from giantstable.games.assault.box.effects import RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.battle.modifying import allowance, known_modifiers
from giantstable.games.assault.rules.battle.rolling import dice_of
from giantstable.games.assault.table.codes import level_of, spell_of
from giantstable.games.assault.table.combat import (
    BY_DICE,
    BY_LASTING,
    BY_LIMIT,
    BY_MODIFIER,
    BY_RESOURCE,
    BY_SLAYER,
    BY_SPELL,
    BY_UNIT,
    MODIFIERS,
    REASONS,
    Combat,
    Share,
    Side,
)
from giantstable.games.assault.table.nouns import GIANTSLAYERS
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.told.ids import region_id, units

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

STEPS: Final = [
    "", "declare", "start-spells", "attacker-totals", "defender-totals", "defender-losses",
    "attacker-losses", "points", "conquest", "end",
]  # fmt: skip


def battle(realm: Realm, combat: Combat) -> shapes.Battle:
    """Return a battle; all of it lies open."""
    return {
        "step": STEPS[combat.step],
        "by_attack_card": combat.by_attack_card,
        "cards_left": combat.cards_left,
        "attacker": _side(realm, combat, combat.attacker),
        "defender": _side(realm, combat, combat.defender),
    }


def _side(realm: Realm, combat: Combat, side: Side) -> shapes.Side:
    box = realm.world.box
    giants = side.race != NOBODY
    made: list[Share] = []
    roll = dice_of(realm, as_declared(side), made)
    return {
        "race": RACES[side.race] if giants else GIANTSLAYERS,
        "seat": side.seat,
        "region": region_id(realm, side.region),
        "units": units(realm, side.race, side.army) if giants else {},
        "slayers": [s.id for s in box.slayers if side.slayers >> s.index & 1],
        "special": None if side.special_face == NOBODY else side.special_face,
        "dice": list(side.faces),
        "picked": list(side.picked),
        "hits": side.hits,
        "blocks": side.blocks,
        "arcane": side.arcane,
        "used": [name for m, name in enumerate(MODIFIERS) if side.used >> m & 1],
        "may_reroll": side.may_reroll,
        "may_convert": side.may_convert,
        "weakened": units(realm, side.race, side.weakened) if giants else {},
        "fallen": units(realm, side.race, side.fallen) if giants else {},
        "fallen_slayers": [s.id for s in box.slayers if side.fallen_slayers >> s.index & 1],
        "roll": roll,
        "strength": shares(realm, made),
        "totals": shares(realm, totals(side)),
        "allowances": allowances(realm, combat, side),
        "rerolled": [die - 1 for die in range(len(side.faces) + 1) if side.rerolled >> die & 1],
        "damage": None if side.damage == NOBODY else side.damage,
        "damage_left": side.damage_left,
    }


def as_declared(side: Side) -> Side:
    """Return a side with those who have fallen since: they too had their dice."""
    if not side.fallen and not side.fallen_slayers:
        return side
    whole = side.copy()
    whole.army += side.fallen
    whole.slayers |= side.fallen_slayers
    return whole


def totals(side: Side) -> list[Share]:
    """Return what hits and blocks of a side are made of, in the order in which it came.

    What is noted nowhere else the dice show.
    """
    made = [share for share in side.shares if share.hits or share.blocks]
    if side.special_face == NOBODY and not side.faces:
        return made
    before = [share for share in side.shares[: side.before_dice] if share.hits or share.blocks]
    hits = side.hits - sum([share.hits for share in made])
    blocks = side.blocks - side.ignored - sum([share.blocks for share in made])
    return [*before, Share(BY_DICE, NOBODY, 0, hits, blocks), *made[len(before) :]]


def allowances(realm: Realm, combat: Combat, side: Side) -> dict[str, int]:
    """Return by modifier how many dice or results it is good for."""
    return {
        MODIFIERS[modifier]: allowance(realm, combat, side, modifier)
        for modifier in known_modifiers(realm, side)
    }


def shares(realm: Realm, made: list[Share]) -> list[shapes.Share]:
    """Return what dice or totals are made of, by name."""
    return [_share(realm, share) for share in made]


def _share(realm: Realm, share: Share) -> shapes.Share:
    box = realm.world.box
    found: shapes.Share = {
        "reason": REASONS[share.by],
        "n": share.dice,
        "hits": share.hits,
        "blocks": share.blocks,
    }
    if share.by == BY_UNIT:
        found["unit"] = box.units[share.which].id
    elif share.by == BY_SLAYER:
        found["slayer"] = box.slayers[share.which].id
    elif share.by == BY_SPELL:
        found["spell"] = box.spells[spell_of(share.which)].id
        found["half"] = "advanced" if level_of(share.which) == ADVANCED else "basic"
        if share.unit != NOBODY:
            found["unit"] = box.units[share.unit].id
    elif share.by == BY_RESOURCE:
        found["resource"] = RESOURCES[share.which]
        if share.unit != NOBODY:
            found["leader"] = box.units[share.unit].id
    elif share.by == BY_MODIFIER:
        found["modifier"] = MODIFIERS[share.which]
    elif share.by == BY_LASTING:
        found["leader"] = box.units[share.which].id
    else:
        assert share.by in (BY_DICE, BY_LIMIT)
    return found

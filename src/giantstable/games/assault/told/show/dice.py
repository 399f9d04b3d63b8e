"""Dice that lie on the table: what a side makes of them, and the damage that would come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.rules.battle.modifying import allowance, rerolls, use
from giantstable.games.assault.rules.battle.nine_steps import damage_to, use_resource
from giantstable.games.assault.rules.battle.rolling import all_dice, count_out, turn
from giantstable.games.assault.table.codes import (
    BESIDES,
    CAST,
    DONE,
    die_of,
    face_of,
    is_special,
    turned_to,
)
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.nouns import GIANTSLAYERS
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.told.show.told import carried_out, come_and_go
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def side_of(combat: Combat, race: int) -> Side:
    """Return the side of a race, or of the giantslayers, which attack."""
    return combat.attacker if combat.attacker.race == race else combat.defender


def dice(realm: Realm, combat: Combat, side: Side, most: int = 0) -> shapes.DiceShow:
    """Return the totals of a side as they are, and the damage if it ended there."""
    giants = side.race != NOBODY
    return {
        "race": realm.world.box.races[side.race].id if giants else GIANTSLAYERS,
        "hits": side.hits,
        "blocks": side.blocks,
        "arcane": side.arcane,
        "most": most,
        "again": [],
        "damage": {
            "attacker": damage_to(realm, combat, combat.attacker),
            "defender": damage_to(realm, combat, combat.defender),
        },
    }


def rolled_again(
    realm: Realm, combat: Combat, side: Side, some: list[int], most: int = 0
) -> shapes.DiceShow:
    """Return the totals without some dice, which are rolled again; the side is a copy."""
    count_out(realm, side, some)
    shown = dice(realm, combat, side, most)
    shown["again"] = [-1 if is_special(die) else face_of(die) for die in some]
    return shown


def modifier(realm: Realm, race: int, which: int) -> shapes.DiceShow:
    """Return what a modifier is good for; of a conversion, with all that it can convert."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, race)
    most = allowance(then, combat, side, which)
    if rerolls(which):
        return dice(then, combat, side, most)
    most = min(most, side.arcane)
    carried_out(use(then, combat, side, which), most)
    return dice(then, combat, side, most)


def convert(realm: Realm, d: Decision, n: int) -> shapes.DiceShow:
    """Return the totals when so many arcane results are converted."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, d.subject)
    carried_out(use(then, combat, side, d.about), n)
    return dice(then, combat, side)


def reroll(realm: Realm, d: Decision, die: int) -> shapes.DiceShow:
    """Return the dice that would be rolled again, and what the others show."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, d.subject)
    some = side.picked.copy()
    if die != DONE:
        some.append(die)
    return rolled_again(then, combat, side, some, 0 if die == DONE else d.about - 1)


def hook(realm: Realm) -> shapes.DiceShow:
    """Return that the defenders roll all their dice again."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    return rolled_again(then, combat, combat.defender, all_dice(combat.defender))


def totals(realm: Realm, d: Decision, code: int) -> shapes.Show:
    """Return the totals with a resource, with a modifier, or as they are."""
    if BESIDES <= code < CAST:
        return {"dice": modifier(realm, d.subject, code - BESIDES)}
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, d.subject)
    shown: shapes.Show = {}
    if code != DONE:
        use_resource(then, combat, side, code)
        shown["cards"] = come_and_go(spends=code)
    shown["dice"] = dice(then, combat, side)
    return shown


def set_die(realm: Realm, d: Decision, code: int) -> shapes.DiceShow:
    """Return the totals with a die that is turned."""
    then = realm.copy()
    combat = then.combat
    assert combat is not None
    side = side_of(combat, d.subject)
    if code != DONE:
        turn(then, side, die_of(code), turned_to(code))
    return dice(then, combat, side, 0 if code == DONE else d.about - 1)

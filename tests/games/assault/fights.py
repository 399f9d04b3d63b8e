"""Battles made by hand: two armies side by side in Small Folk Regions, and loaded dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from giantstable.games.assault.box.effects import ATTACK
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.battle.nine_steps import fight
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.loaded import load
from tests.games.assault.realms import Counts, Sitting, race, realm, run
from tests.games.assault.table import region

HERE: Final = "dessarin-valley"  # where the attacker stands
THERE: Final = "waterdeep"  # where the defender stands


def field(
    attacker: str,
    attackers: Counts,
    defender: str,
    defenders: Counts,
    seats: int = 6,
    rows: Mapping[str, Sequence[str]] | None = None,
    resources: Mapping[str, Counts] | None = None,
    spells: Mapping[str, Sequence[str]] | None = None,
    here: str = HERE,
    there: str = THERE,
    stage: str = "normal",
    house: House | None = None,
    claimed: Counts | None = None,
    entered: Sequence[str] = (),
    others: Mapping[str, tuple[str, Counts]] | None = None,
) -> Realm:
    """Return a realm in which two armies face each other."""
    armies = {here: (attacker, attackers), there: (defender, defenders), **(others or {})}
    return realm(
        seats=seats,
        armies=armies,
        rows=rows,
        resources=resources,
        spells=spells,
        stage=stage,
        active=attacker,
        house=house,
        special=claimed,
        entered=entered,
    )


def battle(
    table: Realm,
    *dice: str,
    left: int = 0,
    by_attack_card: bool = True,
    here: str = HERE,
    there: str = THERE,
    back: Sequence[str] = (),
) -> Sitting:
    """Begin a battle with loaded dice; all but those held ``back`` take part."""
    load(table, *dice)
    attacker = table.holder[region(here)]
    if by_attack_card and ATTACK not in table.row[attacker]:
        table.row[attacker].append(ATTACK)
    sitting = run(
        fight(table, attacker, region(here), region(there), by_attack_card, left), table, back
    )
    if sitting.kind == "hold-back":
        sitting.answer("done")
    return sitting


def combat(table: Realm) -> Combat:
    """Return the battle under way."""
    assert table.combat is not None
    return table.combat


def side(table: Realm, name: str) -> Side:
    """Return the side of a race in the battle under way."""
    under_way = combat(table)
    return under_way.attacker if under_way.attacker.race == race(name) else under_way.defender


def facts(table: Realm, kind: str) -> list[list[int]]:
    """Return the facts of everything of a kind that happened."""
    return [event.values() for event in table.events or [] if event.kind.name == kind]


def totals(table: Realm) -> dict[str, tuple[int, int]]:
    """Return the final hits and blocks by race, ``slayers`` for giantslayers."""
    found: dict[str, tuple[int, int]] = {}
    for who, hits, blocks in facts(table, "totals"):
        found[RACES[who] if who >= 0 else "slayers"] = (hits, blocks)
    return found


def damage(table: Realm) -> dict[str, int]:
    """Return the damage that each side took."""
    return {RACES[who] if who >= 0 else "slayers": n for who, n in facts(table, "damage")}


def points(table: Realm, name: str) -> int:
    """Return the Ordning Points of a race."""
    return table.points[race(name)]

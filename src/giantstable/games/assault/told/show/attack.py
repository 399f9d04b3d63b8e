"""A battle before the dice: both sides, what their dice are made of, and what may come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.assault.box.effects import ATTACK
from giantstable.games.assault.rules.battle.rolling import dice_of
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table.army import ONE
from giantstable.games.assault.table.codes import DONE, region_of, to_of
from giantstable.games.assault.table.combat import Combat, Share, Side
from giantstable.games.assault.table.nouns import GIANTSLAYERS, band
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.games.assault.told.battle import allowances, shares
from giantstable.games.assault.told.ids import region_id, units
from giantstable.games.assault.told.odds import Odds, Oracle, declared
from giantstable.games.assault.told.slayer_odds import (
    AssaultOdds,
    assault,
    standing_of,
    wounded_of,
)
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

LIKELIEST: Final = 6  # outcomes of a side that are told; all others are one
MOST_KNOWN: Final = 8  # worlds whose dice are remembered

_ORACLES: Final[list[Oracle]] = []


def oracle_of(world: World) -> Oracle:
    """Return who tells the odds of a world; it remembers what dice can bring."""
    for oracle in _ORACLES:
        if oracle.world is world:
            return oracle
    oracle = Oracle(world)
    _ORACLES.append(oracle)
    if len(_ORACLES) > MOST_KNOWN:
        del _ORACLES[0]
    return oracle


def attack(realm: Realm, race: int, code: int) -> shapes.AttackShow:
    """Return an attack with a whole army."""
    source = region_of(code)
    row = realm.row[race]
    by_card = len(row) > 0 and row[-1] == ATTACK  # else a leader's battle (AG-LEADER-21)
    combat = declared(realm, source, to_of(code), realm.army[source], by_card)
    if by_card:
        combat.cards_left = len(row) - 1 + more_left(realm, race, ATTACK)
    return battle(realm, combat)


def held_back(realm: Realm, code: int) -> shapes.AttackShow:
    """Return the attack without those held back so far, and without one more."""
    then = realm.copy()
    assert then.combat is not None
    if code != DONE:
        then.combat.attacker.army -= ONE[code]
    return battle(then, then.combat)


def battle(realm: Realm, combat: Combat) -> shapes.AttackShow:
    """Return a battle that has been declared and not been rolled for."""
    oracle = oracle_of(realm.world)
    if combat.attacker.race == NOBODY:
        odds = _assault_odds(realm, combat, assault(oracle, realm, combat))
    else:
        odds = _odds(realm, combat, oracle.battle(realm, combat))
    return {
        "region": region_id(realm, combat.attacker.region),
        "to": region_id(realm, combat.defender.region),
        "sides": {
            "attacker": side(realm, combat, combat.attacker),
            "defender": side(realm, combat, combat.defender),
        },
        "odds": odds,
    }


def conquest(realm: Realm, d: Decision, code: int) -> shapes.ConquestShow:
    """Return who stays behind and who moves in, if nobody else stays."""
    assert realm.combat is not None
    attacker = realm.combat.attacker
    stays = realm.combat.staying
    if code != DONE:
        stays += ONE[code]
    # Who did not take part in the attack stays too.
    there = realm.army[attacker.region] - attacker.army + stays
    return {
        "region": region_id(realm, attacker.region),
        "stays": units(realm, attacker.race, there),
        "to": region_id(realm, d.subject),
        "goes": units(realm, attacker.race, attacker.army - stays),
        "left": 0 if code == DONE else d.about - 1,
    }


def side(realm: Realm, combat: Combat, one: Side) -> shapes.AttackSide:
    """Return one side, and what it can make of its dice."""
    giants = one.race != NOBODY
    box = realm.world.box
    made: list[Share] = []
    roll = dice_of(realm, one, made)
    return {
        "race": box.races[one.race].id if giants else GIANTSLAYERS,
        "units": units(realm, one.race, one.army) if giants else {},
        "slayers": [slayer.id for slayer in box.slayers if one.slayers >> slayer.index & 1],
        "strength": shares(realm, made),
        "roll": roll,
        "allowances": allowances(realm, combat, one),
    }


def _odds(realm: Realm, combat: Combat, odds: Odds) -> shapes.AttackOdds:
    mine = [odds.attacker_chance(i) for i in range(len(odds.attackers))]
    theirs = [odds.defender_chance(j) for j in range(len(odds.defenders))]
    return {
        "conquest": odds.conquest,
        "attacker_falls": odds.attacker_falls,
        "defender_falls": odds.defender_falls,
        "attacker_points": odds.attacker_points,
        "defender_points": odds.defender_points,
        "cards": 0.0,
        "losses": {
            "attacker": _outcomes(_armies(realm, combat.attacker, odds.attackers), mine),
            "defender": _outcomes(_armies(realm, combat.defender, odds.defenders), theirs),
        },
    }


def _assault_odds(realm: Realm, combat: Combat, odds: AssaultOdds) -> shapes.AttackOdds:
    bands = [_band(realm, left) for left in odds.bands]
    armies = _armies(realm, combat.defender, odds.defenders)
    return {
        "conquest": 0.0,  # AG-SLAYER-34
        "attacker_falls": odds.band_falls,
        "defender_falls": odds.defender_falls,
        "attacker_points": odds.points,
        "defender_points": 0.0,  # AG-SLAYER-31
        "cards": odds.cards,
        "losses": {
            "attacker": _outcomes(bands, odds.band_chances),
            "defender": _outcomes(armies, odds.defender_chances),
        },
    }


def _armies(realm: Realm, one: Side, armies: list[int]) -> list[shapes.Units]:
    return [units(realm, one.race, army) for army in armies]


def _band(realm: Realm, left: int) -> shapes.Units:
    """Return giantslayers as units are told."""
    wounded = wounded_of(left)
    return {
        slayer.id + "!" if wounded >> slayer.index & 1 else slayer.id: 1
        for slayer in band(realm, standing_of(left))
    }


def _outcomes(armies: list[shapes.Units], chances: list[float]) -> list[shapes.Outcome]:
    """Return the likeliest outcomes, and the chance of all others together."""
    order = sorted(range(len(armies)), key=lambda i: (-chances[i], i))
    found: list[shapes.Outcome] = []
    rest = 0.0
    for i in order:
        if chances[i] <= 0.0:
            continue
        if len(found) < LIKELIEST:
            found.append({"units": armies[i], "chance": chances[i]})
        else:
            rest += chances[i]
    if rest > 0.0:
        found.append({"chance": rest})
    return found

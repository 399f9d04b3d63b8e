"""The attack action: the figures of a card attack one after another (HS-B-ATK, HS-M-ATK)."""

from __future__ import annotations

from giantstable.games.heroscape import dice, strength, targets
from giantstable.games.heroscape.asks import (
    ATTACK,
    ATTACK_BASIC,
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.battle import ATTACK as ATTACKING
from giantstable.games.heroscape.battle import STANDING, Battle
from giantstable.games.heroscape.clones import water_clone
from giantstable.games.heroscape.defending import defend
from giantstable.games.heroscape.happenings import (
    ATTACKED,
    ATTACKED_BASIC,
    ROLLED_ATTACK,
    ROLLED_ATTACK_BASIC,
)
from giantstable.games.heroscape.harm import break_truce
from giantstable.games.heroscape.special_attacks import lob_grenades, special_attack
from giantstable.kernel.decision import Decision, Play


def attack_action(battle: Battle) -> Play:
    """Let the acting card attack: any of its figures, in any order, or none (HS-M-ATK-03)."""
    battle.action = ATTACKING
    kind = ATTACK_BASIC if battle.theatre.basic else ATTACK
    while True:
        codes = targets.codes(battle, battle.unit)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(battle.seat, kind, codes, battle.unit)
        if code == DONE:
            return
        attacker = attacker_of(code)
        using = using_of(code)
        if using == NORMAL:
            yield from strike(battle, attacker, aim_of(code))
            if battle.theatre.talents.extra_attacks[battle.unit]:
                yield from _attack_again(battle, attacker)
            battle.struck |= 1 << attacker  # HS-M-ATK-04
            continue
        power = battle.theatre.card_of(attacker).powers[using - 1]
        if power.kind == "grenades":  # what a squad does together takes the place of its attacks
            yield from lob_grenades(battle, using)
            return
        if power.kind == "clone":
            yield from water_clone(battle, power)  # HS-P-MARR-04
            return
        yield from special_attack(battle, code)
        battle.struck |= 1 << attacker  # R-SPEC-02


def _attack_again(battle: Battle, attacker: int) -> Play:
    """Let a figure attack more than once, at anybody it can attack by then (HS-P-SYVA-01, -02)."""
    for _ in range(battle.theatre.talents.extra_attacks[battle.unit]):
        if battle.fate[attacker] != STANDING:
            return
        codes = [
            code
            for code in targets.codes(battle, battle.unit)
            if attacker_of(code) == attacker and using_of(code) == NORMAL
        ]
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(battle.seat, ATTACK, codes, battle.unit)
        if code == DONE:
            return
        yield from strike(battle, attacker, aim_of(code))


def strike(battle: Battle, attacker: int, target: int) -> Play:
    """Make one normal attack: announce it, roll, and let the target defend (HS-M-ATK-07 .. -12)."""
    seat = battle.seat_of(attacker)
    basic = battle.theatre.basic
    battle.tell(ATTACKED_BASIC if basic else ATTACKED, attacker, target, seat=seat)
    break_truce(battle, seat, target)
    count = strength.attack_dice(battle, attacker, target, NORMAL)
    battle.targets.append(target)
    skulls = dice.skulls(battle.rng, count)
    rolled = ROLLED_ATTACK_BASIC if basic else ROLLED_ATTACK
    battle.tell(rolled, attacker, count, skulls, seat=seat)
    yield from defend(battle, attacker, target, skulls)

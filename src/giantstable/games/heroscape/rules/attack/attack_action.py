"""The attack action: the figures of a card attack one after another (HS-B-ATK, HS-M-ATK)."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack import strength, targets
from giantstable.games.heroscape.rules.attack.defending import defend
from giantstable.games.heroscape.rules.attack.harm import break_truce
from giantstable.games.heroscape.rules.attack.special_attacks import lob_grenades, special_attack
from giantstable.games.heroscape.rules.powers.clones import water_clone
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import ATTACK, ATTACK_BASIC
from giantstable.games.heroscape.table.codes import DONE, NORMAL, aim_of, attacker_of, using_of
from giantstable.games.heroscape.table.fray import ATTACK as ATTACKING
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    ATTACKED,
    ATTACKED_BASIC,
    ROLLED_ATTACK,
    ROLLED_ATTACK_BASIC,
)
from giantstable.kernel.decision import Decision, Play


def attack_action(fray: Fray) -> Play:
    """Let the acting card attack: any of its figures, in any order, or none (HS-M-ATK-03)."""
    fray.action = ATTACKING
    kind = ATTACK_BASIC if fray.theatre.basic else ATTACK
    while True:
        codes = targets.codes(fray, fray.unit)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(fray.seat, kind, codes, fray.unit)
        if code == DONE:
            return
        attacker = attacker_of(code)
        using = using_of(code)
        if using == NORMAL:
            yield from strike(fray, attacker, aim_of(code))
            if fray.theatre.talents.extra_attacks[fray.unit]:
                yield from _attack_again(fray, attacker)
            fray.struck |= 1 << attacker  # HS-M-ATK-04
            continue
        power = fray.theatre.card_of(attacker).powers[using - 1]
        if power.kind == "grenades":  # what a squad does together takes the place of its attacks
            yield from lob_grenades(fray, using)
            return
        if power.kind == "clone":
            yield from water_clone(fray, power)  # HS-P-MARR-04
            return
        yield from special_attack(fray, code)
        fray.struck |= 1 << attacker  # R-SPEC-02


def _attack_again(fray: Fray, attacker: int) -> Play:
    """Let a figure attack more than once, at anybody it can attack by then (HS-P-SYVA-01, -02)."""
    for _ in range(fray.theatre.talents.extra_attacks[fray.unit]):
        if fray.fate[attacker] != STANDING:
            return
        codes = [
            code
            for code in targets.codes(fray, fray.unit)
            if attacker_of(code) == attacker and using_of(code) == NORMAL
        ]
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(fray.seat, ATTACK, codes, fray.unit)
        if code == DONE:
            return
        yield from strike(fray, attacker, aim_of(code))


def strike(fray: Fray, attacker: int, target: int) -> Play:
    """Make one normal attack: announce it, roll, and let the target defend (HS-M-ATK-07 .. -12)."""
    seat = fray.seat_of(attacker)
    basic = fray.theatre.basic
    fray.tell(ATTACKED_BASIC if basic else ATTACKED, attacker, target, seat=seat)
    break_truce(fray, seat, target)
    count = strength.attack_dice(fray, attacker, target, NORMAL)
    fray.targets.append(target)
    skulls = dice.skulls(fray.rng, count)
    rolled = ROLLED_ATTACK_BASIC if basic else ROLLED_ATTACK
    fray.tell(rolled, attacker, count, skulls, seat=seat)
    yield from defend(fray, attacker, target, skulls)

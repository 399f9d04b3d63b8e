"""The attack action: the figures of a card attack one after another (HS-B-ATK, HS-M-ATK)."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.attack.normal_attack import strike
from giantstable.games.heroscape.rules.powers.double_attack import attack_again
from giantstable.games.heroscape.table.asks import ATTACK, ATTACK_BASIC
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import ATTACK as ATTACKING
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.prepared import Prepared
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_ALL_ATTACKS, special
from giantstable.kernel.decision import Decision, Play


def attack_action(fray: Fray) -> Play:
    """Let the acting card attack: any of its figures, in any order, or none (HS-M-ATK-03)."""
    fray.action = ATTACKING
    fray.prepared = None
    return attack_on(fray)


def attack_on(fray: Fray) -> Play:
    """Go on with the attack action from wherever it is."""
    kind = ATTACK_BASIC if fray.theatre.basic else ATTACK
    while True:
        attacks = _attacks(fray)
        if not attacks.options:
            return
        fray.prepared = attacks
        code = yield Decision(fray.seat, kind, attacks.options, fray.unit, rests=True)
        fray.prepared = None
        if code == DONE:
            return
        attacker = attacker_of(code)
        using = using_of(code)
        if using == NORMAL:
            yield from strike(fray, attacker, aim_of(code))
            if fray.theatre.talents.extra_attacks[fray.unit]:
                yield from attack_again(fray, attacker)
            fray.struck |= 1 << attacker  # HS-M-ATK-04
            continue
        power = special(fray.theatre.card_of(attacker).powers[using - 1])
        yield from power.attack(fray, code)
        if power.acts == INSTEAD_OF_ALL_ATTACKS:
            return
        fray.struck |= 1 << attacker  # R-SPEC-02


def _attacks(fray: Fray) -> Prepared:
    """Return the attacks that are open, and to attack no more; none if there is no attack."""
    prepared = fray.prepared
    if prepared is not None:
        return prepared
    attacks = Prepared()
    attacks.options = targets.codes(fray, fray.unit)
    if attacks.options:
        attacks.options.append(DONE)
    return attacks

"""A normal attack: one figure rolls against another (HS-B-ATK-05, HS-M-ATK-07 .. HS-M-ATK-12)."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.attack.defending import defend
from giantstable.games.heroscape.rules.attack.harm import break_truce
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import (
    ATTACKED,
    ATTACKED_BASIC,
    ROLLED_ATTACK,
    ROLLED_ATTACK_BASIC,
)
from giantstable.kernel.decision import Play


def strike(fray: Fray, attacker: int, target: int) -> Play:
    """Make it: announce it, roll, and let the target defend (HS-M-ATK-07 .. -12)."""
    seat = fray.seat_of(attacker)
    basic = fray.theatre.basic
    fray.tell(ATTACKED_BASIC if basic else ATTACKED, attacker, target, seat=seat)
    break_truce(fray, seat, target)
    count = strength.attack_dice(fray, attacker, target, NORMAL)
    fray.targets.append(target)
    thrown = dice.throw(fray.rng, count)
    skulls = dice.skulls_in(thrown)
    rolled = ROLLED_ATTACK_BASIC if basic else ROLLED_ATTACK
    fray.tell(rolled, attacker, count, skulls, seat=seat, d=thrown)
    yield from defend(fray, attacker, target, skulls)

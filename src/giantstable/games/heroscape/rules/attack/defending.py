"""The defender's roll, and what comes of it (HS-B-ATK-06 .. -08, HS-M-ATK-09 .. -12)."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.attack.harm import wound
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter, counter
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge, dodges
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import (
    BLOCKED,
    BLOCKED_BASIC,
    ROLLED_DEFENSE,
    ROLLED_DEFENSE_BASIC,
)
from giantstable.kernel.decision import Play


def defend(fray: Fray, attacker: int, target: int, skulls: int) -> Play:
    """Let the target of a normal attack roll for defense.

    Without a skull there is nothing to defend against (HS-P-LOB-06), but a chance to counter.
    """
    counters = can_counter(fray, attacker, target)
    if skulls == 0 and not counters:
        _blocked(fray, target)
        return
    count = strength.defense_dice(fray, attacker, target)
    shields = roll_defense(fray, target, count)
    yield from settle(fray, target, skulls, shields, dodges(fray, attacker, target, shields))
    if counters and shields > skulls:
        yield from counter(fray, attacker, target, shields - skulls)


def roll_defense(fray: Fray, target: int, count: int) -> int:
    """Roll a figure's defense dice and return the shields."""
    thrown = dice.throw(fray.rng, count)
    shields = dice.shields_in(thrown)
    rolled = ROLLED_DEFENSE_BASIC if fray.theatre.basic else ROLLED_DEFENSE
    fray.tell(rolled, target, count, shields, seat=fray.seat_of(target), d=thrown)
    return shields


def settle(fray: Fray, target: int, skulls: int, shields: int, dodged: bool) -> Play:
    """Wound the target by every skull that no shield blocks (HS-M-ATK-10 .. -12)."""
    if skulls <= shields:
        _blocked(fray, target)
    elif dodged:
        dodge(fray, target)
    else:
        yield from wound(fray, target, skulls - shields)


def _blocked(fray: Fray, target: int) -> None:
    kind = BLOCKED_BASIC if fray.theatre.basic else BLOCKED
    fray.tell(kind, target, seat=fray.seat_of(target))

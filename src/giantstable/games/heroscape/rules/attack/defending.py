"""The defender's roll, and what comes of it (HS-B-ATK-06 .. -08, HS-M-ATK-09 .. -12)."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.attack.harm import wound
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import (
    BLOCKED,
    BLOCKED_BASIC,
    COUNTERED,
    DODGED,
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
        hits = shields - skulls
        fray.tell(COUNTERED, target, attacker, hits, seat=fray.seat_of(target))
        yield from wound(fray, attacker, hits)


def roll_defense(fray: Fray, target: int, count: int) -> int:
    """Roll a figure's defense dice and return the shields."""
    shields = dice.shields(fray.rng, count)
    rolled = ROLLED_DEFENSE_BASIC if fray.theatre.basic else ROLLED_DEFENSE
    fray.tell(rolled, target, count, shields, seat=fray.seat_of(target))
    return shields


def settle(fray: Fray, target: int, skulls: int, shields: int, dodged: bool) -> Play:
    """Wound the target by every skull that no shield blocks (HS-M-ATK-10 .. -12)."""
    if skulls <= shields:
        _blocked(fray, target)
    elif dodged:
        fray.tell(DODGED, target, seat=fray.seat_of(target))
    else:
        yield from wound(fray, target, skulls - shields)


def _blocked(fray: Fray, target: int) -> None:
    kind = BLOCKED_BASIC if fray.theatre.basic else BLOCKED
    fray.tell(kind, target, seat=fray.seat_of(target))


# -- powers of defenders ----------------------------------------------------------------------


def dodges(fray: Fray, attacker: int, target: int, shields: int) -> bool:
    """Return whether so many shields block all that comes from afar (HS-P-KRAV-01 .. -03)."""
    least = dodge_shields(fray, attacker, target)
    return 0 < least <= shields


def dodge_shields(fray: Fray, attacker: int, target: int) -> int:
    """Return how many shields block everything from this attacker; 0: no number does.

    What counts is where the attacker stands, not where its blast is (R-KRAV-01).
    """
    least = fray.theatre.talents.dodge[fray.theatre.unit_of[target]]
    return 0 if least == 0 or _adjacent(fray, attacker, target) else least


def can_counter(fray: Fray, attacker: int, target: int) -> bool:
    """Return whether shields beyond the skulls of a normal attack hit back (HS-P-IZUM-01, -02)."""
    unit_of = fray.theatre.unit_of
    strikes = fray.theatre.talents.counter[unit_of[target]] >> unit_of[attacker] & 1
    return strikes == 1 and _adjacent(fray, attacker, target)


def _adjacent(fray: Fray, a: int, b: int) -> bool:
    return fray.theatre.ground.adjacency.figures_adjacent(fray.figures, a, b)

"""The defender's roll, and what comes of it (HS-B-ATK-06 .. -08, HS-M-ATK-09 .. -12)."""

from __future__ import annotations

from giantstable.games.heroscape import dice, strength
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.happenings import (
    BLOCKED,
    BLOCKED_BASIC,
    COUNTERED,
    DODGED,
    ROLLED_DEFENSE,
    ROLLED_DEFENSE_BASIC,
)
from giantstable.games.heroscape.harm import wound
from giantstable.kernel.decision import Play


def defend(battle: Battle, attacker: int, target: int, skulls: int) -> Play:
    """Let the target of a normal attack roll for defense.

    Without a skull there is nothing to defend against (HS-P-LOB-06), but a chance to counter.
    """
    counters = can_counter(battle, attacker, target)
    if skulls == 0 and not counters:
        _blocked(battle, target)
        return
    count = strength.defense_dice(battle, attacker, target)
    shields = roll_defense(battle, target, count)
    yield from settle(battle, target, skulls, shields, dodges(battle, attacker, target, shields))
    if counters and shields > skulls:
        hits = shields - skulls
        battle.tell(COUNTERED, target, attacker, hits, seat=battle.seat_of(target))
        yield from wound(battle, attacker, hits)


def roll_defense(battle: Battle, target: int, count: int) -> int:
    """Roll a figure's defense dice and return the shields."""
    shields = dice.shields(battle.rng, count)
    rolled = ROLLED_DEFENSE_BASIC if battle.theatre.basic else ROLLED_DEFENSE
    battle.tell(rolled, target, count, shields, seat=battle.seat_of(target))
    return shields


def settle(battle: Battle, target: int, skulls: int, shields: int, dodged: bool) -> Play:
    """Wound the target by every skull that no shield blocks (HS-M-ATK-10 .. -12)."""
    if skulls <= shields:
        _blocked(battle, target)
    elif dodged:
        battle.tell(DODGED, target, seat=battle.seat_of(target))
    else:
        yield from wound(battle, target, skulls - shields)


def _blocked(battle: Battle, target: int) -> None:
    kind = BLOCKED_BASIC if battle.theatre.basic else BLOCKED
    battle.tell(kind, target, seat=battle.seat_of(target))


# -- powers of defenders ----------------------------------------------------------------------


def dodges(battle: Battle, attacker: int, target: int, shields: int) -> bool:
    """Return whether so many shields block all that comes from afar (HS-P-KRAV-01 .. -03)."""
    least = dodge_shields(battle, attacker, target)
    return 0 < least <= shields


def dodge_shields(battle: Battle, attacker: int, target: int) -> int:
    """Return how many shields block everything from this attacker; 0: no number does.

    What counts is where the attacker stands, not where its blast is (R-KRAV-01).
    """
    least = battle.theatre.talents.dodge[battle.theatre.unit_of[target]]
    return 0 if least == 0 or _adjacent(battle, attacker, target) else least


def can_counter(battle: Battle, attacker: int, target: int) -> bool:
    """Return whether shields beyond the skulls of a normal attack hit back (HS-P-IZUM-01, -02)."""
    unit_of = battle.theatre.unit_of
    strikes = battle.theatre.talents.counter[unit_of[target]] >> unit_of[attacker] & 1
    return strikes == 1 and _adjacent(battle, attacker, target)


def _adjacent(battle: Battle, a: int, b: int) -> bool:
    return battle.theatre.ground.adjacency.figures_adjacent(battle.figures, a, b)

"""Powers of cards, found by their kind and used."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import Power, PowerKind
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import in_the_line
from giantstable.games.heroscape.rules.powers.grenades import GRENADES, in_reach
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import attacker_of, using_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import SpecialPower, special
from giantstable.kernel.decision import Play
from tests.games.heroscape.fields import events, figure, name_of, names, unit


def power_of(fray: Fray, name: str, kind: PowerKind) -> Power:
    """Return the power of a card by its kind."""
    power = fray.theatre.units[unit(fray, name)].power(kind.id)
    assert power is not None
    return power


def using(fray: Fray, name: str, kind: PowerKind) -> int:
    """Return which of the card's powers it is, as attack codes have it."""
    return fray.theatre.units[unit(fray, name)].powers.index(power_of(fray, name, kind)) + 1


def can_attack(fray: Fray, attacker: str) -> list[str]:
    """Return whom a figure can attack normally."""
    return names(fray, targets.normal(fray, figure(fray, attacker)))


def aims(fray: Fray, name: str, kind: SpecialPower) -> list[int]:
    """Return what a figure can aim at with a power."""
    return kind.aims(fray, power_of(fray, name, kind), figure(fray, name))


def explosions(fray: Fray) -> list[str]:
    """Return whom Deathwalker can choose for his Explosion."""
    return names(fray, aims(fray, "deathwalker-9000", EXPLOSION))


def burnt(fray: Fray, aim: int) -> list[str]:
    """Return whom Mimring's Fire Line affects, in order."""
    return [name_of(fray, who) for who in in_the_line(fray, figure(fray, "mimring"), aim, 8)]


def lobbed(fray: Fray) -> list[int]:
    """Return at whom the first of the Airborne Elite can lob a grenade."""
    power = power_of(fray, "airborne-elite", GRENADES)
    return in_reach(fray, power, figure(fray, "airborne-elite"))


def odds_of(kind: SpecialPower, fray: Fray, subject: int, code: int) -> Odds:
    """Return what may come of an answer to a question of a power."""
    found = kind.odds(fray, subject, code)
    assert found is not None
    return found


def special_attack(fray: Fray, code: int) -> Play:
    """Carry out what an attack code says of a power."""
    card = fray.theatre.card_of(attacker_of(code))
    return special(card.powers[using_of(code) - 1]).attack(fray, code)


def told(fray: Fray, name: str) -> list[list[int]]:
    """Return the facts of the happenings of a name, in order."""
    return [event.values() for event in events(fray) if event.kind.name == name]


def rolled(fray: Fray, name: str) -> list[tuple[str, int, int]]:
    """Return who rolled, how many dice, with which result."""
    return [(name_of(fray, e.a), e.b, e.c) for e in events(fray) if e.kind.name == name]

"""Powers of cards, found by their kind and used."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import Power, PowerKind
from giantstable.games.heroscape.table.codes import attacker_of, using_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import special
from giantstable.kernel.decision import Play
from tests.games.heroscape.fields import events, name_of, unit


def power_of(fray: Fray, name: str, kind: PowerKind) -> Power:
    """Return the power of a card by its kind."""
    power = fray.theatre.units[unit(fray, name)].power(kind.id)
    assert power is not None
    return power


def using(fray: Fray, name: str, kind: PowerKind) -> int:
    """Return which of the card's powers it is, as attack codes have it."""
    return fray.theatre.units[unit(fray, name)].powers.index(power_of(fray, name, kind)) + 1


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

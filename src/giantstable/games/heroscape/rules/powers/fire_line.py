"""Fire Line: a special attack on all who stand in a straight line (HS-P-FIRE, HS-P-MIMR-02, -03).

Its aim is an end of the attacker and a direction (``line_aim``).
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import ArmyCard, Power
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.hexes import steps_between
from giantstable.games.heroscape.rules.attack import line_of_sight
from giantstable.games.heroscape.rules.attack.special_attacks import SpecialAttack, resolve
from giantstable.games.heroscape.rules.attack.targets import beside
from giantstable.games.heroscape.table.asks import NEXT_BURNT
from giantstable.games.heroscape.table.codes import (
    aim_of,
    attacker_of,
    direction_of_line,
    end_of_line,
    using_of,
)
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import FIRE_LINE as BURNT
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_AN_ATTACK
from giantstable.kernel.decision import Play


class FireLine(SpecialAttack):
    """Needs its ``length`` in spaces and the dice of its ``attack``."""

    def __init__(self) -> None:
        super().__init__("fire-line", ["length", "attack"], INSTEAD_OF_AN_ATTACK)
        self.along_a_line = True

    def aims(self, fray: Fray, power: Power, attacker: int) -> list[int]:
        """Return the aims that affect anybody; if engaged, one of those (R-ENG-02)."""
        engaged = engaged_with(fray, attacker)
        ends = 1 if fray.figures.second[attacker] == NOWHERE else 2
        aims: list[int] = []
        for aim in range(6 * ends):
            affected = in_the_line(fray, attacker, aim, power.numbers["length"])
            if engaged:
                affected = [figure for figure in affected if figure in engaged]
            if affected:
                aims.append(aim)
        return aims

    def victims(self, fray: Fray, code: int) -> list[int]:
        """Return all who are in the line and in sight, the nearest first."""
        attacker = attacker_of(code)
        power = fray.theatre.card_of(attacker).powers[using_of(code) - 1]
        return in_the_line(fray, attacker, aim_of(code), power.numbers["length"])

    def covers(self, fray: Fray, code: int) -> list[int]:
        """Return the spaces of the line."""
        attacker = attacker_of(code)
        power = fray.theatre.card_of(attacker).powers[using_of(code) - 1]
        end = fray.figures.spaces(attacker)[end_of_line(aim_of(code))]
        direction = direction_of_line(aim_of(code))
        return fray.theatre.ground.line(end, direction, power.numbers["length"])

    def range_of(self, power: Power) -> int:
        """Return how long the line is."""
        return power.numbers["length"]

    def attack(self, fray: Fray, code: int) -> Play:
        """Burn them, the nearest first (HS-P-SPEC-05)."""
        attacker = attacker_of(code)
        aim = aim_of(code)
        end = fray.figures.spaces(attacker)[end_of_line(aim)]
        victims = self.victims(fray, code)
        fray.tell(BURNT, attacker, end, direction_of_line(aim), seat=fray.seat)
        turns = [_steps_from(fray, end, victim) for victim in victims]
        yield from resolve(fray, attacker, using_of(code), victims, turns, NEXT_BURNT)


FIRE_LINE: Final[FireLine] = FireLine()


def in_the_line(fray: Fray, attacker: int, aim: int, length: int) -> list[int]:
    """Return whom a Fire Line affects, the nearest first (HS-P-FIRE-01 .. -03).

    It counts from one end of the attacker, over its own other space and over gaps in the
    battlefield as well (R-FIRE-01, R-FIRE-02), and takes in every level (HS-P-FIRE-05). Each has
    to be seen by itself (R-FIRE-04).
    """
    figures = fray.figures
    end = figures.second[attacker] if end_of_line(aim) else figures.first[attacker]
    found: list[int] = []
    for space in fray.theatre.ground.line(end, direction_of_line(aim), length):
        other: int = figures.at[space]
        if other == NOBODY or other == attacker or other == fray.captive or other in found:
            continue
        if beside(fray, attacker, other) or line_of_sight.sees(fray, attacker, other):
            found.append(other)
    return found


def _steps_from(fray: Fray, end: int, victim: int) -> int:
    """Return how far down the line a figure stands, with the nearer of its spaces."""
    field = fray.theatre.field
    start = field.hex_of(end)
    return min(steps_between(start, field.hex_of(s)) for s in fray.figures.spaces(victim))


def fire_length(card: ArmyCard) -> int:
    """Return how long the Fire Line of a card is; 0 if it has none."""
    power = card.power(FIRE_LINE.id)
    return 0 if power is None else power.numbers["length"]

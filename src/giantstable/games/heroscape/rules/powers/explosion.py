"""Explosion: a special attack on a figure and all that are adjacent to it (HS-P-DEAT-01 .. -03)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.rules.attack import line_of_sight
from giantstable.games.heroscape.rules.attack.special_attacks import (
    SpecialAttack,
    blast,
    blast_spaces,
    explode,
)
from giantstable.games.heroscape.rules.attack.targets import beside, in_range
from giantstable.games.heroscape.table.codes import aim_of
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_AN_ATTACK
from giantstable.kernel.decision import Play


class Explosion(SpecialAttack):
    """Needs its ``range`` and the dice of its ``attack``."""

    def __init__(self) -> None:
        super().__init__("explosion", ["range", "attack"], INSTEAD_OF_AN_ATTACK)

    def aims(self, fray: Fray, power: Power, attacker: int) -> list[int]:
        """Return whom a figure can choose: only these must be seen (HS-P-DEAT-02).

        Nothing lengthens its range (HS-G-IVO-02). An engaged figure must choose one it is engaged
        with (R-ENG-02).
        """
        engaged = engaged_with(fray, attacker)
        if engaged:
            return engaged
        return [
            target
            for target in in_range(fray, attacker, power.numbers["range"])
            if beside(fray, attacker, target) or line_of_sight.sees(fray, attacker, target)
        ]

    def victims(self, fray: Fray, code: int) -> list[int]:
        """Return the chosen figure and all that are adjacent to it."""
        return blast(fray, aim_of(code))

    def covers(self, fray: Fray, code: int) -> list[int]:
        """Return the spaces of the chosen figure and all where somebody is adjacent to it."""
        return blast_spaces(fray, aim_of(code))

    def range_of(self, power: Power) -> int:
        """Return how far it reaches."""
        return power.numbers["range"]

    def attack(self, fray: Fray, code: int) -> Play:
        """Let it explode."""
        return explode(fray, code)


EXPLOSION: Final[Explosion] = Explosion()

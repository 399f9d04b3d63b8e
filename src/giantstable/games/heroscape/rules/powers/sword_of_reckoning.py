"""Sword of Reckoning: more dice against adjacent figures (HS-P-CARR-02)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents


class SwordOfReckoning(SpecialPower):
    """Needs how many dice it adds to the ``attack``."""

    def __init__(self) -> None:
        super().__init__("adjacent-dice", ["attack"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the dice."""
        talents.adjacent_dice[unit] = power.numbers["attack"]


SWORD_OF_RECKONING: Final = SwordOfReckoning()


def adjacent_dice(fray: Fray, attacker: int, target: int) -> int:
    """Return the dice that a figure gets for being adjacent to its target."""
    more = fray.theatre.talents.adjacent_dice[fray.theatre.unit_of[attacker]]
    if more == 0:
        return 0
    near = fray.theatre.ground.adjacency.figures_adjacent(fray.figures, attacker, target)
    return more if near else 0

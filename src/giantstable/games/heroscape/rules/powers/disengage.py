"""Disengage: nobody swipes at it when it leaves an engagement (HS-P-CARR-03).

A mover who slips away has no price to pay: ``rules/movement`` looks it up for every way and step.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents


class Disengage(SpecialPower):
    """Needs nothing."""

    def __init__(self) -> None:
        super().__init__("disengage", [])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that it slips away."""
        talents.slips[unit] = True


DISENGAGE: Final = Disengage()

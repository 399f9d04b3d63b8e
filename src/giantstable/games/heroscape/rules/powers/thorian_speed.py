"""Thorian Speed: only adjacent figures can attack it normally (HS-P-DRAK-01, HS-P-DRAK-02)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.message import Facts, Why


class ThorianSpeed(SpecialPower):
    """Needs nothing."""

    def __init__(self) -> None:
        super().__init__("adjacent-attackers", [])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that it keeps attackers off."""
        talents.adjacent_attackers[unit] = 1


THORIAN_SPEED: Final = ThorianSpeed()


def too_quick(fray: Fray, target: int) -> bool:
    """Return whether a figure cannot be attacked normally from afar."""
    return fray.theatre.talents.adjacent_attackers[fray.theatre.unit_of[target]] != 0


def why_too_quick(facts: Facts) -> Why:
    """Return why such a figure cannot be attacked."""
    return why("too-quick", "HS-P-DRAK-01", facts)

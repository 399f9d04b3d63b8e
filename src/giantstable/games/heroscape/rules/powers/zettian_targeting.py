"""Zettian Targeting: more dice against whom another of the squad has attacked (HS-P-ZETT)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents


class ZettianTargeting(SpecialPower):
    """Needs how many dice it adds to the ``attack``."""

    def __init__(self) -> None:
        super().__init__("same-target", ["attack"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the dice."""
        talents.same_target[unit] = power.numbers["attack"]


ZETTIAN_TARGETING: Final = ZettianTargeting()


def same_target_dice(fray: Fray, attacker: int, target: int) -> int:
    """Return the dice for attacking whom another one did in this turn (HS-P-ZETT-01, R-ZETT-01)."""
    more = fray.theatre.talents.same_target[fray.theatre.unit_of[attacker]]
    if more == 0 or target not in fray.targets:
        return 0
    return more if fray.struck & ~(1 << attacker) else 0

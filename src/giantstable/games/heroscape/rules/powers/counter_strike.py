"""Counter Strike: shields beyond the skulls of a normal attack hit back (HS-P-IZUM)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.rules.attack.harm import wound
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import COUNTERED
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Play


class CounterStrike(SpecialPower):
    """May spare a class: ``except_class``."""

    def __init__(self) -> None:
        super().__init__("counter-strike", ["except_class?"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the units that it can hit back."""
        spared = power.words.get("except_class", "")
        for other, card in enumerate(talents.units):
            if not spared or not card.is_meant("", spared):
                talents.counter[unit] |= 1 << other


COUNTER_STRIKE: Final = CounterStrike()


def can_counter(fray: Fray, attacker: int, target: int) -> bool:
    """Return whether the target of a normal attack would hit back (HS-P-IZUM-01, -02)."""
    unit_of = fray.theatre.unit_of
    strikes = fray.theatre.talents.counter[unit_of[target]] >> unit_of[attacker] & 1
    if strikes == 0:
        return False
    return fray.theatre.ground.adjacency.figures_adjacent(fray.figures, attacker, target)


def counter(fray: Fray, attacker: int, target: int, hits: int) -> Play:
    """Let the target of an attack wound its attacker."""
    fray.tell(COUNTERED, target, attacker, hits, seat=fray.seat_of(target))
    yield from wound(fray, attacker, hits)

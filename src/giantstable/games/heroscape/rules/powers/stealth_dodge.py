"""Stealth Dodge: a few shields block everything that comes from afar (HS-P-KRAV)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import DODGED
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents


class StealthDodge(SpecialPower):
    """Needs how many ``shields`` block everything."""

    def __init__(self) -> None:
        super().__init__("dodge", ["shields"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the shields."""
        talents.dodge[unit] = power.numbers["shields"]


STEALTH_DODGE: Final = StealthDodge()


def dodges(fray: Fray, attacker: int, target: int, shields: int) -> bool:
    """Return whether so many shields block all that comes from afar (HS-P-KRAV-01 .. -03)."""
    least = dodge_shields(fray, attacker, target)
    return 0 < least <= shields


def dodge_shields(fray: Fray, attacker: int, target: int) -> int:
    """Return how many shields block everything from this attacker; 0: no number does.

    What counts is where the attacker stands, not where its blast is (R-KRAV-01).
    """
    least = fray.theatre.talents.dodge[fray.theatre.unit_of[target]]
    if least == 0:
        return 0
    near = fray.theatre.ground.adjacency.figures_adjacent(fray.figures, attacker, target)
    return 0 if near else least


def dodge(fray: Fray, target: int) -> None:
    """Let a figure get away without a scratch."""
    fray.tell(DODGED, target, seat=fray.seat_of(target))

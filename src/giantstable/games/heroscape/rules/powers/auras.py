"""Auras: Attack Aura, Defensive Aura and the Enhancements help other figures while they are near.

HS-P-FINN-01, HS-P-FINN-02, HS-P-THOR-01, HS-P-RAEL-03, HS-P-DEAT-04, HS-P-GRIM-05.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import OWN, Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import line_of_sight
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Aura, Talents


class AuraPower(SpecialPower):
    """Needs ``whose`` figures it helps, and what it adds: ``attack``, ``defense`` or ``range``.

    It may reach as many clear sight ``spaces``, else adjacent figures alone, and mean only figures
    of a Range (``only_range``), a ``species`` or a ``class``.
    """

    def __init__(self) -> None:
        numbers = ["spaces?", "attack?", "defense?", "range?"]
        super().__init__("aura", [*numbers, "whose", "only_range?", "species?", "class?"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """List it among those that add the same."""
        numbers = power.numbers
        words = power.words
        own = words["whose"] == OWN
        aura = Aura(unit, own, numbers.get("spaces", 0), numbers.get("only_range", 0))
        aura.attack = numbers.get("attack", 0)
        aura.defense = numbers.get("defense", 0)
        aura.range = numbers.get("range", 0)
        for other, card in enumerate(talents.units):
            if card.is_meant(words.get("species", ""), words.get("class", "")):
                aura.meant |= 1 << other
        if aura.attack:
            talents.attack_auras.append(aura)
        if aura.defense:
            talents.defense_auras.append(aura)
        if aura.range:
            talents.range_auras.append(aura)


AURAS: Final[AuraPower] = AuraPower()


def helper(fray: Fray, aura: Aura, figure: int) -> int:
    """Return who reaches a figure with an aura, another one than itself (R-AURA-01), or NOBODY."""
    theatre = fray.theatre
    if not aura.meant >> theatre.unit_of[figure] & 1:
        return NOBODY
    giver = fray.owner[aura.unit]
    seat = fray.seat_of(figure)
    if giver == NOBODY or seat == NOBODY:
        return NOBODY
    if aura.own:
        if giver != seat:
            return NOBODY
    elif not fray.friends[giver] >> seat & 1:
        return NOBODY
    for source in theatre.figures_of(aura.unit):
        if source != figure and fray.fate[source] == STANDING:
            if _near(fray, aura, source, figure):
                return source
    return NOBODY


def _near(fray: Fray, aura: Aura, source: int, figure: int) -> bool:
    ground = fray.theatre.ground
    if aura.spaces == 0:
        return ground.adjacency.figures_adjacent(fray.figures, source, figure)
    if ground.ranges.apart(fray.figures, source, figure) > aura.spaces:
        return False
    return line_of_sight.sees(fray, source, figure, True)  # HS-P-CLEAR-01

"""Ghost Walk: moves through all figures, friend or foe (HS-P-CARR-01).

``rules/movement/routes.py`` looks it up for every mover.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents


class GhostWalk(SpecialPower):
    """Needs nothing."""

    def __init__(self) -> None:
        super().__init__("ghost-walk", [])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that nobody is in its way."""
        talents.ghosts[unit] = True


GHOST_WALK: Final = GhostWalk()

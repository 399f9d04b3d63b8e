"""Heal: remove so many of her Wounds."""

from __future__ import annotations

from giantstable.games.wraith.rules.effects.effect_type import Boon
from giantstable.games.wraith.rules.healing import heal
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight


class Heal(Boon):
    """Wounds removed by a card, a skill or a spell."""

    def helps(self, t: Fight) -> bool:
        """Return whether she is wounded."""
        return t.wounds > 0

    def bestow(self, t: Fight, value: int, cause: int) -> None:
        """Heal as much as there is to heal."""
        heal(t, value, h.HEALED[cause])

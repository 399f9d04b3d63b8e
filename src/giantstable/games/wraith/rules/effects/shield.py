"""Shield: so many Wounds of the next Giant step do not count (W65, W68)."""

from __future__ import annotations

from giantstable.games.wraith.rules.effects.effect_type import Boon
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight


class Shield(Boon):
    """A ward until the end of the Giant's step; ``harm`` takes Wounds off it."""

    def helps(self, t: Fight) -> bool:
        """Return that it always may."""
        return True

    def bestow(self, t: Fight, value: int, cause: int) -> None:
        """Add to the shield: several add up (W68)."""
        t.shield += value
        t.tell(h.SHIELDED[cause], t.shield)

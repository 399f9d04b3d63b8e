"""Calm: move the Giant's Rage down so many spaces."""

from __future__ import annotations

from giantstable.games.wraith.rules.effects.effect_type import Boon
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight


class Calm(Boon):
    """Rage that is soothed instead of breaking out."""

    def helps(self, t: Fight) -> bool:
        """Return whether there is any Rage."""
        return t.rage > 0

    def bestow(self, t: Fight, value: int, cause: int) -> None:
        """Move the marker down, to no Rage at most."""
        t.rage = max(0, t.rage - value)
        t.tell(h.CALMED[cause], t.rage)

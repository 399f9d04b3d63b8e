"""Draw: take so many cards from her deck."""

from __future__ import annotations

from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.effects.effect_type import Boon
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight


class Draw(Boon):
    """Cards drawn besides those of the Refresh Step."""

    def helps(self, t: Fight) -> bool:
        """Return whether there is a card to draw, or to make a deck of (W20)."""
        return len(t.deck) > 0 or len(t.discard) > 0

    def bestow(self, t: Fight, value: int, cause: int) -> None:
        """Draw as many as there are."""
        draw(t, value, h.DREW[cause])

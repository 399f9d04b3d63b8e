"""Movement Actions (WG-MOVE): what Climb, Drop, Leap and the Warps have in common.

Where a movement may end is a table of the body (see ``body.py``); each movement has a module of
its own in ``effects``.
"""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.effects.effect_type import EffectType
from giantstable.games.wraith.rules.footholds import foothold_gives_way, gives_way
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.kernel.decision import Play
from giantstable.kernel.message import Facts


class Movement(EffectType):
    """A movement to a place of the player's choice."""

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Move the pawn. No movement costs a Wound (WG-MOVE-34)."""
        here = t.pawn
        if target == here and here != GROUND:
            t.tell(h.STAYED, here)
            return
        t.pawn = target
        self.tell(t, target, here)
        if gives_way(t):
            yield from foothold_gives_way(t)

    def tell(self, t: Fight, to: int, here: int) -> None:
        """Report the movement."""
        raise TypeError


def from_to(t: Fight, where: int) -> Facts:
    """Return where she stands and where she would like to be, for a reason."""
    return {"place": place(t, where), "from": place(t, t.pawn)}

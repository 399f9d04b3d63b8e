"""Warp, of spells: to any other foothold of the Giant (WG-ELDER-03, W93)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.movement import Movement
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.masks import members
from giantstable.kernel.message import Why


class Warp(Movement):
    """Anywhere on the body, without a way: it has no value."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return all other footholds; never the Ground (W93)."""
        return members(t.giant.body.footholds & ~(1 << t.pawn))

    def tell(self, t: Fight, to: int, here: int) -> None:
        """Report the Warp."""
        t.tell(h.WARPED, to, here)

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return that it leads to any foothold but her own."""
        return why("warp", "WG-ELDER-03", {"place": place(t, where)})

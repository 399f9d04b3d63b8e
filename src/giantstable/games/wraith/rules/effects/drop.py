"""Drop: down to any foothold below, or to the Ground (WG-MOVE-16 .. -19)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.movement import Movement, from_to
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Why


class Drop(Movement):
    """Down along the lines as far as one likes: it has no value."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return where it may end; on the Ground there is no way down (W25)."""
        return t.giant.body.drop_ends(t.pawn)

    def tell(self, t: Fight, to: int, here: int) -> None:
        """Report the Drop."""
        t.tell(h.DROPPED, to, here)

    def no_target(self, t: Fight) -> Why:
        """Return that she stands on the Ground."""
        return why("drop-ground", "WG-MOVE-17")

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return why it does not end there: it is not below."""
        facts = from_to(t, where)
        if where == t.pawn:
            return why("drop-stays", "WG-MOVE-17", facts)
        return why("drop-down", "WG-MOVE-19", facts)

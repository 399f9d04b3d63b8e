"""Warp by number, of spells: to a foothold that bears the same number (WG-ELDER-03)."""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.rules.effects.warp import Warp
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.masks import members
from giantstable.kernel.message import Why


class WarpNumber(Warp):
    """Anywhere her own number stands: it has no value either."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return the other footholds of her number; the Ground has none."""
        if t.pawn == GROUND:
            return NOWHERE
        body = t.giant.body
        return members(body.numbered(_number(t)) & ~(1 << t.pawn))

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return which number the foothold would have to bear."""
        return why("warp-number", "WG-ELDER-03", {"number": _number(t)})


def _number(t: Fight) -> str:
    return t.giant.body.names[t.pawn][1:]

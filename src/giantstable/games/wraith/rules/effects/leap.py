"""Leap: so many steps along the lines, in any direction (WG-MOVE-26 .. -33)."""

from __future__ import annotations

from giantstable.games.wraith.box.body import Body
from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.rules.movement import Movement, from_to
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Why


class Leap(Movement):
    """Up, down or both; the value is how many lines at most."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return where it may end; value 0 moves nobody (WG-MOVE-29)."""
        value = value_of(t, effect)
        return NOWHERE if value == 0 else t.giant.body.leap_ends(t.pawn, value)

    def tell(self, t: Fight, to: int, here: int) -> None:
        """Report the Leap."""
        t.tell(h.LEAPT, to, here)

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return why it does not end there: it is too far."""
        facts = from_to(t, where)
        if where == t.pawn:
            return why("leap-stays", "WG-MOVE-31", facts)
        body = t.giant.body
        facts["steps"] = leap_steps(body, t.pawn, where)
        facts["n"] = max([leap_steps(body, t.pawn, end) for end in aims])
        return why("leap-far", "WG-MOVE-26", facts)


def leap_steps(body: Body, start: int, end: int) -> int:
    """Return how many steps along the lines lead from one place to another."""
    for value in range(body.longest + 1):
        if end in body.leap_ends(start, value):
            return value
    return -1

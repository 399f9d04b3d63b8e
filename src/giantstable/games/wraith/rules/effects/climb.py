"""Climb: so many footholds up, over the top to the Ground (WG-MOVE-10 .. -15, -22 .. -24)."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND, Body
from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.rules.movement import Movement, from_to
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import NO_ROW, Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Why

NEVER: Final = -1  # no Climb leads there, however long


class Climb(Movement):
    """Up along the lines; the value is how many of them at most."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return where it may end; value 0 moves nobody (WG-MOVE-13, W21)."""
        value = value_of(t, effect)
        if value == 0:
            return NOWHERE
        body = t.giant.body
        ends = body.climb_ends(t.pawn, value)
        if not t.house.top_climb_forced and body.is_top(t.pawn) and t.acting != NO_ROW:
            return [*ends, t.pawn]  # the house lets her stay; nobody pays to do nothing (W11, W22)
        return ends

    def tell(self, t: Fight, to: int, here: int) -> None:
        """Report the Climb, or the fall over the top (WG-MOVE-22)."""
        if to == GROUND:
            t.tell(h.FELL, here)
        else:
            t.tell(h.CLIMBED, to, here)

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return why it does not end there: not up from here, or too far up."""
        facts = from_to(t, where)
        if where == t.pawn:
            return why("climb-stays", "WG-MOVE-11", facts)
        if where == GROUND:
            return why("climb-ground", "WG-MOVE-23", facts)
        body = t.giant.body
        steps = climb_steps(body, t.pawn, where)
        if steps == NEVER:
            return why("climb-up", "WG-MOVE-12", facts)
        facts["steps"] = steps
        facts["n"] = max([climb_steps(body, t.pawn, end) for end in aims])
        return why("climb-far", "WG-MOVE-10", facts)


def climb_steps(body: Body, start: int, end: int) -> int:
    """Return how many footholds of Climb lead from one place to another."""
    for value in range(body.longest + 1):
        if end in body.climb_ends(start, value):
            return value
    return NEVER

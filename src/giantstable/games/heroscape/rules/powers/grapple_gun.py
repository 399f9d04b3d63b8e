"""Grapple Gun: one space, very high up, instead of a move (HS-P-DRAK-03, HS-P-DRAK-04)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.steps import BARRED, HELD
from giantstable.games.heroscape.rules.movement.one_step import one_step
from giantstable.games.heroscape.rules.movement.routes import GRAPPLE, NEVER, NO_WAY, Going, Routes
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import GRAPPLED
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Play


class GrappleGun(SpecialPower):
    """Needs how many ``levels`` up it reaches."""

    def __init__(self) -> None:
        super().__init__("grapple", ["levels"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the levels."""
        talents.grapples[unit] = power.numbers["levels"]


GRAPPLE_GUN: Final[GrappleGun] = GrappleGun()


def grapple(fray: Fray, figure: int, space: int, falls: list[int]) -> Play:
    """Pull a figure of one space up: a step like any other (HS-P-DRAK-04)."""
    return one_step(fray, figure, space, NOWHERE, GRAPPLED, falls)


def add_grapples(going: Going, routes: Routes, start: int, levels: int) -> None:
    """Add what a grapple reaches: one space, up to so many levels up (HS-P-DRAK-03, R-GRAP-01)."""
    theatre = going.fray.theatre
    kind = theatre.height_kind[going.figure]
    steps = theatre.steps[kind]
    level = theatre.field.level
    walk = theatre.ground.passage.walk(start, theatre.heights[kind])
    for space in theatre.ground.around[start]:
        if walk >> space & 1 and level[space] - level[start] <= levels:
            if not going.spaces[space] & (HELD | BARRED):
                left = going.engaged(start, start) & ~going.engaged(space, space)  # HS-P-DRAK-04
                price = steps.fall(start, space) + left.bit_count()
                if routes.cost[space] == NEVER and not routes.pointless(space, price):
                    routes.keep(routes.add(space, price, NO_WAY, GRAPPLE))

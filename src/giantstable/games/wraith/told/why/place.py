"""Why nothing that is open can be aimed at a place: which effect speaks, and in what order."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import (
    BOW,
    CLIMB,
    DROP,
    EFFECTS,
    FIREWORKS,
    LEAP,
    SWORD,
    WARP,
    WARP_NUMBER,
    Effect,
)
from giantstable.games.wraith.rules.effects.climb import NEVER, climb_steps
from giantstable.games.wraith.rules.effects.vocabulary import TYPES
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.message import Why

# What comes closest to a place speaks first. Only blows are worth a word while they find nothing.
SPEAKERS: Final = [CLIMB, DROP, WARP, WARP_NUMBER, BOW, SWORD, FIREWORKS]
BLOWS: Final = [SWORD, BOW]


class Aims:
    """What the open actions are aimed at, by type, and those that are left but impossible now."""

    def __init__(self) -> None:
        self.of: list[list[int]] = [[] for _ in EFFECTS]
        self.stuck: list[Effect] = []

    def add(self, type_: int, target: int) -> None:
        """Note a target of an open action."""
        self.of[type_].append(target)

    def left(self, t: Fight, type_: int) -> bool:
        """Return whether such an action is left, has a value, and finds nothing to aim at."""
        for effect in self.stuck:
            if effect.type == type_ and value_of(t, effect) > 0:
                return True
        return False


def unreached(t: Fight, aims: Aims, where: int) -> Why | None:
    """Return why no open action reaches the place; None if no action is aimed at places at all."""
    if where == t.pawn and aims.left(t, SWORD):
        return TYPES[SWORD].no_target(t)
    if aims.of[CLIMB] and (where == t.pawn or _is_above(t, where)):
        return TYPES[CLIMB].not_there(t, aims.of[CLIMB], where)
    if aims.of[LEAP]:
        return TYPES[LEAP].not_there(t, aims.of[LEAP], where)
    if aims.of[BOW] and t.giant.body.near[t.pawn] >> where & 1:
        return TYPES[BOW].not_there(t, aims.of[BOW], where)
    for type_ in SPEAKERS:
        if aims.of[type_] or (type_ in BLOWS and aims.left(t, type_)):
            return TYPES[type_].not_there(t, aims.of[type_], where)
    return None


def _is_above(t: Fight, where: int) -> bool:
    return where != GROUND and climb_steps(t.giant.body, t.pawn, where) != NEVER

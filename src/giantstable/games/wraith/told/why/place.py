"""Why a Climb, Drop, Leap, Warp or attack cannot be aimed at a place (WG-MOVE, WG-ATK)."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND, Body
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
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.kernel.message import Facts, Message, Why

NEVER: Final = -1  # no such way leads there, however long


class Aims:
    """What the open actions are aimed at, by type, and those that are left but impossible now."""

    def __init__(self) -> None:
        self.of: list[list[int]] = [[] for _ in EFFECTS]
        self.stuck: list[Effect] = []

    def add(self, type_: int, target: int) -> None:
        """Note a target of an open action."""
        self.of[type_].append(target)


def unreached(t: Fight, aims: Aims, where: int) -> Why | None:
    """Return why no open action reaches the place: what comes closest to it speaks.

    None if no action is aimed at places at all.
    """
    body = t.giant.body
    near = body.near[t.pawn] >> where & 1 == 1
    if where == t.pawn:
        for stuck in aims.stuck:
            if stuck.type == SWORD and value_of(t, stuck) > 0:
                return no_weak_spot(t, where)
    above = where != GROUND and climb_steps(body, t.pawn, where) != NEVER
    if aims.of[CLIMB] and (above or where == t.pawn):
        return not_by_climb(t, aims.of[CLIMB], where)
    if aims.of[LEAP]:
        return not_by_leap(t, aims.of[LEAP], where)
    if near and aims.of[BOW]:
        return no_weak_spot(t, where)
    if aims.of[CLIMB]:
        return not_by_climb(t, aims.of[CLIMB], where)
    if aims.of[DROP]:
        return not_by_drop(t, where)
    if aims.of[WARP]:
        return _why("warp", "WG-ELDER-03", {"place": place(t, where)})
    if aims.of[WARP_NUMBER]:
        number = body.names[t.pawn][1:]
        return _why("warp-number", "WG-ELDER-03", {"number": number})
    if aims.of[BOW] or _left(t, aims, BOW):
        return not_by_bow(t, where)
    if aims.of[SWORD] or _left(t, aims, SWORD):
        return _why("sword", "WG-ATK-07", {"place": place(t, t.pawn)})
    if aims.of[FIREWORKS]:
        return _why("fireworks", "WG-ATK-15", {"place": place(t, t.pawn)})
    return None


def _why(key: str, rule: str, facts: Facts) -> Why:
    return Why(Message(f"wraith-why-{key}", facts), rule)


def _left(t: Fight, aims: Aims, type_: int) -> bool:
    """Return whether such an attack is left, has a value, and finds nothing to hit."""
    for effect in aims.stuck:
        if effect.type == type_ and value_of(t, effect) > 0:
            return True
    return False


# -- movement --------------------------------------------------------------------------------------


def climb_steps(body: Body, start: int, end: int) -> int:
    """Return how many footholds of Climb lead from one place to another."""
    for value in range(body.longest + 1):
        if end in body.climb_ends(start, value):
            return value
    return NEVER


def leap_steps(body: Body, start: int, end: int) -> int:
    """Return how many steps along the lines lead from one place to another."""
    for value in range(body.longest + 1):
        if end in body.leap_ends(start, value):
            return value
    return NEVER


def not_by_climb(t: Fight, ends: list[int], where: int) -> Why:
    """Return why a Climb does not end there."""
    body = t.giant.body
    facts: Facts = {"place": place(t, where), "from": place(t, t.pawn)}
    if where == t.pawn:
        return _why("climb-stays", "WG-MOVE-11", facts)
    if where == GROUND:
        return _why("climb-ground", "WG-MOVE-23", facts)
    steps = climb_steps(body, t.pawn, where)
    if steps == NEVER:
        return _why("climb-up", "WG-MOVE-12", facts)
    facts["steps"] = steps
    facts["n"] = max([climb_steps(body, t.pawn, end) for end in ends])
    return _why("climb-far", "WG-MOVE-10", facts)


def not_by_leap(t: Fight, ends: list[int], where: int) -> Why:
    """Return why a Leap does not end there."""
    body = t.giant.body
    facts: Facts = {"place": place(t, where), "from": place(t, t.pawn)}
    if where == t.pawn:
        return _why("leap-stays", "WG-MOVE-31", facts)
    facts["steps"] = leap_steps(body, t.pawn, where)
    facts["n"] = max([leap_steps(body, t.pawn, end) for end in ends])
    return _why("leap-far", "WG-MOVE-26", facts)


def not_by_drop(t: Fight, where: int) -> Why:
    """Return why a Drop does not end there."""
    facts: Facts = {"place": place(t, where), "from": place(t, t.pawn)}
    if where == t.pawn:
        return _why("drop-stays", "WG-MOVE-17", facts)
    return _why("drop-down", "WG-MOVE-19", facts)


# -- attacks ---------------------------------------------------------------------------------------


def not_by_bow(t: Fight, where: int) -> Why:
    """Return why the Bow cannot be shot there."""
    facts: Facts = {"place": place(t, where), "from": place(t, t.pawn)}
    if where == t.pawn:
        return _why("bow-here", "WG-ATK-11", facts)
    if not t.giant.body.near[t.pawn] >> where & 1:
        return _why("bow-far", "WG-ATK-12", facts)
    return no_weak_spot(t, where)


def no_weak_spot(t: Fight, where: int) -> Why:
    """Return that nothing can be hit there, and which Scar has closed it, if one has."""
    facts: Facts = {"place": place(t, where)}
    for i, card in enumerate(t.row):
        if t.tokens[i] == SCAR and t.giant.cards[card].weak >> where & 1:
            facts["giantcard"] = t.giant.cards[card].name
            return _why("spot-scarred", "WG-SCAR-04", facts)
    return _why("no-weak-spot", "WG-ATK-01", facts)

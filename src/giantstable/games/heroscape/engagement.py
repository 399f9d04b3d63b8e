"""Engagement: figures of opposing sides that are adjacent are engaged (HS-M-ENG-01).

It is a fact of where they stand, however they came there (R-ENG-03); the Basic Game has none.
"""

from __future__ import annotations

from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.figures import NOBODY


def adjacent_figures(battle: Battle, figure: int) -> list[int]:
    """Return every figure that is adjacent to one: friend, foe or captive, in their order."""
    first = battle.figures.first[figure]
    if first == NOWHERE:
        return []
    found = _around(battle, figure, first, [])
    second = battle.figures.second[figure]
    if second != NOWHERE:
        found = _around(battle, figure, second, found)  # HS-M-DBL-04
    if len(found) > 1:
        found.sort()
    return found


def _around(battle: Battle, figure: int, space: int, found: list[int]) -> list[int]:
    """Add the figures that are adjacent to this space of a figure."""
    theatre = battle.theatre
    at = battle.figures.at
    height = theatre.bodies[figure].height
    for near in theatre.ground.around[space]:
        other = at[near]
        if other != NOBODY and other != figure:
            theirs = theatre.bodies[other].height
            if theatre.ground.adjacency.beside(space, height, theirs) >> near & 1:
                if other not in found:
                    found.append(other)
    return found


def engaged_with(battle: Battle, figure: int) -> list[int]:
    """Return the enemies that a figure is engaged with: any number of them (HS-M-ENG-06)."""
    seat = battle.seat_of(figure)
    if battle.theatre.basic or seat == NOBODY:
        return []
    found = adjacent_figures(battle, figure)
    if found:
        foes = battle.foes[seat]
        found = [f for f in found if _is_one_of(battle, f, foes)]
    return found


def is_engaged(battle: Battle, figure: int) -> bool:
    """Return whether a figure is engaged with anybody."""
    seat = battle.seat_of(figure)
    first = battle.figures.first[figure]
    if battle.theatre.basic or seat == NOBODY or first == NOWHERE:
        return False
    height = battle.theatre.bodies[figure].height
    foes = battle.foes[seat]
    if _foe_at(battle, foes, height, first):
        return True
    second = battle.figures.second[figure]
    return second != NOWHERE and _foe_at(battle, foes, height, second)


def _foe_at(battle: Battle, foes: int, height: int, space: int) -> bool:
    theatre = battle.theatre
    at = battle.figures.at
    for near in theatre.ground.around[space]:
        other = at[near]
        if other != NOBODY and _is_one_of(battle, other, foes):
            theirs = theatre.bodies[other].height
            if theatre.ground.adjacency.beside(space, height, theirs) >> near & 1:
                return True
    return False


def _is_one_of(battle: Battle, figure: int, seats: int) -> bool:
    seat = battle.owner[battle.theatre.unit_of[figure]]
    return seat != NOBODY and bool(seats >> seat & 1)


def engaged_at(battle: Battle, seat: int, height: int, first: int, second: int = NOWHERE) -> int:
    """Return the spaces of enemies that a figure of a seat would be engaged with there."""
    if battle.theatre.basic:
        return 0
    heights = battle.theatre.heights
    beside = battle.theatre.ground.adjacency
    found = 0
    for foe in range(len(battle.theatre.seats)):
        if battle.foes[seat] >> foe & 1:
            for kind, theirs in enumerate(heights):
                held = battle.held[foe * len(heights) + kind]
                if held:
                    found |= held & beside.beside(first, height, theirs)
                    if second != NOWHERE:
                        found |= held & beside.beside(second, height, theirs)
    return found

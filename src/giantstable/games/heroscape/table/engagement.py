"""Engagement: figures of opposing sides that are adjacent are engaged (HS-M-ENG-01).

It is a fact of where they stand, however they came there (R-ENG-03); the Basic Game has none.
"""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import Fray


def adjacent_figures(fray: Fray, figure: int) -> list[int]:
    """Return every figure that is adjacent to one: friend, foe or captive, in their order."""
    first = fray.figures.first[figure]
    if first == NOWHERE:
        return []
    found = _around(fray, figure, first, [])
    second = fray.figures.second[figure]
    if second != NOWHERE:
        found = _around(fray, figure, second, found)  # HS-M-DBL-04
    if len(found) > 1:
        found.sort()
    return found


def _around(fray: Fray, figure: int, space: int, found: list[int]) -> list[int]:
    """Add the figures that are adjacent to this space of a figure."""
    theatre = fray.theatre
    at = fray.figures.at
    height = theatre.bodies[figure].height
    for near in theatre.ground.around[space]:
        other: int = at[near]
        if other != NOBODY and other != figure:
            theirs = theatre.bodies[other].height
            if theatre.ground.adjacency.beside(space, height, theirs) >> near & 1:
                if other not in found:
                    found.append(other)
    return found


def engaged_with(fray: Fray, figure: int) -> list[int]:
    """Return the enemies that a figure is engaged with: any number of them (HS-M-ENG-06)."""
    seat = fray.seat_of(figure)
    if fray.theatre.basic or seat == NOBODY:
        return []
    found = adjacent_figures(fray, figure)
    if found:
        foes = fray.foes[seat]
        found = [f for f in found if _is_one_of(fray, f, foes)]
    return found


def is_engaged(fray: Fray, figure: int) -> bool:
    """Return whether a figure is engaged with anybody."""
    seat = fray.seat_of(figure)
    first = fray.figures.first[figure]
    if fray.theatre.basic or seat == NOBODY or first == NOWHERE:
        return False
    height = fray.theatre.bodies[figure].height
    foes = fray.foes[seat]
    if _foe_at(fray, foes, height, first):
        return True
    second = fray.figures.second[figure]
    return second != NOWHERE and _foe_at(fray, foes, height, second)


def _foe_at(fray: Fray, foes: int, height: int, space: int) -> bool:
    theatre = fray.theatre
    at = fray.figures.at
    for near in theatre.ground.around[space]:
        other: int = at[near]
        if other != NOBODY and _is_one_of(fray, other, foes):
            theirs = theatre.bodies[other].height
            if theatre.ground.adjacency.beside(space, height, theirs) >> near & 1:
                return True
    return False


def _is_one_of(fray: Fray, figure: int, seats: int) -> bool:
    seat = fray.owner[fray.theatre.unit_of[figure]]
    return seat != NOBODY and bool(seats >> seat & 1)


def engaged_at(fray: Fray, seat: int, height: int, first: int, second: int = NOWHERE) -> int:
    """Return the spaces of enemies that a figure of a seat would be engaged with there."""
    if fray.theatre.basic:
        return 0
    heights = fray.theatre.heights
    beside = fray.theatre.ground.adjacency
    found = 0
    for foe in range(len(fray.theatre.seats)):
        if fray.foes[seat] >> foe & 1:
            for kind, theirs in enumerate(heights):
                held = fray.held[foe * len(heights) + kind]
                if held:
                    found |= held & beside.beside(first, height, theirs)
                    if second != NOWHERE:
                        found |= held & beside.beside(second, height, theirs)
    return found

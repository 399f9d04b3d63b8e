"""How far each side is on the way to each goal of the scenario.

Only what all can see counts: whoever is the scout, it is the side's nearest figure that is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.table.fray import IN_BOX, LEFT_OUT, RESERVE, STANDING, Fray
from giantstable.kernel.masks import members

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes


def goals(fray: Fray) -> list[shapes.GoalState]:
    """Return every goal, once for each side that can win by it."""
    sides = range(1, len(fray.theatre.sides) + 1)
    found: list[shapes.GoalState] = []
    for goal in fray.theatre.scenario.victory:
        for side in sides:
            if goal.name != "nobody" and (not goal.sides or side in goal.sides):
                found.append(_goal(fray, goal, side))
    return found


def _goal(fray: Fray, goal: Clause, side: int) -> shapes.GoalState:
    have, need = _progress(fray, goal, side)
    state: shapes.GoalState = {"id": goal.name, "side": side, "have": have, "need": need}
    space = goal.space
    if goal.name == "free-captive" and fray.captive != NOBODY:
        space = fray.figures.first[fray.captive]
    if space != NOWHERE:
        state["space"] = fray.theatre.field.names[space]
        away = _away(fray, side, space)
        if away is not None:
            state["away"] = away
    return state


def _progress(fray: Fray, goal: Clause, side: int) -> tuple[int, int]:
    """Return what a side has of what it needs; a goal that is won at one blow is 0 of 1."""
    name = goal.name
    seats = members(fray.theatre.sides[side - 1])
    if name == "last-standing":
        return _fallen(fray, seats)
    if name == "most-points":
        others = [mask for mask in fray.theatre.sides if mask != fray.theatre.sides[side - 1]]
        best = max(sum(points(fray, seat) for seat in members(mask)) for mask in others)
        return sum(points(fray, seat) for seat in seats), best
    if name == "outlast":
        return fray.round - 1, fray.theatre.scenario.rounds
    if name == "collect":
        return max(fray.plants[seat] for seat in seats), goal.numbers["number"]
    if name == "hold":
        holder: int = fray.figures.at[goal.space]
        return int(holder != NOBODY and fray.seat_of(holder) in seats), 1
    won = fray.result != 0 and all(fray.won >> seat & 1 for seat in seats)
    return int(won), 1


def _fallen(fray: Fray, seats: list[int]) -> tuple[int, int]:
    """Return how many figures of others are gone, of how many that came."""
    gone = 0
    came = 0
    for figure, fate in enumerate(fray.fate):
        seat = fray.seat_of(figure)
        if seat != NOBODY and seat not in seats and fate not in (IN_BOX, LEFT_OUT):
            came += 1
            gone += int(fate not in (STANDING, RESERVE))
    return gone, came


def _away(fray: Fray, side: int, space: int) -> int | None:
    """Return how many spaces the side's nearest figure is away from a space; None: it has none."""
    ranges = fray.theatre.ground.ranges
    seats = fray.theatre.sides[side - 1]
    found: list[int] = []
    for figure in range(len(fray.fate)):
        seat = fray.seat_of(figure)
        if seat != NOBODY and seats >> seat & 1:
            found.extend([ranges.distance(here, space) for here in fray.figures.spaces(figure)])
    return min(found, default=None)

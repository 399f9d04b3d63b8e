"""Victory: who has won, asked after every loss, every step and every round (HS-M-END-02).

The first goal that is reached ends the battle; each function here raises what ends it.
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import COMMON
from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import IN_BOX, LEFT_OUT, RESERVE, STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    DREW,
    NOBODY_WON,
    SCOUT_SHOWN,
    WON,
    WON_BASIC,
)
from giantstable.kernel.table import GameOver

# -- who is still there ---------------------------------------------------------------------------


def points(fray: Fray, seat: int) -> int:
    """Return the points of a seat's cards that have a figure on the battlefield (HS-M-SCORE-01).

    One figure is enough for the whole card (HS-M-SCORE-02); who waits in reserve counts nothing.
    """
    total = 0
    for unit in fray.army(seat):
        card = fray.theatre.units[unit]
        # Copies of a Common card share their figures: one in play is worth all (HS-X-COM-04).
        if fray.in_play(unit) if card.rarity == COMMON else fray.standing(unit):
            total += card.master.points
    return total


def in_the_game(fray: Fray, seat: int) -> bool:
    """Return whether a seat has a figure left, on the battlefield or in reserve (R-INIT-02)."""
    for unit in range(len(fray.owner)):
        if fray.owner[unit] == seat and fray.in_play(unit):
            return True
    return False


def _awaited(fray: Fray, seats: int) -> bool:
    """Return whether all that a side has is still to drop, in the first round (R-DROP-01)."""
    if fray.round > 1:
        return False
    waits = False
    for figure, fate in enumerate(fray.fate):
        seat = fray.seat_of(figure)
        if seat == NOBODY or not seats >> seat & 1:
            continue
        if fate == RESERVE:
            waits = True
        elif fate != IN_BOX and fate != LEFT_OUT:
            return False
    return waits


# -- after a loss ---------------------------------------------------------------------------------


def after_loss(fray: Fray) -> None:
    """End the battle if a loss decides it: a figure is gone, or a card has changed hands.

    Who loses several figures at one moment calls it after the last (R-MIT-01).
    """
    for goal in fray.theatre.scenario.victory:
        if goal.name == "scout-destroyed":
            if _scout_lost(fray):
                raise _won(fray, "scout-destroyed", goal.sides)
        elif goal.name == "last-standing":
            _last_standing(fray, goal, False)
    if not any(in_the_game(fray, seat) for seat in range(len(fray.theatre.seats))):
        raise _all_gone(fray)  # whatever the goals are


def _scout_lost(fray: Fray) -> bool:
    """Return whether the scout is destroyed, or taken over for good (HS-S-TEMP-13, R-SCOUT-03)."""
    scout = fray.scout
    clause = fray.theatre.scenario.rule("secret-scout")
    if scout == NOBODY or clause is None:
        return False
    if not fray.standing(scout):
        return True
    friends = fray.theatre.sides[fray.theatre.seats[clause.seats[0]].side - 1]
    return not friends >> fray.owner[scout] & 1 and not _may_shackle(fray, friends)


def _may_shackle(fray: Fray, seats: int) -> bool:
    """Return whether one of some seats has a card in play that takes others over."""
    for unit, owner in enumerate(fray.owner):
        if owner != NOBODY and seats >> owner & 1 and fray.in_play(unit):
            if fray.theatre.talents.takes_over[unit]:
                return True
    return False


def _last_standing(fray: Fray, goal: Clause, round_over: bool) -> None:
    sides = fray.theatre.sides
    left: list[int] = []
    for side, seats in enumerate(sides, start=1):
        if fray.spaces_of(seats) or (not round_over and _awaited(fray, seats)):
            left.append(side)
    if len(left) == 1 and (not goal.sides or left[0] in goal.sides):
        raise _won(fray, "last-standing", left)
    if not left:
        raise _all_gone(fray)


def _all_gone(fray: Fray) -> GameOver:
    """Nobody is left: who needs no figures wins all the same (HS-S-FORT-11), else nobody."""
    for goal in fray.theatre.scenario.victory:
        if goal.name == "outlast":
            return _won(fray, "outlasted", goal.sides)
    return _nobody(fray)


# -- after a step ---------------------------------------------------------------------------------


def after_step(fray: Fray, figure: int) -> None:
    """End the battle if it is decided by where a figure has come to, or by what it found."""
    if not fray.theatre.steps_matter:
        return
    seat = fray.seat_of(figure)
    if seat == NOBODY:
        return
    side = fray.theatre.seats[seat].side
    for goal in fray.theatre.scenario.victory:
        if goal.sides and side not in goal.sides:
            continue
        if goal.name == "reach":
            if _stands_on(fray, figure, goal.space):
                raise _won(fray, "reached", [side])
        elif goal.name == "collect":
            if fray.plants[seat] >= goal.numbers["number"]:
                raise _won(fray, "collected", [side])
        elif goal.name == "scout-arrives":
            if fray.theatre.unit_of[figure] == fray.scout:
                if _stands_on(fray, figure, goal.space):
                    _show_sign(fray, seat)
                    raise _won(fray, "scout-arrived", [side])
        elif goal.name == "free-captive":
            adjacency = fray.theatre.ground.adjacency
            if adjacency.figures_adjacent(fray.figures, figure, fray.captive):
                raise _won(fray, "rescued", [side])


def _show_sign(fray: Fray, seat: int) -> None:
    """Turn over the glyph on the scout's card."""
    scout = fray.scout
    fray.under_shown |= 1 << scout
    fray.reveal()
    fray.tell(SCOUT_SHOWN, scout, fray.under[scout], seat=seat)


def _stands_on(fray: Fray, figure: int, space: int) -> bool:
    return fray.figures.first[figure] == space or fray.figures.second[figure] == space


# -- after a round --------------------------------------------------------------------------------


def round_over(fray: Fray) -> None:
    """End the battle if the end of a round decides it: somebody holds a place, or time is up."""
    victory = fray.theatre.scenario.victory
    for goal in victory:
        if goal.name == "last-standing":  # who has nothing but a reserve has lost (R-DROP-01)
            _last_standing(fray, goal, True)
        elif goal.name == "hold" and goal.space != NOWHERE:
            holder: int = fray.figures.at[goal.space]
            seat = fray.seat_of(holder) if holder != NOBODY else NOBODY
            if seat != NOBODY and fray.theatre.seats[seat].side in goal.sides:
                raise _won(fray, "held", [fray.theatre.seats[seat].side])
    if fray.round != fray.theatre.scenario.rounds:
        return
    for goal in victory:
        if goal.name == "outlast":
            raise _won(fray, "outlasted", goal.sides)
        if goal.name == "most-points":
            best = _most_points(fray, goal.sides)
            raise _won(fray, "most-points", best) if len(best) == 1 else _drawn(fray, best)
    raise _nobody(fray)


def _most_points(fray: Fray, sides: list[int]) -> list[int]:
    """Return the sides with the most points (HS-M-SCORE-03); several share a draw (R-SCORE-01)."""
    scores: list[tuple[int, int, int]] = []
    masks = fray.theatre.sides
    for seats in masks:
        total = 0
        figures = 0
        wounds = 0
        for seat in range(len(fray.theatre.seats)):
            if seats >> seat & 1:
                total += points(fray, seat)
        for figure, fate in enumerate(fray.fate):
            seat = fray.seat_of(figure)
            if fate == STANDING and seat != NOBODY and seats >> seat & 1:
                figures += 1
                wounds += fray.wounds[figure]
        if not fray.theatre.house.tie_break:
            figures = 0
            wounds = 0
        scores.append((total, figures, -wounds))
    compete = sides or list(range(1, len(masks) + 1))
    best = max(scores[side - 1] for side in compete)
    return [side for side in compete if scores[side - 1] == best]


# -- the end --------------------------------------------------------------------------------------


def _won(fray: Fray, result: str, sides: list[int]) -> GameOver:
    winners = 0
    for side in sides:
        winners |= fray.theatre.sides[side - 1]
    kind = WON_BASIC if fray.theatre.basic else WON
    over = fray.end(result, winners)
    for seat in range(len(fray.theatre.seats)):
        if winners >> seat & 1:
            fray.tell(kind, seat=seat)
    return over


def _drawn(fray: Fray, sides: list[int]) -> GameOver:
    """Several sides have the most points: a draw, and nobody's victory (R-SCORE-01)."""
    over = fray.end("draw", 0)
    for seat, given in enumerate(fray.theatre.seats):
        if given.side in sides:
            fray.tell(DREW, seat=seat)
    return over


def _nobody(fray: Fray) -> GameOver:
    """Both have lost at once (HS-S-MIST-09, R-SCORE-03)."""
    over = fray.end("nobody", 0)
    fray.tell(NOBODY_WON)
    return over

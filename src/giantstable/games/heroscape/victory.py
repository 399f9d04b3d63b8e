"""Victory: who has won, asked after every loss, every step and every round (HS-M-END-02).

The first goal that is reached ends the battle; each function here raises what ends it.
"""

from __future__ import annotations

from giantstable.games.heroscape.battle import IN_BOX, LEFT_OUT, RESERVE, STANDING, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import COMMON
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import NOBODY_WON, SCOUT_SHOWN, WON, WON_BASIC
from giantstable.games.heroscape.scenario import Clause
from giantstable.kernel.table import GameOver

# -- who is still there ---------------------------------------------------------------------------


def points(battle: Battle, seat: int) -> int:
    """Return the points of a seat's cards that have a figure on the battlefield (HS-M-SCORE-01).

    One figure is enough for the whole card (HS-M-SCORE-02); who waits in reserve counts nothing.
    """
    total = 0
    for unit in battle.army(seat):
        card = battle.theatre.units[unit]
        # Copies of a Common card share their figures: one in play is worth all (HS-X-COM-04).
        if battle.in_play(unit) if card.rarity == COMMON else battle.standing(unit):
            total += card.master.points
    return total


def in_the_game(battle: Battle, seat: int) -> bool:
    """Return whether a seat has a figure left, on the battlefield or in reserve (R-INIT-02)."""
    for unit in range(len(battle.owner)):
        if battle.owner[unit] == seat and battle.in_play(unit):
            return True
    return False


def _awaited(battle: Battle, seats: int) -> bool:
    """Return whether all that a side has is still to drop, in the first round (R-DROP-01)."""
    if battle.round > 1:
        return False
    waits = False
    for figure, fate in enumerate(battle.fate):
        seat = battle.seat_of(figure)
        if seat == NOBODY or not seats >> seat & 1:
            continue
        if fate == RESERVE:
            waits = True
        elif fate != IN_BOX and fate != LEFT_OUT:
            return False
    return waits


# -- after a loss ---------------------------------------------------------------------------------


def after_loss(battle: Battle) -> None:
    """End the battle if a loss decides it: a figure is gone, or a card has changed hands.

    Who loses several figures at one moment calls it after the last (R-MIT-01).
    """
    for goal in battle.theatre.scenario.victory:
        if goal.name == "scout-destroyed":
            if _scout_lost(battle):
                raise _won(battle, "scout-destroyed", goal.sides)
        elif goal.name == "last-standing":
            _last_standing(battle, goal, False)
    if not any(in_the_game(battle, seat) for seat in range(len(battle.theatre.seats))):
        raise _all_gone(battle)  # whatever the goals are


def _scout_lost(battle: Battle) -> bool:
    """Return whether the scout is destroyed or taken over (HS-S-TEMP-13, R-SCOUT-03)."""
    scout = battle.scout
    clause = battle.theatre.scenario.rule("secret-scout")
    if scout == NOBODY or clause is None:
        return False
    return battle.owner[scout] != clause.seats[0] or not battle.standing(scout)


def _last_standing(battle: Battle, goal: Clause, round_over: bool) -> None:
    sides = battle.theatre.sides
    left: list[int] = []
    for side, seats in enumerate(sides, start=1):
        if battle.spaces_of(seats) or (not round_over and _awaited(battle, seats)):
            left.append(side)
    if len(left) == 1 and (not goal.sides or left[0] in goal.sides):
        raise _won(battle, "last-standing", left)
    if not left:
        raise _all_gone(battle)


def _all_gone(battle: Battle) -> GameOver:
    """Nobody is left: who needs no figures wins all the same (HS-S-FORT-11), else nobody."""
    for goal in battle.theatre.scenario.victory:
        if goal.name == "outlast":
            return _won(battle, "outlasted", goal.sides)
    return _nobody(battle)


# -- after a step ---------------------------------------------------------------------------------


def after_step(battle: Battle, figure: int) -> None:
    """End the battle if it is decided by where a figure has come to, or by what it found."""
    if not battle.theatre.steps_matter:
        return
    seat = battle.seat_of(figure)
    if seat == NOBODY:
        return
    side = battle.theatre.seats[seat].side
    for goal in battle.theatre.scenario.victory:
        if goal.sides and side not in goal.sides:
            continue
        if goal.name == "reach":
            if _stands_on(battle, figure, goal.space):
                raise _won(battle, "reached", [side])
        elif goal.name == "collect":
            if battle.plants[seat] >= goal.numbers["number"]:
                raise _won(battle, "collected", [side])
        elif goal.name == "scout-arrives":
            if battle.theatre.unit_of[figure] == battle.scout:
                if _stands_on(battle, figure, goal.space):
                    _show_sign(battle, seat)
                    raise _won(battle, "scout-arrived", [side])
        elif goal.name == "free-captive":
            adjacency = battle.theatre.ground.adjacency
            if adjacency.figures_adjacent(battle.figures, figure, battle.captive):
                raise _won(battle, "rescued", [side])


def _show_sign(battle: Battle, seat: int) -> None:
    """Turn over the glyph on the scout's card."""
    scout = battle.scout
    battle.under_shown |= 1 << scout
    battle.reveal()
    battle.tell(SCOUT_SHOWN, scout, battle.under[scout], seat=seat)


def _stands_on(battle: Battle, figure: int, space: int) -> bool:
    return battle.figures.first[figure] == space or battle.figures.second[figure] == space


# -- after a round --------------------------------------------------------------------------------


def round_over(battle: Battle) -> None:
    """End the battle if the end of a round decides it: somebody holds a place, or time is up."""
    victory = battle.theatre.scenario.victory
    for goal in victory:
        if goal.name == "last-standing":  # who has nothing but a reserve has lost (R-DROP-01)
            _last_standing(battle, goal, True)
        elif goal.name == "hold" and goal.space != NOWHERE:
            holder = battle.figures.at[goal.space]
            seat = battle.seat_of(holder) if holder != NOBODY else NOBODY
            if seat != NOBODY and battle.theatre.seats[seat].side in goal.sides:
                raise _won(battle, "held", [battle.theatre.seats[seat].side])
    if battle.round != battle.theatre.scenario.rounds:
        return
    for goal in victory:
        if goal.name == "outlast":
            raise _won(battle, "outlasted", goal.sides)
        if goal.name == "most-points":
            raise _won(battle, "most-points", _most_points(battle, goal.sides))
    raise _nobody(battle)


def _most_points(battle: Battle, sides: list[int]) -> list[int]:
    """Return the sides with the most points (HS-M-SCORE-03); several share a draw (R-SCORE-01)."""
    scores: list[tuple[int, int, int]] = []
    masks = battle.theatre.sides
    for seats in masks:
        total = 0
        figures = 0
        wounds = 0
        for seat in range(len(battle.theatre.seats)):
            if seats >> seat & 1:
                total += points(battle, seat)
        for figure, fate in enumerate(battle.fate):
            seat = battle.seat_of(figure)
            if fate == STANDING and seat != NOBODY and seats >> seat & 1:
                figures += 1
                wounds += battle.wounds[figure]
        if not battle.theatre.house.tie_break:
            figures = 0
            wounds = 0
        scores.append((total, figures, -wounds))
    compete = sides or list(range(1, len(masks) + 1))
    best = max(scores[side - 1] for side in compete)
    return [side for side in compete if scores[side - 1] == best]


# -- the end --------------------------------------------------------------------------------------


def _won(battle: Battle, result: str, sides: list[int]) -> GameOver:
    winners = 0
    for side in sides:
        winners |= battle.theatre.sides[side - 1]
    kind = WON_BASIC if battle.theatre.basic else WON
    for seat in range(len(battle.theatre.seats)):
        if winners >> seat & 1:
            battle.tell(kind, seat=seat)
    return battle.end(result, winners)


def _nobody(battle: Battle) -> GameOver:
    """Both have lost at once (HS-S-MIST-09, R-SCORE-03)."""
    battle.tell(NOBODY_WON)
    return battle.end("nobody", 0)

"""Who is likely to win: what each side has left, and how near it is to what wins."""

from __future__ import annotations

from math import exp, log
from typing import Final

from giantstable.games.heroscape.bot.drafting import Tastes
from giantstable.games.heroscape.bot.lore import lore_of
from giantstable.games.heroscape.bot.odds import BIASES, ELSEWHERE, WEIGHTS
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.box.cards import HERO
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.rules.setup.gathering import points_left
from giantstable.games.heroscape.table.fray import GATHER, RESERVE, STANDING, Fray

# What is looked at, of each side.
MIGHT: Final = 0  # what its figures are worth
LEFT: Final = 1  # the logarithm of that: the last figures count most
NEAR: Final = 2  # how near to what wins
THERE: Final = 3  # it holds what wins, or has found a part of it
TIME: Final = 4  # how much of it has gone, for those who need only wait
LEAD: Final = 5  # the part of all points, the more the later
TURN: Final = 6  # its turn, or the first of the round
LOOKED_AT: Final = 7

WOUNDED: Final = 0.4  # of a hero's worth: what is left of it with the last Life
SOMETHING: Final = 0.15  # so that nobody has nothing


def chances(fray: Fray) -> list[float]:
    """Return each seat's chance to win, by the logistic fit of its kind of battle."""
    seats = fray.theatre.seats
    if fray.result:
        return [1.0 if fray.won >> seat & 1 else 0.0 for seat in range(len(seats))]
    scenario = fray.theatre.scenario.id
    key = f"{scenario} {len(seats)}"
    weights = WEIGHTS.get(key, WEIGHTS.get(ELSEWHERE, []))
    biases = BIASES.get(key, [])
    scores: list[float] = []
    for side, looks in enumerate(features(fray)):
        score = biases[side] if side < len(biases) else 0.0
        for i, each in enumerate(looks):
            score += weights[i] * each
        scores.append(score)
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    whole = sum(parts)
    return [parts[given.side - 1] / whole for given in seats]


def features(fray: Fray) -> list[list[float]]:
    """Return what is looked at, of each side."""
    theatre = fray.theatre
    tastes = Tastes(fray)
    looks: list[list[float]] = [[0.0] * LOOKED_AT for _ in theatre.sides]
    all_points = 1
    for seat, given in enumerate(theatre.seats):
        side = looks[given.side - 1]
        side[MIGHT] += _might(fray, seat, tastes)
        standing = points(fray, seat)
        side[LEAD] += standing
        all_points += standing
        if fray.first_seat != NOBODY and _is_next(fray, seat):
            side[TURN] = 1.0
    gone = fray.round / theatre.scenario.rounds if theatre.scenario.rounds else 0.0
    for number, side in enumerate(looks, start=1):
        side[LEFT] = log(side[MIGHT] + SOMETHING)
        side[LEAD] *= gone * gone / all_points
        for goal in theatre.scenario.victory:
            if goal.name == "outlast" and number in goal.sides:
                side[TIME] = gone
    if fray.phase != GATHER:
        for seat, given in enumerate(theatre.seats):
            _note_goals(fray, seat, looks[given.side - 1])
    return looks


def _is_next(fray: Fray, seat: int) -> bool:
    if fray.seat != NOBODY:
        return fray.seat == seat
    return (fray.first_seat + fray.turn) % len(fray.theatre.seats) == seat


def _might(fray: Fray, seat: int, tastes: Tastes) -> float:
    """Return what the figures of a seat are worth, and the points it has still to spend."""
    theatre = fray.theatre
    values = tastes.of_seat[seat]
    total = 0.0
    for unit in fray.army(seat):
        card = theatre.units[unit]
        worth = max(values[unit], 0.1)
        if fray.phase == GATHER:
            total += worth
            continue
        for figure in theatre.figures_of(unit):
            fate = fray.fate[figure]
            if fate != STANDING and fate != RESERVE:
                continue
            if card.kind == HERO:
                life = theatre.talents.life[unit]
                left = (life - fray.wounds[figure]) / life
                total += worth * (WOUNDED + (1.0 - WOUNDED) * left)
            else:
                total += worth / card.figures
    if fray.phase == GATHER and not fray.drafted_out >> seat & 1:
        total += tastes.a_point(seat) * points_left(fray, seat)
    return total


def _note_goals(fray: Fray, seat: int, side: list[float]) -> None:
    """Note how near a seat is to what wins."""
    outlook = Outlook(fray, seat, lore_of(fray.theatre))
    spaces = outlook.goals or outlook.holds or outlook.finds
    side[THERE] += fray.plants[seat]
    if not spaces:
        return
    nearest = 99.0
    for figure in outlook.friends:
        unit = fray.theatre.unit_of[figure]
        if outlook.only_scout and unit != fray.scout:
            continue
        here = fray.figures.first[figure]
        if here in outlook.holds:
            side[THERE] = 1.0
        far = outlook.nearest(figure, spaces, here)
        nearest = min(nearest, far / max(1, outlook.lore.moves[unit]))
    side[NEAR] = max(side[NEAR], 1.0 / (1.0 + nearest))

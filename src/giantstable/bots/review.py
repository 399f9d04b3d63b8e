"""A choice looked at again: how the game stood, whether something better was there, and why.

Nobody is judged by what they could not know. Every look is one from the chair of who chose, with
the hidden rest and the chance to come dealt anew, so what really came plays no part.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from giantstable.bots.advice import Advice, best_of, choice, imagined, told
from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import Judge, Reason
from giantstable.kernel.match import Match
from giantstable.kernel.rng import Rng, seeded

LOOKS: Final = 4  # from each chair, for how the game stands
AHEAD: Final = 24  # choices that a future is followed
FIRST: Final = 8  # futures after which what is as good as the best is let be
FUTURES: Final = 32
PLAIN: Final = 0.05  # of a victory: what costs less is a matter of taste
DOUBT: Final = 2.0  # standard errors by which a loss must be more than nothing


class Glance:
    """What is to be said of one choice."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances  # of every seat to win, before it was made
        self.missed: Missed | None = None


class Missed:
    """A choice that was plainly worse than another."""

    def __init__(self, advice: Advice, loss: float) -> None:
        self.best = advice.best
        self.second = advice.second  # None: there was no other, or it is what was chosen
        self.loss = loss  # of a victory
        self.reasons: list[Reason] = []  # of the best
        self.others: list[Reason] = []  # of what was chosen


def glance(
    match: Match, decision: Decision, made: int, judge: Judge, bot: Bot, seed: int | str
) -> Glance:
    """Return what is to be said of a choice that is about to be made.

    The bot says what it would have done. Where that is something else, both are tried in the same
    futures, which the judge plays on for everybody and then judges.
    """
    rng = seeded(f"review {seed}")
    found = Glance(standing(match, judge, rng))
    if len(decision.codes) == 1:
        return found
    chair = Chair(match, decision)
    tables = imagined(chair, rng)
    advice = choice(chair, judge, bot, tables)
    if advice.best == made:
        return found
    loss = lost(chair, judge, advice.best, made, rng)
    if loss >= PLAIN:
        missed = Missed(advice, loss)
        if missed.second == made:
            missed.second = None
        question = chair.decision
        best = advice.best
        missed.reasons = told([judge.reasons(table, question, best) for table in tables])
        missed.others = told([judge.reasons(table, question, made) for table in tables])
        found.missed = missed
    return found


def standing(match: Match, judge: Judge, rng: Rng) -> list[float]:
    """Return each seat's chance to win, as all who sit at the table see it on average."""
    seats = match.seats
    total = [0.0] * seats
    for seat in range(seats):
        for _ in range(LOOKS):
            table = match.table.copy()
            match.game.determinize(table, seat, rng)
            for each, chance in enumerate(judge.chances(table)):
                total[each] += chance
    return [each / (seats * LOOKS) for each in total]


def lost(chair: Chair, judge: Judge, best: int, made: int, rng: Rng) -> float:
    """Return how much of a victory an option costs against another; 0.0 where that is in doubt."""
    n = 0
    total = 0.0
    squares = 0.0
    while n < FUTURES:
        seed = rng.next()
        more = future(chair, judge, best, seed) - future(chair, judge, made, seed)
        n += 1
        total += more
        squares += more * more
        if n == FIRST and total / n + DOUBT * _error(n, total, squares) < PLAIN:
            return 0.0
    mean = total / n
    return mean if mean > DOUBT * _error(n, total, squares) else 0.0


def _error(n: int, total: float, squares: float) -> float:
    """Return the standard error of a mean."""
    return sqrt(max(0.0, squares - total * total / n) / (n * (n - 1)))


def future(chair: Chair, judge: Judge, code: int, seed: int) -> float:
    """Return a seat's chance to win some choices after an option, in one way it may go."""
    seat = chair.decision.seat
    match = chair.imagine(seed)
    for decision in match.asked:
        if decision.seat == seat and decision.answer < 0:
            match.answer(decision, code)
            break
    for _ in range(AHEAD):
        if match.over:
            break
        decision = match.next_decision()
        codes = decision.codes
        at = 0 if len(codes) == 1 else best_of(judge.worths(match.table, decision))
        match.answer(decision, codes[at])
    if match.over:
        winners = match.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    return judge.chances(match.table)[seat]

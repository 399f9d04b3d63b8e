"""How a stretch of a finished game is looked at again, in a process beside the server."""

from __future__ import annotations

import time
from dataclasses import dataclass

from giantstable.bots import judge, reviewer
from giantstable.bots.review import Missed, glance, standing
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import Judge
from giantstable.kernel.match import ANEW, Match
from giantstable.kernel.rng import seeded
from giantstable.kernel.shapes import Message
from giantstable.server import frames
from giantstable.server.thinking import Question, follow, reasons_json, started


@dataclass(frozen=True)
class Stretch:
    """Some choices of a game, from one on, for as long as somebody is willing to wait."""

    question: Question
    first: int
    seconds: float

    def __call__(self) -> list[frames.ReviewPoint] | None:
        """Return what is to be said of them; None if nobody can judge such a game.

        A point is how the game stood before a choice; the last one is its end.
        """
        question = self.question
        found = judge(question.game)
        if found is None:
            return None
        until = time.process_time() + self.seconds
        match = started(question)
        choices = question.choices
        points: list[frames.ReviewPoint] = []
        at = -1
        for seat, notation in choices:
            if notation.startswith(ANEW):
                follow(match, seat, notation)
                continue
            at += 1
            if at < self.first:
                follow(match, seat, notation)
                continue
            if points and time.process_time() > until:
                return points
            point = _looked_at(match, at, seat, notation, found, question.seed)
            if point is None:
                return None
            points.append(point)
            follow(match, seat, notation)
        points.append(_end(match, at + 1, found, question.seed))
        return points


def _looked_at(
    match: Match, at: int, seat: int, notation: str, by: Judge, seed: str
) -> frames.ReviewPoint | None:
    named = f"{seed}/{at}"
    bot = reviewer(match.game, named)
    if bot is None:
        return None
    decision = next(each for each in match.pending if each.seat == seat)
    made = next(code for code in decision.codes if match.game.notation(decision, code) == notation)
    found = glance(match, decision, made, by, bot, named)
    missed = found.missed
    return {
        "at": at,
        "chances": _hundredths(found.chances),
        "missed": None if missed is None else _missed_json(decision, made, missed),
    }


def _end(match: Match, at: int, by: Judge, seed: str) -> frames.ReviewPoint:
    """Return how a game ended; where people ended it, how it stood then."""
    if match.over:
        winners = match.winners
        part = 1.0 / max(1, len(winners))
        chances = [part if seat in winners else 0.0 for seat in range(match.seats)]
    else:
        chances = standing(match, by, seeded(f"review {seed}/{at}"))
    return {"at": at, "chances": _hundredths(chances), "missed": None}


def _hundredths(chances: list[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]


def _missed_json(decision: Decision, made: int, missed: Missed) -> frames.Missed:
    second = missed.second
    return {
        "seat": decision.seat,
        "loss": round(100 * missed.loss),
        "made": _words(decision, made),
        "best": _words(decision, missed.best),
        "second": None if second is None else _words(decision, second),
        "reasons": reasons_json(missed.reasons),
        "others": reasons_json(missed.others),
    }


def _words(decision: Decision, code: int) -> Message:
    return next(option for option in decision.options if option.code == code).text.to_json()

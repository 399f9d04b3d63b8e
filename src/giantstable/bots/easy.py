"""A bot that plays as a beginner does, for any game that has a judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import Judge
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import Table

FINE: Final = 1000  # steps of a misjudgement


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(Bot):
    """Judges every option by the eye, and misjudges it by at most ``blur``.

    ``blur`` is in the coin of the judge's worths. What is better by twice as much (a win at hand)
    is never overlooked, and what is worse by twice as much never done: it errs among things that
    somebody might well do. It looks no further than the question: what follows from several
    choices together escapes it. A game may say in ``unkind`` what it had better leave.
    """

    def __init__(self, judge: Judge, seed: int | str, blur: float) -> None:
        self.judge = judge
        self.blur = blur
        self.rng = seeded(f"easy bot {seed}")

    def choose(self, chair: Chair) -> int:
        """Return what looks best to it."""
        decision = chair.decision
        codes = decision.codes
        if len(codes) == 1:
            return codes[0]
        table = chair.table(self.rng)
        worths = self.judge.worths(table, decision)
        found = codes[0]
        best = 0.0
        for i, code in enumerate(codes):
            looks = worths[i] + self.blur * misjudged(self.rng)
            looks -= self.unkind(table, decision, code)
            if i == 0 or looks > best:
                found = code
                best = looks
        return found

    def unkind(self, table: Table, decision: Decision, code: int) -> float:
        """Return how much a beginner's friend would rather not do this, in the same coin."""
        return 0.0


def misjudged(rng: Rng) -> float:
    """Return a number from -1 to 1, most likely a small one."""
    return (rng.below(FINE + 1) + rng.below(FINE + 1)) / FINE - 1.0

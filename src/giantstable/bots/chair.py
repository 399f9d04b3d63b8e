"""The place from which a bot plays: it sees what its seat sees, and can imagine the rest."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from giantstable.kernel.decision import Decision
from giantstable.kernel.game import Shaped
from giantstable.kernel.match import Match
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """One seat of a match, asked one question.

    Whatever the seat cannot know is dealt anew in every match it imagines. This chair holds the
    match and is for bots of the house: a stranger's bot could look behind it, so it gets one whose
    match is in another process (``arena.sealed``).
    """

    def __init__(self, match: Match, decision: Decision) -> None:
        self._match = match
        self.decision = decision if decision.table is None else decision.bare()

    def sit(self, match: Match, decision: Decision) -> None:
        """Turn to the next question."""
        self._match = match
        self.decision = decision if decision.table is None else decision.bare()

    def view(self) -> Shaped:
        """Return what the seat sees."""
        return self._match.view(self.decision.seat)

    def notation(self, code: int) -> str:
        """Return the notation of an option."""
        question = self.decision.bare()
        question.bind(self._match.game, self._match.table)
        return self._match.game.notation(question, code)

    def table(self, rng: Rng) -> Table:
        """Return a copy of the table in which all that is hidden is dealt anew.

        It costs far less than a match: it can be looked at and changed, but not played on.
        """
        match = self._match
        table = match.table.copy()
        match.game.determinize(table, self.decision.seat, rng)
        return table

    def imagine(self, seed: int) -> Match:
        """Return a copy of the match in which all that is hidden is dealt anew."""
        return self._match.copy(quiet=True).determinize(self.decision.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers questions. Derive your own from it, in plain Python if you like."""

    def choose(self, chair: Chair) -> int:
        """Return the code of the option to choose."""
        raise TypeError


def play_on(match: Match, bots: list[Bot], most: int = 1_000_000) -> int:
    """Let bots (one a seat) play a match to its end; return how many decisions it took."""
    decisions = 0
    chair: Chair | None = None
    while not match.over and decisions < most:
        decision = match.next_decision()
        if chair is None:
            chair = Chair(match, decision)
        else:
            chair.sit(match, decision)
        match.answer(decision, bots[decision.seat].choose(chair))
        decisions += 1
    return decisions

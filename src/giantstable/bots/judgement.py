"""What a bot knows of a game beyond its rules: what is good, and what is not worth a thought."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A game's answers to the questions of a searching bot.

    It is shown imagined matches only, so it may look at the whole table.
    """

    def worth(self, match: Match, seat: int) -> float:
        """Return how good the match looks for the seat; more is better."""
        raise TypeError

    def turn(self, match: Match) -> int:
        """Return a number that changes when the seat's turn is over."""
        raise TypeError

    def is_milestone(self, decision: Decision) -> bool:
        """Return whether a new step of the turn begins: positions there can be compared."""
        raise TypeError

    def is_committed(self, decision: Decision) -> bool:
        """Return whether all that matters of the turn is done, and the world answers next."""
        raise TypeError

    def instinct(self, match: Match, decision: Decision) -> int:
        """Return a quick sensible answer, without any search."""
        raise TypeError

    def by_instinct(self, decision: Decision) -> bool:
        """Return whether a question is not worth a search."""
        raise TypeError

"""A bot that looks wider than greedy, and dreams more often and more soberly."""

from __future__ import annotations

from typing import Final

from giantstable.bots.greedy import Effort, GreedyBot
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.kernel.match import Match

STRONG: Final[Effort] = Effort(16, 120, 12, 30)
MOST: Final = 400.0  # what any dream can promise or threaten, an end included


class StrongBot(GreedyBot):
    """Searches its own turn, and tries the best lines in many futures.

    To greedy a single dream of death outweighs all others, as an end is worth thousands. Here it
    counts for what it is, one dream of thirty: so she dares where daring pays.
    """

    def __init__(self, seed: int | str, effort: Effort = STRONG) -> None:
        super().__init__(WraithJudgement(), f"strong {seed}", effort)

    def end_of_dream(self, match: Match, seat: int) -> float:
        """Return what a dream comes to, within bounds."""
        return max(-MOST, min(MOST, self.judgement.worth(match, seat)))

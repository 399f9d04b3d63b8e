"""How likely she wins, read at the beginning of a round: what a dream comes to."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.bot.dawns import PIECES, SHARED
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.standing import SIGNS, Standing
from giantstable.games.wraith.bot.weighing import Weighing
from giantstable.games.wraith.table.fight import GOES_ON, WIN_HEALTH, WIN_SCARS, Fight

# To the signs that any moment has, the quick judgement and three parts of it.
DAWN_SIGNS: Final = [*SIGNS, "worth", "threat", "promise", "scars-made"]
MOST_WORTH: Final = 4.0


class Dawn:
    """Reads fights between two rounds, all of whose weights are for that moment alone.

    A hand is full then, the row is new and nothing is half-done, so the same signs say more than
    at any moment of a turn.
    """

    def __init__(self, judgement: WraithJudgement) -> None:
        self.judgement = judgement
        self.standing = Standing()
        self.weighing = Weighing(SHARED, PIECES)

    def read(self, t: Fight) -> list[float]:
        """Return the signs of a fight, in the order of DAWN_SIGNS."""
        judgement = self.judgement
        signs = self.standing.read(t)
        signs.append(max(-MOST_WORTH, min(MOST_WORTH, judgement.value(t) / 50.0)))
        signs.append(judgement.threat(t) / 20.0)
        signs.append(judgement.symbols(t) / 30.0)
        signs.append(judgement.scarring(t))
        return signs

    def chance(self, t: Fight) -> float:
        """Return how likely she wins."""
        if t.result != GOES_ON:
            return 1.0 if t.result in (WIN_HEALTH, WIN_SCARS) else 0.0
        return self.weighing.chance(t, self.read(t))

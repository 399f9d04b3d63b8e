"""How likely she wins, read at the beginning of a round: what a dream comes to."""

from __future__ import annotations

from math import exp
from typing import Final

from giantstable.games.wraith.bot.dawns import PIECES, SHARED
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.standing import SIGNS, Standing
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
        self.weights: dict[str, list[float]] = {}  # by Giant and Wraith

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
        weights = self._weights(t.giant.id, t.wraith.id)
        score = 0.0
        for i, sign in enumerate(self.read(t)):
            score += weights[i] * sign
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))

    def _weights(self, giant: str, wraith: str) -> list[float]:
        """Return what each sign weighs in a fight of these two."""
        pairing = f"{giant}/{wraith}"
        if pairing not in self.weights:
            found = SHARED.copy()
            for piece in (giant, wraith):
                for i, more in enumerate(PIECES.get(piece, [])):
                    found[i] += more
            self.weights[pairing] = found
        return self.weights[pairing]

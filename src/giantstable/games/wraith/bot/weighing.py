"""How likely she wins by the signs of a fight, whose weights were fitted to many fights."""

from __future__ import annotations

from math import exp
from typing import Final

from giantstable.games.wraith.table.fight import Fight

MOST: Final = 30.0  # beyond that nobody tells chances apart


class Weighing:
    """What signs weigh in all fights, and what each Giant and each Wraith adds."""

    def __init__(self, shared: list[float], pieces: dict[str, list[float]]) -> None:
        self.shared = shared
        self.pieces = pieces
        self.found: dict[str, list[float]] = {}  # by Giant and Wraith

    def chance(self, t: Fight, signs: list[float]) -> float:
        """Return how likely she wins a fight that goes on and has these signs."""
        weights = self._weights(t.giant.id, t.wraith.id)
        score = 0.0
        for i, sign in enumerate(signs):
            score += weights[i] * sign
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, score))))

    def _weights(self, giant: str, wraith: str) -> list[float]:
        """Return what each sign weighs in a fight of these two."""
        pairing = f"{giant}/{wraith}"
        if pairing not in self.found:
            found = self.shared.copy()
            for piece in (giant, wraith):
                for i, more in enumerate(self.pieces.get(piece, [])):
                    found[i] += more
            self.found[pairing] = found
        return self.found[pairing]

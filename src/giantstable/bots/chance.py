"""A bot that leaves everything to chance."""

from __future__ import annotations

from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.rng import seeded


class RandomBot(Bot):
    """Chooses each option with the same chance."""

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(f"random bot {seed}")

    def choose(self, chair: Chair) -> int:
        """Return any of the options."""
        codes = chair.decision.codes
        return codes[self.rng.below(len(codes))]

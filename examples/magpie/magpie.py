"""Magpie: a bot of one's own. It tries each option in a few imagined games."""

from giantstable.arena.sealed import play_out
from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.game import Game
from giantstable.kernel.rng import seeded

__version__ = "1"

DREAMS = 8


class Magpie(Bot):
    """Takes what wins most often if everybody then plays at random."""

    def __init__(self, game: Game, seed: str) -> None:
        self.rng = seeded(seed)

    def choose(self, chair: Chair) -> int:
        """Return the code of the option to choose."""
        decision = chair.decision
        if len(decision.codes) == 1:
            return decision.codes[0]
        seeds = [self.rng.next() for _ in range(DREAMS)]  # the same dreams for every option
        won = [sum(self.dream(chair, code, seed) for seed in seeds) for code in decision.codes]
        return decision.codes[won.index(max(won))]

    def dream(self, chair: Chair, code: int, seed: int) -> float:
        """Return the share of the victory in one imagined game."""
        match = chair.imagine(seed)
        match.answer(match.next_decision(), code)
        winners = play_out(match, "random", seed)
        return 1 / len(winners) if chair.decision.seat in winners else 0

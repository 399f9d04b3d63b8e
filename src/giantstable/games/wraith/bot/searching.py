"""A bot that weighs its turns by how likely fights are won that stand as these would."""

from __future__ import annotations

from typing import Final

from giantstable.bots.advice import best_of
from giantstable.bots.chair import Chair
from giantstable.bots.greedy import Effort, GreedyBot
from giantstable.games.wraith.bot.judgement import WraithJudgement, fight_of
from giantstable.games.wraith.bot.judging import WraithJudge
from giantstable.games.wraith.table import asks
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match

STRONG: Final[Effort] = Effort(16, 120, 12, 30)
BLEND: Final = 0.002  # of a chance: what a point of the quick judgement counts beside it
MOST: Final = 400.0  # of that judgement, so that an end counts by its chance alone


class StrongBot(GreedyBot):
    """Looks wider than greedy, dreams more, and values the ends of dreams by their chance."""

    def __init__(self, seed: int | str, effort: Effort = STRONG, blend: float = BLEND) -> None:
        super().__init__(WraithJudgement(), seed, effort)
        self.judge = WraithJudge()
        self.blend = blend
        self.discards = effort.dreams  # dreams for each card that may be thrown away

    def choose(self, chair: Chair) -> int:
        """Return the first choice of the best line; what to discard is dreamt of too."""
        decision = chair.decision
        if decision.kind_of is asks.DISCARD and self.discards > 0 and len(decision.codes) > 1:
            return decision.codes[best_of(self.weigh(chair))]
        return super().choose(chair)

    def weigh(self, chair: Chair) -> list[float]:
        """Return what each option is worth; of discards the chance that they leave."""
        decision = chair.decision
        if decision.kind_of is asks.DISCARD and self.discards > 0:
            return self._after_discards(chair, decision)
        return super().weigh(chair)

    def _after_discards(self, chair: Chair, decision: Decision) -> list[float]:
        root = chair.imagine(self.rng.next())
        turn = self.judgement.turn(root)
        seeds = [self.rng.next() for _ in range(self.discards)]
        worths: list[float] = []
        for code in decision.codes:
            match = root.copy(quiet=True)
            match.answer(match.next_decision(), code)
            worths.append(self.dream(match, decision.seat, turn, seeds))
        return worths

    def dream(self, match: Match, seat: int, turn: int, seeds: list[int]) -> float:
        """Return the mean chance after the turn, in several imagined futures."""
        if match.over:
            return self._value(match, seat)
        judgement = self.judgement
        total = 0.0
        for seed in seeds:
            dream = match.copy(quiet=True).determinize(seat, seed)
            while not dream.over and judgement.turn(dream) == turn:
                decision = dream.next_decision()
                dream.answer(decision, judgement.instinct(dream, decision))
            total += self._value(dream, seat)
        return total / len(seeds)

    def _value(self, match: Match, seat: int) -> float:
        worth = max(-MOST, min(MOST, self.judgement.worth(match, seat)))
        return self.judge.chance(fight_of(match)) + self.blend * worth

"""A bot that looks wide, dreams often, and follows its best dreams into the next turn."""

from __future__ import annotations

from typing import Final

from giantstable.bots.advice import best_of
from giantstable.bots.chair import Chair
from giantstable.bots.greedy import Effort, GreedyBot, Line
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.table import asks
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match

STRONG: Final[Effort] = Effort(16, 120, 12, 30)
HASTY: Final[Effort] = Effort(3, 24, 0, 0)  # for a turn that is dreamt of
LAST: Final = 4  # lines that are followed into the next turn
AHEAD: Final = 0  # dreams of each of them
DISCARDS: Final = 0  # dreams of each card that may be thrown away
MOST: Final = 400.0  # a dream of victory outweighs a dream of death, and no more


class StrongBot(GreedyBot):
    """Looks wider than greedy and dreams more; the best lines are dreamt of for two turns."""

    def __init__(
        self,
        seed: int | str,
        effort: Effort = STRONG,
        ahead: int = AHEAD,
        discards: int = DISCARDS,
        last: int = LAST,
        hasty: Effort = HASTY,
    ) -> None:
        super().__init__(WraithJudgement(), f"strong {seed}", effort)
        self.hasty = GreedyBot(self.judgement, seed, hasty)
        self.ahead = ahead
        self.discards = discards
        self.last = last

    def choose(self, chair: Chair) -> int:
        """Return the first choice of the best line; what to discard is dreamt of too."""
        if self._dreams_of_discards(chair.decision):
            return chair.decision.codes[best_of(self.weigh(chair))]
        return super().choose(chair)

    def weigh(self, chair: Chair) -> list[float]:
        """Return what each option is worth."""
        if self._dreams_of_discards(chair.decision):
            return self._after_discards(chair)
        return super().weigh(chair)

    def _dreams_of_discards(self, decision: Decision) -> bool:
        return decision.kind_of is asks.DISCARD and self.discards > 0 and len(decision.codes) > 1

    def _after_discards(self, chair: Chair) -> list[float]:
        decision = chair.decision
        root = chair.imagine(self.rng.next())
        turn = self.judgement.turn(root)
        seeds = [self.rng.next() for _ in range(self.discards)]
        worths: list[float] = []
        for code in decision.codes:
            match = root.copy(quiet=True)
            match.answer(match.next_decision(), code)
            worths.append(self._far(match, decision.seat, turn, seeds))
        return worths

    def lines(self, root: Match, seat: int) -> list[Line]:
        """Return lines to the end of the turn; the first few are tried for two turns."""
        lines = super().lines(root, seat)
        if self.ahead == 0 or len(lines) == 1:
            return lines
        turn = self.judgement.turn(root)
        seeds = [self.rng.next() for _ in range(self.ahead)]
        tried = lines[: self.last]
        found: list[Line] = []
        for line in tried:
            line.worth = self._far(line.match, seat, turn, seeds)
            at = 0
            while at < len(found) and found[at].worth >= line.worth:
                at += 1
            found.insert(at, line)
        return [*found, *lines[self.last :]]

    def dream(self, match: Match, seat: int, turn: int, seeds: list[int]) -> float:
        """Return the mean worth after the turn is over, in several imagined futures."""
        if match.over:
            return self._worth(match, seat)
        total = 0.0
        for seed in seeds:
            total += self._worth(self._dreamt(match, seat, turn, seed), seat)
        return total / len(seeds)

    def _far(self, match: Match, seat: int, turn: int, seeds: list[int]) -> float:
        """Return the same after the turn that follows, which is played in haste."""
        if match.over:
            return self._worth(match, seat)
        total = 0.0
        for seed in seeds:
            dream = self._dreamt(match, seat, turn, seed)
            if dream.over:
                total += self._worth(dream, seat)
            else:
                worth = self.hasty.lines(dream, seat)[0].worth
                total += max(-MOST, min(MOST, worth))
        return total / len(seeds)

    def _dreamt(self, match: Match, seat: int, turn: int, seed: int) -> Match:
        """Return a match as it may stand when the next turn begins."""
        judgement = self.judgement
        dream = match.copy(quiet=True).determinize(seat, seed)
        while not dream.over and judgement.turn(dream) == turn:
            decision = dream.next_decision()
            dream.answer(decision, judgement.instinct(dream, decision))
        return dream

    def _worth(self, match: Match, seat: int) -> float:
        return max(-MOST, min(MOST, self.judgement.worth(match, seat)))

"""A bot that looks at most turns there are, and dreams of the best until one stands out."""

from __future__ import annotations

from typing import Final

from giantstable.bots.chair import Chair
from giantstable.bots.greedy import Effort, GreedyBot, Step
from giantstable.games.wraith.bot.dawn import Dawn
from giantstable.games.wraith.bot.judgement import WraithJudgement, fight_of
from giantstable.games.wraith.bot.turns import Line, Turns, Width, end_turn, steps_of, worth_of
from giantstable.games.wraith.rules.cards import deal_anew
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import GOES_ON, Fight, fight_on
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded


class Sifting:
    """How many turns are dreamt of, and how often each."""

    def __init__(self, lines: int, dreams: int) -> None:
        self.lines = lines
        self.dreams = dreams


WIDTH: Final[Width] = Width(256, 64, 60, 4000)
SIFTINGS: Final[list[Sifting]] = [
    Sifting(600, 4),
    Sifting(100, 8),
    Sifting(30, 24),
    Sifting(6, 80),
]
MID_CARD: Final[Effort] = Effort(16, 120, 12, 30)  # where a card is half carried out


class StrongBot(GreedyBot):
    """Searches its own turn, and tries the best turns in many futures.

    The quick judgement is good enough to say which turns are worth a dream, so many are. What a
    dream comes to is a chance to win: to greedy a single dream of death outweighs all others, here
    it counts for what it is. All turns have the same dreams, and the few that are left have most.
    """

    def __init__(
        self,
        seed: int | str,
        width: Width = WIDTH,
        siftings: list[Sifting] = SIFTINGS,
    ) -> None:
        quick = WraithJudgement()
        super().__init__(quick, f"strong {seed}", MID_CARD)
        self.quick = quick
        self.dawn = Dawn(quick)
        self.turns = Turns(quick, width)
        self.siftings = siftings

    def choose(self, chair: Chair) -> int:
        """Return the first choice of the best turn."""
        decision = chair.decision
        if self.plan:
            step = self.plan[0]
            if step.kind is not decision.kind_of or step.codes != decision.codes:
                self.plan = []  # another match, or a choice was taken back
        if self.plan or len(decision.codes) == 1 or not _between_cards(decision.kind_of):
            return super().choose(chair)
        return self._best(chair)

    def weigh(self, chair: Chair) -> list[float]:
        """Return for each option how the best turn stands that begins with it, of all turns."""
        decision = chair.decision
        if not _between_cards(decision.kind_of):
            return super().weigh(chair)
        root = fight_on(chair.table(self.rng))
        lines = self.sifted(root)
        worths = [-float(len(lines))] * len(decision.codes)
        for place, line in enumerate(lines):
            at = decision.codes.index(steps_of(root, line)[0].code)
            worths[at] = max(worths[at], -float(place))
        return worths

    def _best(self, chair: Chair) -> int:
        root = fight_on(chair.table(self.rng))
        steps: list[Step] = steps_of(root, self.sifted(root)[0])
        self.plan = steps[1:]
        return steps[0].code

    def sifted(self, root: Fight) -> list[Line]:
        """Return turns, the best first: each time fewer of them are dreamt of more often."""
        lines = self.turns.lines(root)
        dreams = 0
        for sifting in self.siftings:
            few = lines[: sifting.lines]
            if len(few) < 2:
                break
            seeds = [self.rng.next() for _ in range(sifting.dreams)]
            more = dreams + sifting.dreams
            for line in few:
                dreamt = self._dreamt(line.fight, seeds)
                line.worth = (
                    dreamt
                    if dreams == 0
                    else (line.worth * dreams + dreamt * sifting.dreams) / more
                )
            dreams = more
            few.sort(key=worth_of, reverse=True)
            lines = [*few, *lines[sifting.lines :]]
        return lines

    def _dreamt(self, t: Fight, seeds: list[int]) -> float:
        """Return the mean chance after the Giant's answer."""
        if t.result != GOES_ON:
            return self.dawn.chance(t)
        total = 0.0
        for seed in seeds:
            dream = t.copy()
            deal_anew(dream, seeded(seed))
            end_turn(dream, self.quick)
            total += self.dawn.chance(dream)
        return total / len(seeds)

    def end_of_dream(self, match: Match, seat: int) -> float:
        """Return what a dream comes to."""
        return self.dawn.chance(fight_of(match))


def _between_cards(kind: DecisionKind) -> bool:
    return kind is asks.PLAY or kind is asks.AFTER or kind is asks.EMPTY_HANDED

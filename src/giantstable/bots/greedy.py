"""A bot that looks ahead to the end of its own turn and dreams of what comes then."""

from __future__ import annotations

from typing import Final

from giantstable.bots.advice import Adviser
from giantstable.bots.chair import Chair
from giantstable.bots.judgement import Judgement
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded

DEPTH: Final = 12  # steps of one turn: two cards and a few Fearless Actions


class Effort:
    """How hard a bot thinks, in things it looks at: so its play can be repeated anywhere."""

    def __init__(self, beam: int, lines: int, finalists: int, dreams: int) -> None:
        self.beam = beam  # lines kept from step to step of the turn
        self.lines = lines  # ways to carry out one step that are looked at
        self.finalists = finalists  # whole turns that are tried against dreams
        self.dreams = dreams


GREEDY: Final[Effort] = Effort(8, 60, 6, 5)


class Step:
    """One choice of a plan: the question it answers, and how."""

    def __init__(self, kind: DecisionKind, codes: list[int], code: int) -> None:
        self.kind = kind
        self.codes = codes
        self.code = code


class Line:
    """A way to go on: the choices, and the match they lead to.

    ``known`` is how many of the choices come before anything was revealed: what was imagined
    after that is good enough to weigh a line, but not to be planned on.
    """

    def __init__(self, match: Match, steps: list[Step], known: int) -> None:
        self.match = match
        self.steps = steps
        self.known = known
        self.worth = 0.0


def _worth_of(line: Line) -> float:
    return line.worth


class GreedyBot(Adviser):
    """Searches its own turn with a beam, then tries the best lines in sampled futures."""

    def __init__(self, judgement: Judgement, seed: int | str, effort: Effort = GREEDY) -> None:
        self.judgement = judgement
        self.effort = effort
        self.rng = seeded(f"greedy bot {seed}")
        self.plan: list[Step] = []  # the rest of the line chosen, while nothing was revealed

    def choose(self, chair: Chair) -> int:
        """Return the first choice of the best line."""
        decision = chair.decision
        judgement = self.judgement
        if len(decision.codes) == 1:
            return decision.codes[0]
        if self.plan:
            step = self.plan.pop(0)
            if step.kind is decision.kind_of and step.codes == decision.codes:
                return step.code
            self.plan = []  # another match, or a choice was taken back
        root = chair.imagine(self.rng.next())
        if judgement.by_instinct(decision):
            return judgement.instinct(root, root.next_decision())
        line = self.lines(root, decision.seat)[0]
        self.plan = line.steps[1 : line.known]
        return line.steps[0].code

    def weigh(self, chair: Chair) -> list[float]:
        """Return for each option how the best line stands that begins with it, of all lines."""
        decision = chair.decision
        root = chair.imagine(self.rng.next())
        if self.judgement.by_instinct(decision):
            found = self.judgement.instinct(root, root.next_decision())
            return [1.0 if code == found else 0.0 for code in decision.codes]
        lines = self.lines(root, decision.seat)
        worths = [-float(len(lines))] * len(decision.codes)
        for place, line in enumerate(lines):
            at = decision.codes.index(line.steps[0].code)
            worths[at] = max(worths[at], -float(place))
        return worths

    def lines(self, root: Match, seat: int) -> list[Line]:
        """Return lines to the end of the turn, the best first."""
        effort = self.effort
        judgement = self.judgement
        turn = judgement.turn(root)
        stamp = root.table.stamp()
        beam = [Line(root, [], 0)]
        done: list[Line] = []
        for _ in range(DEPTH):
            reached: list[Line] = []
            for line in beam:
                self._carry_out(line, seat, turn, stamp, reached, done)
            reached.sort(key=_worth_of, reverse=True)
            beam = reached[: effort.beam]
            if not beam:
                break
        done.extend(beam)
        done.sort(key=_worth_of, reverse=True)
        finalists = done[: effort.finalists]
        if len(finalists) > 1:
            seeds = [
                self.rng.next() for _ in range(effort.dreams)
            ]  # the same dreams for every line
            for line in finalists:
                line.worth = self.dream(line.match, seat, turn, seeds)
            finalists.sort(key=_worth_of, reverse=True)
        return [*finalists, *done[effort.finalists :]]

    def _carry_out(
        self,
        start: Line,
        seat: int,
        turn: int,
        stamp: int,
        reached: list[Line],
        done: list[Line],
    ) -> None:
        """Try every way to carry out the next step; sort them into reached and done."""
        judgement = self.judgement
        stack = [start]
        looked_at = 0
        found = len(reached) + len(done)
        while stack and looked_at < self.effort.lines:
            line = stack.pop()
            asked = line.match.next_decision()
            for code in asked.codes:
                match = line.match.copy(quiet=True)
                match.answer(match.next_decision(), code)
                looked_at += 1
                known = line.known
                if line.match.table.stamp() == stamp:
                    known += 1
                step = Step(asked.kind_of, asked.codes, code)
                after = Line(match, [*line.steps, step], known)
                if match.over or judgement.turn(match) != turn:
                    after.worth = judgement.worth(match, seat)
                    done.append(after)
                    continue
                decision = match.next_decision()
                if decision.seat != seat or judgement.is_committed(decision):
                    after.worth = judgement.worth(match, seat)
                    done.append(after)
                elif judgement.is_milestone(decision):
                    after.worth = judgement.worth(match, seat)
                    reached.append(after)
                else:
                    stack.append(after)
        if len(reached) + len(done) == found:  # too many ways to look at: weigh them half-done
            for line in stack:
                line.worth = judgement.worth(line.match, seat)
                reached.append(line)

    def dream(self, match: Match, seat: int, turn: int, seeds: list[int]) -> float:
        """Return the mean worth after the turn is over, in several imagined futures."""
        judgement = self.judgement
        if match.over:
            return self.end_of_dream(match, seat)
        total = 0.0
        for seed in seeds:
            dream = match.copy(quiet=True).determinize(seat, seed)
            while not dream.over and judgement.turn(dream) == turn:
                decision = dream.next_decision()
                dream.answer(decision, judgement.instinct(dream, decision))
            total += self.end_of_dream(dream, seat)
        return total / len(seeds)

    def end_of_dream(self, match: Match, seat: int) -> float:
        """Return what a dream comes to."""
        return self.judgement.worth(match, seat)

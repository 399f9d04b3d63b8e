"""Random games: choices by the kernel's own Rng, so that a setup and a seed say it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from giantstable.kernel.decision import Decision
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.rng import Rng, seeded
from tests.conformance.setups import Given, Habit, habits
from tests.strength import keep

LONGEST = 20_000  # no game of ours asks more often; one that does runs in circles


class Chooser:
    """Chooses by chance, with one of the habits that players of the game have."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.rng: Rng = seeded(f"choices of {seed}")
        known = habits(game.name)
        self.habit: Habit = known[self.rng.below(len(known))]

    def pick(self, match: Match) -> tuple[Decision, int]:
        """Return an open decision and one of its codes."""
        pending = match.pending
        decision = pending[self.rng.below(len(pending))]
        if not self.habit:
            return decision, decision.codes[self.rng.below(len(decision.codes))]
        weights = [self.habit.get(n.partition(" ")[0], 20) for n in decision.notations()]
        drawn = self.rng.below(sum(weights))
        for code, weight in zip(decision.codes, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return decision, code
        raise AssertionError("a weight is missing")


def begin(game: Game, given: Given, seed: int | str, quiet: bool = False) -> Match:
    """Return a fresh match."""
    return new_match(game, given, seed, quiet)


def play_out(match: Match, chooser: Chooser, longest: int = LONGEST) -> Iterator[Match]:
    """Make random choices to the end, and stop after each one."""
    for _ in range(longest):
        if match.over:
            return
        decision, code = chooser.pick(match)
        match.answer(decision, code)
        yield match
    assert match.over or longest < LONGEST, "the game does not come to an end"


@contextmanager
def telling(match: Match, given: Given, seed: int | str) -> Iterator[None]:
    """Say, when something breaks, which game it was and how to play it again."""
    try:
        yield
    except Exception as broken:
        broken.add_note(keep({"game": match.game.name, "setup": given, "seed": seed}))
        broken.add_note(f"The record up to here:\n{json.dumps(match.record())}")
        raise

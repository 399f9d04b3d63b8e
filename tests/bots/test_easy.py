"""A beginner errs among what somebody might well do, and sees what is plain."""

from __future__ import annotations

from collections import Counter

import giantstable as gt
from giantstable.bots.chair import Chair
from giantstable.bots.easy import EasyBot
from giantstable.kernel.decision import Decision
from giantstable.kernel.table import Table
from tests.bots.judges import Later


def chosen(blur: float, times: int = 300) -> Counter[int]:
    """Return how often each place of the first question's options was chosen."""
    match = gt.new("wraith", seed=1, quiet=True)
    chair = Chair(match, match.pending[0])
    codes = chair.decision.codes
    easy = EasyBot(Later(), 1, blur)
    return Counter(codes.index(easy.choose(chair)) for _ in range(times))


def test_without_blur_the_best_is_found() -> None:
    last = len(gt.new("wraith", seed=1).pending[0].codes) - 1
    assert chosen(0.0) == {last: 300}


def test_what_is_better_by_twice_the_blur_is_never_overlooked() -> None:
    last = len(gt.new("wraith", seed=1).pending[0].codes) - 1
    assert set(chosen(4.9)) == {last}
    assert len(chosen(15.0)) > 1


def test_what_is_worse_by_twice_the_blur_is_never_done() -> None:
    last = len(gt.new("wraith", seed=1).pending[0].codes) - 1
    found = chosen(15.0)
    assert min(found) > last - 3
    assert found[last] > found[last - 1] > 0


def test_a_game_may_say_what_is_unkind() -> None:
    class Gentle(EasyBot):
        def unkind(self, table: Table, decision: Decision, code: int) -> float:
            return 100.0 if code == decision.codes[-1] else 0.0

    match = gt.new("wraith", seed=1, quiet=True)
    chair = Chair(match, match.pending[0])
    assert Gentle(Later(), 1, 0.0).choose(chair) == chair.decision.codes[-2]

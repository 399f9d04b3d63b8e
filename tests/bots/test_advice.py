"""Advice says what to do, why, what else, and how the game stands."""

from __future__ import annotations

import giantstable as gt
from giantstable.bots.advice import Adviser, advise
from giantstable.bots.chair import Bot, Chair
from tests.bots.judges import Later


class First(Bot):
    """Always takes what is offered first."""

    def choose(self, chair: Chair) -> int:
        """Return the first."""
        return chair.decision.codes[0]


class Third(Adviser):
    """Likes the third best, then the first."""

    def weigh(self, chair: Chair) -> list[float]:
        """Return worths."""
        return [{0: 1.0, 2: 2.0}.get(i, 0.0) for i in range(len(chair.decision.codes))]


def chair() -> Chair:
    """Return a chair with a question of many options."""
    match = gt.new("wraith", seed=1, quiet=True)
    return Chair(match, match.pending[0])


def test_the_bot_says_what_is_best_and_the_judge_what_else() -> None:
    asked = chair()
    found = advise(asked, Later(), First(), 1)
    assert (found.best, found.second) == (asked.decision.codes[0], asked.decision.codes[-1])
    assert found.chance == 0.25


def test_a_judge_that_likes_the_same_names_the_next() -> None:
    asked = chair()
    found = advise(asked, Later(-1.0), First(), 1)
    assert (found.best, found.second) == (asked.decision.codes[0], asked.decision.codes[1])


def test_a_bot_that_weighs_everything_names_both() -> None:
    asked = chair()
    found = advise(asked, Later(), Third(), 1)
    assert (found.best, found.second) == (asked.decision.codes[2], asked.decision.codes[0])
    assert Third().choose(asked) == found.best


def test_few_reasons_are_told_and_only_those_that_mostly_hold() -> None:
    asked = chair()
    found = advise(asked, Later(), First(), 1)
    assert [reason.text.key for reason in found.reasons] == ["hope-0", "hope-1", "fear"]
    assert found.reasons[0].text.facts["code"] == found.best
    assert found.others[0].text.facts["code"] == found.second


def test_where_nothing_is_to_be_chosen_there_is_no_second_best() -> None:
    match = gt.new("wraith", seed=1, quiet=True)
    decision = match.next_decision().bare()
    decision.codes = decision.codes[:1]
    found = advise(Chair(match, decision), Later(), First(), 1)
    assert (found.best, found.second) == (decision.codes[0], None)

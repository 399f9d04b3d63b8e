"""A game that is not written to its end yet says in one sentence what it lacks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import giantstable as gt
from giantstable.kernel.decision import CHECKPOINT, Decision, DecisionKind, Play
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.form import NUMBER
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import Match, start_match
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

HOW_MANY = DecisionKind("how-many", "X-1", NUMBER)


class Unready(Game):
    """A game for one, as far as it goes."""

    def __init__(self, play: Callable[[], Play]) -> None:
        super().__init__("unready", 1, 1)
        self.book = play

    def new_table(self, setup: Setup, rng: Rng) -> Table:
        """Return a table with nothing on it."""
        return PlainTable(rng)

    def play(self, table: Table) -> Play:
        """Play by what there is of the book."""
        return self.book()


def begun(play: Callable[[], Play]) -> Match:
    """Return a match of an unready game."""
    return start_match(Unready(play), {}, 1, False)


def asks_at_once() -> Play:
    """Ask without a point from which a copy could start."""
    yield Decision(0, HOW_MANY, [1, 2])


def asks_for_nothing() -> Play:
    """Ask, and offer no answer."""
    yield CHECKPOINT
    yield Decision(0, HOW_MANY, [])


def test_a_match_without_a_checkpoint_says_that_it_needs_one() -> None:
    match = begun(asks_at_once)
    for refused in (match.copy, match.position):
        with pytest.raises(ValueError, match=r"unready cannot be copied yet.* CHECKPOINT"):
            refused()


def test_a_question_without_options_is_named() -> None:
    with pytest.raises(ValueError, match="unready asks how-many, but there is no option"):
        begun(asks_for_nothing)


def test_where_there_are_no_setup_options_none_is_listed() -> None:
    with pytest.raises(BadSetup) as refusal:
        Unready(asks_at_once).settle({"seats": 2})
    assert str(refusal.value) == "There is no setup option “seats”: this game has none."


def test_a_rule_needs_no_page_but_a_sentence() -> None:
    told: dict[str, object] = {"id": "X-1", "title": "Counting", "rule": "Count."}
    assert gt.library.complete("x", [told]) == [{**told, "page": "", "kind": "rule"}]
    with pytest.raises(gt.BadContent, match="the entry X-2 has no title"):
        gt.library.complete("x", [{"id": "X-2"}])

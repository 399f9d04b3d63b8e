"""What a question is about, by ids, and what is known of an option before chance speaks."""

from __future__ import annotations

import pytest

from giantstable.kernel.decision import CHECKPOINT, Decision, DecisionKind, Play
from giantstable.kernel.errors import NotPending
from giantstable.kernel.form import YES_OR_NO
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.message import Message, Why
from giantstable.kernel.noun import Listed
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

DOOR = Listed("door", ["oak", "iron"])
KEY = Listed("key", ["brass", "bone"])
OPEN = DecisionKind("open", "DOORS-1", YES_OR_NO, subject=DOOR, about=KEY)


class Doors(Game):
    """Is the door to be opened? Twice."""

    def __init__(self) -> None:
        super().__init__("doors", 1, 1)

    def new_table(self, setup: Setup, rng: Rng) -> Table:
        return PlainTable(rng)

    def play(self, table: Table) -> Play:
        yield CHECKPOINT
        yield Decision(0, OPEN, [0, 1], subject=1, about=0)
        yield Decision(0, OPEN, [0, 1], subject=0)

    def show(self, table: Table, decision: Decision, code: int) -> Json:
        return {"door": decision.subject, "open": code == 1}

    def view(self, table: Table, seat: int | None) -> Json:
        return {}


@pytest.fixture
def match() -> Match:
    return new_match(Doors(), {}, 1)


def test_a_question_names_the_ids_of_what_it_is_about(match: Match) -> None:
    assert match.pending[0].facts() == {"door": "iron", "key": "brass"}


def test_a_question_about_one_thing_names_one(match: Match) -> None:
    match.choose("yes")
    assert match.pending[0].facts() == {"door": "oak"}


def test_an_option_is_shown_as_the_game_knows_it(match: Match) -> None:
    asked = match.pending[0]
    assert match.show(asked, 1) == {"door": 1, "open": True}
    assert match.pending == [asked]


def test_only_what_is_offered_now_is_shown(match: Match) -> None:
    asked = match.pending[0]
    with pytest.raises(NotPending):
        match.show(asked, 7)
    match.choose("no")
    with pytest.raises(NotPending):
        match.show(asked, 0)


def test_what_is_in_the_way_is_named_or_nothing_is() -> None:
    assert Why(Message("x"), "DOORS-1").things == []
    assert Why(Message("x"), "DOORS-1", [{"door": "oak"}]).things == [{"door": "oak"}]

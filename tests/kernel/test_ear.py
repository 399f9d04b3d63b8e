"""The ear of a table: called after each happening, and by nobody's copy."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.kernel.table import Ear


class Counting(Ear):
    """Counts how much has happened whenever it is called."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[int] = []

    def hear(self) -> None:
        self.heard.append(len(self.match.events(None)))


@pytest.fixture
def match() -> Match:
    return gt.new("wraith", giant="earth", wraith="young", seed=3)


def test_it_is_called_after_each_happening(match: Match) -> None:
    ear = Counting(match)
    match.table.ear = ear
    before = len(match.events(None))
    match.choose(match.pending[0].options[0])
    assert ear.heard == list(range(before + 1, len(match.events(None)) + 1))
    assert ear.heard


def test_copies_previews_and_what_is_taken_back_have_none(match: Match) -> None:
    ear = Counting(match)
    match.table.ear = ear
    assert match.copy().table.ear is None
    twin = match.copy()
    twin.choose(twin.pending[0].options[0])
    decision = match.pending[0]
    for code in decision.codes:
        match.preview(decision, code)
    assert ear.heard == []
    match.choose(decision.options[0])
    if match.can_undo:
        match.undo()
        assert match.table.ear is None


def test_a_quiet_match_tells_nobody(match: Match) -> None:
    quiet = match.copy(quiet=True)
    ear = Counting(quiet)
    quiet.table.ear = ear
    quiet.choose(quiet.pending[0].options[0])
    assert ear.heard == []

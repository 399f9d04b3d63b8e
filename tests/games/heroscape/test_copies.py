"""Copies from the middle of a turn go on from the open question, and are the match all over."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.kernel.rng import Rng, seeded
from tests.games.heroscape.ground import box

SCENARIOS = sorted(box().scenarios)
CHOICES = 250
AHEAD = 8  # choices that the copies are played on


def standing(match: Match) -> tuple[object, ...]:
    """Return how a match stands: the whole table, and what is asked."""
    asked = [(d.seat, d.kind, d.codes, d.subject, d.about, d.answer) for d in match.asked]
    return match.game.table_json(match.table), asked, match.over


def choose(match: Match, rng: Rng) -> None:
    """Make a choice by chance."""
    decision = match.next_decision()
    match.answer(decision, decision.codes[rng.below(len(decision.codes))])


def replayed(match: Match) -> Match:
    """Return a copy that was made the long way, by repeating the choices since the last mark."""
    return gt.load(match.game.name, match.position(), quiet=True)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_copy_goes_on_as_the_match_that_repeats_its_choices(scenario: str) -> None:
    match = gt.new("heroscape", seed=3, scenario=scenario, quiet=True)
    rng = seeded(scenario)
    rested = set()
    for number in range(CHOICES):
        if match.over:
            break
        if match.asked[0].rests:
            rested.add(match.asked[0].kind)
            before = standing(match)
            copy, long_way = match.copy(), replayed(match)
            assert copy.position() == match.position()
            assert copy.choices == match.choices
            assert copy.can_undo == match.can_undo
            assert standing(copy) == standing(long_way) == before
            for step in range(AHEAD):
                if copy.over:
                    break
                choose(copy, seeded(number + step))
                choose(long_way, seeded(number + step))
                assert standing(copy) == standing(long_way)
            assert standing(match) == before
        choose(match, rng)
    assert {"move", "attack"} <= rested


def test_a_copy_takes_back_what_the_match_could() -> None:
    match = gt.new("heroscape", seed=5, scenario="clashing-fronts", quiet=True)
    rng = seeded("undo")
    taken_back = 0
    while not match.over and taken_back < 40:
        if match.asked[0].rests and match.can_undo:
            copy = match.copy()
            before = standing(copy)
            (last,) = copy.choices[-1:]
            copy.undo()
            assert copy.choices == match.choices[:-1]
            copy.repeat(last, "choices")
            assert standing(copy) == before
            taken_back += 1
        choose(match, rng)
    assert taken_back == 40

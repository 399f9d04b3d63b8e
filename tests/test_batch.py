"""Many games: the collector looks on seldom, and nothing is lost by that."""

from __future__ import annotations

import gc

import pytest

import giantstable as gt
from giantstable.batch import SELDOM
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded


def played(name: str, seed: int, quiet: bool) -> Match:
    """Return a match that was played to its end by chance."""
    match = gt.new(name, seed=seed, quiet=quiet)
    rng = seeded(seed)
    while not match.over:
        decision = match.next_decision()
        match.answer(decision, decision.codes[rng.below(len(decision.codes))])
    return match


def test_the_collector_looks_seldom_meanwhile_and_as_before_afterwards() -> None:
    usual = gc.get_threshold()
    frozen = gc.get_freeze_count()
    with gt.batch():
        assert gc.get_threshold()[0] == SELDOM
        assert gc.get_freeze_count() > frozen
        with gt.batch():
            assert gc.get_threshold()[0] == SELDOM
        assert gc.get_threshold()[0] == SELDOM
        assert gc.get_freeze_count() > frozen
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_everything_is_as_before_when_a_game_breaks() -> None:
    usual = gc.get_threshold()
    with pytest.raises(RuntimeError), gt.batch():
        raise RuntimeError
    assert gc.get_threshold() == usual


@pytest.mark.parametrize("quiet", [True, False])
@pytest.mark.parametrize("name", gt.games())
def test_a_match_goes_away_without_the_collector(name: str, quiet: bool) -> None:
    played(name, 1, quiet)  # what is read and worked out once stays
    gc.collect()
    gc.disable()
    try:
        played(name, 2, quiet)
        assert gc.collect() == 0
    finally:
        gc.enable()

"""Many games: the collector looks on seldom, and nothing is lost by that."""

from __future__ import annotations

import gc

import pytest

import giantstable as gt
from giantstable.batch import SELDOM
from giantstable.cli.bench import compiled
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import Table


def played(name: str, seed: int, quiet: bool) -> Match:
    """Return a match that was played to its end by chance."""
    match = gt.new(name, seed=seed, quiet=quiet)
    rng = seeded(seed)
    while not match.over:
        decision = match.next_decision()
        match.answer(decision, decision.codes[rng.below(len(decision.codes))])
    return match


def alive() -> int:
    """Return how many matches, tables and questions there are."""
    return sum(isinstance(each, Match | Table | Decision) for each in gc.get_objects())


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


@pytest.mark.skipif(not compiled(), reason="interpreted, an exception keeps the frames it passed")
@pytest.mark.parametrize("quiet", [True, False])
@pytest.mark.parametrize("name", gt.games())
def test_a_match_goes_away_without_the_collector(name: str, quiet: bool) -> None:
    gc.collect()
    gc.freeze()  # what was there before is not looked through: by then that is all other tests read
    gc.disable()
    try:
        before = alive()
        match = played(name, 2, quiet)
        assert alive() > before
        del match
        assert alive() == before
    finally:
        gc.enable()
        gc.unfreeze()

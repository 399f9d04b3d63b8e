"""A match that is pickled or deep-copied is the same match, and goes on as the first would have."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import orjson
import pytest

import giantstable as gt
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match
from giantstable.kernel.record import read_position
from giantstable.titles import titles
from tests.conformance import chance, checks
from tests.conformance.setups import Given, games_to_play, stride, title
from tests.conformance.walk import some_choices

GAMES_EACH = 24
STRIDE = 7
CHOICES = 160  # of a game
ONWARD = 10  # choices after a pickle
MIDWAY = 30  # choices of a game that is taken up elsewhere


def pickled(match: Match) -> Match:
    """Return a match that was put away and taken up again."""
    found = pickle.loads(pickle.dumps(match))
    assert isinstance(found, Match)
    return found


def imagined_scene(match: Match) -> bytes:
    """Return how an imagined match stands: it has no position, but a table."""
    table = match.game.table_json(match.table)
    views = match.views(checks.seats(match))
    return orjson.dumps([table, views, checks.asked(match), match.choosers, match.over])


def the_same(match: Match, again: Match) -> None:
    """Assert that a match is another all over, with its past, its chance and its kinds."""
    checks.same(checks.portrait(match), checks.portrait(again), "a pickle is another match")
    assert again.game is match.game
    assert again.table.stamp() == match.table.stamp()
    for event, told in zip(match.table.events or [], again.table.events or [], strict=True):
        assert event.kind is told.kind
    while again.can_undo:  # the way back is as long, too
        assert match.can_undo
        match.undo()
        again.undo()
        checks.same(checks.scene(match), checks.scene(again), "a pickle has another past")
    assert not match.can_undo


def goes_on(match: Match, word: int) -> None:
    """Assert that what is pickled goes on as the match would."""
    checks.goes_on_alike(match.copy(), pickled(match), some_choices(word, ONWARD))
    quiet = match.copy(quiet=True)
    again = pickled(quiet)
    assert again.table.events is None
    checks.goes_on_alike(quiet, again, some_choices(word, ONWARD))
    loaded = read_position(match.game, checks.on_paper(match.position()))
    taken_up = pickled(loaded)
    checks.same(checks.portrait(loaded), checks.portrait(taken_up), "it began elsewhere")
    checks.goes_on_alike(loaded, taken_up, some_choices(word, ONWARD))


def imagines_alike(match: Match, seat: int, word: int) -> None:
    """Assert that a pickle of an imagined match has the same deal, and plays on with it."""
    dream = checks.imagined(match, seat, word)
    again = pickled(dream)
    for _ in range(ONWARD):
        assert imagined_scene(dream) == imagined_scene(again)
        assert imagined_scene(dream) == imagined_scene(copy.deepcopy(again))
        if dream.over:
            return
        for each in (dream, again):
            decision = each.pending[-1]
            each.answer(decision, decision.codes[word % len(decision.codes)])


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [
        pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}")
        for game in games_to_play(GAMES_EACH, STRIDE)
    ],
)
def test_a_pickle_is_the_match_at_every_step(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    seldom = 3 * stride(name)
    with chance.telling(match, given, seed):
        steps = chance.play_out(match, chance.Chooser(match.game, seed), CHOICES)
        for step, _ in enumerate(steps):
            if step % seldom == seed % seldom or len(match.asked) > 1:
                the_same(match.copy(), pickled(match))
                the_same(match.copy(), copy.deepcopy(match))
            if step % (4 * seldom) == seed % seldom:
                goes_on(match, step)
                imagines_alike(match, step % match.seats, step)
        the_same(match.copy(), pickled(match))


ELSEWHERE = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
while not match.over:
    decision = match.pending[0]
    match.choose(decision.options[len(match.choosers) % len(decision.options)])
sys.stdout.buffer.write(pickle.dumps((match, match.record())))
"""


@pytest.mark.parametrize("name", gt.games())
def test_another_process_takes_a_match_up_and_plays_it_to_the_same_end(name: str) -> None:
    match = gt.new(name, seed=5)
    for _ in chance.play_out(match, chance.Chooser(match.game, 5), MIDWAY):
        pass
    # Games of other people are installed elsewhere, the toy among them.
    others = [str(Path(str(each.folder())).parent) for each in titles().values() if not each.ours]
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(match),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*others, *sys.path])},
        capture_output=True,
        check=True,
    )
    ended, record = pickle.loads(ran.stdout)
    while not match.over:
        decision = match.pending[0]
        match.choose(decision.options[len(match.choosers) % len(decision.options)])
    assert record == match.record() == ended.record()
    assert checks.portrait(ended) == checks.portrait(match)


def test_a_pickle_of_other_content_is_refused() -> None:
    match = gt.new(gt.games()[0], seed=1)
    make, kept = match.__reduce__()[:2]
    assert callable(make)
    assert isinstance(kept, tuple)
    corrected = (*kept[:2], "0123456789ab", *kept[3:])
    with pytest.raises(gt.BadPosition, match="content"):
        make(*corrected)


def test_a_game_that_the_library_has_not_read_is_not_pickled() -> None:
    with pytest.raises(ValueError, match="the library has not read it"):
        pickle.dumps(Game("nobody's", 1, 1))

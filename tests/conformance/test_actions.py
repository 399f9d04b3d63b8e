"""The action space of every game: ids without gaps that hold in every game of a setup, anywhere."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import giantstable as gt
from giantstable import library
from giantstable.kernel.actions import ActionSpace
from giantstable.kernel.decision import Decision
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import Match
from giantstable.titles import titles
from tests.conformance import chance
from tests.conformance.setups import Given, games_to_play, setups, title
from tests.every import every

GAMES_EACH = 180
STRIDE = 7
OTHERS = [Path(str(title.folder())).parent for title in titles().values() if not title.ours]


@cache
def space_of(name: str, settled: str) -> ActionSpace:
    """Return the action space of a setup that is already settled."""
    setup: Setup = json.loads(settled)
    return gt.game(name).action_space(setup)


def holds(space: ActionSpace, decision: Decision) -> None:
    """Assert that each option has an id of its own, and that the mask has these and no others."""
    ids = space.ids(decision)
    assert len(ids) == len(decision.codes)
    assert len(set(ids)) == len(ids), f"two options have one id: {decision}"
    for n, (code, action) in enumerate(zip(decision.codes, ids, strict=True)):
        assert 0 <= action < space.size
        assert space.kinds[action] == decision.kind
        if n % 16 == 0 or n == len(ids) - 1:
            assert space.encode(decision, code) == action
            assert space.decode(decision, action) == code
    mask = space.mask(decision)
    assert len(mask) == space.size
    assert [i for i, bit in enumerate(mask) if bit] == sorted(ids)


def holds_now(space: ActionSpace, match: Match) -> None:
    """Assert it for all that is asked now."""
    for decision in match.pending:
        holds(space, decision)


@pytest.mark.at_random
@pytest.mark.parametrize("name", gt.games())
def test_every_option_of_every_game_has_an_id(name: str) -> None:
    with every() as each:
        for game, given, seed in games_to_play(GAMES_EACH, STRIDE):
            if game != name:
                continue
            with each.one(f"{title(given)} {seed}"):
                match = chance.begin(gt.game(name), given, seed, quiet=True)
                space = space_of(name, json.dumps(match.setup))
                with chance.telling(match, given, seed):
                    holds_now(space, match)
                    for _ in chance.play_out(match, chance.Chooser(match.game, seed)):
                        holds_now(space, match)


def digest(name: str, given: Given, game: Game | None = None) -> str:
    """Return what the ids of a setup stand for, in short."""
    game = game or gt.game(name)
    space = game.action_space(game.settle(given))
    written = json.dumps([space.kinds, space.codes])
    return f"{name} {json.dumps(given)} {space.size} {hashlib.sha256(written.encode()).hexdigest()}"


def digests() -> list[str]:
    """Return the digests of every setup of every game."""
    return [digest(name, given) for name in gt.games() for given in setups(name)]


def test_the_ids_are_the_same_in_another_process_and_when_content_is_read_anew() -> None:
    here = digests()
    root = Path(__file__).parent.parent.parent
    where = [Path(gt.__file__).parent.parent, root, *OTHERS]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(path) for path in where),
        "PYTHONHASHSEED": "77",
    }
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "tests.conformance.test_actions"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == here
    for name in gt.games():
        anew = library._game.__wrapped__(name, None)
        for given in setups(name)[:3]:
            assert digest(name, given, anew) == digest(name, given)


def test_an_id_that_no_option_has_is_refused() -> None:
    match = gt.new(gt.games()[0], seed=1)
    decision = match.pending[0]
    space = match.game.action_space(match.setup)
    free = space.mask(decision).index(0)
    with pytest.raises(ValueError, match=r"no option of .* has the id"):
        space.decode(decision, free)


def test_nobody_is_asked_nothing_so_the_mask_is_empty() -> None:
    match = gt.new(gt.games()[0], seed=1)
    assert not any(match.game.action_space(match.setup).mask(None))


if __name__ == "__main__":
    print("\n".join(digests()))

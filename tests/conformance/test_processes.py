"""The same seed and choices make the same game: in another process, and on both builds."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.kernel import match as kernel
from giantstable.titles import titles
from tests.conformance import digest
from tests.conformance.setups import games_of
from tests.strength import seeds, times

ROOT = Path(__file__).parent.parent.parent
INSTALLED_HERE = Path(gt.__file__).parent.parent
# Where games of other people are installed, the toy among them.
OTHERS = [Path(str(title.folder())).parent for title in titles().values() if not title.ours]
GAMES = 24


def elsewhere(games: int, packages: list[Path], hash_seed: str) -> list[str]:
    """Return the digest made by another Python, which finds our packages where we say."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(path) for path in [*packages, ROOT, *OTHERS]),
        "PYTHONHASHSEED": hash_seed,
    }
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "tests.conformance.digest", str(games)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode != 0 and "No module named 'giantstable'" in ran.stderr:
        pytest.skip("giantstable is not installed, so there is no build to compare with")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@cache
def here(name: str) -> list[str]:
    """Return the digests of one kind of games, made in this process."""
    return [digest.line(name, seed) for seed in seeds(games_of(name, GAMES))]


@pytest.mark.at_random
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_plays_the_same_games(hash_seed: str) -> None:
    there = elsewhere(GAMES // 2, [INSTALLED_HERE], hash_seed)
    assert there[1:] == [
        line for name in gt.games() for line in here(name)[: times(games_of(name, GAMES // 2))]
    ]


@pytest.mark.at_random
def test_the_compiled_and_the_interpreted_build_play_the_same_games() -> None:
    if kernel.__file__.endswith(".so"):
        installed = [line for name in gt.games() for line in here(name)]
    else:
        where, *installed = elsewhere(GAMES, [], "0")
        if not where.endswith(".so"):
            pytest.skip(f"the installed build is not compiled: {where}")
    interpreted = elsewhere(GAMES, [ROOT / "src"], "0")
    assert interpreted[0] == str(ROOT / "src" / "giantstable" / "kernel" / "match.py")
    assert interpreted[1:] == installed

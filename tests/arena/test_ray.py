"""Ray, where it is installed: the same table as local processes, and no worker is indispensable."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from giantstable.arena.ledger import Ledger
from giantstable.arena.ring import Outcome
from tests.arena.tables import HERE
from tests.cli.command import giants, giants_apart

TABLE = """
tournament: Table
bots:
  - random
  - {name: honest, from: "rogues:Honest"}
  - {name: dies, from: "rogues:Dies", trusted: true}
seeds: {base: ray, count: 2}
games:
  - {game: cairns, lineups: [[random, honest], [random, dies]]}
  - {game: wraith, bots: [random, greedy]}
  - {game: assault, bots: [random, greedy], setup: {seats: 3}}
"""


def outcomes(file: Path) -> list[Outcome]:
    with Ledger(file.with_suffix(".sqlite"), new=False) as ledger:
        found = [replace(outcome, seconds=()) for outcome in ledger.outcomes()]
    return sorted(found, key=lambda outcome: outcome.key)


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_ray_and_local_processes_give_the_same_table(tmp_path: Path) -> None:
    """A bot among them takes its worker down: with Ray too that loses its game and no other."""
    (tmp_path / "rogues.py").write_text((Path(HERE) / "rogues.py").read_text())
    here, there = tmp_path / "here.yaml", tmp_path / "there.yaml"
    for file in (here, there):
        file.write_text(TABLE)
    assert giants("arena", "run", str(here), "--jobs", "1").returncode == 0
    done = giants_apart("arena", "run", str(there), "--ray", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert re.search(r"Played now +24\b", done.stdout), done.stdout
    assert outcomes(there) == outcomes(here)
    assert sum(outcome.fault == "lost" for outcome in outcomes(there)) == 4


def test_without_ray_one_sentence_says_what_to_install(
    tmp_path: Path,
) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE.partition("games:")[0] + "games: [{game: wraith, bots: [random]}]")
    without = tmp_path / "without"
    without.mkdir()
    (without / "ray.py").write_text("raise ImportError('not here')")
    path = os.pathsep.join([str(without), *sys.path])
    done = giants_apart("arena", "run", str(file), "--ray", PYTHONPATH=path)
    assert done.returncode == 2
    assert done.stderr == 'This needs more to be installed: pip install "giantstable[ray]".\n'

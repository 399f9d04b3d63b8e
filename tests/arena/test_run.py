"""A run goes on where it was stopped, plays nothing twice, and comes out the same everywhere."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.arena.crews import LocalCrew
from giantstable.arena.field import count
from giantstable.arena.ledger import Ledger, alone
from giantstable.arena.ring import Outcome
from giantstable.arena.run import run
from giantstable.arena.tournament import Tournament, read_tournament
from tests.cli.command import COMMAND

TWO = """
tournament: Two
bots: [random, {name: also-random, from: "giantstable.bots.chance:RandomBot", trusted: true}]
seeds: {base: two, count: 10}
games:
  - {game: wraith, bots: [random]}
"""
SLOW = """
from giantstable.bots.chair import Bot
import time
class Slow(Bot):
    def __init__(self, game, seed): pass
    def choose(self, chair):
        time.sleep(0.002)
        return chair.decision.codes[0]
"""


def tournament(folder: Path, text: str = TWO, name: str = "two") -> Tournament:
    file = folder / f"{name}.yaml"
    file.write_text(text, encoding="utf-8")
    return read_tournament(file)


def outcomes(played: Tournament) -> list[Outcome]:
    """Return all that is in a ledger, but for the time it took."""
    with Ledger(played.ledger, new=False) as ledger:
        found = [replace(outcome, seconds=()) for outcome in ledger.outcomes()]
    return sorted(found, key=lambda outcome: outcome.key)


def test_a_repeated_run_plays_nothing(tmp_path: Path) -> None:
    two = tournament(tmp_path)
    told: list[int] = []
    first = run(two, LocalCrew(1), progress=told.append)
    assert (first.played, first.known, sum(told)) == (10, 0, 10)
    before = outcomes(two)
    again = run(two, LocalCrew(1))
    assert (again.played, again.known) == (0, 10)
    assert outcomes(two) == before


def test_more_seeds_play_only_what_is_new(tmp_path: Path) -> None:
    run(tournament(tmp_path), LocalCrew(1))
    more = tournament(tmp_path, TWO.replace("count: 10", "count: 13"))
    ran = run(more, LocalCrew(1))
    assert (ran.played, ran.known) == (3, 10)


def test_one_process_and_two_write_the_same(tmp_path: Path) -> None:
    one, two = tournament(tmp_path, name="one"), tournament(tmp_path, name="two")
    run(one, LocalCrew(1))
    run(two, LocalCrew(2))
    assert outcomes(one) == outcomes(two)
    assert len(outcomes(one)) == 10


def test_another_version_of_a_bot_is_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tournament(tmp_path), LocalCrew(1))
    monkeypatch.setattr("giantstable.arena.entrants.version", lambda name, game: "2")
    assert run(tournament(tmp_path), LocalCrew(1)).played == 10


def test_what_broke_off_is_played_again_when_asked(tmp_path: Path) -> None:
    text = TWO + "limits: {decisions: 5}\n"
    assert run(tournament(tmp_path, text), LocalCrew(1)).faults == {"endless": 10}
    assert run(tournament(tmp_path), LocalCrew(1)).played == 0
    assert run(tournament(tmp_path), LocalCrew(1), retry=True).faults == {}
    assert {outcome.fault for outcome in outcomes(tournament(tmp_path))} == {""}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_a_run_that_is_killed_goes_on_and_plays_no_game_twice(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    text = TWO.replace("bots: [random]", 'bots: [{name: slow, from: "slow:Slow", trusted: true}]')
    two = tournament(tmp_path, text.replace("count: 10", "count: 40"))
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, "-c", COMMAND, "arena", "run", str(two.file), "--jobs", "2"]
    process = subprocess.Popen(words, env=os.environ | path, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 120
        while _written(two) < 3 and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        process.kill()  # SIGKILL: nothing can be put in order
        process.wait()
    before = _written(two)
    assert 3 <= before < 40, "it was killed in mid-run"
    ran = run(two, LocalCrew(2))
    assert (ran.known, ran.played) == (before, 40 - before)
    assert len(outcomes(two)) == count(two) == 40
    whole = tournament(tmp_path, text.replace("count: 10", "count: 40"), "whole")
    run(whole, LocalCrew(2))
    assert outcomes(two) == outcomes(whole)


def _written(played: Tournament) -> int:
    """Look into a ledger from outside, while somebody writes."""
    if not played.ledger.exists():
        return 0
    base = sqlite3.connect(f"file:{played.ledger}?mode=ro", uri=True)
    try:
        return int(base.execute("select count(*) from games").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        base.close()


def test_nobody_else_plays_into_the_same_ledger(tmp_path: Path) -> None:
    two = tournament(tmp_path)
    with alone(two.ledger), pytest.raises(gt.GiantsError, match="Somebody else is playing into"):
        run(two, LocalCrew(1))


def test_a_game_is_written_once(tmp_path: Path) -> None:
    two = tournament(tmp_path)
    run(two, LocalCrew(1))
    with Ledger(two.ledger) as ledger:
        first = next(ledger.outcomes())
        with pytest.raises(sqlite3.IntegrityError):
            ledger.write([first])
        assert len(list(ledger.outcomes())) == 10


def test_another_file_is_no_ledger(tmp_path: Path) -> None:
    two = tournament(tmp_path)
    two.ledger.write_bytes(b"no book at all" * 100)
    with pytest.raises(gt.GiantsError, match="cannot be used as a ledger"):
        run(two, LocalCrew(1))


def test_a_test_stops_what_needs_no_more_games_and_decides_the_same_for_all(
    tmp_path: Path,
) -> None:
    text = """
tournament: Test
bots: [greedy, random]
seeds: {base: test, count: 40}
games: [{game: heroscape, setup: {scenario: clashing-fronts}}]
sprt: {elo0: 0, elo1: 100}
"""
    from giantstable.arena.standings import standings

    verdicts = []
    for jobs in (1, 2):
        played = tournament(tmp_path, text, f"test{jobs}")
        ran = run(played, LocalCrew(jobs))
        assert ran.spared > 0
        assert ran.played + ran.spared == 80
        assert run(played, LocalCrew(jobs)).played == 0
        with Ledger(played.ledger) as ledger:
            (found,) = standings(played, ledger.outcomes())
        verdicts.append((list(found.verdicts.values()), [row.outcome.key for row in found.rows]))
        assert [verdict.outcome for verdict in found.verdicts.values()] == ["accepted"]
    assert verdicts[0] == verdicts[1]

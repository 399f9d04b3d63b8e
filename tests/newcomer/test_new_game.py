"""A fourth game has to be entered nowhere: it is installed, or its folder dropped in, and plays."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.newcomer.barrows import (
    NAME,
    ROOT,
    blocks,
    dropped_in,
    environment,
    files,
    installed,
    renamed,
)
from tests.server.guests import Guest, Refusal
from tests.server.running import Running
from tests.terminal.at_table import files as files_below

WAYS = {"installed": installed, "dropped-in": dropped_in}


@pytest.fixture(scope="module", params=list(WAYS))
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the new game is found, in each of the two ways that it can come."""
    return WAYS[request.param](tmp_path_factory.mktemp(request.param))


def run(place: Path, *words: str, answers: str = "", **variables: str) -> str:
    """Run a Python that finds the new game, and return what it wrote."""
    done = subprocess.run(
        [sys.executable, *words],
        input=answers,
        env=environment(place, **variables),
        cwd=place,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def giants(place: Path, *words: str, answers: str = "", **variables: str) -> str:
    """Run a command, and return what it wrote."""
    return run(place, "-m", "giantstable.cli.main", *words, answers=answers, **variables)


# -- the page --------------------------------------------------------------------------------------


def test_the_tutorial_builds_the_example() -> None:
    folder = ROOT / "examples" / "cairns"
    made = {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in (".toml", ".py", ".ftl", ".yaml")
    }
    assert files() == made


def test_the_game_of_the_tutorial_is_about_a_hundred_lines() -> None:
    code = files()["cairns/game.py"].split("\n")
    told = [line for line in code if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert 90 < len(told) < 130


# -- the places ------------------------------------------------------------------------------------


def test_it_is_on_the_shelf(place: Path) -> None:
    listed = giants(place, "games")
    assert NAME in listed
    assert NAME.title() in listed
    assert "--seats" in giants(place, "games", NAME)
    assert "Orders" in giants(place, "rules", NAME, "secret")


def test_it_plays_from_python_as_the_tutorial_says(place: Path) -> None:
    [code] = [text for file, text in blocks() if not file and "gt.new" in text]
    scores, winners = run(place, "-c", renamed(code)).strip().split("] [")
    assert scores.count(",") == 2
    assert winners


def test_many_games_are_played_by_bots_in_processes_of_their_own(place: Path) -> None:
    words = ["simulate", NAME, "--games", "40", "--jobs", "2", "--seats", "3", "--json"]
    report = json.loads(giants(place, *words))
    assert report["errors"] == 0
    assert report["results"] == {"nightfall": 40}
    assert report["bots"] == ["random"] * 3


def test_it_is_played_to_the_end_in_the_terminal_and_left_and_taken_up(
    place: Path, tmp_path: Path
) -> None:
    home = str(tmp_path)
    begun = giants(place, "play", NAME, "--seed", "3", answers="2\n", GIANTS_HOME=home)
    assert "Which stone?" in begun
    assert files_below(tmp_path) == [f"current/{NAME}-single.json", f"current/{NAME}-single.seats"]
    ended = giants(place, "play", "--resume", answers="2\n" * 40, GIANTS_HOME=home)
    assert "Night has fallen." in ended
    [record] = (tmp_path / "finished").iterdir()
    verified = giants(place, "replay", "--verify", str(record))
    assert "nightfall" in verified


def test_it_is_measured_in_the_plain_way(place: Path) -> None:
    code = f"""
from giantstable.arena.stopwatch import random_play
from giantstable.cli.bench import said
from giantstable.titles import titles
assert not titles()["{NAME}"].has("bench")
print(said("{NAME}-random"), random_play(0.0, "{NAME}", {{}}))
"""
    told, _, measured = run(place, "-c", code).rpartition(" ")
    assert told == f"{NAME.title()}: random play, decisions a second"
    assert float(measured) > 0


def test_it_is_played_on_the_server_against_a_bot(place: Path, tmp_path: Path) -> None:
    path = environment(place)["PYTHONPATH"]
    server = Running(tmp_path / "home", variables={"PYTHONPATH": path}).wait_until_open()
    guest = Guest(server.address)
    try:
        assert NAME in [game["name"] for game in guest.get("/api/games")]
        assert len(guest.get(f"/api/games/{NAME}/rules")) == 4
        told = guest.asks("GET", f"/api/games/{NAME}/words/en").text
        assert f"{NAME}-ask-order" in told
        bot = {"kind": "bot", "level": "random"}
        seats = [{"kind": "me"}, bot, bot]
        table = guest.post("/api/tables", game=NAME, setup={"seats": 3}, seats=seats)["id"]
        chance = random.Random(1)
        with guest.sits(table) as seat:
            while not seat.over:
                if not seat.options:
                    seat.hear()
                    continue
                try:
                    seat.choose(chance.choice(seat.options))
                except Refusal as refusal:  # a bot has answered the same question meanwhile
                    if refusal.code != "stale":
                        raise
        assert guest.table(table)["outcome"]["result"] == "nightfall"
        record = tmp_path / "record.json"
        record.write_text(json.dumps(guest.get(f"/api/tables/{table}/record")), encoding="utf-8")
        assert "nightfall" in giants(place, "replay", "--verify", str(record))
    finally:
        guest.close()
        server.kill()


def test_it_holds_what_every_game_must_hold(place: Path) -> None:
    code = f"""
import giantstable as gt
from tests.conformance import chance, walk
from tests.conformance.setups import setups
for seed, given in enumerate(setups("{NAME}") * 3):
    match = chance.begin(gt.game("{NAME}"), given, seed)
    with chance.telling(match, given, seed):
        walk.walk(match, seed)
    print(match.result)
"""
    assert run(place, "-c", code).split() == ["nightfall"] * 6

"""Many games: counted right, the same in one process and in several, and honest about errors."""

from __future__ import annotations

import json

import pytest

import giantstable as gt
from giantstable.arena.simulate import ROUNDS, Series, Tally, play_some, simulate
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.match import new_match

COUNTED = ["wins", "results", "decisions", "games", "errors"]


def test_a_report_has_what_programs_rely_on() -> None:
    report = simulate(Series("wraith", {"giant": "water"}, ("random",), 12, 1))
    assert report["game"] == "wraith"
    assert report["games"] == 12
    assert report["errors"] == 0
    setup = report["setup"]
    assert isinstance(setup, dict)
    assert setup["giant"] == "water"
    assert setup["wraith"] == "young"
    wins = report["wins"]
    assert isinstance(wins, list)
    assert len(wins) == 1
    results = report["results"]
    assert isinstance(results, dict)
    assert sum(results.values()) == 12
    assert float(str(report["mean_decisions_per_game"])) > 5
    for key in ("seconds", "decisions_per_second", "games_per_second"):
        assert float(str(report[key])) > 0
    assert json.loads(json.dumps(report)) == report


def test_the_same_series_comes_out_the_same_in_one_process_and_in_two() -> None:
    series = Series("wraith", {}, ("random",), 40, "twice")
    alone, shared = simulate(series, jobs=1), simulate(series, jobs=2)
    assert [alone[key] for key in COUNTED] == [shared[key] for key in COUNTED]


def test_another_seed_gives_other_games() -> None:
    one = simulate(Series("wraith", {}, ("random",), 20, 1))
    other = simulate(Series("wraith", {}, ("random",), 20, 2))
    assert one["decisions"] != other["decisions"]


def test_a_game_of_a_series_can_be_played_again_by_its_seed() -> None:
    series = Series("wraith", {"giant": "air"}, ("random",), 3, "again")
    game = gt.game("wraith")
    decisions = 0
    for number in range(3):
        seed = series.seed_of(number)
        match = new_match(game, {"giant": "air"}, seed, quiet=True)
        decisions += play_on(match, [bot("random", game, f"{seed}/0")])
    assert play_some(series, 0, 3).decisions == decisions


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(Series("wraith", {}, ("random",), 23), progress=told.append)
    assert sum(told) == 23


def test_a_broken_game_is_counted_and_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> int:
        raise RuntimeError("the bot has fallen asleep")

    monkeypatch.setattr("giantstable.arena.simulate.play_on", stumble)
    report = simulate(Series("wraith", {}, ("random",), 2, "broken"))
    assert report["errors"] == 2
    failures = report["failures"]
    assert isinstance(failures, list)
    assert "broken/0" in failures[0]
    assert "fallen asleep" in failures[0]


def test_tallies_add_up() -> None:
    total = Tally()
    total.add(Tally(2, 10, [1], {"win-scars": 1, "lose-wounds": 1}, 0, []))
    total.add(Tally(1, 7, [1], {"win-scars": 1}, 1, ["oh"]))
    assert (total.games, total.decisions, total.wins, total.errors) == (3, 17, [2], 1)
    assert total.results == {"win-scars": 2, "lose-wounds": 1}


@pytest.mark.parametrize(
    ("series", "sentence"),
    [
        (Series("wraith", {}, ("clever",), 1), "There is no bot “clever”; there are: strong,"),
        (Series("wraith", {}, ("random", "greedy"), 1), "2 bots were named for one seat."),
        (
            Series("chess", {}, ("random",), 1),
            f"There is no game “chess”; there are: {', '.join(gt.games())}.",
        ),
        (
            Series("assault", {"seats": 7}, ("random",), 1),
            "The option seats is a whole number from 3 to 6, not “7”.",
        ),
        (
            Series("assault", {"seats": 2}, ("random",), 1),
            "The option seats is a whole number from 3 to 6, not “2”.",
        ),
        (Series("wraith", {"giant": "ice"}, ("random",), 1), "The option giant cannot be “ice”"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_it_starts(
    series: Series, sentence: str
) -> None:
    with pytest.raises(gt.GiantsError) as refusal:
        simulate(series)
    assert str(refusal.value).startswith(sentence)


def test_a_game_without_an_end_is_stopped_and_told_so() -> None:
    report = simulate(Series("assault", {"round_cap": 2}, ("random",), 2, "stopped"))
    assert report["results"] == {"aborted": 2}
    assert report["wins"] == [0, 0, 0]
    assert report["errors"] == 0


def test_a_series_has_a_safeguard_that_no_game_with_an_end_meets() -> None:
    series = Series("assault", {"seats": 3}, ("random",), 1, "ends")
    report = simulate(series)
    assert series.settled()["round_cap"] == ROUNDS
    assert report["results"] == {"most-points": 1}
    assert "round_cap" not in Series("wraith", {}, ("random",), 1).settled()

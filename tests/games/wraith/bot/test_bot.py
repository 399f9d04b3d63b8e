"""The greedy bot of Wraith: it takes a win, keeps its life, and beats chance."""

from __future__ import annotations

from giantstable.arena.simulate import Series, simulate
from giantstable.bots import bot
from giantstable.bots.chair import Chair
from tests.bots.test_bots import chosen
from tests.games.wraith.scene import fight, options, scene


def test_greedy_takes_the_win_that_lies_before_it() -> None:
    match = scene(
        pawn="A2",
        row="03 05 08 10 12",
        health=1,
        hand=["young-wild-swing", "young-scramble", "young-squib"],
    )
    player = bot("greedy", match.game, 1)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision, player.choose(Chair(match, decision)))
        assert fight(match).round == 1, "it could have won in the first round"
    assert match.result == "win-health"


def test_greedy_never_falls_to_its_own_fearlessness() -> None:
    limit = fight(scene()).wraith.wound_limit
    match = scene(pawn="A2", row="03 05 08 10 12", wounds=limit - 1)
    assert "fearless sword" in options(match)
    assert not chosen("greedy", match).startswith("fearless")


def test_greedy_beats_chance() -> None:
    greedy = simulate(Series("wraith", {}, ("greedy",), 8, "duel"))
    chance = simulate(Series("wraith", {}, ("random",), 8, "duel"))
    assert int(str(greedy["decisions"])) > int(str(chance["decisions"]))
    assert greedy["wins"] > chance["wins"]  # type: ignore[operator]

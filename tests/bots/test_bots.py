"""Bots choose what is allowed, can be repeated, and never see more than their seat."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.bots import bot, bots
from giantstable.bots.chair import Bot, Chair, play_on
from giantstable.bots.greedy import GreedyBot
from giantstable.bots.judgement import Judgement
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded

SETUPS = [("earth", "young"), ("water", "adult"), ("air", "elder")]


def chosen(name: str, match: Match, seed: int = 1) -> str:
    """Return what a bot chooses now."""
    decision = match.pending[0]
    code = bot(name, match.game, seed).choose(Chair(match, decision))
    return match.game.notation(decision, code)


@pytest.mark.parametrize("name", bots("wraith"))
@pytest.mark.parametrize(("giant", "wraith"), SETUPS)
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, giant: str, wraith: str) -> None:
    game = gt.game("wraith")
    match = gt.new("wraith", seed=11, giant=giant, wraith=wraith, footholds=True)
    player = bot(name, game, 1)
    while not match.over:
        decision = match.pending[0]
        code = player.choose(Chair(match, decision))
        assert code in decision.codes
        match.choose(game.notation(decision, code))
    assert gt.replay(match.record()).result == match.result


@pytest.mark.parametrize("name", bots("wraith"))
def test_the_same_bot_chooses_the_same_again(name: str) -> None:
    records = []
    for _ in range(2):
        match = gt.new("wraith", seed=3, quiet=True)
        play_on(match, [bot(name, match.game, 5)])
        records.append(match.choices)
    assert records[0] == records[1]


@pytest.mark.parametrize("name", bots("wraith"))
def test_a_bot_cannot_peek(name: str) -> None:
    """Whatever lies hidden, from the same sight the same choice: at every step of a game."""
    match = gt.new("wraith", seed=21, giant="water", wraith="elder", quiet=True)
    rng = seeded("peek")
    for step in range(14):
        if match.over:
            break
        other = match.copy(quiet=True).determinize(0, 100 + step)
        assert chosen(name, match, step) == chosen(name, other, step)
        decision = match.next_decision()
        match.answer(decision, decision.codes[rng.below(len(decision.codes))])


def test_choosing_leaves_the_match_as_it_was() -> None:
    match = gt.new("wraith", seed=4, giant="fire", wraith="adult")
    before = match.position()
    chosen("greedy", match)
    assert match.position() == before


def test_a_bot_has_a_name_we_know() -> None:
    with pytest.raises(gt.GiantsError, match="There is no bot “deep”"):
        bot("deep", gt.game("wraith"))


def test_a_judgement_may_be_plain_python() -> None:
    class Last(Judgement):
        def by_instinct(self, decision: Decision) -> bool:
            return True

        def instinct(self, match: Match, decision: Decision) -> int:
            return decision.codes[-1]

    match = gt.new("wraith", seed=1, quiet=True)
    decision = match.pending[0]
    assert len(decision.codes) > 1
    assert GreedyBot(Last(), 1).choose(Chair(match, decision)) == decision.codes[-1]


def test_a_match_can_be_stopped_after_so_many_decisions() -> None:
    class First(Bot):
        def choose(self, chair: Chair) -> int:
            return chair.decision.codes[0]

    match = gt.new("wraith", seed=1, quiet=True)
    assert play_on(match, [First()], most=3) == 3
    assert not match.over

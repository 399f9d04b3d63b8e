"""The strong bot of Wraith: the turns it looks at are those the rules allow, and it wins more."""

from __future__ import annotations

from itertools import pairwise

import pytest

import giantstable as gt
from giantstable.bots import bot, version
from giantstable.bots.advice import Adviser
from giantstable.bots.chair import Chair, play_on
from giantstable.games.wraith.bot.dawn import DAWN_SIGNS, Dawn
from giantstable.games.wraith.bot.dawns import PIECES, SHARED
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.turns import Turns, Width, end_turn, steps_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import GOES_ON, fight_on
from giantstable.kernel.match import Match
from tests.games.wraith.scene import fight, scene

PAIRINGS = [("earth", "young"), ("water", "adult"), ("air", "elder"), ("fire", "elder")]


def midway(giant: str, wraith: str, rounds: int) -> Match:
    """Return a fight at the beginning of a round."""
    match = gt.new("wraith", seed=rounds, giant=giant, wraith=wraith, quiet=True)
    player = bot("greedy", match.game, 1)
    while fight(match).round < rounds or match.next_decision().kind_of is not asks.PLAY:
        decision = match.next_decision()
        match.answer(decision, player.choose(Chair(match, decision)))
    return match


@pytest.mark.parametrize(("giant", "wraith"), PAIRINGS)
def test_what_a_turn_leads_to_is_what_its_choices_lead_to(giant: str, wraith: str) -> None:
    """Whoever answers the match with the steps of a line stands where the line says."""
    match = midway(giant, wraith, 3)
    root = fight_on(match.table.copy())
    whole = 0
    for line in Turns(WraithJudgement(), Width(6, 3, 12)).lines(root)[:20]:
        twin = match.copy(quiet=True)
        for step in steps_of(root, line):
            asked = twin.next_decision()
            assert (asked.kind_of, asked.codes) == (step.kind, step.codes)
            twin.answer(asked, step.code)
        now = fight(twin)
        if line.fight.stamp() != root.stamp() or line.fight.result != GOES_ON:
            continue  # something was revealed: the rest is imagined
        whole += 1
        then = line.fight
        assert (now.pawn, now.wounds, now.health) == (then.pawn, then.wounds, then.health)
        assert (now.tokens, now.hand, now.pools) == (then.tokens, then.hand, then.pools)
        assert (now.top, now.bottom) == (then.top, then.bottom)
    assert whole > 0


def test_no_two_turns_come_to_the_same() -> None:
    root = fight_on(midway("earth", "young", 2).table)
    seen = []
    for line in Turns(WraithJudgement(), Width(16, 8, 40)).lines(root):
        t = line.fight
        seen.append((line.worth, t.pawn, t.wounds, t.tokens, t.top, t.bottom, t.hand))
    assert len(seen) > 20
    for one, other in pairwise(seen):
        assert one != other


def test_no_more_ways_are_looked_at_than_allowed() -> None:
    """Skills and spells multiply the ways to play a card; no decision may take longer for it."""
    root = fight_on(midway("fire", "elder", 3).table)
    quick = WraithJudgement()
    free = Turns(quick, Width(64, 16, 60)).lines(root)
    bound = Turns(quick, Width(64, 16, 60, 100)).lines(root)
    assert 0 < len(bound) < len(free)
    assert bound[0].worth <= free[0].worth


def test_a_dream_ends_where_her_next_turn_begins() -> None:
    root = fight_on(midway("water", "adult", 2).table.copy())
    quick = WraithJudgement()
    t = Turns(quick, Width(4, 2, 8)).lines(root)[0].fight
    end_turn(t, quick)
    assert t.result != GOES_ON or (t.round, t.played) == (3, 0)
    assert t.result != GOES_ON or len(t.hand) == t.wraith.hand_size


def test_strong_takes_the_win_that_lies_before_it() -> None:
    match = scene(
        pawn="A2",
        row="03 05 08 10 12",
        health=1,
        hand=["young-wild-swing", "young-scramble", "young-squib"],
    )
    player = bot("strong", match.game, 1)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision, player.choose(Chair(match, decision)))
        assert fight(match).round == 1, "it could have won in the first round"
    assert match.result == "win-health"


def test_strong_weighs_what_it_would_choose_highest() -> None:
    match = midway("earth", "young", 2)
    decision = match.pending[0]
    player = bot("strong", match.game, 7)
    assert isinstance(player, Adviser)
    worths = player.weigh(Chair(match, decision))
    best = decision.codes[worths.index(max(worths))]
    assert bot("strong", match.game, 7).choose(Chair(match, decision)) == best
    assert len(set(worths)) > 2


def test_a_choice_taken_back_is_thought_about_anew() -> None:
    match = midway("earth", "young", 2)
    player = bot("strong", match.game, 7)
    decision = match.next_decision()
    first = player.choose(Chair(match, decision))
    assert player.choose(Chair(match, decision)) in decision.codes
    match.answer(decision, first)
    after = match.next_decision()
    assert player.choose(Chair(match, after)) in after.codes


def test_a_dawn_says_more_the_nearer_the_end_of_the_giant_is() -> None:
    dawn = Dawn(WraithJudgement())
    chances = [dawn.chance(fight(scene(health=health))) for health in (30, 15, 3)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < chances[2] < 1.0
    lost = fight(scene(health=15, wounds=6))
    assert dawn.chance(lost) < chances[1]


def test_there_is_a_weight_for_every_sign_of_a_dawn() -> None:
    for weights in (SHARED, *PIECES.values()):
        assert len(weights) == len(DAWN_SIGNS)
    signs = Dawn(WraithJudgement()).read(fight(scene()))
    assert len(signs) == len(DAWN_SIGNS)


def test_strong_is_another_version_than_the_one_that_dreamt_of_worth() -> None:
    assert version("strong", "wraith") == "3"
    assert version("greedy", "wraith") == "1"


def test_strong_wins_a_fight() -> None:
    wins = 0
    for seed in range(4):
        match = gt.new("wraith", seed=seed, giant="water", wraith="elder", quiet=True)
        play_on(match, [bot("strong", match.game, seed)])
        wins += len(match.winners)
    assert wins >= 2

"""Bots of every level play by the rules and can be repeated; judges know no more than a seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose, isfinite

import pytest

import giantstable as gt
from giantstable.bots import EASY, LEVELS, RANDOM, STRONG, advice, bot, bots, judge, levels, usual
from giantstable.bots.chair import Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import FEAR, HOPE, Judge
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.rng import seeded
from giantstable.text import has_words, languages, phrases, say
from tests.conformance.setups import Given, games_to_play, title

PLAYED = [name for name in gt.games() if EASY in bots(name)]
JUDGED = [name for name in gt.games() if judge(name) is not None]
GAMES = games_to_play(3, stride=5)
THOUGHTFUL = 12  # questions of a game that a level answers: between them chance does
LOOKED_AT = 10  # questions of a game at which a judge is asked


def judge_of(name: str) -> Judge:
    """Return the judge of a game that has one."""
    found = judge(name)
    assert found is not None
    return found


def some_questions(match: Match, seed: int, most: int) -> Iterator[Decision]:
    """Yield questions with a choice, all through a game that is otherwise played at random."""
    rng = seeded(f"levels {seed}")
    steps = _length(match, seed)
    asked = 0
    step = 0
    while not match.over:
        decision = match.pending[0]
        if len(decision.codes) > 1 and step * most >= asked * steps:
            asked += 1
            yield decision
        if decision.answer < 0:
            match.answer(decision, decision.codes[rng.below(len(decision.codes))])
        step += 1


def _length(match: Match, seed: int) -> int:
    """Return about how many steps the rest of a match takes."""
    other = match.copy(quiet=True)
    rng = seeded(f"levels {seed}")
    steps = 0
    while not other.over:
        decision = other.next_decision()
        other.answer(decision, decision.codes[rng.below(len(decision.codes))])
        steps += 1
    return steps


def ids(games: list[tuple[str, Given, int]]) -> list[str]:
    """Return names for tests."""
    return [f"{name}-{title(given)}-{seed}" for name, given, seed in games]


OF_LEVELS = [each for each in GAMES if each[0] in PLAYED]
OF_JUDGES = [each for each in GAMES if each[0] in JUDGED]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "given", "seed"), OF_LEVELS, ids=ids(OF_LEVELS))
def test_a_level_answers_all_through_a_game(name: str, given: Given, seed: int, level: str) -> None:
    match = new_match(gt.game(name), given, seed, quiet=True)
    players = [bot(level, match.game, f"{seed}/{seat}") for seat in range(match.seats)]
    for decision in some_questions(match, seed, THOUGHTFUL):
        code = players[decision.seat].choose(Chair(match, decision))
        assert code in decision.codes
        match.answer(decision, code)
    assert gt.replay(match.record()).result == match.result


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PLAYED)
def test_the_same_bot_does_the_same_again(name: str, level: str) -> None:
    played = []
    for _ in range(2):
        match = gt.new(name, seed=5, quiet=True)
        players = [bot(level, match.game, seat) for seat in range(match.seats)]
        for decision in some_questions(match, 5, THOUGHTFUL):
            match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
        played.append(match.choices)
    assert played[0] == played[1]


@pytest.mark.parametrize(("name", "given", "seed"), OF_JUDGES, ids=ids(OF_JUDGES))
def test_a_judge_weighs_every_option_and_leaves_the_table_alone(
    name: str, given: Given, seed: int
) -> None:
    judge = judge_of(name)
    match = new_match(gt.game(name), given, seed, quiet=True)
    rng = seeded("imagined")
    for decision in some_questions(match, seed, LOOKED_AT):
        chair = Chair(match, decision)
        table = chair.table(rng)
        before = match.game.view(table, decision.seat), table.rng.state()
        worths = judge.worths(table, chair.decision)
        assert len(worths) == len(decision.codes)
        assert all(isfinite(worth) for worth in worths)
        for code in (decision.codes[0], decision.codes[-1]):
            reasons = judge.reasons(table, chair.decision, code)
            weights = [reason.weight for reason in reasons]
            assert weights == sorted(weights, reverse=True)
            assert all(weight >= 0.0 for weight in weights)
            for reason in reasons:
                assert reason.tone in (HOPE, FEAR)
                assert has_words(reason.text.key), reason.text.key
                for language in languages():
                    assert phrases(language).has_message(reason.text.key)
                    assert "{" not in say(reason.text, language)
        check_chances(judge, match)
        assert (match.game.view(table, decision.seat), table.rng.state()) == before


def check_chances(judge: Judge, match: Match) -> None:
    """Check that there is one chance a seat, and that those of the sides sum to 1."""
    chances = judge.chances(match.table)
    assert len(chances) == match.seats
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    if match.seats > 1:
        sides = {
            match.game.side_of(match.table, seat): chances[seat] for seat in range(match.seats)
        }
        assert isclose(sum(sides.values()), 1.0, abs_tol=1e-6), chances


@pytest.mark.parametrize("name", JUDGED)
def test_at_the_end_the_chances_are_what_came_out(name: str) -> None:
    match = gt.new(name, seed=8, quiet=True)
    for _ in some_questions(match, 8, 1):
        pass
    chances = judge_of(name).chances(match.table)
    for seat, chance in enumerate(chances):
        won = seat in match.winners
        assert chance > 0.99 if won and len(match.winners) == 1 else won or chance < 0.01


@pytest.mark.parametrize("name", JUDGED)
def test_advice_rests_on_what_the_seat_knows(name: str) -> None:
    """Whatever lies hidden, from the same sight the same advice."""
    match = gt.new(name, seed=13, quiet=True)
    for step, decision in enumerate(some_questions(match, 13, 5)):
        twin = match.copy(quiet=True).determinize(decision.seat, 100 + step)
        asked = next(each for each in twin.pending if each.seat == decision.seat)
        own = advice(Chair(match, decision), match.game, step)
        other = advice(Chair(twin, asked), match.game, step)
        assert own is not None
        assert other is not None
        assert (own.best, own.second, own.chance) == (other.best, other.second, other.chance)
        assert [say(reason.text) for reason in own.reasons] == [
            say(reason.text) for reason in other.reasons
        ]


def test_people_choose_from_levels_and_meet_the_middle_one() -> None:
    for name in PLAYED:
        assert levels(name) == list(LEVELS)
        assert usual(name) == "normal"
        assert bots(name)[0] == STRONG, "who stands in for somebody plays as well as can be"
    assert levels("cairns") == [RANDOM] == [usual("cairns")]

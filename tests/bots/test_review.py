"""A finished game looked at again, for every game that has a judge."""

from __future__ import annotations

import pytest

from giantstable import library
from giantstable.bots import bot, judge, reviewer
from giantstable.bots.chair import Bot, Chair
from giantstable.bots.review import PLAIN, Glance, glance
from giantstable.kernel.match import Match, new_match
from giantstable.titles import titles

JUDGED = [name for name in titles() if judge(name) is not None]
CHOICES = 24  # of a game, at most


def looked_at(game: str, level: str, seed: int) -> list[Glance]:
    """Return what is to be said of the first choices of a game between bots of one level."""
    rules = library.game(game)
    match = new_match(rules, {}, f"review {seed}", quiet=True)
    players: list[Bot] = [bot(level, rules, each) for each in range(match.seats)]
    found: list[Glance] = []
    while not match.over and len(found) < CHOICES:
        decision = match.pending[0]
        made = players[decision.seat].choose(Chair(match, decision))
        found.append(said(match, made, len(found)))
        match.answer(decision, made)
    return found


def said(match: Match, made: int, seed: int) -> Glance:
    """Return what is to be said of a choice that somebody is about to make."""
    by, friend = judge(match.game.name), reviewer(match.game, seed)
    assert by is not None
    assert friend is not None
    return glance(match, match.pending[0], made, by, friend, seed)


def lost(found: list[Glance]) -> float:
    """Return how much of a victory was thrown away, for each choice."""
    return sum(each.missed.loss for each in found if each.missed is not None) / len(found)


@pytest.mark.parametrize("game", JUDGED)
def test_who_plays_well_misses_less_than_who_plays_anything(game: str) -> None:
    well, anyhow = looked_at(game, "normal", 1), looked_at(game, "random", 1)
    assert lost(well) < lost(anyhow) / 2
    for each in (*well, *anyhow):
        assert all(0.0 <= chance <= 1.0 for chance in each.chances)
        if each.missed is not None:
            assert each.missed.loss >= PLAIN
            assert each.missed.second != each.missed.best
    assert any(each.missed.reasons for each in anyhow if each.missed is not None)


@pytest.mark.parametrize("game", JUDGED)
def test_nobody_is_judged_by_what_they_could_not_know(game: str) -> None:
    """The truth may lie in any way that looks the same to who chooses: the words stay the same."""
    rules = library.game(game)
    match = new_match(rules, {}, "hidden", quiet=True)
    asked = 0
    while not match.over and asked < 5:
        decision = match.pending[0]
        codes = decision.codes
        if len(codes) > 1 and len(match.choosers) % 7 == 0:
            other = match.copy(quiet=True).determinize(decision.seat, 77 + asked)
            told, else_told = said(match, codes[-1], asked), said(other, codes[-1], asked)
            assert words_of(told) == words_of(else_told)
            asked += 1
        match.answer(decision, codes[len(match.choosers) * 5 % len(codes)])
    assert asked == 5


def words_of(found: Glance) -> object:
    """Return what is said of a choice; how the others see the game is theirs."""
    missed = found.missed
    if missed is None:
        return None
    reasons = [repr(each) for each in (*missed.reasons, *missed.others)]
    return missed.best, missed.second, missed.loss, reasons

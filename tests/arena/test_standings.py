"""Shares and intervals: by hand where that is possible, and honest about how sure they are."""

from __future__ import annotations

import math

import pytest

from giantstable.arena.entrants import Entrant
from giantstable.arena.field import Edge, Fixture, rotations
from giantstable.arena.ratings import ratings
from giantstable.arena.ring import Bout, Limits, Outcome
from giantstable.arena.standings import Row, Standings, interval, wilson
from giantstable.arena.tournament import Contest, Seeds
from giantstable.kernel.rng import seeded

A, B, C = (Entrant(name, "1") for name in "ABC")


def played(*games: tuple[tuple[Entrant, ...], int, tuple[float, ...]]) -> Standings:
    """Return the standings of games: a lineup as it sat, the number of a seed, and shares."""
    lineups = tuple(dict.fromkeys(tuple(sorted(g[0], key=lambda e: e.name)) for g in games))
    contest = Contest("cairns", None, (), (("", {}),), lineups, Seeds("s", 0, 9), Limits(), None)
    found = Standings(contest)
    for seated, number, shares in games:
        edge = Edge(0, next(each for each in lineups if seated in rotations(each)))
        game = Bout("cairns", (), seated, f"s/{number}", "")
        ones = tuple(1 for _ in seated)
        sides = tuple(range(len(seated)))
        roles = tuple("first" if seat == 0 else "later" for seat in sides)
        outcome = Outcome(game.key, "x", shares, ones, roles, sides, ones, (0.5,) * len(seated))
        fixture = Fixture(edge, number, 0, game)
        found.rows.append(Row(fixture, outcome))
    return found


def test_a_share_is_of_the_challenger_wherever_it_sat() -> None:
    found = played(
        ((A, B), 0, (1, 0)), ((B, A), 0, (0, 1)), ((A, B), 1, (1, 0)), ((B, A), 1, (1, 0))
    )
    (edge,) = found.edges
    cell = found.of(edge)
    assert cell is not None
    assert (cell.games, cell.seeds, cell.share, cell.fair) == (4, 2, 0.75, 0.5)
    assert (cell.low, cell.high) == (0.5, 1.0)


def test_alone_at_a_table_of_three_a_third_is_fair() -> None:
    found = played(*[(seated, 0, (1.0, 0.0, 0.0)) for seated in rotations((A, B, B))])
    cell = found.of(found.edges[0])
    assert cell is not None
    assert cell.fair == pytest.approx(1 / 3)
    assert cell.share == pytest.approx(1 / 3)


def test_pairs_that_always_split_tell_more_than_single_games_would() -> None:
    """Who sits first always wins: drawn apart these games would say 50 % give or take ten."""
    split = {n: [1.0, 0.0] for n in range(50)} | {50: [1.0, 1.0]}
    mean, low, high = interval(split)
    assert mean == pytest.approx(52 / 102)
    assert high - low < 0.06


def test_games_on_one_seed_are_no_evidence_twice() -> None:
    rng = seeded("blocks")
    luck = [float(rng.below(2)) for _ in range(60)]
    one = interval({n: [share] for n, share in enumerate(luck)})
    ten = interval({n: [share] * 10 for n, share in enumerate(luck)})
    assert one == pytest.approx(ten)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = seeded("cover")
    many, held = 1_000_000, 0
    for _ in range(300):
        games = {n: [float(rng.below(many) < 0.7 * many) for _ in "xy"] for n in range(60)}
        _, low, high = interval(games)
        held += low <= 0.7 <= high
    assert 270 <= held <= 296


def test_a_few_victories_are_not_certainty() -> None:
    mean, low, high = interval({n: [1.0, 1.0] for n in range(5)})
    assert [mean, high] == pytest.approx([1.0, 1.0])
    assert low == pytest.approx(0.722, abs=0.001)  # Wilson's, of ten games
    assert list(wilson(0.0, 10)) == pytest.approx([0.0, 0.278], abs=0.001)
    assert list(wilson(-1.0, 10)) == pytest.approx([-1.0, -0.722], abs=0.001)


def test_by_what_a_bot_played() -> None:
    found = played(((A, B), 0, (1, 0)), ((B, A), 0, (1, 0)))
    roles = found.by_role(A)
    assert {role: cell.share for role, cell in roles.items()} == {"first": 1.0, "later": 0.0}


def test_alone_the_gain_is_over_the_other_on_the_same_seeds() -> None:
    games = [((A,), n, (1.0,)) for n in range(4)] + [((B,), n, (float(n < 1),)) for n in range(4)]
    found = played(*games)
    gain = found.gain(A, B, lambda _: True)
    assert gain is not None
    assert (gain.share, gain.fair) == (0.75, 0.0)
    assert 0.25 <= gain.low < gain.share < gain.high <= 1
    assert math.isnan(found.of(found.edges[0]).fair)  # type: ignore[union-attr]


def test_decisions_a_second() -> None:
    found = played(((A, B), 0, (1, 0)), ((B, A), 0, (1, 0)))
    assert found.speed(A) == (2, 2.0)


def test_ratings_of_two_are_those_of_bradley_and_terry() -> None:
    """A takes three of four from B, B from C: one step each, and 100 Elo are 64 %."""
    games: list[tuple[tuple[Entrant, ...], int, tuple[float, ...]]] = []
    for n in range(40):
        for one, other in ((A, B), (B, C)):
            won = float(n % 4 != 0)
            games += [((one, other), n, (won, 1 - won)), ((other, one), n, (1 - won, won))]
    a, b, c = ratings(played(*games))
    assert [rating.bot for rating in (a, b, c)] == [A, B, C]
    step = 400 * math.log10(3)
    assert a.points - b.points == pytest.approx(step, rel=0.02)
    assert b.points - c.points == pytest.approx(step, rel=0.02)
    assert a.low < a.points < a.high
    assert a.points + b.points + c.points == pytest.approx(0, abs=1e-6)


def test_who_wins_everything_has_no_upper_bound() -> None:
    games = [
        (seated, n, tuple(float(bot == A) for bot in seated))
        for n in range(5)
        for seated in ((A, B), (B, A))
    ]
    best, worst = ratings(played(*games))
    assert (best.bot, best.high, worst.low) == (A, math.inf, -math.inf)


def test_of_more_than_two_who_wins_more_has_more_skill() -> None:
    games = [
        (seated, n, tuple(float(bot == (A if n % 3 else B)) for bot in seated))
        for n in range(12)
        for seated in rotations((A, B, C))
    ]
    found = ratings(played(*games))
    assert [rating.bot for rating in found] == [A, B, C]
    assert all(rating.low <= rating.points <= rating.high for rating in found)


def test_alone_nobody_is_rated() -> None:
    assert ratings(played(((A,), 0, (1.0,)), ((B,), 0, (0.0,)))) == []

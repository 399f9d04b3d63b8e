"""The sequential test: wrong as seldom as it says, and sooner done than a fixed number of games."""

from __future__ import annotations

import pytest

from giantstable.arena.sprt import ACCEPTED, FEWEST, REJECTED, UNDECIDED, Sprt, judge, share_of
from giantstable.kernel.rng import seeded

TEST = Sprt(0.5, 0.6)


def pairs(share: float, blocks: int, seed: str) -> list[float]:
    """Return the mean of two games on each seed, each won with a chance."""
    rng = seeded(seed)
    many = 1_000_000
    return [
        ((rng.below(many) < share * many) + (rng.below(many) < share * many)) / 2
        for _ in range(blocks)
    ]


def test_shares_and_elo_points() -> None:
    assert share_of(0) == 0.5
    assert share_of(100) == pytest.approx(0.64, abs=0.001)


@pytest.mark.parametrize(("share", "right"), [(0.5, REJECTED), (0.6, ACCEPTED)])
def test_it_is_wrong_about_one_time_in_twenty_at_most(share: float, right: str) -> None:
    verdicts = [judge(TEST, pairs(share, 3000, f"sprt {i}")) for i in range(400)]
    wrong = sum(verdict.outcome != right for verdict in verdicts)
    assert wrong <= 400 * 0.05 * 1.6  # three standard deviations above 20
    assert sum(verdict.blocks for verdict in verdicts) / 400 < 200


def test_a_clear_case_is_over_at_once_but_never_before_there_is_a_sample() -> None:
    verdict = judge(TEST, [1.0] * 100)
    assert verdict.outcome == ACCEPTED
    assert FEWEST <= verdict.blocks <= 20
    assert judge(TEST, [1.0] * (FEWEST - 1)).outcome == UNDECIDED
    assert judge(TEST, [0.0] * 100).outcome == REJECTED


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    played = pairs(0.7, 400, "after")
    verdict = judge(TEST, played)
    assert judge(TEST, played[: verdict.blocks]) == verdict
    assert judge(TEST, played[: verdict.blocks] + [0.0] * 500) == verdict


def test_nothing_is_decided_of_nothing() -> None:
    assert judge(TEST, []).outcome == UNDECIDED

"""The doors to PettingZoo, judged by PettingZoo's own suites."""

from __future__ import annotations

import itertools
import re
import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from giantstable.envs.zoo import TableEnv, TogetherEnv

GAMES = [
    pytest.param("heroscape", {"scenario": "clashing-fronts"}, id="heroscape"),
    pytest.param("heroscape", {"scenario": "mimrings-fortress"}, id="heroscape-four"),
    pytest.param("assault", {"seats": 3}, id="assault"),
    pytest.param("assault", {"seats": 6}, id="assault-six"),
]

# What their suites remark on every environment of dictionaries or of large numbers.
REMARKS = [
    "ignore:.*Observation is not a NumPy array.*",
    "ignore:.*The observation.*",
    "ignore:.*Observation space for each agent.*",
]
pytestmark = [pytest.mark.filterwarnings(remark) for remark in REMARKS]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_pettingzoo_finds_nothing_wrong_seat_by_seat(game: str, setup: dict[str, Any]) -> None:
    api_test(TableEnv(game, **setup), num_cycles=120)


@pytest.mark.parametrize(("game", "setup"), GAMES[::2])
def test_the_same_seed_plays_the_same(game: str, setup: dict[str, Any]) -> None:
    seed_test(lambda: TableEnv(game, **setup), num_cycles=40)


@pytest.mark.parametrize(("game", "setup"), GAMES[::2])
def test_pettingzoo_finds_nothing_wrong_all_at_once(game: str, setup: dict[str, Any]) -> None:
    parallel_api_test(TogetherEnv(game, **setup), num_cycles=120)
    parallel_seed_test(lambda: TogetherEnv(game, **setup), num_cycles=40)


@pytest.mark.parametrize(("game", "setup"), GAMES[::2])
def test_its_benchmark_runs(
    game: str,
    setup: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # It looks at the clock after each round and stops after five seconds: here they fly.
    now = time.time()
    clock = itertools.count()
    monkeypatch.setattr(time, "time", lambda: now + next(clock) / 8)
    performance_benchmark(TableEnv(game, **setup))
    assert re.search(r"\d turns per second", capsys.readouterr().out)


def test_whole_games_end_with_rewards_that_sum_to_nothing() -> None:
    env = TableEnv("assault", seats=3)
    rng = np.random.default_rng(3)
    for seed in range(2):
        env.reset(seed=seed)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            gained[agent] += reward
            over = terminated or truncated
            options = np.flatnonzero(seen["action_mask"])
            assert over or len(options)
            env.step(None if over else int(rng.choice(options)))
        assert env.match.over
        assert sum(gained.values()) == pytest.approx(0.0)
        winners = [f"seat_{seat}" for seat in env.match.winners]
        assert all((gain > 0) == (agent in winners) for agent, gain in gained.items())


def test_who_is_asked_nothing_can_only_wait() -> None:
    env = TogetherEnv("heroscape", scenario="clashing-fronts")
    seen, _ = env.reset(seed=1)
    asked = {decision.seat for decision in env.match.pending}
    assert asked == {0} or asked == {1}, "the draft goes card by card"
    for seat, agent in enumerate(env.agents):
        options = np.flatnonzero(seen[agent]["action_mask"])
        assert (list(options) == [env.wait]) == (seat not in asked)
    rng = np.random.default_rng(2)
    together = 0
    for _ in range(120):
        together += len(env.match.pending) > 1
        chosen = {a: int(rng.choice(np.flatnonzero(s["action_mask"]))) for a, s in seen.items()}
        seen = env.step(chosen)[0]
    assert together, "order markers are placed at one time"


def test_what_is_no_option_loses_at_once() -> None:
    env = TableEnv("assault", seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards == {a: -1.0 if a == loser else 0.5 for a in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[loser]["illegal"]

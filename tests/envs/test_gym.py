"""The door to Gymnasium, judged by Gymnasium's own suite."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import giantstable as gt
from giantstable.envs.gym import Solo
from giantstable.kernel.game import Game


@pytest.mark.parametrize("wraith", ["young", "adult", "elder"])
def test_gymnasium_finds_nothing_wrong(wraith: str) -> None:
    made = gymnasium.make("giantstable/Solo-v0", game="wraith", wraith=wraith, render_mode="ansi")
    check_env(made.unwrapped)


def play(env: gymnasium.Env[dict[str, np.ndarray], np.int64], seed: int) -> list[float]:
    """Play a game at random; return all that was seen, added up, and the rewards."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = [float(seen["observation"].sum())]
    over = False
    while not over:
        options = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(rng.choice(options))
        assert env.observation_space.contains(seen)
        told += [float(seen["observation"].sum()), float(reward)]
    return told


def test_masked_random_play_comes_to_an_end_and_the_same_seed_plays_the_same() -> None:
    env = gymnasium.make("giantstable/Solo-v0", game="wraith", giant="fire")
    for seed in range(5):
        told = play(env, seed)
        assert told == play(env, seed)
        assert told[-1] in (1.0, -1.0)


def test_what_is_no_option_loses_at_once() -> None:
    env = Solo("wraith")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(ValueError, match="reset it"):
        env.step(0)


def test_a_match_of_a_given_seed_can_be_asked_for() -> None:
    env = Solo("wraith")
    env.reset(options={"seed": 7})
    assert env.match is not None
    assert env.match.view(0) == gt.new("wraith", seed=7).view(0)


def test_a_game_for_several_has_another_door() -> None:
    with pytest.raises(ValueError, match="not a game for one"):
        Solo("assault")


def test_a_game_that_lists_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gt.game("wraith"), "asks", [])
    assert isinstance(gt.game("wraith"), Game)
    with pytest.raises(ValueError, match="has no action space"):
        Solo("wraith")

"""How many steps a second go through each door, with random answers: ``make bench-doors``."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np
from rich.console import Console
from rich.table import Table

from giantstable import library

SECONDS = 2.0


def gym(game: str) -> int:
    """Play one game through Gymnasium; return how many steps it took."""
    from giantstable.envs.gym import Solo

    env = Solo(game)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps = 0
    over = False
    while not over:
        seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1
    return steps


def zoo(game: str) -> int:
    """Play some of a game through PettingZoo."""
    from giantstable.envs.zoo import TableEnv

    env = TableEnv(game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for steps, _ in enumerate(env.agent_iter(400)):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return steps
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return 400


def spiel(game: str) -> int:
    """Play some of a game through OpenSpiel, without looking at tensors."""
    import pyspiel

    from giantstable.envs.spiel import PREFIX

    rng = np.random.default_rng(1)
    state = pyspiel.load_game(f"{PREFIX}{game}").new_initial_state()
    steps = 0
    while not state.is_terminal() and steps < 400:
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps += 1
    return steps


def spiel_clones(game: str) -> int:
    """Clone a state of OpenSpiel a few hundred times."""
    import pyspiel

    from giantstable.envs.spiel import PREFIX

    rng = np.random.default_rng(1)
    state = pyspiel.load_game(f"{PREFIX}{game}").new_initial_state()
    for _ in range(40):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    for _ in range(200):
        state.clone()
    return 200


def rate(play: Callable[[str], int], game: str, seconds: float) -> float:
    """Return how many steps a second of CPU time are made."""
    play(game)  # what is worked out once and kept
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        steps += play(game)
    return steps / (time.process_time() - begun)


def main(seconds: float = SECONDS) -> None:
    """Print a table of all doors and games."""
    table = Table("door", "game", "a second of CPU")
    for name in library.games():
        game = library.game(name)
        if not game.asks:
            continue
        doors: list[tuple[str, str, Callable[[str], int]]] = []
        if game.max_seats == 1:
            doors.append(("Gymnasium, steps", "gymnasium", gym))
        else:
            doors.append(("PettingZoo AEC, steps", "pettingzoo", zoo))
        doors.append(("OpenSpiel, actions", "pyspiel", spiel))
        doors.append(("OpenSpiel, clones", "pyspiel", spiel_clones))
        for door, needs, play in doors:
            if find_spec(needs) is None:
                table.add_row(door, name, f"{needs} is not installed")
            else:
                table.add_row(door, name, f"{rate(play, name, seconds):,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)

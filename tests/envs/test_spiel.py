"""The door to OpenSpiel, judged by OpenSpiel's own suite and playthroughs."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this machine")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import giantstable.envs.spiel as spiel  # noqa: E402

WRAITH = "giantstable_wraith"
ELDER = "giantstable_wraith(setup=giant:fire;wraith:elder;footholds:true)"
ASSAULT = "giantstable_assault(setup=round_cap:3)"
HEROSCAPE = "giantstable_heroscape(setup=scenario:clashing-fronts)"
RESCUE = "giantstable_heroscape(setup=scenario:a-desperate-rescue-attempt)"


@pytest.mark.parametrize("game", [WRAITH, ELDER, ASSAULT, HEROSCAPE, RESCUE])
def test_openspiel_finds_nothing_wrong_and_reads_back_what_it_has_written(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def walked(game: str, seed: int, steps: int) -> spiel.TableState:
    """Return a state after so many random actions."""
    rng = np.random.default_rng(seed)
    state: spiel.TableState = pyspiel.load_game(game).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_a_playthrough_can_be_played_again() -> None:
    rng = np.random.default_rng(5)
    state = pyspiel.load_game(ELDER).new_initial_state()
    actions: list[int] = []
    while not state.is_terminal():
        actions.append(int(rng.choice(state.legal_actions())))
        state.apply_action(actions[-1])
    told = generate_playthrough.playthrough(ELDER, actions)
    assert told == generate_playthrough.playthrough(ELDER, actions)
    assert f"action: {actions[-1]}" in told
    assert "play: play" in told, "actions have the notation of our records"
    assert told.count("EXPLICIT_STOCHASTIC") == 1


@pytest.mark.parametrize("game", [ELDER, ASSAULT, HEROSCAPE])
def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on(game: str) -> None:
    rng = np.random.default_rng(2)
    others = 0
    for steps in (3, 25, 60, 90):
        state = walked(game, steps, steps)
        player = state.current_player()
        if player < 0:
            continue
        told = state.information_state_string(player)
        for _ in range(3):
            dream = state.resample_from_infostate(player, rng.random)
            assert dream.information_state_string(player) == told
            assert dream.legal_actions() == state.legal_actions()
            again = dream.clone()
            others += again.serialize() != state.serialize()
            for _ in range(10):
                if not again.is_terminal():
                    again.apply_action(int(rng.choice(again.legal_actions())))
        assert state.information_state_string(player) == told, "the state itself stays"
    assert others, "something was dealt anew"


def test_chance_has_a_node_wherever_it_speaks_and_its_outcomes_differ() -> None:
    rng = np.random.default_rng(4)
    state = pyspiel.load_game(HEROSCAPE).new_initial_state()
    nodes = 0
    differ = 0
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            nodes += 1
            after = {str(state.child(outcome)) for outcome in range(0, spiel.OUTCOMES, 8)}
            differ += len(after) > 1
        elif state.match is not None:
            drawn = state.match.table.rng.drawn
            child = state.child(state.legal_actions()[0])
            assert child.is_chance_node() or child.match.table.rng.drawn == drawn
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert nodes > 5
    assert differ, "no copy of a state knows the dice to come"


def test_a_player_is_told_no_more_than_its_view() -> None:
    state = walked(ASSAULT, 1, 60)
    assert state.match is not None
    seen = json.loads(state.observation_string(0))
    assert seen == [json.loads(json.dumps(state.match.view(0)))]
    row = np.array(state.observation_tensor(0))
    assert row.shape == (state.get_game().door.encoding.size,)


def test_a_state_is_taken_up_in_another_process() -> None:
    state = walked(HEROSCAPE, 3, 40)
    program = (
        "import sys, pyspiel, giantstable.envs.spiel\n"
        "_, state = pyspiel.deserialize_game_and_state(sys.stdin.read())\n"
        "print(state)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        input=pyspiel.serialize_game_and_state(state.get_game(), state),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == str(state)
    assert ran.stderr == ""


def test_a_setup_is_read_from_the_game_string() -> None:
    assert spiel.read_setup("") == {}
    assert spiel.read_setup("seats:4;open_scores:true;cloud_leader_return:evermoors") == {
        "seats": 4,
        "open_scores": True,
        "cloud_leader_return": "evermoors",
    }
    assert pyspiel.load_game("giantstable_assault(setup=seats:5)").num_players() == 5

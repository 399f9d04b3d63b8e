"""The door to OpenSpiel: every game of ours that has an action space, as a Python game.

>>> import pyspiel
>>> import giantstable.envs.spiel
>>> game = pyspiel.load_game("giantstable_wraith(setup=giant:fire;wraith:elder)")
>>> state = game.new_initial_state()

Chance speaks inside the rules, dice after dice, so it has one node wherever an answer makes it
speak, before anything is thrown: each of its outcomes is a seed from which the dice follow. No
search that copies a state knows them before. Where several seats are asked at once they are asked
one after the other, and none sees what the others have said.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from giantstable import library
from giantstable.envs.door import Door, rewards
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match, new_match

OUTCOMES = 64  # seeds at a node of chance, other ones at each
LONGEST = 20_000  # choices; no game of ours asks more often
PREFIX = "giantstable_"
NOT_BEGUN = "not begun"


def read_setup(written: str) -> dict[str, object]:
    """Return the setup that a game string gives: ``giant:fire;wraith:elder``."""
    found: dict[str, object] = {}
    for part in written.split(";") if written else []:
        name, _, value = part.partition(":")
        if value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.isdigit() else value
    return found


@cache
def door(name: str, written: str) -> Door:
    """Return the door of a game string; all its states share it."""
    return Door(name, read_setup(written))


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game with one setup; each of our games is a class of its own."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        kind = self.kind
        written = str(params.get("setup", ""))
        self.door = door(kind.short_name.removeprefix(PREFIX), written)
        alone = self.door.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.door.space.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.door.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        """Return the state before chance has laid anything out."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return as many as there can be choices, and the first."""
        return LONGEST + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """Return who looks at states: for information states all that a seat was told too."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(self.door, recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A match, or an answer that waits for chance to speak.

    What is in it is copied by ``clone`` and pickled by ``serialize``: a match can do both.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.match: Match | None = None
        self.awaits = -1  # the id of an answer that makes chance speak

    def _door(self) -> Door:
        found: Door = self.get_game().door
        return found

    def _asked(self) -> Decision:
        assert self.match is not None
        return self.match.next_decision()

    # -- what OpenSpiel asks --------------------------------------------------------------------

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self.match is None or self.awaits >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._asked().seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._door().space.ids(self._asked()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, all equally likely."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match is None:
            self.match = new_match(self._door().game, self._door().given, f"spiel {action}")
        elif self.awaits >= 0:
            match.reseed(len(match.choosers) * OUTCOMES + action)
            answer, self.awaits = self.awaits, -1
            self._answer(match, answer)
        else:
            trial = match.copy(quiet=True)
            drawn = trial.table.rng.drawn
            self._answer(trial, action)
            if trial.table.rng.drawn == drawn:
                self._answer(match, action)
            else:
                self.awaits = action

    def _answer(self, match: Match, action: int) -> None:
        decision = match.next_decision()
        match.answer(decision, self._door().space.decode(decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        space = self._door().space
        for decision in [] if self.match is None else self.match.pending:
            if decision.seat == player and action in space.ids(decision):
                code = space.decode(decision, action)
                return f"{decision.kind}: {self._door().game.notation(decision, code)}"
        return f"{space.kinds[action]} {space.codes[action]}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """Return what each seat has of the end; nothing before it."""
        if self.match is None or not self.match.over:
            return [0.0] * self._door().seats
        return rewards(self.match)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Return a state that the player cannot tell from this one: all it may not know is new."""
        found: TableState = self.clone()
        if found.match is not None:
            found.match.determinize(player, int(sampler() * (1 << 32)))
            options = [] if found.awaits < 0 else self._door().space.ids(found._asked())
            if options and found.awaits not in options:  # in that truth nobody could say it
                found.awaits = options[int(sampler() * len(options))]
        return found

    def __str__(self) -> str:
        if self.match is None:
            return NOT_BEGUN
        waits = f" awaiting chance for {self.awaits}" if self.awaits >= 0 else ""
        return f"{self.match!r}{waits} {json.dumps(self.match.view(None), sort_keys=True)}"


class TableObserver:
    """Looks at a state with the eyes of a seat."""

    def __init__(self, door: Door, recall: bool) -> None:
        self.door = door
        self.recall = recall
        self.tensor = np.zeros(door.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Look: the numbers are in the tensor."""
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self.door.row(state.match, player)

    def string_from(self, state: TableState, player: int) -> str:
        """Return what the seat sees, and with perfect recall all that it was ever told."""
        match = state.match
        if match is None:
            return NOT_BEGUN
        seen: list[object] = [match.view(player)]
        if self.recall:
            seen.append([[e.kind.name, e.seat, *e.values()] for e in match.events(player)])
            seen.append([told.action for told in state.full_history() if told.player == player])
        return json.dumps(seen, sort_keys=True)


def _kind(name: str) -> pyspiel.GameType:
    game = library.game(name)
    alone = game.max_seats == 1
    modes = pyspiel.GameType
    return modes(
        short_name=f"{PREFIX}{name}",
        long_name=f"Giants' Table: {name}",
        dynamics=modes.Dynamics.SEQUENTIAL,
        chance_mode=modes.ChanceMode.EXPLICIT_STOCHASTIC,
        information=modes.Information.IMPERFECT_INFORMATION,
        utility=modes.Utility.GENERAL_SUM if alone else modes.Utility.ZERO_SUM,
        reward_model=modes.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
        default_loadable=True,
    )


def register() -> None:
    """Make our games known to OpenSpiel; one without an action space has no door."""
    for name in library.games():
        if library.game(name).asks:
            kind = _kind(name)
            # A class, not a function: OpenSpiel lets go of it when Python is gone already.
            pyspiel.register_game(kind, type(f"{name}_game", (TableGame,), {"kind": kind}))


register()

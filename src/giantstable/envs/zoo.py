"""The doors to PettingZoo: any game seat by seat (AEC), or all seats that are asked at once.

>>> from giantstable.envs.zoo import TableEnv
>>> env = TableEnv("assault", seats=3)
>>> env.reset(seed=7)
>>> env.agents
['seat_0', 'seat_1', 'seat_2']
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from giantstable.envs.door import LARGEST, Door, Mask, Row, rewards
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match

ANSI = "ansi"
SEEDS = 1 << 31

Observation = dict[str, "Row | Mask"]


class Seats:
    """What both doors have: the seats as agents, their spaces, and the match.

    An answer that is no option loses the match for who gave it, with ``illegal`` in its info.
    """

    def __init__(self, game: str, setup: dict[str, object], more_actions: int) -> None:
        self.door = Door(game, setup)
        self.names = [f"seat_{seat}" for seat in range(self.door.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.size = self.door.space.size + more_actions
        low = spaces.Box(-LARGEST, LARGEST, (self.door.encoding.size,), np.float32)
        mask = spaces.Box(0, 1, (self.size,), np.int8)
        self.observations = {
            name: spaces.Dict({"observation": low, "action_mask": mask}) for name in self.names
        }
        self.actions = {name: spaces.Discrete(self.size) for name in self.names}
        self.rng = np.random.default_rng()
        self.match = self.door.begin(0)
        self.illegal: int | None = None  # the seat that gave an answer that was no option

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a new match."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        own: int | str | None = (options or {}).get("seed")
        drawn = int(self.rng.integers(SEEDS)) if own is None else own
        self.match = self.door.begin(drawn)
        self.illegal = None

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or by an answer that was no option."""
        return self.match.over or self.illegal is not None

    def answer(self, decision: Decision, action: int) -> None:
        """Answer a question by the id of an option; whatever else it is loses the match."""
        ids = self.door.space.ids(decision)
        if action in ids:
            self.match.answer(decision, decision.codes[ids.index(action)])
        elif self.illegal is None:
            self.illegal = decision.seat

    def observe(self, name: str) -> Observation:
        """Return what a seat sees, and what it may answer."""
        seat = self.seat_of[name]
        mask = np.zeros(self.size, np.int8)
        asked = self.door.asked(self.match, seat)
        if asked is not None:
            mask[self.door.space.ids(asked)] = 1
        elif self.size > self.door.space.size:
            mask[-1] = 1
        return {"observation": self.door.row(self.match, seat), "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        """Return what each seat has of the end; nothing before it."""
        if not self.over:
            return dict.fromkeys(self.names, 0.0)
        if self.illegal is not None:
            gained = dict.fromkeys(self.names, 1.0 / (len(self.names) - 1))
            gained[self.names[self.illegal]] = -1.0
            return gained
        return dict(zip(self.names, rewards(self.match), strict=True))

    def infos(self) -> dict[str, dict[str, Any]]:
        """Return how it ended, and who gave an answer that was no option."""
        told: dict[str, dict[str, Any]] = {n: {"result": self.match.result} for n in self.names}
        if self.illegal is not None:
            told[self.names[self.illegal]]["illegal"] = True
        return told


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game for several, one answer after the other.

    Where several seats are asked at once, each answers when it is selected, and sees nothing of
    what the others have said.
    """

    def __init__(self, game: str, render_mode: str | None = None, **setup: object) -> None:
        super().__init__()
        self.metadata = {
            "name": f"giantstable_{game}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table = Seats(game, setup, 0)
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent sees: numbers, and the mask of what it may answer."""
        return self.table.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the ids of all answers."""
        return self.table.actions[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now."""
        return self.table.observe(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match. ``options`` may hold the match's own ``seed``."""
        self.table.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.match.next_decision().seat]

    def step(self, action: int | None) -> None:
        """Let the selected agent answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer")
        match = self.match
        decision = match.next_decision()
        self.table.answer(decision, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.table.rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.table.infos()
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the match in a line."""
        return repr(self.match)

    def close(self) -> None:
        """Leave the table."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """A game for several in which all seats that are asked answer at once.

    Fits games whose seats decide in secret together, as HeroScape's do over order markers. A seat
    that is asked nothing waits: that is the last id, after those of the action space.
    """

    def __init__(self, game: str, render_mode: str | None = None, **setup: object) -> None:
        self.metadata = {"name": f"giantstable_{game}_together_v0", "render_modes": [ANSI]}
        self.render_mode = render_mode
        self.table = Seats(game, setup, 1)
        self.wait = self.table.size - 1
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent sees: numbers, and the mask of what it may answer."""
        return self.table.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the ids of all answers, and to wait."""
        return self.table.actions[agent]

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match. ``options`` may hold the match's own ``seed``."""
        self.table.begin(seed, options)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let every agent that is asked answer; the others wait."""
        for decision in self.match.pending:
            self.table.answer(decision, int(actions[self.table.names[decision.seat]]))
        over = self.table.over
        agents = self.agents
        seen = self._observed()
        if over:
            self.agents = []
        return (
            seen,
            self.table.rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self.table.infos(),
        )

    def render(self) -> str:
        """Return the match in a line."""
        return repr(self.match)

"""The door to Gymnasium: a game for one, such as Wraith & the Giants.

>>> from giantstable.envs.gym import Solo
>>> env = Solo("wraith", giant="earth", wraith="young")
>>> observation, info = env.reset(seed=7)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from giantstable.envs.door import LARGEST, Door, Mask, rewards
from giantstable.kernel.match import Match

ANSI = "ansi"
SEEDS = 1 << 31

Observation = dict[str, Any]  # "observation": a row of numbers; "action_mask": 1 for each option


class Solo(gymnasium.Env[Observation, np.int64]):
    """A game for one seat, from the first question to the end.

    An action is an id of the game's action space; ``action_mask`` says which are options now. One
    that is no option loses the game at once, with ``illegal`` in the info. The only reward comes at
    the end: 1 for a win, -1 for a loss.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(self, game: str, render_mode: str | None = None, **setup: object) -> None:
        self.door = Door(game, setup)
        if self.door.seats != 1:
            raise ValueError(f"{game} is not a game for one: giantstable.envs.zoo has its door")
        self.render_mode = render_mode
        size = self.door.space.size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, LARGEST, (self.door.encoding.size,), np.float32),
                "action_mask": spaces.MultiBinary(size),
            }
        )
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. ``options`` may hold the match's own ``seed``, a number or a text."""
        super().reset(seed=seed)
        own: int | str | None = (options or {}).get("seed")
        drawn = int(self.np_random.integers(SEEDS)) if own is None else own
        self.match = self.door.begin(drawn)
        return self._observed(self.match), self._info(self.match)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer what is asked."""
        match = self.match
        if match is None or not match.asked:
            raise ValueError("the game is over or has not begun: reset it")
        decision = match.next_decision()
        ids = self.door.space.ids(decision)
        if int(action) not in ids:
            info = {**self._info(match), "illegal": True}
            observed = self._observed(match)
            self.match = None
            return observed, -1.0, True, False, info
        match.answer(decision, decision.codes[ids.index(int(action))])
        reward = rewards(match)[0] if match.over else 0.0
        return self._observed(match), reward, match.over, False, self._info(match)

    def action_masks(self) -> Mask:
        """Return the mask of what is asked now, as maskable learners ask for it."""
        match = self.match
        return self.door.mask(None if match is None else self.door.asked(match, 0))

    def render(self) -> str:
        """Return the match in a line."""
        return repr(self.match)

    def _observed(self, match: Match) -> Observation:
        asked = self.door.asked(match, 0)
        return {"observation": self.door.row(match, 0), "action_mask": self.door.mask(asked)}

    def _info(self, match: Match) -> dict[str, Any]:
        return {"result": match.result}


gymnasium.register("giantstable/Solo-v0", entry_point="giantstable.envs.gym:Solo")

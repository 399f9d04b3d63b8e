"""Setups of Wraith & the Giants that are worth playing."""

from __future__ import annotations

from itertools import product

import giantstable as gt
from tests.conformance.setups import Given, Habit, values

HABITS: list[Habit] = [
    {},
    {"fearless": 1},
    {"fearless": 1, "rest": 80},
    {"fearless": 1, "sword": 400, "bow": 400, "fireworks": 400, "cast": 100, "use": 100},
]


def modes() -> list[Given]:
    """Return all Wraiths x Giants x Dangerous Footholds x gauntlets."""
    options = {option.name: option for option in gt.game("wraith").setup_options()}
    names = ["wraith", "giant", "footholds", "gauntlet"]
    return [
        dict(zip(names, mode, strict=True))
        for mode in product(*[values(options[name]) for name in names])
    ]

"""Setups of HeroScape that are worth playing."""

from __future__ import annotations

import giantstable as gt
from giantstable.games.heroscape.game import HeroscapeGame
from tests.conformance.setups import Given, Habit

LENGTH = 6
STRIDE = 11
HABITS: list[Habit] = [{}, {"done": 1, "stay": 1}, {"done": 100, "stay": 100}]

BROUGHT = ["finn, thorgrim", "mimring", "grimnak, marro-warriors", "syvarris, izumi-samurai"]


def modes() -> list[Given]:
    """Return all scenarios for all numbers of players, and some with armies brought along."""
    game = gt.game("heroscape")
    assert isinstance(game, HeroscapeGame)
    found: list[Given] = []
    for scenario in game.scenarios:
        for seats in scenario.seatings:
            mode: Given = {"scenario": scenario.id, "players": len(seats)}
            found.append(mode)
    for id_ in ("clashing-fronts", "under-tempests-cover"):
        armies: Given = {f"army_{i}": BROUGHT[i - 1] for i in (1, 2)}
        found.append({"scenario": id_, "players": 2, "armies": "pre-made", **armies})
    found.append({"scenario": "a-toxic-mist", "players": 2, "sets": 2})
    return found

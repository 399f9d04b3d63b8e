"""Setups of Assault of the Giants that are worth playing."""

from __future__ import annotations

from tests.conformance.setups import Given, Habit

LENGTH = 7
STRIDE = 11
HABITS: list[Habit] = [
    {},
    {"done": 2, "rest": 2, "attack": 100, "recruit": 60},
    {"done": 4, "magic": 100, "cast": 200, "leader": 60, "unique": 60, "claim": 400},
    {"rest": 60, "trade": 100, "offer": 100, "yes": 60, "pass": 2},
]


def modes() -> list[Given]:
    """Return all numbers of players, and games with few Story Markers, which no switch meets."""
    found: list[Given] = [{"seats": seats} for seats in range(3, 7)]
    return [*found, {"seats": 4, "marker_cap": True}, {"seats": 6, "marker_cap": True}]


# What a step costs and whether one may stop there is no piece and no place.
QUALITIES = ("price", "ends")

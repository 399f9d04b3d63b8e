"""A unique command as it is played, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping

from giantstable.games.assault.rules.commands import unique
from giantstable.games.assault.table.realm import Realm
from tests.games.assault.realms import Army, Sitting, race, run

# The stone giants in three Small Folk Regions, and at home.
SPREAD: Mapping[str, Army] = {
    "high-forest": ("stone", {"stone-regular": 2}),
    "high-moor": ("stone", {"stone-regular!": 1}),
    "delimbiyr-vale": ("stone", {"kayalithica": 1}),
    "graypeak-mountains": ("stone", {"stone-elite": 1}),
}


def points(table: Realm, name: str) -> int:
    """Return the points of a race."""
    return table.points[race(name)]


def play(table: Realm, name: str, left: int, *answers: str | int) -> Sitting:
    """Play the unique command of a race."""
    return run(unique.play(table, race(name), left), table, answers)


def marked(table: Realm, marker: int) -> int:
    """Return how many regions have a marker."""
    return table.marked[marker].bit_count()

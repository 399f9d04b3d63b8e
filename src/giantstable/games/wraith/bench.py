"""How fast Wraith & the Giants is copied, imagined, shown and set up, Young against Earth."""

from __future__ import annotations

from giantstable import new
from giantstable.arena.stopwatch import at_every_choice, timed
from giantstable.kernel.match import Match

GAME = "wraith"


def measure(seconds: float) -> dict[str, float]:
    """Return what this build does, in microseconds, each number measured for half as long."""
    return {
        "wraith-copy": at_every_choice(seconds / 2, GAME, lambda m: m.copy(quiet=True)),
        "wraith-copy-events": at_every_choice(seconds / 2, GAME, lambda m: m.copy()),
        "wraith-imagine": at_every_choice(seconds / 2, GAME, imagine),
        "wraith-view": at_every_choice(seconds / 2, GAME, lambda m: m.view(0)),
        "wraith-new": timed(seconds / 4, lambda: new(GAME, seed=1, quiet=True)),
    }


def imagine(match: Match) -> Match:
    """Return a copy in which all that the player cannot know is dealt anew."""
    return match.copy(quiet=True).determinize(0, 1)

"""A digest of many games, to compare one build, machine or process with another.

Run as ``python -m tests.conformance.digest GAMES``: where the rules come from, then a line a game.
"""

from __future__ import annotations

import hashlib
import sys

import orjson

import giantstable as gt
from giantstable.kernel import match as kernel
from tests.conformance import chance, checks
from tests.conformance.setups import games_of, length, setups
from tests.strength import seeds


def lines(games: int) -> list[str]:
    """Return for each game a digest of its record and of all that anybody saw on the way."""
    return [line(name, n) for name in gt.games() for n in seeds(games_of(name, games))]


def line(name: str, seed: int) -> str:
    """Return the digest of one game."""
    known = setups(name)
    given = known[seed * 7 % len(known)]
    match = chance.begin(gt.game(name), given, seed)
    digest = hashlib.sha256()
    told = 0
    for i, step in enumerate(chance.play_out(match, chance.Chooser(match.game, seed))):
        if i % length(name):
            continue  # of a long game some steps are enough
        digest.update(orjson.dumps([step.view(seat) for seat in checks.seats(step)]))
        twin = checks.imagined(step, 0, seed)
        events = twin.events(0)
        digest.update(checks.glance(twin, 0) + checks.log(events[told:]))
        told = len(events)
    digest.update(orjson.dumps(match.record()))
    for seen in checks.sights(match):  # with all that ever happened
        digest.update(seen)
    return f"{name} {orjson.dumps(given).decode()} seed {seed}: {digest.hexdigest()}"


if __name__ == "__main__":
    print(kernel.__file__)
    print(*lines(int(sys.argv[1])), sep="\n")

"""A digest of many games, to compare one build, machine or process with another.

Run as ``python -m tests.conformance.digest GAMES``: where the rules come from, then a line a game.
"""

from __future__ import annotations

import hashlib
import json
import sys

import giantstable as gt
from giantstable.kernel import match as kernel
from tests.conformance import chance, checks
from tests.conformance.setups import games_of, length, setups


def lines(games: int) -> list[str]:
    """Return for each game a digest of its record and of all that anybody saw on the way."""
    found: list[str] = []
    for name in gt.games():
        known = setups(name)
        for n in range(games_of(name, games)):
            given = known[n * 7 % len(known)]
            match = chance.begin(gt.game(name), given, n)
            digest = hashlib.sha256()
            for i, step in enumerate(chance.play_out(match, chance.Chooser(match.game, n))):
                if i % length(name):
                    continue  # of a long game some steps are enough
                digest.update(json.dumps([step.view(seat) for seat in checks.seats(step)]).encode())
                twin = checks.imagined(step, 0, n)
                digest.update(checks.sight(twin, 0).encode())
            digest.update(json.dumps(match.record()).encode())
            digest.update("".join(checks.sights(match)).encode())
            found.append(f"{name} {json.dumps(given)} seed {n}: {digest.hexdigest()}")
    return found


if __name__ == "__main__":
    print(kernel.__file__)
    print(*lines(int(sys.argv[1])), sep="\n")

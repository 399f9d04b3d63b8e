"""Every game, step by step, against everything that must hold (see ``checks``)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.conformance import chance, walk
from tests.conformance.setups import Given, games_of, setups, title
from tests.strength import seeds

GAMES_EACH = 60


def played() -> list[tuple[str, Given, int]]:
    """Return the games to walk through: each setup in turn until there are enough."""
    found: list[tuple[str, Given, int]] = []
    for name in gt.games():
        known = setups(name)
        # 5 and 72 share no divisor: few games still meet every Wraith, Giant and mode.
        drawn = seeds(games_of(name, GAMES_EACH))
        found.extend((name, known[n * 5 % len(known)], seed) for n, seed in enumerate(drawn))
    return found


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}") for game in played()],
)
def test_everything_holds_at_every_step(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    with chance.telling(match, given, seed):
        walk.walk(match, seed)

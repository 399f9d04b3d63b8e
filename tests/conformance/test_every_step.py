"""Every game, step by step, against everything that must hold (see ``checks``)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.conformance import chance, walk
from tests.conformance.setups import Given, games_to_play, title

GAMES_EACH = 60
STRIDE = 5  # shares no divisor with 72: few games still meet every Wraith, Giant and mode


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [
        pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}")
        for game in games_to_play(GAMES_EACH, STRIDE)
    ],
)
def test_everything_holds_at_every_step(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    with chance.telling(match, given, seed):
        walk.walk(match, seed)

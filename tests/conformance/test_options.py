"""Whatever a table agrees on: its games keep the laws, and every save of them is read again."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.game import TEXT
from giantstable.kernel.rng import seeded
from tests.conformance import chance, checks
from tests.conformance.setups import Given, games_of, modes, stride, values
from tests.strength import seeds

GAMES = 100  # of each game
BETWEEN = 3  # strides between two saves: a save costs as much as many choices


def agreed(name: str, seed: int) -> Given:
    """Return a mode of a game with its house rules as chance likes them."""
    rng = seeded(f"options of {name} {seed}")
    known = modes(name)
    mode = known[seed % len(known)]
    house = [o for o in gt.game(name).setup_options() if o.house and o.kind != TEXT]
    drawn = {o.name: values(o)[rng.below(len(values(o)))] for o in house}
    return {**drawn, **mode}


@pytest.mark.at_random
@pytest.mark.parametrize("name", gt.games())
def test_every_save_of_random_play_with_any_options_loads_again(name: str) -> None:
    game = gt.game(name)
    for seed in seeds(games_of(name, GAMES)):
        given = agreed(name, seed)
        match = chance.begin(game, given, seed)
        with chance.telling(match, given, seed):
            for step, _ in enumerate(chance.play_out(match, chance.Chooser(game, seed))):
                checks.laws(match)
                if step % (BETWEEN * stride(name)) == 0 or match.over:
                    checks.position_round_trip(match)
            checks.record_round_trip(match, checks.portrait(match))

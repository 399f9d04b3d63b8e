"""Keys, names and seeds: unguessable."""

from __future__ import annotations

from giantstable.kernel.rng import SEALED
from giantstable.server.keys import new_seed  # the real one: fixtures settle the module's own


def test_the_dice_of_a_shared_game_cannot_be_foreseen() -> None:
    """128 bits of the system's own chance, and a stream that does not tell its state."""
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    for seed in seeds:
        assert seed.startswith(SEALED)
        assert len(seed.removeprefix(SEALED)) == 32
        assert len(seed) <= 64, "the database has room for so much"

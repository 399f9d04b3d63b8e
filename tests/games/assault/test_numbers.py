"""A game in numbers."""

from __future__ import annotations

import giantstable as gt
from tests.conformance.test_encodings import at, rows


def test_seats_are_told_from_the_one_that_looks_on() -> None:
    match = gt.new("assault", seed=3, seats=3)
    encoding = match.game.encoding(match.setup)
    own = [at(encoding, rows(encoding, match, seat), "own_race") for seat in range(3)]
    assert len({tuple(race) for race in own}) == 3
    assert at(encoding, rows(encoding, match, 1), "seat_1_race") == own[2]

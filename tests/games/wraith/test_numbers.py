"""A fight in numbers."""

from __future__ import annotations

import giantstable as gt
from tests.conformance.test_encodings import at, rows


def test_a_row_says_what_the_table_shows() -> None:
    match = gt.new("wraith", seed=3, giant="fire", wraith="adult")
    encoding = match.game.encoding(match.setup)
    row = rows(encoding, match, 0)
    assert at(encoding, row, "place")[0] == 1.0, "she begins on the Ground"
    assert sum(at(encoding, row, "hand")) == 5
    before = at(encoding, row, "health")
    assert before[1] == match.view(0)["giant"]["life"]  # type: ignore[index]
    [asked] = [n for n, on in enumerate(at(encoding, row, "asked")) if on]
    assert asked == 0, "to play a card is the first of the questions"

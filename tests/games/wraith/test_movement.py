"""What all movements have in common; each has a test file of its own in ``effects``."""

from __future__ import annotations

import pytest

from tests.games.wraith.moves import standing
from tests.games.wraith.scene import fight, place, play


@pytest.mark.rule("WG-MOVE-34")
@pytest.mark.parametrize(
    ("pawn", "choices"),
    [
        ("A1", ["play climb-1"]),
        ("D1", ["play climb-1"]),  # the fall
        ("D1", ["play drop", "drop ground"]),
        ("D1", ["play leap-5", "leap A2"]),
    ],
)
def test_moving_gives_no_wound(pawn: str, choices: list[str]) -> None:
    m = standing(pawn, choices[0].split()[1], wounds=2)
    play(m, *choices)
    assert place(m) != pawn
    assert fight(m).wounds == 2

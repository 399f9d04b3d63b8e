"""A game as a picture."""

from __future__ import annotations

from typing import Any

import giantstable as gt
from tests.conformance.test_pictures import drawn, words


def test_a_game_shows_every_army() -> None:
    match = gt.new("assault", seed=1, seats=6)
    said = words(drawn(match))
    seen: Any = match.view(None)
    held = [state for state in seen["regions"].values() if state["race"]]
    numbers = [word for word in said if word.replace("+", "").isdigit()]
    assert len(numbers) == len(held) > 0

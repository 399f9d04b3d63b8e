"""A fight as a picture."""

from __future__ import annotations

from typing import Any

import giantstable as gt
from tests.conformance.test_pictures import drawn, words


def test_a_fight_shows_the_giant_its_cards_and_no_hand() -> None:
    match = gt.new("wraith", seed=1, giant="fire")
    said = words(drawn(match))
    printed: Any = match.game.reference(match.setup)
    seen: Any = match.view(None)
    names = {card["id"]: card["name"] for card in printed["giant"]["cards"]}
    assert all(names[lying["card"]] in said for lying in seen["giant"]["row"])
    assert "D1" in said, "every foothold is named"
    assert not [card for card in printed["wraith"]["cards"] if card["name"] in said]

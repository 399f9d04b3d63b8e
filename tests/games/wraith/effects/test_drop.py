"""Drop (WG-MOVE-16 .. -21, WG-MOVE-25)."""

from __future__ import annotations

import pytest

from tests.games.wraith.moves import EARTH, ends, standing
from tests.games.wraith.scene import fight, happened, place, play


@pytest.mark.rule("WG-MOVE-16")
def test_a_drop_goes_down_along_lines() -> None:
    assert ends("B2", "drop") == {"B1", "A2", "A1", "B3", "A3", "ground"}


@pytest.mark.rule("WG-MOVE-17")
def test_a_drop_is_at_least_one_foothold() -> None:
    assert ends("A1", "drop") == {"ground"}
    for here in EARTH:
        assert here not in ends(here, "drop")


@pytest.mark.rule("WG-MOVE-17")
def test_on_the_ground_there_is_no_way_down() -> None:
    """W25: the Drop is impossible there, and skipped."""
    m = play(standing("ground", "drop"), "play drop")
    assert happened(m) == ["round-began", "played", "not-possible"]
    assert place(m) == "ground"


@pytest.mark.rule("WG-MOVE-18")
def test_a_drop_has_no_maximum() -> None:
    assert "ground" in ends("D1", "drop")  # by way of D2, B4, B2, B3 and A3, or longer
    assert ends("D1", "drop") == set(EARTH) - {"D1"}


@pytest.mark.rule("WG-MOVE-19")
def test_a_drop_follows_connected_lines() -> None:
    below_c1 = {"B4", "B2", "B1", "B3", "A1", "A2", "A3", "ground"}
    assert ends("C1", "drop") == below_c1  # lower on the picture, but C2, C3, C4 hang elsewhere


@pytest.mark.rule("WG-MOVE-20")
def test_a_drop_from_a_card_costs_nothing() -> None:
    m = play(standing("D1", "drop-and-cut", wounds=2), "play drop-and-cut", "drop ground")
    assert place(m) == "ground"
    assert fight(m).wounds == 2


@pytest.mark.rule("WG-MOVE-21")
@pytest.mark.parametrize("end", ["D2", "ground"])
def test_a_fearless_drop_costs_its_price_and_no_more_for_height(end: str) -> None:
    m = play(standing("D1", "drop", wounds=2), "fearless drop", f"drop {end}")
    assert place(m) == end
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-MOVE-25")
def test_example_drop_from_c2() -> None:
    assert ends("C2", "drop") == {"C3", "C4", "ground"}
    assert place(play(standing("C2", "drop"), "play drop", "drop ground")) == "ground"

"""Getting through: overhangs and ruins (HS-M-TIGHT-01, HS-M-OVH-02)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.passage import Passage
from giantstable.kernel.masks import members
from tests.games.heroscape.ground import box, ground, ruin


def walks(field: Battlefield, start: str, height: int) -> list[str]:
    mask = Passage(field).walk(field.space(start), height)
    return [field.names[space] for space in members(mask)]


def flies(field: Battlefield, start: str, height: int) -> list[str]:
    mask = Passage(field).fly(field.space(start), height)
    return [field.names[space] for space in members(mask)]


@pytest.mark.rule("HS-M-TIGHT-01")
def test_a_walker_does_not_cross_a_ruin_and_a_flyer_does() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    assert walks(field, "A2", 5) == ["B2", "A3", "B3"]
    assert flies(field, "A2", 5) == ["A1", "B1", "B2", "A3", "B3"]
    assert walks(field, "C2", 5) == ["C1", "C3"]  # round the end it stands, too


@pytest.mark.rule("HS-M-OVH-02", "HS-M-TIGHT-01")
def test_who_is_small_enough_goes_under_an_overhang() -> None:
    field = ground("g1 g1/r7 g1/r11")
    assert walks(field, "A1", 5) == ["B1@1", "B1"]
    assert walks(field, "B1@1", 5) == ["A1", "C1@1"]
    assert walks(field, "A1", 7) == ["B1"]  # only onto it, if it can climb that high
    assert walks(field, "C1@1", 7) == []


def test_nobody_climbs_or_drops_through_a_roof() -> None:
    field = ground("g1/r11 g4 g11")
    assert walks(field, "A1@1", 5) == ["B1"]  # three levels up, with room
    assert walks(field, "A1@1", 7) == []  # with a head at 4 + 7 it is not
    assert "A1" in flies(field, "B1", 5)
    assert "B1" in walks(field, "C1", 5)
    deep = ground("g1/r11 g11")
    assert walks(deep, "A1@1", 5) == []
    assert walks(deep, "B1", 5) == ["A1"]
    assert flies(deep, "A1@1", 5) == []  # flyers leave sideways first (R-OVH-02)


def test_a_ruin_on_a_roof_bars_nobody_below() -> None:
    field = box().battlefields["migols-tomb"]
    assert "K8@1" in walks(field, "J8@1", 5)
    assert "K8" not in walks(field, "J8", 5)
    assert "K8" in flies(field, "J8", 5)


def test_a_ruin_below_ones_feet_bars_nobody() -> None:
    field = ground("g8 g8 g8", "g1 g8 g8", ruins=[ruin("short", "A2", 0, 1)])
    assert "A2" in walks(field, "B1", 5)  # its top is at 7
    lower = ground("g6 g6 g6", "g1 g6 g6", ruins=[ruin("short", "A2", 0, 1)])
    assert "A2" not in walks(lower, "B1", 5)


@pytest.mark.parametrize("id_", list(box().battlefields))
@pytest.mark.parametrize("height", [4, 5, 7, 9, 11])
def test_every_way_goes_both_ways_and_no_walk_is_closed_to_flyers(id_: str, height: int) -> None:
    field = box().battlefields[id_]
    passage = Passage(field)
    for space in range(field.size):
        walk, fly = passage.walk(space, height), passage.fly(space, height)
        assert walk & ~fly == 0
        assert fly & ~field.near[space] == 0
        for other in members(walk):
            assert passage.walk(other, height) >> space & 1

"""Adjacent or not: heights, ruins, overhangs, two spaces (HS-M-ENG, HS-M-DBL-04)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.adjacency import Adjacency
from giantstable.games.heroscape.ground.battlefield import Battlefield
from tests.games.heroscape.ground import Scene, box, ground, ruin

WALL = ruin("short", "A2", 0, 1)  # on the edges between the first row and the second, and round B2


def adjacent(field: Battlefield, a: str, height_a: int, b: str, height_b: int) -> bool:
    found = Adjacency(field).adjacent(field.space(a), height_a, field.space(b), height_b)
    back = Adjacency(field).adjacent(field.space(b), height_b, field.space(a), height_a)
    assert found == back
    mask = Adjacency(field).beside(field.space(a), height_a, height_b)
    assert bool(mask >> field.space(b) & 1) == found
    return found


def meet(field: Battlefield, **places: str) -> bool:
    """Return whether the two figures are adjacent."""
    scene = Scene(field, **places)
    return Adjacency(field).figures_adjacent(scene.figures, 0, 1)


def test_neighbours_are_adjacent_and_others_are_not() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1")
    assert adjacent(field, "A1", 5, "B1", 5)
    assert adjacent(field, "B1", 5, "A2", 5)
    assert not adjacent(field, "A1", 5, "C1", 5)
    assert not adjacent(field, "A1", 5, "A1", 5)


@pytest.mark.rule("HS-M-ENG-03")
def test_a_base_as_high_as_the_others_height_is_out_of_reach() -> None:
    assert adjacent(ground("g1 g5"), "A1", 5, "B1", 5)  # 4 levels up
    assert not adjacent(ground("g1 g6"), "A1", 5, "B1", 5)  # 5 levels up
    assert adjacent(ground("g1 g6"), "A1", 7, "B1", 5)  # the lower one's Height counts
    assert not adjacent(ground("g1 g6"), "A1", 5, "B1", 7)


@pytest.mark.rule("HS-M-ENG-EX14")
def test_example_14_finn_below_a_ledge_and_deathwalker_on_it() -> None:
    assert not meet(ground("g1 r6"), finn="A1", deathwalker_9000="B1")
    assert meet(ground("g1 r5"), finn="A1", deathwalker_9000="B1")


@pytest.mark.rule("HS-M-ENG-04", "HS-M-ENG-05")
def test_across_a_ruin_both_must_be_higher_than_it() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", ruins=[WALL])
    assert box().stock.ruin_height == 6
    assert adjacent(field, "B1", 7, "A2", 9)
    assert not adjacent(field, "B1", 5, "A2", 7)
    assert not adjacent(field, "B1", 5, "A2", 5)
    assert not adjacent(field, "B1", 6, "A2", 9)  # as high is not higher
    assert adjacent(field, "A2", 5, "B2", 5)  # on one side of it
    assert not adjacent(field, "B2", 5, "C2", 5)  # round its end


@pytest.mark.rule("HS-M-ENG-EXR")
def test_finn_and_deathwalker_with_a_ruin_between_them() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", ruins=[WALL])
    assert not meet(field, finn="B1", deathwalker_9000="A2")


def test_on_uneven_ground_heads_are_compared_with_the_top_of_the_ruin() -> None:
    field = ground("g3 g3 g3", "g1 g1 g1", ruins=[WALL])  # its top is at level 7
    assert adjacent(field, "B1", 5, "A2", 7)  # heads at 8 and 8
    assert not adjacent(field, "B1", 4, "A2", 7)  # 7 is not above 7
    high = ground("g8 g8 g8", "g1 g1 g1", ruins=[WALL])
    assert adjacent(high, "B1", 5, "A2", 9)  # stands above the ruin
    assert not adjacent(high, "B1", 5, "A2", 7)


def test_a_ruin_on_a_roof_parts_nobody_below() -> None:
    field = box().battlefields["migols-tomb"]
    a, b = field.space("J8@1"), field.space("K8@1")
    assert field.wall(a, field.direction(a, b)) >= 0
    assert adjacent(field, "J8@1", 5, "K8@1", 5)
    assert not adjacent(field, "J8", 5, "K8", 5)  # on the roof it does
    assert adjacent(field, "J8", 7, "K8", 7)


def test_below_and_above_are_not_beside() -> None:
    field = box().battlefields["migols-tomb"]
    assert not adjacent(field, "J8@1", 9, "J8", 5)
    # From outside, one who is high enough reaches the edge of the roof.
    assert not adjacent(field, "L8", 9, "K8", 5)
    assert adjacent(field, "L8", 11, "K8", 5)


@pytest.mark.rule("HS-M-DBL-04")
def test_both_spaces_of_a_long_figure_count() -> None:
    field = ground("g1 g1 g1 g1 g1")
    assert meet(field, mimring="A1 B1", finn="C1")
    assert meet(field, mimring="B1 A1", finn="C1")
    assert not meet(field, mimring="A1 B1", finn="D1")
    assert meet(field, grimnak="D1 E1", mimring="B1 C1")


def test_the_tables_say_what_the_rule_says() -> None:
    field = box().battlefields["trollsford"]
    adjacency = Adjacency(field)
    for height, other in ((4, 4), (5, 7), (7, 5), (9, 11)):
        for a in range(field.size):
            mask = adjacency.beside(a, height, other)
            assert mask & ~field.near[a] == 0
            for b in range(field.size):
                assert bool(mask >> b & 1) == adjacency.adjacent(a, height, b, other)
                if mask >> b & 1:
                    assert adjacency.beside(b, other, height) >> a & 1

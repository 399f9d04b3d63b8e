"""The five battlefields, and what a battlefield tells about its spaces."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import NO_ROOF, NOWHERE
from giantstable.games.heroscape.ground.hexes import steps_between
from giantstable.games.heroscape.ground.tiles import RUINS
from giantstable.kernel.masks import mask_of, members
from tests.games.heroscape.ground import box, ground, ruin

# Spaces, hexes, highest level, and the levels that the long and the short ruin stand on.
FACTS = {
    "table-of-the-giants": (223, 223, 6, {"long": 1, "short": 1}),
    "the-forsaken-waters": (258, 258, 8, {"long": 1, "short": 1}),
    "durgeth-swamps": (208, 208, 8, {"long": 1, "short": 1}),
    "trollsford": (174, 172, 6, {"short": 2}),
    "migols-tomb": (235, 215, 11, {"long": 11, "short": 11}),
}


@pytest.mark.parametrize("id_", FACTS)
def test_a_battlefield_has_its_spaces_hexes_levels_and_ruins(id_: str) -> None:
    field = box().battlefields[id_]
    spaces, hexes, highest, ruins = FACTS[id_]
    assert field.size == spaces
    assert len(field.columns) == hexes
    assert max(field.level) == highest
    assert min(field.level) == 0  # every one has water on the table
    assert {RUINS[each.length]: each.level for each in field.ruins} == ruins


def test_there_are_five_in_the_order_of_the_rulebook() -> None:
    assert list(box().battlefields) == list(FACTS)


@pytest.mark.parametrize("id_", FACTS)
def test_the_tables_agree_with_the_hexes(id_: str) -> None:
    field = box().battlefields[id_]
    for a in range(field.size):
        assert field.space(field.names[a]) == a
        near = 0
        for d in range(6):
            for b in field.beside[a * 6 + d]:
                assert steps_between(field.hex_of(a), field.hex_of(b)) == 1
                assert field.direction(a, b) == d
                assert a in field.beside[b * 6 + (d + 3) % 6]
                assert field.wall(a, d) == field.wall(b, (d + 3) % 6)
                near |= 1 << b
        assert near == field.near[a]
    assert sum(len(spaces) for spaces in field.beside) == sum(n.bit_count() for n in field.near)


@pytest.mark.parametrize("id_", FACTS)
def test_spaces_over_one_hex_lie_apart(id_: str) -> None:
    field = box().battlefields[id_]
    for column in range(len(field.columns)):
        first, count = field.first[column], field.count[column]
        assert count >= 1
        for space in range(first, first + count - 1):
            above = space + 1
            assert field.level[space] + field.headroom[space] < field.level[above]
        assert field.headroom[first + count - 1] == NO_ROOF


@pytest.mark.rule("HS-M-OVH-01")
def test_an_overhang_leaves_what_is_below_its_tile() -> None:
    field = ground("g1/r11 g1")
    assert field.names == ["A1@1", "A1", "B1"]
    assert [field.level[s] for s in range(3)] == [1, 11, 1]
    assert field.headroom[0] == 9  # tiles are one level thick
    assert field.open_sky(1)
    assert field.slabs[0] == [0, 1, 10, 11]


def test_a_tile_that_lies_on_another_leaves_no_space_between() -> None:
    field = ground("g2 w1 g1/r2 g1/r3")
    assert field.names == ["A1", "B1", "C1", "D1@1", "D1"]
    assert field.level == [2, 1, 2, 1, 3]
    assert field.headroom[3] == 1


def test_there_may_be_many_surfaces_over_one_hex() -> None:
    field = ground("g1/r5/s9/g10")
    assert field.names == ["A1@1", "A1@5", "A1"]
    assert field.headroom[:2] == [3, 3]
    assert field.slabs[0] == [0, 1, 4, 5, 8, 10]


def test_a_lake_may_lie_under_an_overhang() -> None:
    field = ground("w0/r6")
    assert field.level == [0, 6]
    assert field.headroom[0] == 5
    assert field.slabs[0] == [5, 6]


@pytest.mark.rule("HS-M-OVH-02", "HS-M-OVH-EX11")
def test_finn_fits_under_migols_tomb_and_grimnak_does_not() -> None:
    field = box().battlefields["migols-tomb"]
    below = [s for s in range(field.size) if field.headroom[s] == 9]
    assert len(below) == 18
    finn, grimnak = box().cards["finn"], box().cards["grimnak"]
    for space in below:
        assert field.fits(space, finn.height)
        assert not field.fits(space, grimnak.height)
    # Two more surfaces are too low for anybody.
    assert [field.names[s] for s in range(field.size) if field.headroom[s] == 1] == [
        "F14@1",
        "H15@1",
    ]


def test_spaces_are_found_by_name_and_level() -> None:
    field = box().battlefields["migols-tomb"]
    assert field.space("J8") == field.space("J8@11")
    assert field.level[field.space("J8@1")] == 1
    for wrong in ("J8@2", "J8@", "A40", "AAA1", "", "@1"):
        assert field.space(wrong) == NOWHERE


def test_ruins_stand_on_edges() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    walls = sorted(
        (field.names[a], field.names[b])
        for a in range(field.size)
        for d in range(6)
        for b in field.beside[a * 6 + d]
        if field.wall(a, d) != NOWHERE and a < b
    )
    assert walls == [("A1", "A2"), ("B1", "A2"), ("B1", "B2"), ("B2", "C2"), ("C1", "B2")]
    assert set(field.wall_base) == {1}
    assert set(field.wall_top) == {7}


def test_masks_and_lists_are_the_same_sets() -> None:
    assert members(mask_of([3, 0, 200])) == [0, 3, 200]
    assert members(0) == []
    field = ground("g1 w0 g1")
    assert members(field.everywhere) == [0, 1, 2]
    assert members(field.water) == [1]

"""Hexes, tiles and what is in the box to build with (HS-C-BOX, HS-C-TILE)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.stock import sets_needed, stock_faults, used
from giantstable.games.heroscape.ground.hexes import (
    STEPS,
    beyond,
    column_of,
    edge_of,
    hex_at,
    name_of,
    named,
    steps_between,
    turned,
)
from giantstable.games.heroscape.ground.tiles import (
    GRASS,
    LONG,
    ROCK,
    SAND,
    SHAPES,
    SHORT,
    SIZES,
    TERRAINS,
    WATER,
    Ruin,
    Tile,
)
from tests.games.heroscape.ground import box, ground


def tiles(terrain: int, size: int, count: int) -> list[Tile]:
    """Return so many tiles of a kind, side by side."""
    return [Tile(terrain, size, (10 * i, 0), 0, 1) for i in range(count)]


# -- hexes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place"),
    [("A1", (0, 0)), ("B1", (1, 0)), ("A2", (0, 1)), ("A3", (-1, 2)), ("Z1", (25, 0)),
     ("AA1", (26, 0)), ("AZ10", (47, 9))],
)  # fmt: skip
def test_a_hex_has_a_letter_and_a_number(name: str, place: tuple[int, int]) -> None:
    assert named(name) == place
    assert name_of(place) == name


@pytest.mark.parametrize("name", ["", "A", "7", "A0", "a1", "A1x", "A01", "ABCD1", "A1000", "Ä1"])
def test_other_words_name_no_hex(name: str) -> None:
    assert named(name) is None


def test_names_and_places_go_both_ways() -> None:
    for row in range(40):
        for column in range(60):
            place = hex_at(column, row)
            assert column_of(place) == column
            assert named(name_of(place)) == place


def test_six_turns_are_none_and_a_turn_turns_every_direction() -> None:
    for d, step in enumerate(STEPS):
        assert turned(step, 1) == STEPS[(d + 1) % 6]
        assert turned(step, 6) == step
        assert beyond(beyond((3, 4), d), (d + 3) % 6) == (3, 4)
    assert steps_between((0, 0), (2, -5)) == 5


def test_an_edge_has_one_name_from_both_sides() -> None:
    for d in range(6):
        assert edge_of((2, 3), d) == edge_of(beyond((2, 3), d), (d + 3) % 6)


# -- shapes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_covers_as_many_hexes_as_its_size_says_however_it_is_turned(size: int) -> None:
    assert len(set(SHAPES[size])) == size
    for turn in range(6):
        hexes = Tile(GRASS, size, (5, 5), turn, 1).hexes
        assert len(set(hexes)) == size
        assert hexes[0] == (5, 5)
        near = {place for here in hexes for place in [beyond(here, d) for d in range(6)]}
        assert size == 1 or set(hexes) <= near  # it hangs together


def test_the_largest_tile_has_rows_of_two_three_three_five_five_and_six() -> None:
    rows = [place[1] for place in SHAPES[24]]
    assert [rows.count(r) for r in range(6)] == [2, 3, 3, 5, 5, 6]


@pytest.mark.parametrize(("length", "edges"), [(SHORT, 5), (LONG, 7)])
def test_a_ruin_is_a_wall_along_its_hexes_and_round_one_end(length: int, edges: int) -> None:
    for turn in range(6):
        ruin = Ruin(length, (4, 4), turn, 1)
        assert len({edge_of(place, d) for place, d in ruin.edges}) == edges
        corners = [(place, d) for place, d in ruin.edges if d == turn]
        assert corners == [(ruin.hexes[-1], turn)]


# -- terrain and levels --------------------------------------------------------------------------


@pytest.mark.rule("HS-C-TILE-01")
def test_terrain_is_grass_rock_sand_or_water() -> None:
    assert TERRAINS == ["grass", "rock", "sand", "water"]
    for field in box().battlefields.values():
        assert set(field.terrain) <= {GRASS, ROCK, SAND, WATER}


@pytest.mark.rule("HS-C-TILE-03")
def test_every_tile_of_a_stack_adds_a_level() -> None:
    field = ground("g1 g2 g3")
    assert [field.level[field.space(name)] for name in ("A1", "B1", "C1")] == [1, 2, 3]


@pytest.mark.rule("HS-C-TILE-04")
def test_water_raises_no_space() -> None:
    field = ground("w0 w1 g1")
    assert [field.level[s] for s in range(3)] == [0, 1, 1]
    assert field.water == 0b011
    # A glyph is not a tile: it lies on a space and changes nothing about it.
    fronts = box().scenarios["clashing-fronts"]
    names = [fronts.field.names[space] for _, space in fronts.glyphs]
    assert [fronts.field.level[s] for _, s in fronts.glyphs] == [1, 1, 0, 1, 1]
    assert names[2] == "M5"


# -- the stock -----------------------------------------------------------------------------------


def counts(terrain: int) -> list[int]:
    return [box().stock.count(terrain, size) for size in SIZES]


def faults(pieces: list[Tile], ruins: list[Ruin] | None = None, sets: int = 1) -> list[str]:
    return [str(f) for f in stock_faults("my.yaml", pieces, ruins or [], box().stock, sets)]


@pytest.mark.rule("HS-C-BOX-02")
def test_grass_stock() -> None:
    assert counts(GRASS) == [6, 5, 5, 5, 16]
    assert sum(n * size for n, size in zip(counts(GRASS), SIZES, strict=True)) == 220
    assert faults(tiles(GRASS, 24, 6)) == []
    assert faults(tiles(GRASS, 24, 7)) == [
        "The battlefield my.yaml takes 7 tiles of grass 24, but one set has 6."
    ]


@pytest.mark.rule("HS-C-BOX-03")
def test_rock_stock() -> None:
    assert counts(ROCK) == [2, 3, 3, 3, 6]
    assert sum(n * size for n, size in zip(counts(ROCK), SIZES, strict=True)) == 90
    assert len(faults(tiles(ROCK, 1, 7) + tiles(ROCK, 2, 4))) == 2


@pytest.mark.rule("HS-C-BOX-04")
def test_sand_stock_has_no_large_tile_and_four_single_ones() -> None:
    assert counts(SAND) == [0, 2, 2, 2, 4]
    assert faults(tiles(SAND, 1, 4)) == []
    assert len(faults(tiles(SAND, 1, 5))) == 1
    assert faults(tiles(SAND, 24, 1)) == [
        "The battlefield my.yaml takes 1 tiles of sand 24, but one set has 0."
    ]
    assert sets_needed(tiles(SAND, 24, 1), [], box().stock) == 0  # no number of sets has one


@pytest.mark.rule("HS-C-BOX-05")
def test_water_comes_as_twenty_one_single_tiles() -> None:
    assert counts(WATER) == [0, 0, 0, 0, 21]
    assert faults(tiles(WATER, 1, 21)) == []
    assert len(faults(tiles(WATER, 1, 22))) == 1


@pytest.mark.rule("HS-C-BOX-06")
def test_one_long_and_one_short_ruin() -> None:
    assert box().stock.ruins == [1, 1]
    long = [Ruin(LONG, (0, 0), 0, 1), Ruin(LONG, (0, 5), 0, 1)]
    assert faults([], long[:1]) == []
    assert faults([], long) == ["The battlefield my.yaml takes 2 long ruins, but one set has 1."]


@pytest.mark.rule("HS-C-BOX-08")
def test_markers_and_dice() -> None:
    stock = box().stock
    assert stock.markers == {"wounds": 24, "round": 1, "grenade": 1, "orders": 16}
    assert stock.dice["combat"] == 12
    assert stock.dice["twenty"] == 1


@pytest.mark.rule("HS-C-DIE-02")
def test_a_combat_die_has_three_skulls_two_shields_and_a_blank() -> None:
    dice = box().stock.dice
    assert (dice["skulls"], dice["shields"], dice["blanks"]) == (3, 2, 1)


@pytest.mark.rule("HS-C-BOX-02", "HS-C-BOX-03", "HS-C-BOX-04", "HS-C-BOX-05", "HS-C-BOX-06")
def test_every_battlefield_takes_all_eighty_five_tiles_of_one_set() -> None:
    stock = box().stock
    assert stock.total == 85
    for field in box().battlefields.values():
        assert used(field.tiles) == stock.tiles
        assert sets_needed(field.tiles, field.ruins, stock) == 1


@pytest.mark.rule("HS-X-GEN-01")
def test_two_sets_have_twice_as_much() -> None:
    large = tiles(GRASS, 24, 12)
    assert sets_needed(large, [], box().stock) == 2
    assert faults(large, sets=2) == []
    assert faults(tiles(GRASS, 24, 13), sets=2) == [
        "The battlefield my.yaml takes 13 tiles of grass 24, but 2 sets have 12."
    ]

"""Reading drawings of VirtualScape, whole, damaged and hostile, and comparing battlefields."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.compare import compared
from giantstable.games.heroscape.ground.hexes import Hex, column_of, hex_at, turned
from giantstable.games.heroscape.ground.hsc import FIGURE_FAMILY, Drawing, read_hsc
from giantstable.games.heroscape.ground.stability import overlaps
from giantstable.games.heroscape.ground.tiles import SAND, Ruin, Tile
from giantstable.kernel.errors import BadContent
from tests.games.heroscape.drawing import drawn, piece, pieces, text, version, whole
from tests.games.heroscape.ground import box
from tests.strength import examples

FIELDS = list(box().battlefields)


def field_of(drawing: Drawing) -> Battlefield:
    assert overlaps("map.hsc", drawing.tiles) == []
    return Battlefield("map", drawing.name, drawing.tiles, drawing.ruins, 6)


def moved(field: Battlefield, turn: int, shift: Hex) -> Battlefield:
    """Return the battlefield as it looks from another side of the table."""

    def there(place: Hex) -> Hex:
        q, r = turned(place, turn)
        return q + shift[0], r + shift[1]

    tiles = [
        Tile(t.terrain, t.size, there(t.at), (t.turn + turn) % 6, t.layer) for t in field.tiles
    ]
    ruins = [Ruin(r.length, there(r.at), (r.turn + turn) % 6, r.level) for r in field.ruins]
    return Battlefield("moved", "Moved", tiles, ruins, 6)


# -- reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 5, 7])
@pytest.mark.parametrize("id_", FIELDS)
def test_a_drawing_of_our_battlefield_is_our_battlefield(id_: str, number: int) -> None:
    ours = box().battlefields[id_]
    drawing = read_hsc("map.hsc", drawn(pieces(ours), number, name="La tombe"))
    assert drawing.name == "La tombe"
    assert drawing.author == "Somebody"
    assert drawing.left_out == {}
    theirs = field_of(drawing)
    assert theirs.names == ours.names
    assert theirs.level == ours.level
    assert theirs.terrain == ours.terrain
    assert theirs.headroom == ours.headroom
    assert theirs.wall_on == ours.wall_on


# As their editor lays its pieces: row by row, where a row begins and how many hexes it has; on
# every other row from the first a hex is half a space further to the right.
LAID = {
    1024: ["0x2 -1x3 0x3 -1x5 0x5 -1x6", "0x2 -2x4 -3x5 -3x4 -2x3 -2x3 -1x2 -1x1",
           "0x1 -1x3 -1x5 -2x6 -2x6 -3x3", "0x6 0x5 1x5 2x3 3x3 3x2",
           "0x1 -1x2 -1x3 -1x3 -1x4 -2x5 -2x4 -2x2", "0x3 -4x6 -4x6 -4x5 -2x3 -1x1"],
    1007: ["0x2 -1x3 0x2"] * 6,
    1003: ["0x2 0x1", "0x1 -1x2"] * 3,
    1002: ["0x2", "0x1 0x1", "0x1 -1x1"] * 2,
    11_003: ["0x3", "0x1 0x1 1x1", "0x1 -1x1 -1x1"] * 2,
}  # fmt: skip


@pytest.mark.parametrize("first_row", [0, 1])
@pytest.mark.parametrize("type_", LAID)
def test_every_piece_lies_as_their_editor_lays_it(type_: int, first_row: int) -> None:
    """So a tile in the air of somebody's drawing is drawn there, and not put there by us."""
    for turn, rows in enumerate(LAID[type_]):
        theirs = set()
        for row, words in enumerate(rows.split()):
            start, count = (int(word) for word in words.split("x"))
            shifted = first_row % 2 == 1 and row % 2 == 1
            theirs |= {(20 + start + i + shifted, 20 + first_row + row) for i in range(count)}
        at = hex_at(20, 20 + first_row)
        corner = piece(1001, 0, (0, 0), 0)  # keeps the map where it is
        drawing = read_hsc("map.hsc", drawn([corner, piece(type_, turn, at, 1)]))
        laid = drawing.ruins[0].hexes if type_ > 11_000 else drawing.tiles[1].hexes
        assert {(column_of(place), place[1]) for place in laid} == theirs, turn


def test_where_on_the_sheet_it_was_drawn_does_not_matter() -> None:
    ours = box().battlefields["trollsford"]
    for shift in ((7, 3), (-40, -9), (0, 1)):
        theirs = field_of(read_hsc("map.hsc", drawn(pieces(ours, shift))))
        assert theirs.names == ours.names


def test_a_drawing_turned_on_the_sheet_is_the_same_map() -> None:
    ours = box().battlefields["migols-tomb"]
    for turn in range(6):
        theirs = field_of(read_hsc("map.hsc", drawn(pieces(moved(ours, turn, (50, 50))))))
        found = compared(ours, theirs)
        assert found.equal
        assert found.turn == (6 - turn) % 6


def test_glyphs_zones_and_figures_are_kept_as_marks() -> None:
    marks = [
        piece(14_075, 0, (2, 0), 1, letter=b"K"),
        piece(15_001, 0, (3, 0), 1, zone="Bleu"),
        piece(18_001, 0, (4, 0), 1, extra=text("Finn") + text("")),
        piece(17_000, 0, (4, 0), 1, extra=whole(1) + text("a") * 4),
    ]
    drawing = read_hsc("map.hsc", drawn([piece(1024, 0, (2, 0), 0), *marks]))
    assert [(m.name, m.layer) for m in drawing.marks] == [("K", 1), ("Bleu", 1), ("Finn", 1),
                                                          ("", 1)]  # fmt: skip
    assert drawing.marks[2].family == FIGURE_FAMILY


def test_names_in_any_letters() -> None:
    drawing = read_hsc("map.hsc", drawn([piece(1001, 0, (0, 0), 0)], name="Болото", author="é"))
    assert drawing.name == "Болото"
    assert drawing.author == "é"


def test_pieces_of_other_sets_are_named_and_left_out() -> None:
    parts = [piece(1007, 0, (1, 0), 0), piece(5007, 0, (9, 0), 0), piece(5007, 0, (9, 4), 0),
             piece(1005, 0, (0, 0), 0), piece(16_011, 0, (0, 0), 0)]  # fmt: skip
    drawing = read_hsc("map.hsc", drawn(parts))
    assert len(drawing.tiles) == 1
    assert drawing.left_out == {5007: 2, 1005: 1, 16_011: 1}


# -- what cannot be read -------------------------------------------------------------------------


def refusal(data: bytes) -> str:
    with pytest.raises(BadContent) as refused:
        read_hsc("map.hsc", data)
    said = str(refused.value)
    assert "\n" not in said
    return said


ONE = piece(1001, 0, (0, 0), 0)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file map.hsc ends too early, after 0 bytes."),
        (b"\x00" * 40, "The file map.hsc is not a VirtualScape file of a version up to 0.0007."),
        (b"\xff" * 40, "The file map.hsc is not a VirtualScape file of a version up to 0.0007."),
        (drawn([ONE], 9), "The file map.hsc is not a VirtualScape file of a version up to 0.0007."),
        (drawn([]), "The file map.hsc has no tile of the Master Set."),
        (drawn([piece(5007, 0, (0, 0), 0)]), "The file map.hsc has no tile of the Master Set."),
        (drawn([ONE])[:-3], "The file map.hsc ends too early, after "),
        (drawn([ONE])[:-60], "The file map.hsc "),
        (version(2) + b"\xff\xff\xff\xff\xff\xff\x7f", "The file map.hsc ends too early"),
        (version(2) + b"\xff\xfe\xff" * 500, "The file map.hsc ends too early"),
        (version(4) + text("") * 3 + whole(-5), "The file map.hsc ends too early"),
        (version(1) + whole(10**9), "The file map.hsc has the number 1,000,000,000 at byte 8"),
        (version(1) + whole(-1), "The file map.hsc has the number -1 at byte 8, where one from 0"),
        (drawn([piece(1001, 6, (0, 0), 0)]), "The file map.hsc has the number 6 at byte "),
        (drawn([piece(1001, 0, (0, 0), 60)]), "The file map.hsc has the number 60 at byte "),
        (drawn([piece(1001, 0, (10**6, 0), 0)]), "The file map.hsc has the number 1,000,000 at "),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(data: bytes, sentence: str) -> None:
    assert refusal(data).startswith(sentence)


def read_or_refused(data: bytes) -> str:
    """Return the sentence of the refusal, if there is one."""
    try:
        drawing = read_hsc("map.hsc", data)
    except BadContent as refused:
        return str(refused)
    overlaps("map.hsc", drawing.tiles)
    return "The file map.hsc is fine."


@examples(200)
@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for number in (1, 2, 3, 4, 7):
        assert read_or_refused(version(number) + data).startswith("The file map.hsc ")


def test_a_file_cut_or_scratched_anywhere_is_read_or_refused() -> None:
    whole_file = drawn(pieces(box().battlefields["trollsford"]))
    rng = random.Random(3)
    for cut in range(0, len(whole_file), 97):
        scratched = bytearray(whole_file)
        scratched[rng.randrange(len(scratched))] = rng.randrange(256)
        for data in (whole_file[:cut], bytes(scratched)):
            assert read_or_refused(data).startswith("The file map.hsc ")


# -- comparing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", FIELDS)
def test_a_battlefield_is_the_same_as_itself_from_any_side(id_: str) -> None:
    field = box().battlefields[id_]
    for turn, shift in ((0, (0, 0)), (2, (5, -3)), (5, (-8, 30))):
        found = compared(field, moved(field, turn, shift))
        assert found.equal
        assert found.same == sum(len(tile.hexes) for tile in field.tiles)
        assert found.same_walls == len(field.wall_edge)


def test_a_missing_tile_is_found() -> None:
    field = box().battlefields["table-of-the-giants"]
    less = [t for t in field.tiles if not (t.terrain == SAND and t.layer == 2 and t.size == 1)]
    assert len(less) == 84
    other = moved(Battlefield("x", "X", less, field.ruins, 6), 3, (9, 9))
    found = compared(field, other)
    assert not found.equal
    assert (found.same, len(found.only_first), len(found.only_second)) == (358, 1, 0)
    assert found.only_first == [(16, 4, 2, SAND)]  # in the places of the first
    assert found.spaces_second == [(16, 4, 1, SAND)]
    assert (found.walls_first, found.walls_second) == ([], [])


def test_other_terrain_and_other_ruins_are_found() -> None:
    field = box().battlefields["trollsford"]
    tiles = list(field.tiles)
    last = tiles[-1]
    tiles[-1] = Tile((last.terrain + 1) % 3, last.size, last.at, last.turn, last.layer)
    found = compared(field, Battlefield("x", "X", tiles, [], 6))
    assert len(found.only_first) == len(found.only_second) == last.size
    assert len(found.walls_first) == 5
    assert found.walls_second == []


def test_two_different_battlefields_share_little() -> None:
    found = compared(box().battlefields["trollsford"], box().battlefields["migols-tomb"])
    assert not found.equal
    assert found.same < 200

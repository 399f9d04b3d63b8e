"""``giants battlefield``: drawn level by level and from above, exported, compared, refused."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from giantstable.games.heroscape.commands import battlefields
from giantstable.games.heroscape.ground.export import battlefield_json
from giantstable.games.heroscape.ground.tiles import Tile
from giantstable.games.heroscape.terminal.battlefield_map import height_map, tile_code
from giantstable.kernel.errors import BadContent
from tests.cli.command import giants, refused
from tests.games.heroscape.drawing import drawn, piece, pieces
from tests.games.heroscape.ground import box, ground, ruin
from tests.strength import at_random

GOLDEN = Path(__file__).parent / "screens" / "battlefields"


def printed(name: str, other: str | None = None, color: bool = False) -> str:
    """Return what the command prints for a person."""
    file = io.StringIO()
    console = Console(
        file=file, width=160, force_terminal=color, color_system="truecolor" if color else None
    )
    battlefields.run(console, name, other, False, None)
    return file.getvalue()


@pytest.mark.parametrize("id_", list(box().battlefields))
def test_a_battlefield_is_drawn_as_it_is_built(id_: str, update_golden: bool) -> None:
    shown = printed(id_)
    file = GOLDEN / f"{id_}.txt"
    if update_golden:
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


def test_the_map_can_be_read_without_colour() -> None:
    field = ground("g1 w0 g12/r20", "s2 g1 r3", "g1 g1 .", ruins=[ruin("short", "A2", 0, 2)])
    lines = [line.plain for line in height_map(field)]
    assert lines == [
        "    A   B   C",
        "  1 g1  w0  R20",
        "      / \\ / \\",
        "  2   s2  g1 |r3",
        "  3 g1  g1",
    ]


def test_colour_only_helps() -> None:
    plain = printed("trollsford")
    coloured = Console(file=io.StringIO()).render_str(printed("trollsford", color=True))
    assert "\x1b[" in printed("trollsford", color=True)
    assert "Level 1" in coloured.plain
    assert "\x1b[" not in plain


def test_numbers_of_tiles_stay_short() -> None:
    codes = [tile_code(number) for number in range(1000)]
    assert codes[:2] == ["1", "2"]
    assert codes[98:100] == ["99", "a0"]
    assert len(set(codes)) == 1000
    assert max(map(len, codes)) == 2


def test_the_command_lists_draws_and_exports(tmp_path: Path) -> None:
    listed = giants("battlefield")
    assert listed.returncode == 0, listed.stderr
    assert [line.split()[0] for line in listed.stdout.splitlines()] == list(box().battlefields)
    assert "clashing-fronts" in listed.stdout
    shown = giants("battlefield", "migols-tomb")
    assert shown.returncode == 0
    assert "235 spaces over 215 hexes, levels 0 to 11; 85 tiles and 2 ruins, from one set." in (
        shown.stdout
    )
    assert "9 levels of headroom: J6@1," in shown.stdout
    exported = giants("battlefield", "migols-tomb", "--json")
    document = json.loads(exported.stdout)
    assert document == battlefield_json(box().battlefields["migols-tomb"])
    file = tmp_path / "mine.json"
    file.write_text(exported.stdout)
    again = giants("battlefield", str(file), "--compare", "migols-tomb")
    assert again.returncode == 0, again.stderr
    assert again.stdout.splitlines() == [
        "Migol's Tomb and Migol's Tomb have the same spaces and ruins.",
        "Hexes of tiles with the same layer and terrain: 359 of 359 and 359.",
        "Spaces with the same level and terrain: 235 of 235 and 235.",
        "Edges with a ruin: 12 of 12 and 12.",
    ]


def test_a_drawing_of_an_editor_is_compared_hex_by_hex(tmp_path: Path) -> None:
    ours = box().battlefields["table-of-the-giants"]
    parts = pieces(ours, (11, 6))
    del parts[[t.terrain * 100 + t.layer for t in ours.tiles].index(202)]  # sand on layer 2
    file = tmp_path / "table.hsc"
    file.write_bytes(drawn(parts, name="La table"))
    done = giants("battlefield", "--compare", "table-of-the-giants", str(file))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "La table and Table of the Giants differ.",
        "Hexes of tiles with the same layer and terrain: 358 of 358 and 359.",
        "Only Table of the Giants has tiles at: S5 sand 2",
        "Spaces with the same level and terrain: 222 of 223 and 223.",
        "Only La table has spaces at: S5 sand 1",
        "Only Table of the Giants has spaces at: S5 sand 2",
        "Edges with a ruin: 12 of 12 and 12.",
    ]
    report = json.loads(
        giants("battlefield", str(file), "--compare", "table-of-the-giants", "--json").stdout
    )
    assert report["equal"] is False
    assert report["tile_hexes"]["same"] == 358
    assert report["spaces"]["only_second"] == [{"hex": "S5", "height": 2, "terrain": "sand"}]


def test_a_drawing_tells_what_else_is_in_it(tmp_path: Path) -> None:
    marks = [
        piece(14_075, 0, (1, 0), 1, letter=b"K"),
        piece(15_001, 0, (2, 0), 1, zone="Bleu"),
        piece(5_007, 0, (9, 9), 0),
        piece(3_005, 0, (9, 9), 0),
        piece(99_003, 0, (9, 9), 0),
        piece(2_001, 0, (2, 0), 4),  # in the air
        piece(3_024, 0, (20, 0), 0),  # in no box
    ]
    file = tmp_path / "fan.hsc"
    file.write_bytes(drawn([piece(1_007, 0, (1, 0), 0), *marks], author="A fan"))
    shown = printed(str(file))
    for sentence in (
        "which no number of sets has",
        "Drawn by: A fan",
        "Glyphs: K B1",
        "Starting zones: Bleu (1)",
        "Left out, because the Master Set has no such pieces: sand 5 (1), ice 7 (1), unknown 3 (1)",
        "The field fan.hsc: tiles[1] lays rock 1 on layer 5 into the air: no hex of it lies on",
        "The battlefield fan.hsc takes 1 tiles of sand 24, but one set has 0.",
    ):
        assert sentence in shown


NAMES = [
    "A map",
    "",
    "  ",
    "L\u2019\xe9t\xe9",
    "Болото",
    "a\x00b\x92c\x7f",
    '[x]: {y} # "z"',
    "\u9f8d",
]


def somebodys(rng: random.Random) -> bytes:
    """Return a drawing such as people make: of one of our maps, with pieces gone and added."""
    field = box().battlefields[rng.choice(list(box().battlefields))]
    parts = [part for part in pieces(field) if rng.random() > rng.choice([0, 0, 0.05])]
    for _ in range(rng.choice([0, 2, 6])):
        type_ = rng.choice([1_001, 2_003, 3_024, 4_001, 5_007, 11_002, 11_003, 2_007, 8_002])
        place = (rng.randrange(-2, 30), rng.randrange(-2, 30))
        parts.append(piece(type_, rng.randrange(6), place, rng.randrange(12)))
    return drawn(parts, rng.choice([2, 3, 7]), name=rng.choice(NAMES), author=rng.choice(NAMES))


@at_random(1)
def test_what_is_exported_of_any_drawing_is_read_again(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"drawings {seed}")
    exported = left_out = 0
    for number in range(60):
        file = tmp_path / f"drawing {seed} {number}.hsc"
        file.write_bytes(somebodys(rng))
        overlap = ""
        try:
            battlefields.run(Console(), str(file), None, True, None)
        except BadContent as refused:
            overlap = str(refused)
        if overlap:
            assert "where another tile lies already" in overlap
            continue
        shown, told = capsys.readouterr()
        again = tmp_path / "again.json"
        again.write_text(shown, encoding="utf-8")
        field, _ = battlefields.load(box(), str(again))
        assert battlefield_json(field, json.loads(shown)["sets"]) == json.loads(shown)
        exported += 1
        left_out += "does not stand" in told
    assert exported > 20
    assert 5 < left_out < exported


def test_a_drawing_tells_what_rested_on_pieces_that_were_left_out(tmp_path: Path) -> None:
    road = [piece(8_002, 0, (9, 0), 0), piece(2_001, 0, (9, 0), 1)]
    air = [piece(2_001, 0, (12, 0), 1)]
    file = tmp_path / "road.hsc"
    file.write_bytes(drawn([piece(1_007, 0, (1, 0), 0), *road, *air]))
    shown = printed(str(file))
    assert "Left out, because the Master Set has no such pieces: road 2 (1)" in shown
    assert "These rested on pieces that were left out: tiles[1]\n" in shown
    assert shown.count("into the air") == 2


def test_what_rested_on_a_fallen_tile_falls_too(tmp_path: Path) -> None:
    parts = [piece(1_007, 0, (1, 0), 0), piece(2_001, 0, (9, 0), 1), piece(2_001, 0, (9, 0), 2)]
    file = tmp_path / "tower.hsc"
    file.write_bytes(drawn([*parts, piece(11_002, 0, (1, 1), 5)]))
    done = giants("battlefield", str(file), "--json")
    assert done.returncode == 0, done.stderr
    assert [tile["size"] for tile in json.loads(done.stdout)["tiles"]] == [7]
    assert json.loads(done.stdout)["ruins"] == []
    assert len(done.stderr.splitlines()) == 4  # two tiles and a ruin
    assert "tiles[2]" in done.stderr


def test_a_battlefield_of_ones_own_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("id: mine\nname: My [/x] meadow\ntiles:\n"
                    "  - {terrain: grass, size: 7, at: B1, layer: 1}\n")  # fmt: skip
    done = giants("battlefield", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("My [/x] meadow\n7 spaces over 7 hexes, levels 1 to 1; 1 tiles")


def test_a_battlefield_laid_over_ours_is_found_by_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "heroscape" / "battlefields"
    folder.mkdir(parents=True)
    tile = "{terrain: grass, size: 7, at: B1, layer: 1}"
    (folder / "meadow.yaml").write_text(f"id: meadow\nname: Meadow\ntiles: [{tile}]\n")
    done = giants("battlefield", "meadow", "--content", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Meadow\n7 spaces")
    assert "meadow" in giants("battlefield", GIANTS_CONTENT=str(tmp_path)).stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("atlantis", "There is no battlefield “atlantis”; there are: table-of-the-giants, the-for"),
        ("atlantis.hsc", "The file atlantis.hsc cannot be read: No such file"),
        ("--compare trollsford", "Name a second battlefield to compare trollsford with."),
        ("trollsford --compare nowhere", "There is no battlefield “nowhere”"),
        ("trollsford --content no/such/folder", "The content folder"),
    ],
)
def test_what_cannot_be_drawn_is_refused(words: str, sentence: str) -> None:
    assert refused("battlefield", *words.split()).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "data", "sentence"),
    [
        ("bad.hsc", b"no map at all", "The file bad.hsc is not a VirtualScape file of a version"),
        ("bad.yaml", b"id: [", "The content file bad.yaml is not readable YAML"),
        (
            "bad.json",
            b"[" * 100_000,
            "The content file bad.json is not readable YAML: it is nested",
        ),
        ("bad.yaml", b"- " * 9_000, "The content file bad.yaml is not readable YAML: it is nested"),
        ("bad.yaml", b"\xff\xfe\x00\xd8", "The content file bad.yaml is not readable YAML"),
        ("bad.yaml", b"id: x\nname: X\n", "The field bad.yaml: tiles is missing."),
        (
            "bad.hsc",
            drawn([piece(1_007, 0, (1, 0), 0)] * 2),
            "The field bad.hsc: tiles[1] lays grass 7 on layer 1 over",
        ),
        (
            "bad.hsc",
            drawn([piece(1_001, 0, (0, 0), 0), piece(1_001, 0, (500, 0), 0)]),
            "The field bad.hsc: tiles[1] lays grass 1 beyond the edge of the map.",
        ),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, name: str, data: bytes, sentence: str) -> None:
    file = tmp_path / name
    file.write_bytes(data)
    assert refused("battlefield", str(file)).startswith(sentence)


def test_a_large_battlefield_is_drawn() -> None:
    tiles = [Tile(0, 1, (q - r // 2, r), 0, 1) for r in range(40) for q in range(60)]
    field = ground("g1")
    big = type(field)("big", "Big", tiles, [], 6)
    lines = height_map(big)
    assert len(lines) == 41
    assert lines[0].plain.endswith("BH")

"""Battlefields of one's own: what stands is read, what does not is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from giantstable.games.heroscape.ground.export import battlefield_json
from giantstable.kernel.errors import BadContent
from tests.games.heroscape.ground import Doc, box, content


def tile(
    terrain: str = "grass", at: str = "A1", layer: int = 1, size: int = 1, turn: int = 0
) -> Doc:
    return {"terrain": terrain, "size": size, "at": at, "turn": turn, "layer": layer}


def own(*tiles: Doc, **more: object) -> Doc:
    """Return a person's own battlefield file."""
    return {"id": "mine", "name": "Mine", "tiles": list(tiles), **more}


def refusal(document: object) -> str:
    with pytest.raises(BadContent) as refused:
        box().battlefield("mine.yaml", document)
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_a_small_battlefield_of_ones_own_is_read() -> None:
    ruin = {"length": "short", "at": "B1", "turn": 0, "level": 1}
    tiles = [tile(size=7, at="B1"), tile(at="B2", layer=2)]
    field = box().battlefield("mine.yaml", own(*tiles, ruins=[ruin]))
    assert field.names == ["B1", "C1", "A2", "B2", "C2", "B3", "C3"]
    assert field.level[field.space("B2")] == 2
    assert len(field.wall_edge) == 5


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (
            own(tile(size=24, at="D1"), tile("rock", "D2")),
            "The field mine.yaml: tiles[1] lays rock 1 on layer 1 over D2, "
            "where another tile lies already.",
        ),
        (
            own(tile("water"), tile("grass", layer=2)),
            "The field mine.yaml: tiles[1] lays grass 1 on layer 2 onto the water at A1, "
            "which bears nothing.",
        ),
        (
            own(tile(), tile("rock", "B1", 2)),
            "The field mine.yaml: tiles[1] lays rock 1 on layer 2 into the air: "
            "no hex of it lies on another tile.",
        ),
        (
            own(tile(), tile("water", "B1", 2)),
            "The field mine.yaml: tiles[1] lays water 1 on layer 2 into the air: "
            "water needs a tile below it.",
        ),
        (
            own(tile(size=7, at="A1")),
            "The field mine.yaml: tiles[0] lays grass 7 beyond the edge of the map.",
        ),
        (
            own(tile(), ruins=[{"length": "short", "at": "A1", "level": 1}]),
            "The field mine.yaml: ruins[0] stands the short ruin on level 1, "
            "where B1 has no land.",
        ),
        (
            own(
                tile(size=2), tile(size=2, layer=2), tile(layer=3), tile(layer=4),
                ruins=[{"length": "short", "at": "A1", "level": 2}],
            ),
            "The field mine.yaml: ruins[0] stands the short ruin on level 2, "
            "where it has no room under the tiles above A1.",
        ),
        (
            own(
                tile(size=24, at="D1"),
                sets=2,
                ruins=[
                    {"length": "short", "at": "C4", "level": 1},
                    {"length": "short", "at": "F4", "turn": 3, "level": 1},
                ],
            ),
            "The field mine.yaml: ruins[1] stands the short ruin on an edge of D4 "
            "that has a ruin already.",
        ),
        (
            own(*[tile("water", f"{letter}1") for letter in "ABCDEFGHIJKLMNOPQRSTUV"]),
            "The battlefield mine.yaml takes 22 tiles of water 1, but one set has 21.",
        ),
        (own(), "The field mine.yaml: tiles is empty."),
        (
            own(tile(terrain="lava")),
            "The field mine.yaml: tiles[0].terrain cannot be “lava”; "
            "it can be: grass, rock, sand, water.",
        ),
        (
            own(tile(size=5)),
            "The field mine.yaml: tiles[0].size is 5, but tiles have 24, 7, 3, 2 or 1 hexes.",
        ),
        (
            own(tile(at="north")),
            "The field mine.yaml: tiles[0].at is not the name of a hex, such as J8, "
            "but “north”.",
        ),
        (own(tile(), lakes=3), "There is no field mine.yaml: lakes; known here are: id, name,"),
        ([1], "The field mine.yaml must be a mapping of names to values, not [1]."),
    ],
)  # fmt: skip
def test_what_cannot_be_built_is_refused(document: object, sentence: str) -> None:
    assert refusal(document).startswith(sentence)


def test_an_overhang_needs_support_on_one_side_only() -> None:
    field = box().battlefield("mine.yaml", own(tile(size=2), tile("rock", "B1", 2, size=2)))
    assert field.names == ["A1", "B1", "C1"]
    assert field.slabs == [[0, 1], [0, 2], [1, 2]]


def test_more_sets_build_more() -> None:
    sea = [tile("water", f"{letter}1") for letter in "ABCDEFGHIJKLMNOPQRSTUV"]
    assert box().battlefield("mine.yaml", own(*sea, sets=2)).size == 22


def test_there_is_an_end_to_how_large_a_battlefield_may_be() -> None:
    large = [
        tile(size=24, at=f"{column}{row}")
        for row in range(1, 190, 6)
        for column in ("H", "N", "T", "Z", "AF", "AL", "AR", "AX")
    ]
    assert refusal(own(*large, sets=50)) == (
        "The battlefield mine.yaml covers 6,144 hexes, more than the 3,000 that can be played on."
    )
    half = own(*large[: len(large) // 3], sets=50)
    assert len(box().battlefield("mine.yaml", half).columns) > 1900


def test_what_is_exported_can_be_read_again() -> None:
    for field in box().battlefields.values():
        document = battlefield_json(field)
        again = box().battlefield("mine.json", document)
        assert battlefield_json(again) == document


def test_exported_spaces_that_do_not_follow_from_the_tiles_are_refused() -> None:
    document = battlefield_json(box().battlefields["trollsford"])
    cast(list[Doc], document["spaces"])[3]["level"] = 7
    assert refusal(document) == (
        "The field mine.yaml: spaces does not follow from the tiles; leave it out."
    )


def test_every_tile_and_ruin_of_ours_names_its_source() -> None:
    for name, document in content().items():
        if name.startswith("battlefields/"):
            for piece in cast(list[Doc], document["tiles"]) + cast(list[Doc], document["ruins"]):
                assert piece["source"] == "public", name
    entries = [e for e in box().ledger if e.file == "battlefields/trollsford.yaml"]
    assert len(entries) == 1 + 85 + 1


@pytest.mark.parametrize(
    "change",
    [
        lambda d: cast(list[Doc], d["tiles"]).append(tile("sand", at="A1", layer=1)),
        lambda d: cast(list[Doc], d["tiles"])[0].update(turn=1),
        lambda d: cast(list[Doc], d["tiles"])[-1].update(layer=9),
        lambda d: cast(list[Doc], d["ruins"])[0].update(level=3),
    ],
)
def test_a_battlefield_of_ours_that_is_built_otherwise_does_not_stand(
    change: Callable[[Doc], object],
) -> None:
    document = content()["battlefields/trollsford.yaml"]
    change(document)
    refusal(document)


def test_a_tile_that_rests_on_land_may_reach_over_water() -> None:
    bank = [tile(), tile("water", "B1")]
    field = box().battlefield("mine.yaml", own(*bank, tile("rock", size=2, layer=2)))
    assert field.names == ["A1", "B1@0", "B1"]
    assert field.headroom[field.space("B1@0")] == 1
    lake = [tile("water"), tile("water", "B1")]
    assert "onto the water at A1" in refusal(own(*lake, tile("rock", size=2, layer=2)))
    assert "onto the water at B1" in refusal(own(*bank, tile("water", "B1", layer=2)))

"""Battles on paper: written, read, and refused in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
import yaml

import giantstable as gt
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.match import Match
from tests.games.heroscape.ground import content

Doc = dict[str, object]
SETUP: Doc = {"scenario": "clashing-fronts"}
DUEL: Doc = {
    "units": {"finn": {"seat": 0}, "grimnak": {"seat": 1}},
    "figures": {"finn": {"at": "A6"}, "grimnak": {"at": ["C8", "C9"], "wounds": 2}},
}


def loaded(table: Doc, **setup: object) -> Match:
    """Return a match from a hand-made position."""
    return gt.load("heroscape", {"setup": {**SETUP, **setup}, "table": table})


def refusal(table: Doc, **setup: object) -> str:
    """Return the sentence with which a position is refused."""
    with pytest.raises(gt.BadPosition) as refused:
        loaded(table, **setup)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    return sentence


def test_a_position_made_by_hand_may_be_short() -> None:
    match = loaded(DUEL)
    fray = match.table
    assert isinstance(fray, Fray)
    match.game.check(fray)
    assert fray.wounds[fray.theatre.figure_ids.index("grimnak")] == 2
    assert len(fray.glyph_kind) == 5, "the scenario's glyphs lie there"
    assert next(e.kind.name for e in match.events(0)) == "round-began"


def test_a_position_without_units_is_the_scenario_as_it_is_set_up() -> None:
    match = gt.load("heroscape", {"setup": {"scenario": "attack-at-dawn"}, "table": {}})
    fresh = gt.new("heroscape", scenario="attack-at-dawn")
    assert match.view(0)["figures"] == fresh.view(0)["figures"]


def test_a_position_in_the_middle_of_a_round_goes_on_from_there() -> None:
    table: Doc = {
        **DUEL,
        "phase": "fight",
        "first_seat": 1,
        "turn": 1,
        "markers": [{"1": "finn", "2": "finn", "3": "finn", "X": "finn"}, {}],
    }
    match = loaded(table)
    assert match.pending[0].seat == 0
    assert match.view(None)["turn"] == {
        "first": 1,
        "turn": 1,
        "seat": 0,
        "unit": "finn",
        "action": "move",
        "moved": ["finn"],
        "struck": [],
        "targets": [],
        "moving": {"figure": "finn", "points": 5, "spent": 0},
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"units": {"hulk": {"seat": 0}}}, "table.units.hulk cannot be “hulk”"),
        ({"units": {"finn": {"seat": 7}}}, "table.units.finn.seat must be a whole number"),
        ({"figures": {"finn": {"at": "ZZ9"}}}, "ZZ9, which is no space of"),
        ({"figures": {"raelin": {"at": "A6"}}}, "whose card nobody has"),
        ({"figures": {"finn": {"at": ["A6", "B6"]}}}, "must give each figure of"),
        ({"figures": {"finn": {"at": "A6"}, "grimnak": {"at": ["A6", "A7"]}}}, "somebody stands"),
        ({"figures": {"finn": {"at": "A6"}, "grimnak": {"at": ["A8", "F11"]}}}, "neighbouring"),
        ({"figures": {"finn": {"at": "A6", "wounds": 9}}}, "whole number from 0 to 3"),
        ({"figures": {"finn": {"fate": "standing"}}}, "stands and where, or neither"),
        ({"figures": {"finn": {"fate": "in-box"}}}, "in the box after the armies have gathered"),
        ({"figures": {}}, "leaves nobody on the battlefield"),
        ({"glyphs": [{"glyph": "kelda", "at": "A9"}] * 2}, "more of the glyph kelda"),
        ({"glyphs": [{"glyph": "kelda", "hidden": True}]}, "hides a glyph that lies nowhere"),
        (
            {"glyphs": [{"glyph": "kelda", "at": "A9"}, {"glyph": "ivor", "at": "A9"}]},
            "a glyph on A9, where one lies already",
        ),
        ({"markers": [{"1": "grimnak"}, {}]}, "which that player does not have"),
        ({"markers": [{}]}, "has 1 entries, but there are 2 players"),
        ({"phase": "fight"}, "must say who was first"),
        ({"phase": "lunch"}, "table.phase cannot be “lunch”"),
        ({"truce": True}, "a truce that the scenario does not know"),
        ({"captive": "finn"}, "must name the captive"),
        ({"to_place": ["finn"]}, "not waiting to be placed"),
        ({"rng": [1, 2]}, "has 2 numbers instead of four"),
        ({"gaz": 2}, "There is no field table.gaz"),
    ],
)
def test_an_impossible_position_is_refused(change: Doc, words: str) -> None:
    assert words in refusal({**DUEL, **change})


def test_a_battle_with_a_scout_needs_one() -> None:
    table: Doc = {
        "units": {"finn": {"seat": 0}, "grimnak": {"seat": 1}},
        "figures": {"finn": {"at": "B11"}, "grimnak": {"at": ["A1", "B1"]}},
    }
    assert "must name the scout" in refusal(table, scenario="under-tempests-cover")


def test_every_field_of_the_table_is_written() -> None:
    """What a battle keeps and a position forgot would come back as it was at the start."""
    match = gt.new("heroscape", seed=2, scenario="mimrings-fortress")
    for _ in range(150):
        decision = match.pending[0]
        match.answer(decision, decision.codes[len(match.choices) % len(decision.codes)])
    position = match.position()
    again = gt.load("heroscape", position)
    assert isinstance(match.table, Fray)
    assert isinstance(again.table, Fray)
    assert again.position()["table"] == position["table"]
    for name in (
        "fate", "wounds", "held", "occupied", "owner", "spent", "glyph_kind", "glyph_space",
        "glyph_hidden", "zone", "marker", "shown", "first_seat", "turn", "seat", "unit", "action",
        "moved", "went", "struck", "targets", "friends", "foes", "truce", "plants", "scout",
        "under", "gas", "reinforced", "captive", "picks", "drafted_out", "placing", "to_place",
    ):  # fmt: skip
        assert getattr(again.table, name) == getattr(match.table, name), name


@pytest.fixture
def commons(tmp_path: Path) -> Path:
    """Return an owner's folder that makes the Tarn warriors a Common card."""
    ours = content()["cards/tarn-viking-warriors.yaml"]
    cast(Doc, ours["attributes"])["rarity"] = "common"
    file = tmp_path / "heroscape" / "cards" / "tarn-viking-warriors.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(yaml.safe_dump(ours), encoding="utf-8")
    return tmp_path


VIKINGS = ["tarn-viking-warriors", "tarn-viking-warriors#2"]


def vikings(casualties: list[int] | None = None) -> Doc:
    """Return a battle of two copies that have lost the whole first one."""
    units: Doc = {**{card: {"seat": 0} for card in VIKINGS}, "grimnak": {"seat": 1}}
    for card, number in zip(VIKINGS, casualties or [], strict=False):
        units[card] = {"seat": 0, "casualties": number}
    lost: Doc = {f"{VIKINGS[0]}.{n}": {"fate": "destroyed"} for n in (1, 2, 3, 4)}
    standing: Doc = {f"{VIKINGS[1]}.{n}": {"at": f"{'ABCD'[n - 1]}6"} for n in (1, 2, 3, 4)}
    return {"units": units, "figures": {**lost, **standing, "grimnak": {"at": ["C8", "C9"]}}}


@pytest.mark.rule("HS-X-COM-03", "HS-X-COM-04")
@pytest.mark.parametrize(
    ("casualties", "in_play"),
    [
        (None, [False, True]),
        ([4, 0], [False, True]),
        ([0, 4], [True, False]),
        ([1, 3], [True, True]),
    ],
)
def test_casualties_stay_on_the_common_cards_they_lie_on(
    commons: Path, casualties: list[int] | None, in_play: list[bool]
) -> None:
    said = {"setup": {**SETUP, "sets": 2}, "table": vikings(casualties)}
    match = gt.load("heroscape", said, content=commons)
    for _ in range(2):
        fray = match.table
        assert isinstance(fray, Fray)
        match.game.check(fray)
        cards = [fray.theatre.unit_ids.index(card) for card in VIKINGS]
        assert [fray.in_play(card) for card in cards] == in_play
        match = gt.load("heroscape", match.position(), content=commons)


def test_casualties_that_nobody_lost_are_refused(commons: Path) -> None:
    said = {"setup": {**SETUP, "sets": 2}, "table": vikings([4, 1])}
    with pytest.raises(gt.BadPosition, match="than the 4 figures"):
        gt.load("heroscape", said, content=commons)
    unique: Doc = {**DUEL, "units": {"finn": {"seat": 0, "casualties": 1}, "grimnak": {"seat": 1}}}
    assert "than the 0 figures" in refusal(unique)

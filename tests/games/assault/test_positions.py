"""Positions: hand-made ones are filled in as setup would, and impossible ones are refused."""

from __future__ import annotations

import copy
import json
from typing import cast

import pytest

import giantstable as gt
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.match import Match
from tests.conformance.chance import Chooser, play_out
from tests.conformance.checks import position_round_trip
from tests.games.assault.realms import at, cards, race, supply
from tests.games.assault.table import game
from tests.strength import at_random

Doc = dict[str, object]


def load(players: int = 6, **table: object) -> Match:
    """Return a match that begins from a hand-made position."""
    return gt.load("assault", {"setup": {"seats": players}, "table": table})


def refusal(players: int = 6, **table: object) -> str:
    """Return why a position cannot be."""
    with pytest.raises(gt.BadPosition) as refused:
        load(players, **table)
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def test_an_empty_position_is_the_table_after_setup() -> None:
    match = load()
    assert match.pending[0].kind == "pick"
    assert match.view(0)["stage"] == "draft"
    game().check(match.table)


def test_what_is_left_out_is_as_setup_would_leave_it() -> None:
    match = load(
        players=3,
        stage="normal",
        active="hill",
        armies={"waterdeep": {"hill-regular": 3, "hill-elite!": 1}},
        resources={"hill": {"food": 2}},
        deck=["ore", "food"],
        rows={"hill": ["plunder", "move"]},
        points={"hill": 5},
    )
    table = realm_on(match.table)
    assert match.pending[0].seat == table.seat_of[race("hill")]
    assert at(table, "waterdeep") == {"hill-regular": 3, "hill-elite!": 1}
    assert at(table, "sumber-hills") == {}
    assert supply(table, "hill")["hill-regular"] == 9
    assert cards(table, "hill") == {"food": 2}
    assert [table.deck[-1], table.deck[-2]] == [1, 0]
    assert len(table.deck) == 46
    game().check(table)


@pytest.mark.rule("AG-SPECIAL-22", "AG-SPECIAL-23")
@at_random(30)
def test_wherever_lyn_armaal_has_floated_the_game_takes_its_own_saves(seed: int) -> None:
    """Homes stand empty: the castle floats above them, and somebody would like to get off."""
    cloud = {"cloud-regular": 3, "cloud-elite": 1}
    match = gt.load(
        "assault",
        {
            "setup": {"seats": 6, "castle_may_enter_homes": True},
            "table": {
                "stage": "normal",
                "active": "cloud",
                "castle": "high-moor",
                "armies": {"high-moor": cloud, "waterdeep": {"hill-regular": 2}},
                "seed": seed,
            },
        },
    )
    chooser = Chooser(match.game, seed)
    chooser.habit = {"unique": 400, "sea-of-swords": 400, "graypeak-mountains": 400, "all": 400}
    for _ in play_out(match, chooser, 60):
        position_round_trip(match)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_position_goes_on_as_the_game_would(seats: int) -> None:
    match = gt.new("assault", seed=seats, seats=seats)
    chooser = Chooser(match.game, seats)
    while not match.over:
        match.answer(*chooser.pick(match))
        if chooser.rng.below(60) == 0 and not match.over:
            written = json.dumps(match.position())
            again = gt.load("assault", json.loads(written))
            assert json.dumps(again.position()) == written
            assert again.view(0) == match.view(0)
            assert again.pending[0].notations() == match.pending[0].notations()


CASES: list[tuple[Doc, str]] = [
    ({"result": "shared"}, "already over"),
    ({"seats": ["hill", "storm", "cloud", "fire", "frost", "stone"]}, ""),
    ({"seats": ["cloud", "storm", "fire", "frost", "stone", "hill"]}, "clockwise"),
    ({"armies": {"atlantis": {"hill-regular": 1}}}, "no region"),
    ({"armies": {"waterdeep": {"hobbit": 1}}}, "hobbit"),
    ({"armies": {"waterdeep": {"hekaton": 1}}}, "no Event has brought in"),
    ({"armies": {"waterdeep": {"guh": 2}}}, "there are 1"),
    ({"armies": {"waterdeep": {"hill-regular": 1, "fire-regular": 1}}}, "two races"),
    ({"armies": {"waterdeep": {"hill-champion!": 1}}}, "wounded champion"),
    ({"armies": {"waterdeep": {"storm-regular": 4}}}, "4"),
    ({"armies": {"waterdeep": {"storm-regular": 2, "storm-elite": 2}}}, "may stand there"),
    ({"armies": {"waterdeep": {"hill-champion": 2}}}, "two champions"),
    ({"armies": {"sumber-hills": {"fire-regular": 1}}}, "home of others"),
    ({"waiting": ["guh"]}, "guh"),
    ({"markers": {"forge": ["waterdeep"]}}, "forged"),
    ({"markers": {"raid": ["evermoors"]}}, "small folk"),
    ({"markers": {"rain": []}}, "rain"),
    ({"castle": ""}, "cloud giants"),
    ({"castle": "moon"}, "moon"),
    ({"slayers": {"hook": {"region": "", "wounded": True}}}, "not on the board"),
    ({"slayers": {"hook": {"region": "evermoors"}}}, "Starting Region"),
    ({"slayers": {"fork": {"region": "waterdeep"}}}, "fork"),
    ({"resources": {"hill": {"food": 9}}}, "food"),
    ({"resources": {"dwarves": {"food": 1}}}, "dwarves"),
    ({"resources": {"hill": {"gold": 1}}}, "gold"),
    ({"resources": {"hill": {"food": 5}, "fire": {"ore": 7}}, "stage": "draft"}, "picked already"),
    ({"resources": {"hill": {"food": 1}}, "stage": "draft"}, "has picked 1"),
    ({"face_up": ["food"]}, "the draft is over"),
    ({"face_up": ["food"], "stage": "draft"}, "instead of 6"),
    ({"spells": {"hill": ["fog", "fog", "fog"]}}, "fog"),
    ({"spells": {"hill": "fog"}}, "list"),
    ({"spells_gone": ["wish"]}, "wish"),
    ({"rows": {"hill": ["rest"]}}, "rest"),
    ({"rows": {"hill": ["move", "move"]}}, "twice"),
    ({"completed": {"hill": 2}}, "from 0 to 1"),
    ({"completed": {"frost": 2}}, "from 0 to 1"),
    ({"event_row": ["triboar-burns", "triboar-burns"]}, "triboar-burns"),
    ({"claimed": {"hill": ["party"]}}, "party"),
    ({"pools": [120]}, "two pools"),
    ({"pools": [0, 30]}, "does not fit the stage normal"),
    ({"pools": [10, 0]}, "does not fit the stage normal"),
    ({"stage": "endgame", "pools": [0, 3]}, "does not fit the stage endgame"),
    ({"points": {"hill": -1}}, "whole number"),
    ({"active": "nobody"}, "nobody"),
    ({"turns": 3, "active": "storm"}, "not the turn"),
    ({"turns_to_come": 3}, "no place in the stage normal"),
    ({"stage": "endgame", "turns_to_come": 3}, "middle of a round"),
    ({"rng": [1, 2, 3]}, "four"),
    ({"dice": 3}, "dice"),
]


@pytest.mark.parametrize(("table", "word"), CASES)
def test_an_impossible_position_is_refused_in_one_sentence(table: Doc, word: str) -> None:
    given: Doc = {"stage": "normal", **table}
    if not word:
        load(6, **given)
        return
    assert word in refusal(6, **given)


def test_event_row_and_castle_are_checked_with_other_seats() -> None:
    assert "cloud giants" in refusal(players=3, castle="waterdeep")
    rows = ["triboar-burns", "city-of-splendors", "gates-of-silverymoon", "shadow-of-dragonspear"]
    assert "3 at the most" in refusal(event_row=rows)


def taken(position: Doc, field: str) -> Match | None:
    """Return the match of a position, or None if it is refused for the field."""
    said = ""
    try:
        return gt.load("assault", position)
    except gt.GiantsError as refused:
        said = str(refused)
    assert field in said
    return None


def test_damaged_positions_never_break_anything() -> None:
    """Change one value after the other: each is either taken or refused in a sentence."""
    match = gt.new("assault", seed=8, seats=4)
    chooser = Chooser(match.game, 8)
    for _ in range(300):
        match.answer(*chooser.pick(match))
    position = cast(Doc, json.loads(json.dumps(match.position())))
    position["choices"] = []
    for name in cast(Doc, position["table"]):
        for wrong in (None, -1, "x", ["x"], {"x": 1}, True, {}, []):
            damaged = copy.deepcopy(position)
            cast(Doc, damaged["table"])[name] = wrong
            loaded = taken(damaged, name)
            if loaded is None:
                continue
            game().check(loaded.table)
            for _ in range(5):
                loaded.answer(*chooser.pick(loaded))

"""The game on the shelf: how many play, what a table may agree on, how it ends, its records."""

from __future__ import annotations

import json

import pytest

import giantstable as gt
from giantstable.games.assault.game import digest_of
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.table.world import House
from giantstable.kernel.match import Match, new_match
from tests.conformance.chance import Chooser
from tests.games.assault.table import game


def played(seats: int, seed: int, choices: int = 100_000, **house: object) -> Match:
    """Return a match after random choices."""
    match = new_match(game(), {"seats": seats, **house}, seed)
    chooser = Chooser(match.game, seed)
    for _ in range(choices):
        if match.over:
            break
        match.answer(*chooser.pick(match))
    return match


@pytest.mark.rule("AG-SETUP-01")
def test_three_to_six_play_and_each_another_race() -> None:
    for seats in range(3, 7):
        match = gt.new("assault", seed=1, seats=seats)
        races = realm_on(match.table).race_of
        assert match.seats == len(races) == len(set(races)) == seats
    for seats in (2, 7, 0, -1):
        with pytest.raises(gt.BadSetup) as refusal:
            gt.new("assault", seats=seats)
        assert str(refusal.value) == (
            f"The option seats is a whole number from 3 to 6, not “{seats}”."
        )


def test_every_switch_of_the_house_can_be_agreed_on() -> None:
    usual = vars_of(House())
    for option in game().setup_options():
        if not option.house:
            continue
        other: object = not option.default
        if option.choices:
            other = option.choices[1]
        elif option.high:
            other = 30
        match = new_match(game(), {option.name: other}, 1)
        changed = vars_of(realm_on(match.table).world.house)
        assert sum(changed[name] != usual[name] for name in usual) == 1, option.name


def test_a_game_begun_by_the_first_rulings_stays_with_them() -> None:
    whole = game().settle({"seats": 4})
    assert whole["first_rulings"] is False
    before = {key: value for key, value in whole.items() if key != "first_rulings"}
    for setup, first in ((whole, False), (before, True), ({**whole, "first_rulings": True}, True)):
        match = new_match(game(), dict(setup), 1)  # R118
        assert realm_on(match.table).world.house.first_rulings == first
        record = match.record()
        assert record["setup"] == setup
        assert gt.replay(record).record() == record


def vars_of(house: House) -> dict[str, object]:
    """Return all switches by their names."""
    names = [
        "cloud_leader_at_castle", "reroll_needs_healthy_leader", "free_modifier_order",
        "castle_may_enter_homes", "open_scores", "npc_auto", "marker_cap", "round_cap",
        "first_rulings",
    ]  # fmt: skip
    return {name: getattr(house, name) for name in names}


def test_a_cap_on_rounds_stops_the_game_and_nobody_has_won() -> None:
    match = played(3, 1, round_cap=3)
    assert match.over
    assert match.result == "aborted"
    assert match.winners == []
    assert realm_on(match.table).turns == 9


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_can_be_replayed_from_its_record(seats: int) -> None:
    match = played(seats, 30 + seats)
    assert match.result in ("most-points", "shared")
    best = max(match.scores)
    assert all(match.scores[seat] == best for seat in match.winners)
    again = gt.replay(json.loads(json.dumps(match.record())))
    assert again.choices == match.choices
    assert again.scores == match.scores
    assert again.view(0) == match.view(0)


def test_a_choice_can_be_taken_back_until_something_is_revealed() -> None:
    match = played(4, 3, 120)
    undone = 0
    chooser = Chooser(match.game, "on")
    for _ in range(200):
        before = json.dumps(match.position())
        stamp = match.table.stamp()
        match.answer(*chooser.pick(match))
        if match.table.stamp() == stamp:
            match.undo()
            assert json.dumps(match.position()) == before
            undone += 1
            match.answer(*chooser.pick(match))
        else:
            assert not match.can_undo
    assert undone > 20


def test_notations_are_short_and_say_what_is_done() -> None:
    match = gt.load(
        "assault",
        {
            "setup": {"seats": 3},
            "table": {
                "stage": "normal",
                "active": "hill",
                "armies": {"sumber-hills": {"hill-regular!": 1}, "waterdeep": {"guh": 1}},
                "resources": {"hill": {"rune-enemy": 1, "artifact": 1}},
                "spells": {"hill": ["cure"]},
                "event_row": ["city-of-splendors"],
            },
        },
    )
    notations = match.pending[0].notations()
    assert notations[0] == "move"
    assert "claim city-of-splendors" in notations
    assert notations[-2:] == ["cast cure", "cast cure+"]
    match.choose("claim city-of-splendors")
    match.choose("move")
    assert "hill-regular! sumber-hills>dessarin-valley" in match.pending[0].notations()
    assert match.pending[0].notations()[-1] == "done"


def test_a_fingerprint_is_of_all_content() -> None:
    setup = game().settle({})
    assert len(game().fingerprint(setup)) == 12
    assert game().fingerprint(setup) == game().fingerprint(game().settle({"seats": 6}))


def test_a_map_drawn_anew_is_the_same_box_and_a_stronger_giant_is_another() -> None:
    region = {"id": "evermoors", "kind": "starting", "label": [1, 2], "note": "ours"}
    border = {"between": ["evermoors", "high-forest"], "line": [[0, 0], [1, 1]]}
    drawn: dict[str, object] = {"board.yaml": {"regions": [region], "borders": [border]}}
    moved: object = {
        "regions": [{**region, "label": [3, 4], "note": ""}],
        "borders": [{**border, "line": []}],
    }
    assert digest_of({"board.yaml": moved}) == digest_of(drawn)
    others: list[object] = [
        {"regions": [{**region, "kind": "small-folk"}], "borders": [border]},
        {"regions": [region], "borders": [{**border, "between": ["evermoors", "waterdeep"]}]},
    ]
    for ruled in others:
        assert digest_of({"board.yaml": ruled}) != digest_of(drawn)

"""Before a battle: scenarios, players, armies that are brought, and what is refused."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.game import TEXT, SetupOption


def game() -> HeroscapeGame:
    """Return the game on the shelf."""
    found = gt.game("heroscape")
    assert isinstance(found, HeroscapeGame)
    return found


def refused(**setup: object) -> str:
    """Return the sentence with which a setup is refused."""
    with pytest.raises(gt.BadSetup) as refusal:
        gt.new("heroscape", **setup)  # type: ignore[arg-type]
    return str(refusal.value)


@pytest.mark.rule("HS-C-PLAY-01")
def test_a_scenario_says_how_many_play() -> None:
    seats = {s.id: game().seats(game().settle({"scenario": s.id})) for s in game().scenarios}
    assert seats["mimrings-fortress"] == 4
    assert seats["a-desperate-rescue-attempt"] == 3
    assert seats["clashing-fronts"] == 2
    assert gt.new("heroscape", scenario="clashing-fronts", players=4).seats == 4
    assert refused(scenario="mimrings-fortress", players=2) == (
        "Mimring's Fortress is for 4 players, not for 2."
    )
    assert "1" in refused(scenario="clashing-fronts", players=1)


@pytest.mark.rule("HS-B-SET-01")
def test_scenarios_are_listed_battlefield_by_battlefield_the_basic_one_first() -> None:
    assert [s.id for s in game().scenarios][:4] == [
        "attack-at-dawn",
        "clashing-fronts",
        "dive-the-dark-lakes",
        "winter-holdout",
    ]
    assert sum(s.basic for s in game().scenarios) == 3


def test_armies_are_brought_as_card_names_with_commas() -> None:
    match = gt.new(
        "heroscape",
        scenario="clashing-fronts",
        armies="pre-made",
        army_1=" finn,thorgrim , raelin,",
        army_2="mimring",
    )
    fray = match.table
    assert isinstance(fray, Fray)
    ids = fray.theatre.unit_ids
    assert [ids[unit] for unit in fray.army(0)] == ["raelin", "finn", "thorgrim"]
    assert [ids[unit] for unit in fray.army(1)] == ["mimring"]


@pytest.mark.rule("HS-M-ARMY-02", "HS-X-UNI-01", "HS-X-UNI-02")
@pytest.mark.parametrize(
    ("armies", "words"),
    [
        (["hulk", "finn"], "There is no Army Card “hulk”"),
        (["finn, finn", "grimnak"], "has the Unique card Finn"),
        (["mimring, grimnak, deathwalker-9000, syvarris", "finn"], "but may cost 400 at most"),
        (["finn", "finn"], "is Unique, and there is one set"),
        (["finn", ""], "Player 2 brings no army."),
    ],
)
def test_an_army_that_cannot_be_is_refused(armies: list[str], words: str) -> None:
    said = refused(
        scenario="clashing-fronts", armies="pre-made", army_1=armies[0], army_2=armies[1]
    )
    assert words in said


@pytest.mark.rule("HS-X-UNI-02", "HS-X-GEN-01")
def test_with_two_sets_two_players_may_have_the_same_card() -> None:
    match = gt.new(
        "heroscape",
        scenario="clashing-fronts",
        armies="pre-made",
        sets=2,
        army_1="finn",
        army_2="finn",
    )
    figures = match.game.reference(match.setup)["units"]
    assert isinstance(figures, list)
    assert [unit["id"] for unit in figures if unit["card"] == "finn"] == ["finn", "finn#2"]


def test_an_army_that_nobody_looks_at_is_refused() -> None:
    assert "only if armies are pre-made" in refused(scenario="clashing-fronts", army_1="finn")
    assert "a Basic Game" in refused(scenario="attack-at-dawn", armies="pre-made", army_1="finn")
    both = {"army_1": "finn", "army_2": "grimnak", "army_3": "raelin"}
    said = refused(scenario="clashing-fronts", armies="pre-made", **both)
    assert said == "There is no player 3 who could bring an army: 2 play."


def test_a_text_has_a_greatest_length() -> None:
    option = SetupOption("motto", TEXT, "", high=5)
    assert option.settle("") == ""
    assert option.settle("abcde") == "abcde"
    for wrong in ("abcdef", 7, True, None):
        with pytest.raises(gt.BadSetup) as refusal:
            option.settle(wrong)
        assert "The option motto is a text of 5 characters at most" in str(refusal.value)


def test_the_fingerprint_is_of_what_is_played_with() -> None:
    first = game().settle({"scenario": "clashing-fronts"})
    other = game().settle({"scenario": "winter-holdout"})
    assert game().fingerprint(first) != game().fingerprint(other)
    switched = game().settle({"scenario": "clashing-fronts", "tie_break": True})
    assert game().fingerprint(first) == game().fingerprint(switched)


@pytest.mark.rule("HS-M-SCORE-01")
def test_scores_are_points_on_the_battlefield_or_wins_in_the_basic_game() -> None:
    match = gt.new(
        "heroscape", scenario="clashing-fronts", armies="pre-made", army_1="finn", army_2="mimring"
    )
    while match.pending[0].kind != "marker" and match.pending[0].kind != "mover":
        match.choose(match.pending[0].options[0])
        if match.pending[0].kind in ("move", "attack"):
            break
    assert match.scores == [80, 150]
    assert gt.new("heroscape", scenario="attack-at-dawn").scores == [0, 0]


def test_a_game_begun_by_the_first_rulings_stays_with_them() -> None:
    whole = game().settle({"scenario": "clashing-fronts"})
    assert whole["first_rulings"] is False
    before = {key: value for key, value in whole.items() if key != "first_rulings"}
    for setup, first in ((whole, False), (before, True), ({**whole, "first_rulings": True}, True)):
        match = gt.new("heroscape", seed=1, **setup)  # type: ignore[arg-type]  # R-LOS-06
        assert isinstance(match.table, Fray)
        assert match.table.theatre.house.first_rulings == first
        assert match.table.theatre.ground.sight.first == first
        record = match.record()
        assert record["setup"] == setup
        assert gt.replay(record).record() == record

"""What a view tells besides where all stand: engagements, auras, goals, points."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.heroscape.rules.movement.move_action import move_action
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from giantstable.games.heroscape.told import shapes
from giantstable.games.heroscape.told.contacts import auras, engaged
from giantstable.games.heroscape.told.goals import goals
from giantstable.games.heroscape.told.view import view
from giantstable.kernel.decision import Decision
from giantstable.kernel.table import Ear
from tests.games.heroscape.fields import clause, figure, fray_on
from tests.games.heroscape.walks import spot

MEADOW = "\n".join(["g1 " * 12] * 9)


@pytest.mark.rule("HS-M-ENG-01")
def test_a_view_tells_each_engagement_once() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "B2"), "thorgrim": (0, "B3"), "grimnak": (1, "C2 D2")})
    assert engaged(fray) == [("finn", "grimnak")]
    fray.take_off(figure(fray, "grimnak"), DESTROYED)
    assert engaged(fray) == []


@pytest.mark.rule("HS-P-FINN-01", "HS-P-THOR-01")
def test_a_view_tells_whom_auras_help() -> None:
    places = {"finn": (0, "B2"), "tarn-viking-warriors": (0, "C2"), "thorgrim": (0, "D2")}
    fray = fray_on(MEADOW, {**places, "syvarris": (1, "J8")})
    told = {(each["figure"], each["helps"], each["gives"]) for each in auras(fray)}
    assert told == {
        ("finn", "tarn-viking-warriors.1", "attack"),
        ("thorgrim", "tarn-viking-warriors.1", "defense"),
    }
    assert {each["n"] for each in auras(fray)} == {1}


# -- goals ---------------------------------------------------------------------------------------


def goal(fray: Fray, name: str, side: int) -> shapes.GoalState:
    """Return how far a side is with a goal."""
    return next(each for each in goals(fray) if each["id"] == name and each["side"] == side)


def test_every_scenario_tells_how_far_its_goals_are() -> None:
    for scenario in gt.game("heroscape").setup_options()[0].choices:
        match = gt.new("heroscape", seed=1, scenario=scenario)
        assert isinstance(match.table, Fray)
        told = goals(match.table)
        assert told
        named = {clause.name for clause in match.table.theatre.scenario.victory} - {"nobody"}
        assert {each["id"] for each in told} == named
        for each in told:
            assert 0 <= each["have"] <= max(each["need"], each["have"])


@pytest.mark.rule("HS-M-OBJ-01")
def test_fallen_enemies_are_counted() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "A1"), "thorgrim": (1, "G1"), "syvarris": (1, "G3")})
    assert (goal(fray, "last-standing", 1)["have"], goal(fray, "last-standing", 1)["need"]) == (
        0,
        2,
    )
    fray.take_off(figure(fray, "thorgrim"), DESTROYED)
    assert goal(fray, "last-standing", 1)["have"] == 1
    assert goal(fray, "last-standing", 2)["have"] == 0


@pytest.mark.rule("HS-M-SCORE-01")
def test_points_are_told_beside_those_to_beat() -> None:
    fray = fray_on(
        MEADOW,
        {"finn": (0, "A1"), "grimnak": (1, "G1 H1")},
        victory=[clause("most-points")],
        rounds=12,
    )
    mine, theirs = goal(fray, "most-points", 1), goal(fray, "most-points", 2)
    assert (mine["have"], mine["need"]) == (80, 120)
    assert (theirs["have"], theirs["need"]) == (120, 80)


def test_a_place_to_be_reached_tells_how_far_it_is() -> None:
    match = gt.new("heroscape", seed=1, scenario="dive-the-dark-lakes")
    assert isinstance(match.table, Fray)
    told = goal(match.table, "reach", 1)
    assert told["space"] == "S9"
    assert told["away"] > 10


# -- points --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-ARMY-02")
def test_a_draft_tells_what_is_spent_and_left() -> None:
    match = gt.new("heroscape", seed=1, scenario="clashing-fronts")
    seats = match.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["budget"] for seat in seats] == [{"points": 400, "spent": 0, "left": 400}] * 2
    drafter = match.pending[0].seat
    assert match.pending[0].facts() == {"points": 400}
    shown = match.show(match.pending[0], match.pending[0].codes[0])
    assert shown is not None
    recruit = shown["recruit"]
    assert isinstance(recruit, dict)
    match.choose(match.pending[0].options[0])
    seats = match.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[drafter]["budget"]["spent"] == recruit["spent"]
    assert seats[drafter]["budget"]["left"] == recruit["left"] == 400 - recruit["points"]


class Onlooker(Ear):
    """Looks at the mover whenever something happens."""

    def __init__(self, fray: Fray) -> None:
        self.fray = fray
        self.seen: list[tuple[str, int]] = []

    def hear(self) -> None:
        told = view(self.fray, None)
        moving = told["turn"]["moving"]
        finn = next(each for each in told["figures"] if each["figure"] == "finn")
        self.seen.append((finn["space"], 0 if moving is None else moving["spent"]))


@pytest.mark.rule("HS-M-UP-01")
def test_whoever_looks_on_sees_each_step_and_the_points_it_spends() -> None:
    fray = fray_on("g1 g1 g2 g1", {"finn": (0, "A1")}, acting="finn")
    onlooker = Onlooker(fray)
    fray.ear = onlooker
    play = move_action(fray)
    asked = next(play)
    assert isinstance(asked, Decision)
    told = view(fray, None)["turn"]["moving"]
    assert told == {"figure": "finn", "points": 5, "spent": 0}
    with pytest.raises(StopIteration):
        play.send(next(code for code in asked.codes if spot(fray, code) == "C1"))
    assert onlooker.seen == [("B1", 1), ("C1", 3)]
    assert view(fray, None)["turn"]["moving"] is None

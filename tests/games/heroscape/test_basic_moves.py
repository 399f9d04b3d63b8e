"""Moving in the Basic Game (HS-B-MOVE, HS-B-WATER, HS-B-DBL)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.table.codes import DONE, place_code
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import (
    clause,
    events,
    figure,
    fray_on,
    happened,
    place,
    run,
    space,
)
from tests.games.heroscape.walks import FREE, go, least, places, prices

CORRIDOR = "g1 g1 g1 g1 g1 g1 g1 g1"
GUARD = "zettian-guards"


def basic(field: str, figures: dict[str, tuple[int, str]], acting: str = "") -> Fray:
    return fray_on(field, figures, basic=True, acting=acting)


@pytest.mark.rule("HS-B-MOVE-01", "HS-B-MOVE-EX3")
def test_a_guard_moves_up_to_four_spaces() -> None:
    fray = basic(CORRIDOR, {GUARD: (0, "A1"), f"{GUARD} 2": (0, "B1")})
    assert places(fray, GUARD) == {"C1", "D1", "E1"}
    go(fray, f"{GUARD} 2", "F1")
    assert places(fray, GUARD) == {"B1", "C1", "D1", "E1"}
    go(fray, GUARD, "E1")
    assert happened(fray) == ["moved"] * 8


@pytest.mark.rule("HS-B-MOVE-02")
def test_one_figure_moves_and_then_the_next() -> None:
    fray = basic(CORRIDOR, {GUARD: (0, "A1"), f"{GUARD} 2": (0, "B1")}, acting=GUARD)
    second = figure(fray, f"{GUARD} 2")
    asked = run(
        move_action.move_action(fray),
        second,
        place_code(space(fray, "F1")),
        place_code(space(fray, "E1")),
    )
    assert [d.kind for d in asked] == ["mover", "move", "move"]
    assert second not in [d.subject for d in asked[2:]]
    assert (place(fray, GUARD), place(fray, f"{GUARD} 2")) == ("E1", "F1")


def test_figures_may_stay_where_they_are() -> None:
    fray = basic(CORRIDOR, {GUARD: (0, "A1"), f"{GUARD} 2": (0, "B1")}, acting=GUARD)
    run(move_action.move_action(fray), DONE)
    assert place(fray, GUARD) == "A1"


@pytest.mark.rule("HS-B-MOVE-03", "HS-B-MOVE-05")
def test_friends_are_passed_even_beside_an_enemy_but_not_displaced() -> None:
    field = "g1 g1 g1 g1 g1\n . g1 . . ."
    figures = {GUARD: (0, "A1"), "marro-warriors": (0, "B1"), "finn": (1, "B2")}
    fray = basic(field, figures)
    assert places(fray, GUARD) == {"C1", "D1", "E1"}
    assert least(fray, GUARD, "C1") == 2
    assert places(basic(CORRIDOR, {GUARD: (0, "A1"), "marro-warriors": (0, "E1")}), GUARD) == {
        "B1",
        "C1",
        "D1",
    }


@pytest.mark.rule("HS-B-MOVE-04")
def test_enemies_are_not_passed() -> None:
    fray = basic(CORRIDOR, {GUARD: (0, "A1"), "marro-warriors": (1, "C1")})
    assert places(fray, GUARD) == {"B1"}
    assert places(basic(CORRIDOR, {"agent-carr": (0, "A1"), "finn": (1, "C1")}), "agent-carr") == {
        "B1"
    }  # no powers in the Basic Game


@pytest.mark.rule("HS-B-MOVE-06", "HS-B-MOVE-EX4")
def test_climbing_costs_every_level() -> None:
    assert least(basic("g1 r2", {GUARD: (0, "A1")}), GUARD, "B1") == 2
    assert least(basic("g1 r4", {GUARD: (0, "A1")}), GUARD, "B1") == 4
    assert places(basic("g1 r4 r4", {GUARD: (0, "A1")}), GUARD) == {"B1"}
    assert places(basic("g1 r5", {GUARD: (0, "A1")}), GUARD) == set()


@pytest.mark.rule("HS-B-MOVE-07", "HS-B-MOVE-EX5")
def test_getting_down_costs_one_and_never_hurts() -> None:
    assert places(basic("r4 g1 g1 g1 g1 g1", {GUARD: (0, "A1")}), GUARD) == {
        "B1", "C1", "D1", "E1",
    }  # fmt: skip
    fray = basic("r30 g1 g1", {GUARD: (0, "A1")})
    drawn = fray.rng.drawn
    assert prices(fray, GUARD, "B1") == [FREE]
    go(fray, GUARD, "C1")
    assert fray.rng.drawn == drawn
    assert happened(fray) == ["moved", "moved"]


@pytest.mark.rule("HS-B-MOVE-08")
def test_only_the_move_limits_a_climb() -> None:
    marro = {"marro-warriors": (0, "A1")}
    assert places(basic("g1 r6", marro), "marro-warriors") == {"B1"}  # 5 levels, Height 4, Move 6
    assert places(fray_on("g1 r6", marro), "marro-warriors") == set()


@pytest.mark.rule("HS-B-WATER-01", "HS-B-WATER-EX6A")
def test_water_ends_the_move() -> None:
    fray = basic("g1 g1 w0 g1 g1", {GUARD: (0, "A1")})
    assert places(fray, GUARD) == {"B1", "C1"}


@pytest.mark.rule("HS-B-WATER-02")
def test_from_water_to_water_ends_it_too() -> None:
    lake = "w0 w0 w0\n w0 w0 w0\nw0 w0 w0"
    assert places(basic(lake, {GUARD: (0, "B2")}), GUARD) == {"A2", "C2", "B1", "C1", "B3", "C3"}


@pytest.mark.rule("HS-B-WATER-03", "HS-B-WATER-EX6B")
def test_the_bank_is_climbed() -> None:
    fray = basic("w0 g1 g1 g1 g1", {GUARD: (0, "A1")})
    assert least(fray, GUARD, "B1") == 2
    assert places(fray, GUARD) == {"B1", "C1", "D1"}


@pytest.mark.rule("HS-B-DBL-01", "HS-B-DBL-02")
def test_either_end_of_a_large_figure_leads_and_the_other_follows() -> None:
    fray = basic(CORRIDOR, {"mimring": (0, "H1 G1")})
    assert "G1 F1" in places(fray, "mimring")  # one space back, tail first
    assert least(fray, "mimring", "G1 F1") == 1
    go(fray, "mimring", "E1 D1")
    told = [(event.b, event.c) for event in events(fray)]
    at = {name: space(fray, f"{name}1") for name in "DEFG"}
    assert told == [(at["G"], at["F"]), (at["F"], at["E"]), (at["E"], at["D"])]


@pytest.mark.rule("HS-B-DBL-03")
def test_both_ends_finish_on_one_level() -> None:
    fray = basic("g1 g1 r2 r2 r2", {"mimring": (0, "B1 A1")})
    assert places(fray, "mimring") == {"D1 C1", "E1 D1"}


@pytest.mark.rule("HS-B-DBL-04")
def test_a_large_figure_crosses_one_water_space() -> None:
    fray = basic("g1 g1 w0 g1 g1", {"mimring": (0, "B1 A1")})
    assert places(fray, "mimring") == {"E1 D1"}
    assert least(fray, "mimring", "E1 D1") == 4  # water, the bank and its space, one more


@pytest.mark.rule("HS-B-DBL-05")
def test_two_water_spaces_stop_a_large_figure() -> None:
    fray = basic("g1 g1 w0 w0 w0 g1 g1", {"mimring": (0, "B1 A1")})
    assert places(fray, "mimring") == {"D1 C1"}


@pytest.mark.rule("HS-B-DBL-EX7")
def test_example_7_mimring_walks_six() -> None:
    fray = basic("g1 g1 g1 w0 g1 g1 g1 g1", {"mimring": (0, "B1 A1")})
    assert least(fray, "mimring", "G1 F1") == 6  # five spaces, and a side of the bank
    assert "G1 F1" in places(fray, "mimring")
    assert "H1 G1" not in places(fray, "mimring")
    assert "E1 D1" not in places(fray, "mimring")


def test_nobody_flies_and_nobody_swipes_in_the_basic_game() -> None:
    fray = basic("g1 g1 r9 g1\n g1 g1 r9 g1", {"raelin": (0, "A1"), "finn": (1, "A2")})
    assert places(fray, "raelin") == {"B1", "B2"}
    assert prices(fray, "raelin", "B2") == [FREE]


def test_a_device_stops_who_wants_it_and_nobody_else() -> None:
    # R-DIVE-01: the first side wants C1, so the second may walk over its own.
    figures = {GUARD: (0, "A1"), "finn": (1, "E1")}
    goal = clause("reach", sides=[1], space=2)
    fray = fray_on("g1 g1 g1 g1 g1", figures, basic=True, victory=[goal])
    fray.lay_glyph(5, 2, False)
    assert places(fray, GUARD) == {"B1", "C1"}
    assert places(fray, "finn") == {"D1", "C1", "B1"}
    go(fray, GUARD, "C1")
    assert fray.result != 0


def test_glyphs_stop_where_they_are_gathered() -> None:
    figures = {GUARD: (0, "A1"), "finn": (1, "E1")}
    rule = clause("gathering", glyphs=["brandar", "kelda"])
    glyphs = {"C1": "?astrid"}
    field = "g1 g1 g1 g1 g1"
    fray = fray_on(field, figures, basic=True, special=[rule], glyphs=glyphs)
    assert places(fray, GUARD) == {"B1", "C1"}
    plain = fray_on(field, figures, basic=True, glyphs=glyphs)
    assert places(plain, GUARD) == {"B1", "C1", "D1"}

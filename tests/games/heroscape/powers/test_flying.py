"""Powers and scenarios that change how figures move: flying, ghosts, grapples, mud and storm."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.table.fray import DESTROYED
from tests.games.heroscape.fields import clause, events, figure, fray_on, happened
from tests.games.heroscape.ground import ground, ruin
from tests.games.heroscape.loaded import load
from tests.games.heroscape.walks import FREE, go, least, places, prices

CORRIDOR = "g1 g1 g1 g1 g1 g1 g1 g1"
FLAT = """
g1 g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
"""


# -- flying ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-FLY-01")
def test_flying_counts_spaces_and_no_levels() -> None:
    fray = fray_on("g1 g1 g1 g1 g1 g1 r11 r11", {"raelin": (0, "A1")})
    assert least(fray, "raelin", "G1") == 6
    assert "H1" not in places(fray, "raelin")
    down = fray_on("r30 g1", {"raelin": (0, "A1")})
    assert prices(down, "raelin", "B1") == [FREE]  # flyers do not fall (R-FALL-06)
    go(down, "raelin", "B1")
    assert happened(down) == ["flew"]


@pytest.mark.rule("HS-P-FLY-02", "HS-P-RAEL-02")
def test_who_takes_off_from_an_engagement_is_struck_at() -> None:
    figures = {"raelin": (0, "B2"), "marro-warriors": (1, "A2"), "marro-warriors 2": (1, "B1")}
    fray = fray_on(FLAT, figures)
    assert prices(fray, "raelin", "F2") == [(2, 0, 0, 0)]
    load(fray, ["1 skull of 1", "0 skulls of 1"])
    go(fray, "raelin", "F2")
    assert happened(fray) == ["swiped", "swiped", "wounded", "flew"]
    one = fray_on(FLAT, {"raelin": (0, "B1"), "marro-warriors": (1, "A1")})
    assert prices(one, "raelin", "F1") == [(1, 0, 0, 0)]


def test_a_flyer_may_walk_round_an_enemy_instead() -> None:
    fray = fray_on(FLAT, {"raelin": (0, "A2"), "marro-warriors": (1, "B2")})
    assert prices(fray, "raelin", "B1") == [FREE]  # on foot, still adjacent (R-FLY-01)
    go(fray, "raelin", "B1")
    assert happened(fray) == ["moved"]
    cliff = fray_on("g1 r9\n g1 g1", {"raelin": (0, "A1"), "marro-warriors": (1, "A2")})
    assert prices(cliff, "raelin", "B1") == [(1, 0, 0, 0)]  # only through the air


def test_a_flyer_that_dies_at_take_off_does_not_arrive() -> None:
    fray = fray_on(FLAT, {"raelin": (0, "B1"), "finn": (0, "F3"), "marro-warriors": (1, "A1")})
    fray.wounds[figure(fray, "raelin")] = 4
    load(fray, ["1 skull of 1"])
    go(fray, "raelin", "F1")
    assert fray.fate[figure(fray, "raelin")] == DESTROYED
    assert "flew" not in happened(fray)


@pytest.mark.rule("HS-P-FLY-03", "HS-P-RAEL-01")
def test_raelin_flies_over_water_enemies_and_ruins() -> None:
    field = ground("g1 w0 w0 g1 g1 g1 g1 g1", ruins=[ruin("short", "E1", 0, 1)])
    fray = fray_on(field, {"raelin": (0, "A1"), "marro-warriors": (1, "D1")})
    assert prices(fray, "raelin", "G1") == [FREE]
    assert places(fray, "raelin") == {"B1", "C1", "E1", "F1", "G1"}
    go(fray, "raelin", "G1")
    assert happened(fray) == ["flew"]


@pytest.mark.rule("HS-P-FLY-04")
def test_flyers_cross_ruins() -> None:
    rows = ("g1 g1 g1", "g1 g1 g1", "g1 g1 g1")
    field = ground(*rows, ruins=[ruin("short", "A2", 0, 1)])
    assert least(fray_on(field, {"raelin": (0, "A2")}), "raelin", "B1") == 1
    assert least(fray_on(field, {"finn": (0, "A2")}), "finn", "B1") > 1


@pytest.mark.rule("HS-P-FLY-EX")
def test_the_example_raelin_flies_out_from_under_and_onto_the_top() -> None:
    field = ground("g1/r11 g1 g11 g11", ruins=[ruin("short", "C1", 0, 11)])
    figures = {"raelin": (0, "A1@1"), "marro-warriors": (1, "B1"), "marro-warriors 3": (1, "C1")}
    fray = fray_on(field, figures)
    # Out sideways over B1, up, and onto D1 over the enemy on C1; the roof she was under is 2 away.
    assert prices(fray, "raelin", "D1") == [(1, 0, 0, 0)]
    assert least(fray, "raelin", "D1") == 3
    assert least(fray, "raelin", "A1") == 2
    load(fray, ["0 skulls of 1"])
    go(fray, "raelin", "D1")
    assert happened(fray) == ["swiped", "flew"]
    swipe = events(fray)[0]
    assert swipe.a == figure(fray, "marro-warriors")


def test_flyers_stop_on_glyphs_only_by_landing() -> None:
    fray = fray_on(CORRIDOR, {"raelin": (0, "A1")}, glyphs={"C1": "?astrid", "E1": "kelda"})
    assert places(fray, "raelin") == {"B1", "C1", "D1", "F1", "G1"}  # Kelda heals no healthy one


@pytest.mark.rule("HS-P-MIMR-01")
def test_mimring_flies_and_lands_on_two_level_spaces() -> None:
    fray = fray_on("g1 g1 g1 r10 r9 g1 g1 g1", {"mimring": (0, "B1 A1")})
    assert places(fray, "mimring") == {"C1 B1", "G1 F1", "H1 G1"}
    assert least(fray, "mimring", "H1 G1") == 6  # the head flies, and the tail follows it
    water = fray_on("g1 g1 w0 w0 w0 g1 g1", {"mimring": (0, "B1 A1"), "finn": (1, "F1")})
    assert places(water, "mimring") == {"D1 C1", "E1 D1"}
    engaged = fray_on("g1 g1 g1 g1 g1 g1", {"mimring": (0, "C1 B1"), "finn": (1, "A1")})
    assert prices(engaged, "mimring", "F1 E1") == [(1, 0, 0, 0)]


def test_mimring_flies_tail_first_too() -> None:
    fray = fray_on(CORRIDOR, {"mimring": (0, "H1 G1")})
    assert {"A1 B1", "B1 A1"} & places(fray, "mimring")  # six spaces for the tail


def test_mimring_does_not_land_across_a_ruin() -> None:
    rows = ("g1 g1 g1", "g1 g1 g1", "g1 g1 g1")
    field = ground(*rows, ruins=[ruin("short", "A2", 0, 1)])
    fray = fray_on(field, {"mimring": (0, "A3 B3")})
    spots = places(fray, "mimring")
    assert "B1 A2" not in spots
    assert "A2 B1" not in spots
    assert {"B1 A1", "A1 B1"} & spots


def test_of_mimring_landing_on_a_glyph_the_leading_end_comes_first() -> None:
    fray = fray_on("g1 g1 g1 g1", {"mimring": (0, "B1 A1")}, glyphs={"D1": "erland"})
    assert places(fray, "mimring") == {"C1 B1", "D1 C1", "C1 D1"}  # over it and back
    go(fray, "mimring", "C1 D1")
    assert happened(fray) == ["flew"]
    fray = fray_on("g1 g1 g1 g1", {"mimring": (0, "B1 A1")}, glyphs={"D1": "erland"})
    go(fray, "mimring", "D1 C1")
    assert happened(fray) == ["flew", "glyph-taken", "glyph-gone"]


@pytest.mark.rule("HS-S-TEMP-08")
def test_in_a_storm_flyers_walk() -> None:
    field = "g1 g1 w1 g1 g1 g1 g1"
    storm = [clause("storm")]
    raelin = fray_on(field, {"raelin": (0, "A1")}, special=storm)
    assert places(raelin, "raelin") == {"B1", "C1"}
    high = fray_on("g1 r6", {"raelin": (0, "A1")}, special=storm)
    assert places(high, "raelin") == set()
    enemy = fray_on(CORRIDOR, {"mimring": (0, "B1 A1"), "finn": (1, "D1")}, special=storm)
    assert places(enemy, "mimring") == {"C1 B1"}

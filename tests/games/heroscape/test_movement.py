"""Moving in the Master Game: spaces, friends, heights, falls, water (HS-M-MOVE .. HS-M-TIGHT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.table.codes import DONE, place_code
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING
from giantstable.games.heroscape.table.theatre import House
from tests.games.heroscape.fields import (
    clause,
    events,
    figure,
    first_question,
    fray_on,
    happened,
    place,
    run,
    space,
)
from tests.games.heroscape.ground import box, ground, ruin
from tests.games.heroscape.loaded import load
from tests.games.heroscape.walks import FREE, go, least, places, prices

CORRIDOR = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-M-MOVE-01")
def test_a_figure_moves_up_to_its_move_number() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")})
    assert places(fray, "finn") == {"B1", "C1", "D1", "E1", "F1"}
    go(fray, "finn", "F1")
    assert place(fray, "finn") == "F1"
    steps = [event for event in events(fray) if event.kind.name == "moved"]
    assert [event.b for event in steps] == [
        space(fray, name) for name in ("B1", "C1", "D1", "E1", "F1")
    ]


@pytest.mark.rule("HS-M-MOVE-02")
def test_squad_figures_move_one_after_another_in_any_order() -> None:
    figures = {f"tarn-viking-warriors {n}": (0, f"{'ABCD'[n - 1]}1") for n in range(1, 5)}
    fray = fray_on(CORRIDOR, figures, acting="tarn-viking-warriors")
    third, first, fourth = (figure(fray, f"tarn-viking-warriors {n}") for n in (3, 1, 4))
    asked = run(
        move_action.move_action(fray),
        third,
        place_code(space(fray, "G1")),
        first,
        place_code(space(fray, "E1")),
        fourth,
        place_code(space(fray, "F1")),
        DONE,
    )
    assert [place(fray, f"tarn-viking-warriors {n}") for n in (1, 2, 3, 4)] == [
        "E1", "B1", "G1", "F1",
    ]  # fmt: skip
    assert third not in asked[2].codes  # each moves once


# -- passing --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-PASS-01", "HS-M-PASS-04", "HS-M-MOVE-EX4")
def test_a_figure_passes_friends_but_does_not_stop_in_their_place() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1"), "marro-warriors": (0, "D1")})
    assert places(fray, "finn") == {"B1", "C1", "E1", "F1"}
    assert least(fray, "finn", "F1") == 5
    mate = fray_on(CORRIDOR, {"finn": (0, "A1"), "marro-warriors": (1, "D1")}, sides=[1, 1])
    assert places(mate, "finn") == {"B1", "C1", "E1", "F1"}
    last = fray_on(CORRIDOR, {"finn": (0, "A1"), "marro-warriors": (0, "F1")})
    assert "F1" not in places(last, "finn")


@pytest.mark.rule("HS-M-PASS-02")
def test_an_engaged_friend_is_in_the_way() -> None:
    field = "g1 g1 g1 g1 g1 g1\n . . . g1 . ."  # D2 is beside D1 and E1
    figures = {"finn": (0, "A1"), "marro-warriors": (0, "D1"), "syvarris": (1, "D2")}
    assert places(fray_on(field, figures), "finn") == {"B1", "C1"}
    mates = fray_on(field, {**figures, "marro-warriors": (2, "D1")}, sides=[1, 2, 1])
    assert places(mates, "finn") == {"B1", "C1"}


def test_an_enemy_on_a_high_ledge_does_not_engage_the_friend_one_passes() -> None:
    field = "g1 g1 g1 g1 g1 g1\n . . . r6 . ."
    figures = {"finn": (0, "A1"), "thorgrim": (0, "D1"), "syvarris": (1, "D2")}
    assert "E1" in places(fray_on(field, figures), "finn")


@pytest.mark.rule("HS-M-PASS-03")
def test_an_enemy_is_in_the_way() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1"), "marro-warriors": (1, "D1")})
    assert places(fray, "finn") == {"B1", "C1"}


def test_the_captive_is_in_the_way_of_all() -> None:
    for name in ("finn", "agent-carr"):
        figures = {name: (0, "A1"), "sgt-drake-alexander": (NOBODY, "C1")}
        assert places(fray_on(CORRIDOR, figures), name) == {"B1"}


def test_nobody_passes_a_friend_where_he_would_have_to_stop() -> None:
    figures = {"finn": (0, "A1"), "marro-warriors": (0, "C1")}
    assert places(fray_on("g1 g1 w1 g1 g1", figures), "finn") == {"B1"}
    glyph = fray_on(CORRIDOR, figures, glyphs={"C1": "astrid"})
    assert places(glyph, "finn") == {"B1"}


def test_the_far_end_of_a_far_enemy_is_in_the_way() -> None:
    figures = {"grimnak": (0, "A1 B1"), "mimring": (1, "H1 G1")}
    fray = fray_on(CORRIDOR, figures)
    assert places(fray, "grimnak") == {"B1 C1", "C1 D1", "D1 E1", "E1 F1"}  # tail first


# -- up -------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-UP-01")
def test_each_level_up_costs_one_more() -> None:
    assert least(fray_on("g1 r3", {"finn": (0, "A1")}), "finn", "B1") == 3
    assert least(fray_on("g1 r5", {"finn": (0, "A1")}), "finn", "B1") == 5
    assert places(fray_on("g1 r5 r5", {"finn": (0, "A1")}), "finn") == {"B1"}


@pytest.mark.rule("HS-M-UP-02")
def test_a_climb_that_cannot_be_paid_for_cannot_be_made() -> None:
    fray = fray_on("g1 g1 g1 g1 r3 g1", {"finn": (0, "A1")})
    assert places(fray, "finn") == {"B1", "C1", "D1"}  # 2 left, and 3 needed
    nearer = fray_on("g1 g1 g1 r3 g1", {"finn": (0, "A1")})
    assert places(nearer, "finn") == {"B1", "C1", "D1"}


@pytest.mark.rule("HS-M-UP-03")
def test_glyphs_and_water_add_no_height() -> None:
    glyph = fray_on("g2 g2", {"finn": (0, "A1")}, glyphs={"B1": "astrid"})
    assert least(glyph, "finn", "B1") == 1
    assert least(fray_on("g2 w2", {"finn": (0, "A1")}), "finn", "B1") == 1
    assert least(fray_on("w2 g2", {"finn": (0, "A1")}), "finn", "B1") == 1


@pytest.mark.rule("HS-M-UP-EX5")
def test_example_5_the_first_ledge_but_not_the_second() -> None:
    fray = fray_on("g1 r4 r6", {"finn": (0, "A1")})
    assert least(fray, "finn", "C1") == 7
    assert places(fray, "finn") == {"B1"}


@pytest.mark.rule("HS-M-HL-01", "HS-M-HL-02", "HS-M-HL-EX6")
def test_a_single_step_up_is_lower_than_the_figure_is_high() -> None:
    assert places(fray_on("g1 r4", {"marro-warriors": (0, "A1")}), "marro-warriors") == {"B1"}
    assert places(fray_on("g1 r5", {"marro-warriors": (0, "A1")}), "marro-warriors") == set()
    assert places(fray_on("g1 r6", {"marro-warriors": (0, "A1")}), "marro-warriors") == set()
    stairs = fray_on("g1 r3 r5", {"marro-warriors": (0, "A1")})
    assert places(stairs, "marro-warriors") == {"B1", "C1"}
    assert least(stairs, "marro-warriors", "C1") == 6


# -- down, and falling ----------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DOWN-01", "HS-M-DOWN-EX7")
def test_down_costs_the_space_alone() -> None:
    fray = fray_on("r4 g1 g1 g1 g1 g1", {"finn": (0, "A1"), "marro-warriors": (0, "-")})
    assert prices(fray, "finn", "F1") == [FREE]  # 3 levels down, and 5 spaces
    marro = fray_on("r6 g1", {"marro-warriors": (0, "A1")})
    assert least(marro, "marro-warriors", "B1") == 1


@pytest.mark.rule("HS-M-FALL-01")
def test_a_fall_is_a_step_down_of_at_least_ones_height() -> None:
    def down(level: int, end: str = "g1") -> tuple[int, int, int, int]:
        fray = fray_on(f"r{level} {end}", {"marro-warriors": (0, "A1")})
        return prices(fray, "marro-warriors", "B1")[0]

    assert down(4) == FREE
    assert down(5) == (0, 1, 0, 0)
    assert down(6) == (0, 1, 0, 0)
    stairs = fray_on("r5 r3 g1", {"marro-warriors": (0, "A1")})
    assert prices(stairs, "marro-warriors", "C1") == [FREE]  # step by step


@pytest.mark.rule("HS-M-FALL-02", "HS-M-FALL-EX8")
def test_an_ordinary_fall_is_one_die_without_defense() -> None:
    fray = fray_on("r6 g1 g1", {"marro-warriors": (0, "A1"), "finn": (1, "-")})
    load(fray, ["0 skulls of 1"])
    go(fray, "marro-warriors", "C1")
    assert place(fray, "marro-warriors") == "C1"  # it goes on, and then rolls (R-FALL-02)
    assert happened(fray) == ["moved", "moved", "fell"]
    fray = fray_on("r6 g1 g1", {"marro-warriors": (0, "A1"), "marro-warriors 2": (0, "C1")})
    load(fray, ["1 skull of 1"])
    go(fray, "marro-warriors", "B1")
    assert fray.fate[figure(fray, "marro-warriors")] == DESTROYED
    assert "rolled-defense" not in happened(fray)


@pytest.mark.rule("HS-M-FALL-02", "HS-G-KEL-01")
def test_who_falls_and_walks_on_to_kelda_is_healed_before_the_roll() -> None:
    for first_rulings, fate in ((False, STANDING), (True, DESTROYED)):
        house = House()
        house.first_rulings = first_rulings  # R-FALL-07
        figures = {"finn": (0, "A1"), "thorgrim": (1, "-")}
        fray = fray_on("r6 g1 g1", figures, glyphs={"C1": "kelda"}, house=house)
        finn = figure(fray, "finn")
        fray.wounds[finn] = fray.theatre.card_of(finn).master.life - 1
        load(fray, ["1 skull of 1"])
        go(fray, "finn", "C1")
        assert fray.fate[finn] == fate
        if fate == STANDING:
            assert fray.wounds[finn] == 1
            assert happened(fray)[-2:] == ["fell", "wounded"]


@pytest.mark.rule("HS-M-FALL-02")
def test_every_fall_of_a_move_is_rolled_for_when_it_is_over() -> None:
    fray = fray_on("r14 r7 g1", {"finn": (0, "A1"), "thorgrim": (1, "-")})  # R-FALL-03
    load(fray, ["1 skull of 1", "0 skulls of 1"])
    go(fray, "finn", "C1")
    assert happened(fray) == ["moved", "moved", "fell", "wounded", "fell"]
    dead = fray_on("r14 r7 g1", {"finn": (0, "A1"), "thorgrim": (1, "-")})
    dead.wounds[figure(dead, "finn")] = 3
    load(dead, ["1 skull of 1"])  # and no other: he is destroyed
    go(dead, "finn", "C1")
    assert place(dead, "finn") == "-"


@pytest.mark.rule("HS-M-FALL-03", "HS-M-FALL-06")
def test_a_major_fall_is_three_dice_and_each_skull_a_wound() -> None:
    assert prices(fray_on("r15 g1", {"finn": (0, "A1")}), "finn", "B1") == [(0, 1, 0, 0)]
    fray = fray_on("r16 g1", {"finn": (0, "A1")})
    assert prices(fray, "finn", "B1") == [(0, 0, 1, 0)]
    fray.wounds[figure(fray, "finn")] = 1
    load(fray, ["2 skulls of 3"])
    go(fray, "finn", "B1")
    assert fray.wounds[figure(fray, "finn")] == 3
    assert happened(fray) == ["moved", "fell-far", "wounded"]


@pytest.mark.rule("HS-M-FALL-04")
def test_an_extreme_fall_is_survived_with_19_or_20() -> None:
    assert prices(fray_on("r25 g1", {"finn": (0, "A1")}), "finn", "B1") == [(0, 0, 1, 0)]
    for roll, fate in ((18, DESTROYED), (19, STANDING), (20, STANDING), (1, DESTROYED)):
        fray = fray_on("r26 g1", {"finn": (0, "A1"), "thorgrim": (1, "-")})
        assert prices(fray, "finn", "B1") == [(0, 0, 0, 1)]
        load(fray, [f"d20 {roll}"])
        go(fray, "finn", "B1")
        assert fray.fate[figure(fray, "finn")] == fate
        assert fray.wounds[figure(fray, "finn")] == 0


@pytest.mark.rule("HS-M-FALL-05")
def test_water_breaks_every_fall() -> None:
    fray = fray_on("r30 w0 w0", {"finn": (0, "A1")})
    assert places(fray, "finn") == {"B1"}
    assert prices(fray, "finn", "B1") == [FREE]
    go(fray, "finn", "B1")
    assert happened(fray) == ["moved"]


# -- water ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-WATER-01", "HS-M-WATER-EX9A")
def test_water_ends_the_move() -> None:
    fray = fray_on("g1 g1 w0 g1 g1", {"deathwalker-9000": (0, "A1")})
    assert places(fray, "deathwalker-9000") == {"B1", "C1"}
    lake = fray_on("w0 w0 w0 g1", {"finn": (0, "A1")})
    assert places(lake, "finn") == {"B1"}


@pytest.mark.rule("HS-M-WATER-04", "HS-M-WATER-EX9B")
def test_climbing_out_of_water_is_paid_for() -> None:
    fray = fray_on("w0 g1 g1 g1 g1 g1", {"deathwalker-9000": (0, "A1")})
    assert least(fray, "deathwalker-9000", "B1") == 2
    assert places(fray, "deathwalker-9000") == {"B1", "C1", "D1", "E1"}
    assert least(fray_on("w0 g2", {"finn": (0, "A1")}), "finn", "B1") == 3


@pytest.mark.rule("HS-M-WATER-02", "HS-M-WATER-03")
def test_a_large_figure_crosses_a_single_water_space_and_stops_in_two() -> None:
    fray = fray_on("g1 g1 w1 g1 g1 g1", {"grimnak": (0, "B1 A1")})
    assert "E1 D1" in places(fray, "grimnak")
    wide = fray_on("g1 g1 w1 w1 w1 g1", {"grimnak": (0, "B1 A1")})
    assert places(wide, "grimnak") == {"C1 B1", "D1 C1"}
    lake = fray_on("g1 w0 w0 w0 w0", {"grimnak": (0, "C1 B1")})
    assert places(lake, "grimnak") == {"D1 C1"}


# -- figures of two spaces ------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DBL-01", "HS-M-DBL-02")
def test_either_end_leads_and_the_other_follows_where_it_was() -> None:
    fray = fray_on(CORRIDOR, {"grimnak": (0, "D1 C1")})
    forwards = {"E1 D1", "F1 E1", "G1 F1", "H1 G1"}
    assert places(fray, "grimnak") == forwards | {"C1 B1", "B1 A1"}
    go(fray, "grimnak", "B1 A1")  # tail first, without turning
    told = [(event.b, event.c) for event in events(fray)]
    at = [space(fray, name) for name in ("A1", "B1", "C1")]
    assert told == [(at[2], at[1]), (at[1], at[0])]


def test_a_large_figure_does_not_change_its_lead_on_the_way() -> None:
    # Round the corner and back into it would be shorter with the other end first.
    field = "g1 g1 g1 .\n . . g1 ."
    fray = fray_on(field, {"grimnak": (0, "B1 A1")})
    assert places(fray, "grimnak") == {"C1 B1", "C2 C1"}


def test_a_sideways_shift_costs_two() -> None:
    field = "g1 g1 g1\n g1 g1 g1"
    fray = fray_on(field, {"grimnak": (0, "A1 B1")})
    assert least(fray, "grimnak", "B2 A2") == 2


@pytest.mark.rule("HS-M-DBL-03", "HS-M-BASE-01")
def test_a_large_figure_ends_on_one_level_but_may_straddle_on_the_way() -> None:
    fray = fray_on("g1 g1 r2 r2 g1", {"grimnak": (0, "B1 A1")})
    assert places(fray, "grimnak") == {"D1 C1"}
    ridge = fray_on("g1 g1 r2 g1 g1 .", {"grimnak": (0, "B1 A1")})
    assert places(ridge, "grimnak") == {"E1 D1"}
    gap = fray_on("g1 g1 . g1 g1", {"grimnak": (0, "B1 A1")})
    assert places(gap, "grimnak") == set()


def test_a_step_that_stops_a_large_figure_where_it_cannot_stand_is_not_made() -> None:
    glyph = fray_on("g1 g1 r2 r2 r2", {"grimnak": (0, "B1 A1")}, glyphs={"C1": "astrid"})
    assert places(glyph, "grimnak") == set()
    friend = {"grimnak": (0, "B1 A1"), "finn": (0, "C1")}
    beyond = fray_on("g1 g1 g1 g1 g1", friend, glyphs={"D1": "astrid"})
    assert places(beyond, "grimnak") == set()  # its tail would be in Finn's place


@pytest.mark.rule("HS-M-DBL-EX10")
def test_example_10_grimnak_climbs_a_ledge() -> None:
    fray = fray_on("g1 g1 g1 r3 r3", {"grimnak": (0, "B1 A1")})
    assert least(fray, "grimnak", "E1 D1") == 5  # C1, two sides and D1, E1; the tail pays nothing
    assert places(fray, "grimnak") == {"C1 B1", "E1 D1"}


def test_a_large_figure_passes_friends_with_both_ends() -> None:
    fray = fray_on(CORRIDOR, {"grimnak": (0, "B1 A1"), "finn": (0, "D1")})
    assert places(fray, "grimnak") == {"C1 B1", "F1 E1", "G1 F1"}


def test_the_fall_of_a_large_figure_is_that_of_its_leading_end() -> None:
    fray = fray_on("r12 r12 g1 g1", {"grimnak": (0, "B1 A1")})
    assert prices(fray, "grimnak", "D1 C1") == [(0, 1, 0, 0)]
    load(fray, ["1 skull of 1"])
    go(fray, "grimnak", "D1 C1")
    assert happened(fray) == ["moved", "moved", "fell", "wounded"]
    back = fray_on("r12 r12 g1 g1", {"grimnak": (0, "A1 B1")})
    load(back, ["1 skull of 1"])
    go(back, "grimnak", "C1 D1")  # tail first
    assert happened(back) == ["moved", "moved", "fell", "wounded"]


# -- overhangs and ruins --------------------------------------------------------------------------


@pytest.mark.rule("HS-M-OVH-02", "HS-M-TIGHT-01")
def test_who_fits_moves_under_an_overhang() -> None:
    field = "g1 g1 g1/r11 g1 g1"
    assert "D1" in places(fray_on(field, {"finn": (0, "A1")}), "finn")
    assert places(fray_on(field, {"grimnak": (0, "B1 A1")}), "grimnak") == set()
    mimring = fray_on("g1 g1 g1/r11 g1/r11", {"mimring": (0, "B1 A1")})
    assert "D1@1 C1@1" in places(mimring, "mimring")  # 9 levels of room


@pytest.mark.rule("HS-M-OVH-EX11")
def test_example_11_finn_goes_under_migols_tomb_and_grimnak_does_not() -> None:
    field = box().battlefields["migols-tomb"]
    under = [name for name in field.names if "@" in name]
    finn = fray_on(field, {"finn": (0, "J12")})
    grimnak = fray_on(field, {"grimnak": (0, "J12 K12")})
    assert any(name in places(finn, "finn") for name in under)
    assert not any("@" in name for name in places(grimnak, "grimnak"))


@pytest.mark.rule("HS-M-OVH-03", "HS-M-OVH-EX12")
def test_an_overhang_is_climbed_like_a_solid_ledge() -> None:
    over = fray_on("g1 g1/r3", {"finn": (0, "A1")})
    solid = fray_on("g1 r3", {"finn": (0, "A1")})
    assert least(over, "finn", "B1") == least(solid, "finn", "B1") == 3


@pytest.mark.rule("HS-M-TIGHT-01")
def test_a_walker_goes_round_a_ruin() -> None:
    rows = ("g1 g1 g1", "g1 g1 g1", "g1 g1 g1")
    fray = fray_on(
        ground(*rows, ruins=[ruin("short", "A2", 0, 1)]), {"finn": (0, "A2"), "thorgrim": (1, "-")}
    )
    around = least(fray, "finn", "B1")
    assert around > 1
    assert least(fray_on(ground(*rows), {"finn": (0, "A2")}), "finn", "B1") == 1


@pytest.mark.rule("HS-M-MOVE-03")
def test_a_glyph_changes_how_far_a_figure_moves() -> None:
    figures = {"finn": (0, "A1"), "marro-warriors": (0, "A2")}
    fray = fray_on(CORRIDOR + "\n g1", figures, glyphs={"A2": "valda"})
    assert "H1" in places(fray, "finn")  # 7
    assert "H1" not in places(fray_on(CORRIDOR + "\n g1", figures), "finn")


def test_a_walker_frees_the_captive_on_the_way_and_a_flyer_by_landing() -> None:
    field = "g1 g1 g1 g1 g1\n . g1 . . ."  # B2 is beside B1 and C1
    goal = clause("free-captive", sides=[1])
    for name, spot, won in (("finn", "B1", 1), ("raelin", "E1", 0)):
        figures = {name: (0, "A1"), "sgt-drake-alexander": (NOBODY, "B2"), "syvarris": (1, "-")}
        fray = fray_on(field, figures, victory=[goal])
        go(fray, name, "E1")
        assert (place(fray, name), fray.won) == (spot, won)  # R-RESC-03


def test_friends_that_are_passed_on_a_way_with_a_price_stay_where_they_are() -> None:
    field = "r6 g1 g1 g1"
    fray = fray_on(field, {"finn": (0, "A1"), "marro-warriors": (0, "C1")})
    load(fray, ["1 skull of 1"])
    go(fray, "finn", "D1")
    assert (place(fray, "finn"), place(fray, "marro-warriors")) == ("D1", "C1")
    assert fray.figures.at[space(fray, "C1")] == figure(fray, "marro-warriors")


def test_a_figure_that_cannot_move_is_not_asked() -> None:
    fray = fray_on("g1 r12", {"finn": (0, "A1")}, acting="finn")
    assert first_question(move_action.move_action(fray)) is None

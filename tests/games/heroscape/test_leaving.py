"""Leaving an engagement: passing swipes (HS-M-LEAVE)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.table.fray import DESTROYED
from giantstable.games.heroscape.table.theatre import House
from giantstable.kernel.form import NO, YES
from tests.games.heroscape.fields import clause, events, figure, fray_on, happened, place
from tests.games.heroscape.loaded import load
from tests.games.heroscape.walks import FREE, go, prices

FLAT = """
g1 g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
"""
VIKING = "tarn-viking-warriors"


def asking() -> House:
    house = House()
    house.ask_swipes = True
    return house


@pytest.mark.rule("HS-M-LEAVE-01")
def test_moving_round_an_enemy_is_free() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A2"), VIKING: (1, "B2")})
    for spot in ("B1", "C1", "B3", "C3", "C2"):
        assert prices(fray, "finn", spot) == [FREE]
    go(fray, "finn", "C1")
    assert "swiped" not in happened(fray)


@pytest.mark.rule("HS-M-LEAVE-02", "HS-M-LEAVE-03")
def test_an_enemy_that_is_left_rolls_one_die_and_a_skull_is_a_wound() -> None:
    for roll, wounds in (("1 skull of 1", 1), ("0 skulls of 1", 0)):
        fray = fray_on(FLAT, {"finn": (0, "B1"), VIKING: (1, "A1")})
        assert prices(fray, "finn", "C1") == [(1, 0, 0, 0)]
        load(fray, [roll])
        go(fray, "finn", "C1")
        assert fray.wounds[figure(fray, "finn")] == wounds
        assert place(fray, "finn") == "C1"
        swipe = next(event for event in events(fray) if event.kind.name == "swiped")
        assert (swipe.seat, swipe.c) == (1, wounds)
        assert "rolled-defense" not in happened(fray)


def test_who_dies_of_a_swipe_never_leaves() -> None:
    fray = fray_on(
        FLAT, {"marro-warriors": (0, "B1"), "finn": (0, "F3"), VIKING: (1, "A1")},
        glyphs={"C1": "astrid"},
    )  # fmt: skip
    load(fray, ["1 skull of 1"])
    go(fray, "marro-warriors", "C1")
    assert fray.fate[figure(fray, "marro-warriors")] == DESTROYED
    assert "glyph-taken" not in happened(fray)
    assert "moved" not in happened(fray)


@pytest.mark.rule("HS-M-LEAVE-04")
def test_the_enemy_may_decline() -> None:
    fray = fray_on(FLAT, {"finn": (0, "B1"), VIKING: (1, "A1")}, house=asking())
    drawn = fray.rng.drawn
    asked = go(fray, "finn", "C1", NO)
    assert [(d.seat, d.subject, d.about) for d in asked] == [
        (1, figure(fray, VIKING), figure(fray, "finn"))
    ]
    assert fray.rng.drawn == drawn
    assert happened(fray) == ["swipe-declined", "moved"]
    fray = fray_on(FLAT, {"finn": (0, "B1"), VIKING: (1, "A1")}, house=asking())
    go(fray, "finn", "C1", YES)
    assert happened(fray)[0] == "swiped"


@pytest.mark.rule("HS-M-LEAVE-05", "HS-M-LEAVE-EX15")
def test_everyone_left_behind_rolls() -> None:
    vikings = {VIKING: (1, "A1"), f"{VIKING} 2": (1, "A2")}
    fray = fray_on(FLAT, {"finn": (0, "B1"), **vikings})
    assert prices(fray, "finn", "C1") == [(2, 0, 0, 0)]
    load(fray, ["1 skull of 1", "1 skull of 1"])
    go(fray, "finn", "C1")
    assert fray.wounds[figure(fray, "finn")] == 2
    assert happened(fray) == ["swiped", "swiped", "wounded", "moved"]  # together (R-LEAVE-01)


@pytest.mark.rule("HS-M-LEAVE-05")
def test_three_are_left_with_one_step() -> None:
    vikings = {VIKING: (1, "B1"), f"{VIKING} 2": (1, "A2"), f"{VIKING} 3": (1, "B3")}
    fray = fray_on(FLAT, {"finn": (0, "B2"), **vikings})
    assert prices(fray, "finn", "C2") == [(3, 0, 0, 0)]


@pytest.mark.rule("HS-M-LEAVE-06")
def test_who_is_still_adjacent_does_not_roll() -> None:
    vikings = {VIKING: (1, "A1"), f"{VIKING} 2": (1, "C2")}
    fray = fray_on(FLAT, {"finn": (0, "B1"), **vikings})
    assert prices(fray, "finn", "C1") == [(1, 0, 0, 0)]


@pytest.mark.rule("HS-M-LEAVE-07")
def test_an_engagement_begun_on_the_way_counts_too() -> None:
    field = "g1 g1 g1 g1 g1 g1\n . g1 . . . ."  # B2 is beside B1 and C1
    fray = fray_on(field, {"finn": (0, "A1"), VIKING: (1, "B2")})
    assert prices(fray, "finn", "B1") == prices(fray, "finn", "C1") == [FREE]
    assert prices(fray, "finn", "D1") == [(1, 0, 0, 0)]
    load(fray, ["0 skulls of 1"])
    go(fray, "finn", "D1")
    assert happened(fray) == ["moved", "moved", "swiped", "moved"]


def test_one_enemy_swipes_twice_if_it_is_left_twice() -> None:
    # R-LEAVE-08: past the Marro over a ledge that is out of its reach.
    field = ". r5 g1 g1 . g1\n g1 g1 . . . ."
    samurai = {"izumi-samurai": (0, "A2"), "izumi-samurai 2": (0, "F1")}
    figures = {**samurai, "marro-warriors": (1, "B2")}
    fray = fray_on(field, figures, glyphs={"F1": "valda"})
    assert prices(fray, "izumi-samurai", "B1") == [(1, 0, 0, 0)]
    assert prices(fray, "izumi-samurai", "C1") == [(1, 0, 0, 0)]
    assert prices(fray, "izumi-samurai", "D1") == [(2, 0, 0, 0)]


@pytest.mark.rule("HS-M-LEAVE-02")
def test_leaving_by_height_is_leaving() -> None:
    fray = fray_on("g1 r2\n r6", {"finn": (0, "B1"), VIKING: (1, "A1")})
    assert prices(fray, "finn", "A2") == [(1, 0, 0, 0)]  # beside him, and out of reach
    lower = fray_on("g1 r2\n r5", {"finn": (0, "B1"), VIKING: (1, "A1")})
    assert prices(lower, "finn", "A2") == [FREE]


def test_a_large_figure_is_left_only_when_both_its_ends_are() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A2"), "grimnak": (1, "B1 C1")})
    assert prices(fray, "finn", "C2") == [FREE]
    assert prices(fray, "finn", "B3") == [(1, 0, 0, 0)]  # once, though it had two ends to leave
    large = fray_on(FLAT, {"grimnak": (0, "B1 C1"), VIKING: (1, "A1")})
    assert prices(large, "grimnak", "C1 D1") == [(1, 0, 0, 0)]
    assert prices(large, "grimnak", "A2 B1") == [FREE]


def test_a_way_with_a_swipe_and_a_way_with_a_fall_are_both_offered() -> None:
    # From the ledge by a fall, or down the stairs past the Viking.
    field = "r6 g1 g1\n r4 g2 g1\ng1 g1 g1"
    for paying in ((0, 1, 0, 0), (1, 0, 0, 0)):
        fray = fray_on(field, {"izumi-samurai": (0, "A1"), VIKING: (1, "A3")})
        assert prices(fray, "izumi-samurai", "B1") == [(0, 1, 0, 0), (1, 0, 0, 0)]
        load(fray, ["0 skulls of 1"])
        go(fray, "izumi-samurai", "B1", paying=paying)
        assert place(fray, "izumi-samurai") == "B1"
        assert happened(fray).count("swiped") == paying[0]
        assert happened(fray).count("fell") == paying[1]


def test_under_a_truce_nobody_swipes() -> None:
    truce = [clause("truce", seats=[0, 1])]
    fray = fray_on(FLAT, {"finn": (0, "B1"), VIKING: (1, "A1")}, special=truce)
    assert prices(fray, "finn", "C1") == [FREE]

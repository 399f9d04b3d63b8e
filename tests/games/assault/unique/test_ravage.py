"""Ravage, of the stone giants (AG-SPECIAL-05 .. -09)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import RAVAGE
from giantstable.games.assault.table.world import House
from tests.games.assault.realms import Army, realm
from tests.games.assault.unique.played import SPREAD, marked, play, points


@pytest.mark.rule("AG-SPECIAL-05", "AG-SPECIAL-09")
def test_ravaged_regions_pay_whoever_stands_there() -> None:
    table = realm(
        armies={"waterdeep": ("storm", {"serissa": 1})},
        marked={"ravage": ["waterdeep", "high-moor", "anauroch"]},
    )
    play(table, "stone", 4).end()
    assert points(table, "stone") == 3
    assert points(table, "storm") == 0


@pytest.mark.rule("AG-SPECIAL-06", "AG-SPECIAL-07", "AG-SPECIAL-34")
def test_stone_ravages_occupied_small_folk_regions() -> None:
    table = realm(armies=SPREAD, marked={"ravage": ["high-moor"]})
    sitting = play(table, "stone", 3)
    assert sitting.only("high-forest", "delimbiyr-vale", "done")
    assert points(table, "stone") == 1
    sitting.answer("high-forest", "delimbiyr-vale").end()
    assert points(table, "stone") == 3
    assert marked(table, RAVAGE) == 3


@pytest.mark.rule("AG-SPECIAL-06")
def test_no_more_markers_than_commands_to_the_left() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 1, "high-moor").end()
    assert points(table, "stone") == 1
    play(table, "stone", 0).end()
    assert marked(table, RAVAGE) == 1


@pytest.mark.rule("AG-SPECIAL-08")
def test_a_new_marker_pays_once_now_and_as_income_later() -> None:
    table = realm(armies=SPREAD, marked={"ravage": ["waterdeep", "anauroch"]})
    play(table, "stone", 2, "high-forest", "high-moor").end()
    assert points(table, "stone") == 4
    play(table, "stone", 0).end()
    assert points(table, "stone") == 8


@pytest.mark.rule("AG-SPECIAL-34")
def test_a_home_is_never_ravaged() -> None:
    armies: Mapping[str, Army] = {"evermoors": ("stone", {"stone-regular": 1})}
    table = realm(armies=armies, stage="final-ordning")
    play(table, "stone", 3).end()
    assert points(table, "stone") == 0


@pytest.mark.rule("AG-SPECIAL-35")
def test_fewer_markers_may_be_placed() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 4, "high-moor", "done").end()
    assert marked(table, RAVAGE) == 1
    assert points(table, "stone") == 1


def test_pox_on_the_land_makes_ravaging_worth_more() -> None:
    table = realm(armies=SPREAD, special={"stone": 1}, marked={"ravage": ["anauroch"]})
    play(table, "stone", 1, "high-moor").end()
    assert points(table, "stone") == 1 + 2


def test_the_markers_of_the_box_can_be_all_there_are() -> None:
    house = House()
    house.marker_cap = True
    eight = [
        "icewind-dale",
        "spine-of-the-world",
        "silver-marches",
        "neverwinter-wood",
        "dessarin-valley",
        "waterdeep",
        "anauroch",
    ]
    table = realm(armies=SPREAD, marked={"ravage": eight}, house=house)
    play(table, "stone", 3, "high-moor").end()
    assert marked(table, RAVAGE) == 8

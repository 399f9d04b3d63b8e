"""Make Alliance, of the storm giants (AG-SPECIAL-28 .. -31)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import ALLIANCE
from tests.games.assault.realms import Army, realm
from tests.games.assault.unique.played import marked, play, points

ENVOYS: Mapping[str, Army] = {
    "waterdeep": ("storm", {"storm-regular": 1}),
    "neverwinter-wood": ("storm", {"storm-champion": 1}),
    "high-moor": ("storm", {"storm-elite!": 1}),
}


@pytest.mark.rule("AG-SPECIAL-28")
def test_allies_pay_first() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["anauroch", "high-forest"]})
    sitting = play(table, "storm", 1)
    assert points(table, "storm") == 2
    assert sitting.kind == "mark"


@pytest.mark.rule("AG-SPECIAL-29", "AG-SPECIAL-30")
def test_storm_makes_alliances_where_it_stands() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["high-moor"]})
    sitting = play(table, "storm", 2)
    assert sitting.only("waterdeep", "neverwinter-wood", "done")
    sitting.answer("waterdeep", "neverwinter-wood").end()
    assert marked(table, ALLIANCE) == 3
    assert points(table, "storm") == 3


@pytest.mark.rule("AG-SPECIAL-29")
def test_two_commands_to_the_left_make_two_alliances() -> None:
    table = realm(armies=ENVOYS)
    play(table, "storm", 2, "waterdeep", "high-moor").end()
    assert points(table, "storm") == 2


@pytest.mark.rule("AG-SPECIAL-31")
def test_new_alliances_pay_once_now_and_as_income_later() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["anauroch"]})
    play(table, "storm", 2, "waterdeep", "high-moor").end()
    assert points(table, "storm") == 3
    play(table, "storm", 0).end()
    assert points(table, "storm") == 6

"""Grapple Gun (HS-P-DRAK-03, HS-P-DRAK-04)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import clause, fray_on, happened, place
from tests.games.heroscape.loaded import load
from tests.games.heroscape.walks import go, places, prices

DRAKE = "sgt-drake-alexander"


@pytest.mark.rule("HS-P-DRAK-03")
def test_a_grapple_takes_drake_up_to_25_levels_and_one_space() -> None:
    fray = fray_on("g1 r21 r21", {DRAKE: (0, "A1")})
    assert places(fray, DRAKE) == {"B1"}
    go(fray, DRAKE, "B1")
    assert (place(fray, DRAKE), happened(fray)) == ("B1", ["grappled"])
    assert places(fray_on("g1 r26", {DRAKE: (0, "A1")}), DRAKE) == {"B1"}
    assert places(fray_on("g1 r27", {DRAKE: (0, "A1")}), DRAKE) == set()
    assert places(fray_on("g1 r21", {"finn": (0, "A1")}), "finn") == set()
    held = fray_on("g1 r21", {DRAKE: (0, "A1"), "finn": (0, "B1")})
    assert places(held, DRAKE) == set()


def test_the_grapple_works_in_a_storm_but_not_in_the_basic_game() -> None:
    storm = fray_on("g1 r21", {DRAKE: (0, "A1")}, special=[clause("storm")])
    assert places(storm, DRAKE) == {"B1"}
    assert places(fray_on("g1 r21", {DRAKE: (0, "A1")}, basic=True), DRAKE) == set()


@pytest.mark.rule("HS-P-DRAK-04")
def test_who_grapples_away_is_struck_at() -> None:
    figures = {DRAKE: (0, "B1"), "tarn-viking-warriors": (1, "A1")}
    fray = fray_on("g1 g1 r11", figures)
    assert prices(fray, DRAKE, "C1") == [(1, 0, 0, 0)]
    load(fray, ["1 skull of 1"])
    go(fray, DRAKE, "C1")
    assert happened(fray) == ["swiped", "wounded", "grappled"]

"""Mud: terrain that costs more (HS-S-BARR-05)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import clause, fray_on, space
from tests.games.heroscape.walks import least, places


@pytest.mark.rule("HS-S-BARR-05")
def test_mud_costs_two() -> None:
    mud = [clause("mud", terrain="sand", moves=2)]
    fray = fray_on("g1 s1 s1 g1 g1", {"finn": (0, "A1")}, special=mud)
    assert places(fray, "finn") == {"B1", "C1", "D1"}  # 2 and 2 and 1
    thrice = fray_on("g1 s1 s1 s1", {"finn": (0, "A1")}, special=mud)
    assert places(thrice, "finn") == {"B1", "C1"}
    assert least(fray_on("g1 s2", {"finn": (0, "A1")}, special=mud), "finn", "B1") == 3
    assert least(fray_on("s1 g1", {"finn": (0, "A1")}, special=mud), "finn", "B1") == 1
    assert least(fray_on("g1 s1", {"finn": (0, "A1")}), "finn", "B1") == 1


def test_a_flyer_pays_for_mud_where_it_lands() -> None:
    mud = [clause("mud", terrain="sand", moves=2)]
    fray = fray_on("g1 s1 s1 s1 s1 s1 s1", {"raelin": (0, "A1")}, special=mud)
    assert places(fray, "raelin") == {"B1", "C1", "D1", "E1", "F1"}
    assert space(fray, "F1") == 5

"""Story Markers of several races (AG-SPECIAL-32, AG-SPECIAL-33)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.effects import ALLIANCE, RAID, RAVAGE
from tests.games.assault.realms import race, realm
from tests.games.assault.table import region
from tests.games.assault.unique.played import SPREAD, marked, play, points


@pytest.mark.rule("AG-SPECIAL-32")
def test_markers_of_different_races_lie_side_by_side() -> None:
    table = realm(armies={"waterdeep": ("frost", {"frost-regular": 1})})
    table.marked[RAVAGE] = 1 << region("waterdeep")
    play(table, "frost", 1, "waterdeep").end()
    table.put_army(region("waterdeep"), race("storm"), 1)
    play(table, "storm", 1, "waterdeep").end()
    for marker in (RAVAGE, RAID, ALLIANCE):
        assert table.marked[marker] == 1 << region("waterdeep")


@pytest.mark.rule("AG-SPECIAL-33")
def test_markers_stay_when_others_come() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 1, "high-moor").end()
    table.put_army(region("high-moor"), race("hill"), 1)
    assert marked(table, RAVAGE) == 1
    play(table, "stone", 0).end()
    assert points(table, "stone") == 2

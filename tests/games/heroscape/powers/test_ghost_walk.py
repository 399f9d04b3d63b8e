"""Ghost Walk (HS-P-CARR-01, HS-P-CARR-04)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import fray_on
from tests.games.heroscape.ground import ground, ruin
from tests.games.heroscape.walks import least, places, prices

CORRIDOR = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-P-CARR-01")
def test_agent_carr_moves_through_everybody_but_ends_on_nobody() -> None:
    figures = {"agent-carr": (0, "A1"), "finn": (1, "C1"), "syvarris": (0, "D1")}
    fray = fray_on(CORRIDOR, figures)
    assert places(fray, "agent-carr") == {"B1", "E1", "F1"}
    assert least(fray, "agent-carr", "E1") == 4


@pytest.mark.rule("HS-P-CARR-04")
def test_ghost_walk_changes_neither_water_nor_glyphs_nor_climbs_nor_falls_nor_ruins() -> None:
    carr = {"agent-carr": (0, "A1")}
    assert places(fray_on("g1 g1 w0 g1", carr), "agent-carr") == {"B1", "C1"}
    glyph = fray_on(CORRIDOR, carr, glyphs={"C1": "astrid"})
    assert places(glyph, "agent-carr") == {"B1", "C1"}
    assert least(fray_on("g1 r3", carr), "agent-carr", "B1") == 3
    assert places(fray_on("g1 r6", carr), "agent-carr") == set()
    assert prices(fray_on("r6 g1", carr), "agent-carr", "B1") == [(0, 1, 0, 0)]
    walled = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    assert least(fray_on(walled, {"agent-carr": (0, "A2")}), "agent-carr", "B1") > 1

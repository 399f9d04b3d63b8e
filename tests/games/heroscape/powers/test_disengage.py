"""Disengage (HS-P-CARR-03)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import fray_on, happened
from tests.games.heroscape.walks import FREE, go, prices

FLAT = """
g1 g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
"""


@pytest.mark.rule("HS-P-CARR-03")
def test_nobody_swipes_at_agent_carr() -> None:
    vikings = {f"tarn-viking-warriors {n}": (1, at) for n, at in ((1, "B1"), (2, "A2"), (3, "B3"))}
    fray = fray_on(FLAT, {"agent-carr": (0, "B2"), **vikings})
    assert prices(fray, "agent-carr", "D2") == [FREE]
    go(fray, "agent-carr", "D2")
    assert "swiped" not in happened(fray)

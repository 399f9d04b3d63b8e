"""Stealth Dodge (HS-P-KRAV)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import (
    fray_on,
    happened,
    place,
)
from tests.games.heroscape.striking import strikes

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-P-KRAV-01")
def test_one_shield_blocks_all_from_afar() -> None:
    places = {"mimring": (0, "A1 B1"), "krav-maga-agents": (1, "G1"), "syvarris": (0, "C1")}
    fray = fray_on(ROW, {**places, "finn": (1, "H1")})
    strikes(fray, "syvarris", "krav-maga-agents", "3 skulls of 3", "1 shield of 3")
    assert happened(fray)[-1] == "dodged"
    assert place(fray, "krav-maga-agents") == "G1"
    strikes(fray, "syvarris", "krav-maga-agents", "3 skulls of 3", "0 shields of 3")
    assert place(fray, "krav-maga-agents") == "-"


@pytest.mark.rule("HS-P-KRAV-02")
def test_against_an_adjacent_attacker_shields_count_as_always() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "krav-maga-agents": (1, "B1"), "raelin": (1, "H1")})
    strikes(fray, "finn", "krav-maga-agents", "2 skulls of 3", "1 shield of 3")
    assert place(fray, "krav-maga-agents") == "-"

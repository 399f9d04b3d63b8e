"""Sword of Reckoning (HS-P-CARR-02)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import figure, fray_on

MEADOW = "\n".join(["g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"] * 5)


def dice(fray: Fray, attacker: str, target: str) -> int:
    return strength.attack_dice(fray, figure(fray, attacker), figure(fray, target))


@pytest.mark.rule("HS-P-CARR-02")
def test_carr_has_four_more_dice_against_adjacent_figures() -> None:
    near = fray_on(MEADOW, {"agent-carr": (0, "A1"), "finn": (1, "B1")})
    assert dice(near, "agent-carr", "finn") == 2 + 4
    far = fray_on(MEADOW, {"agent-carr": (0, "A1"), "finn": (1, "D1")})
    assert dice(far, "agent-carr", "finn") == 2

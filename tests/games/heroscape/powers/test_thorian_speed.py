"""Thorian Speed (HS-P-DRAK-01, HS-P-DRAK-02)."""

from __future__ import annotations

import pytest

from tests.games.heroscape.fields import fray_on
from tests.games.heroscape.using import burnt, can_attack, explosions

MEADOW = "\n".join(["g1 " * 12] * 9)


@pytest.mark.rule("HS-P-DRAK-01")
def test_only_adjacent_figures_attack_drake_normally() -> None:
    far = fray_on(MEADOW, {"syvarris": (0, "A1"), "sgt-drake-alexander": (1, "D1")})
    assert can_attack(far, "syvarris") == []
    near = fray_on(MEADOW, {"syvarris": (0, "A1"), "sgt-drake-alexander": (1, "B1")})
    assert can_attack(near, "syvarris") == ["sgt-drake-alexander"]
    basic = fray_on(MEADOW, {"syvarris": (0, "A1"), "sgt-drake-alexander": (1, "D1")}, basic=True)
    assert can_attack(basic, "syvarris") == ["sgt-drake-alexander"]


@pytest.mark.rule("HS-P-DRAK-02")
def test_special_attacks_reach_drake_from_afar() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "A1"),
            "sgt-drake-alexander": (1, "F1"),
            "mimring": (0, "K1 L1"),
        },
    )
    assert can_attack(fray, "deathwalker-9000") == []
    assert "sgt-drake-alexander" in explosions(fray)
    assert "sgt-drake-alexander" in burnt(fray, 3)

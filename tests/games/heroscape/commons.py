"""A Common card, of which the box has none: a squad of four that an army may have twice."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import COMMON, ArmyCard, Power
from tests.games.heroscape.ground import box


def blade_gruts(powers: list[Power] | None = None) -> ArmyCard:
    """Return the card: the numbers are those of the Tarn Viking Warriors."""
    like = box().cards["tarn-viking-warriors"]
    return ArmyCard(
        "blade-gruts", "Blade Gruts", 99, 4, 1, "orc", COMMON, like.kind, "warriors", "wild",
        like.size, like.master, like.basic, like.body, powers or [],
    )  # fmt: skip

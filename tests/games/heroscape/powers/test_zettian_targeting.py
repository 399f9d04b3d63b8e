"""Zettian Targeting (HS-P-ZETT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import (
    acts,
    figure,
    fray_on,
    run,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.striking import attack, dice_of

MEADOW = "\n".join(["g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"] * 5)


def dice(fray: Fray, attacker: str, target: str) -> int:
    return strength.attack_dice(fray, figure(fray, attacker), figure(fray, target))


def guards() -> Fray:
    """Return the two Guards of example 9, both one level above an enemy, and another enemy."""
    return fray_on(
        "g2 g1 g2 g1",
        {
            "zettian-guards 1": (0, "A1"),
            "zettian-guards 2": (0, "C1"),
            "airborne-elite 1": (1, "B1"),
            "airborne-elite 2": (1, "D1"),
        },
        acting="zettian-guards",
    )


@pytest.mark.rule("HS-P-ZETT-01", "HS-P-ZETT-02")
def test_the_second_guard_has_a_die_more_against_the_same_target() -> None:
    fray = fray_on(
        MEADOW,
        {
            "zettian-guards": (0, "A1"),
            "zettian-guards 2": (0, "A2"),
            "finn": (1, "E1"),
            "thorgrim": (1, "E3"),
        },
    )
    acts(fray, "zettian-guards")
    assert dice(fray, "zettian-guards", "finn") == 2
    assert dice(fray, "zettian-guards 2", "finn") == 2
    fray.targets.append(figure(fray, "finn"))  # whatever came of it
    fray.struck |= 1 << figure(fray, "zettian-guards")
    assert dice(fray, "zettian-guards 2", "finn") == 3
    assert dice(fray, "zettian-guards 2", "thorgrim") == 2


@pytest.mark.rule("HS-P-ZETT-01")
def test_the_second_guard_has_another_die_against_the_same_figure() -> None:
    fray = guards()
    load(fray, ["0 skulls of 3", "0 skulls of 4"])
    codes = [
        attack(fray, "zettian-guards 1", "airborne-elite 1"),
        attack(fray, "zettian-guards 2", "airborne-elite 1"),
    ]
    run(attack_action(fray), *codes)
    assert dice_of(fray, "rolled-attack") == [[3, 0], [4, 0]]

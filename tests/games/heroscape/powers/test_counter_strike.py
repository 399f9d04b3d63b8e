"""Counter Strike (HS-P-IZUM)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter
from tests.games.heroscape.fields import (
    figure,
    fray_on,
    happened,
    place,
    run,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.striking import attack, dice_of, strikes

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-P-IZUM-01")
def test_shields_beyond_the_skulls_hit_back_and_nobody_blocks_them() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "1 skull of 3", "3 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 2
    assert len(dice_of(fray, "rolled-defense")) == 1
    assert happened(fray)[-3:] == ["blocked", "countered", "wounded"]


def test_no_more_shields_than_skulls_hit_nobody() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "2 skulls of 3", "2 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 0
    assert happened(fray)[-1] == "blocked"


def test_an_attacker_who_dies_of_a_counter_strike_has_no_more_attacks() -> None:
    fray = fray_on(
        ROW,
        {"syvarris": (0, "A1"), "raelin": (0, "H1"), "izumi-samurai": (1, "B1")},
        acting="syvarris",
    )
    fray.wounds[figure(fray, "syvarris")] = 3
    load(fray, ["0 skulls of 3", "1 shield of 5"])
    asked = run(attack_action(fray), attack(fray, "syvarris", "izumi-samurai"))
    assert len(asked) == 1
    assert place(fray, "syvarris") == "-"


@pytest.mark.rule("HS-P-IZUM-02")
def test_no_counter_strike_from_afar_or_against_samurai() -> None:
    fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "izumi-samurai": (1, "E1")})
    strikes(fray, "marro-warriors", "izumi-samurai", "0 skulls of 2")
    assert happened(fray)[-1] == "blocked"  # no defense was rolled
    strikes(fray, "marro-warriors", "izumi-samurai", "1 skull of 2", "4 shields of 5")
    assert place(fray, "marro-warriors") == "A1"

    kin = fray_on(ROW, {"izumi-samurai": (0, "A1"), "izumi-samurai#2": (1, "B1")}, sets=2)
    samurai, other = figure(kin, "izumi-samurai"), figure(kin, "izumi-samurai#2")
    assert not can_counter(kin, samurai, other)
    strikes(kin, "izumi-samurai", "izumi-samurai#2", "1 skull of 2", "4 shields of 5")
    assert place(kin, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-IZUM-03")
def test_without_a_skull_a_samurai_still_rolls_to_hit_back() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "0 skulls of 3", "2 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 2


@pytest.mark.rule("HS-P-IZUM-04")
def test_shields_of_extra_dice_hit_back_too() -> None:
    fray = fray_on(
        "g1 g2 g2", {"syvarris": (0, "A1"), "izumi-samurai": (1, "B1"), "thorgrim": (1, "C1")}
    )
    strikes(fray, "syvarris", "izumi-samurai", "0 skulls of 3", "4 shields of 7")
    assert dice_of(fray, "rolled-defense") == [[7, 4]]
    assert place(fray, "syvarris") == "-"
    assert happened(fray)[-1] == "won"  # he was the last


def test_the_basic_game_has_no_powers_of_defenders() -> None:
    fray = fray_on(
        ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1"), "raelin": (1, "H1")}, basic=True
    )
    strikes(fray, "finn", "izumi-samurai", "0 skulls of 3")
    assert happened(fray) == ["attacked", "rolled-attack", "blocked"]

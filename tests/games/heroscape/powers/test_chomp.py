"""Chomp (HS-P-GRIM)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.powers.chomp import CHOMP as POWER
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table.asks import CHOMP
from giantstable.games.heroscape.table.codes import DONE, attack_code
from tests.games.heroscape.fields import (
    figure,
    fray_on,
    happened,
    names,
    place,
    run,
    unit,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import odds_of, told

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-P-GRIM-01")
def test_a_squad_figure_beside_grimnak_is_devoured_without_a_roll() -> None:
    fray = fray_on(
        ROW,
        {
            "grimnak": (0, "B1 C1"),
            "marro-warriors 1": (1, "D1"),
            "marro-warriors 2": (1, "E1"),
        },
        acting="grimnak",
    )
    drawn = fray.rng.drawn
    [asked] = run(after_moving(fray), figure(fray, "marro-warriors"))
    assert asked.kind_of is CHOMP
    assert asked.subject == figure(fray, "grimnak")
    assert asked.codes == [figure(fray, "marro-warriors"), DONE]
    assert place(fray, "marro-warriors") == "-"
    assert fray.rng.drawn == drawn
    assert happened(fray) == ["bitten", "destroyed"]


@pytest.mark.rule("HS-P-GRIM-01")
def test_grimnak_may_bite_friends_and_may_leave_it() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "izumi-samurai": (0, "A1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    [asked] = run(after_moving(fray), DONE)
    assert figure(fray, "izumi-samurai") in asked.codes
    assert place(fray, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-GRIM-02")
@pytest.mark.parametrize(("roll", "where"), [(16, "-"), (15, "D1")])
def test_a_hero_is_devoured_on_16(roll: int, where: str) -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "syvarris": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(fray, [f"d20 {roll}"])
    run(after_moving(fray), figure(fray, "syvarris"))
    assert place(fray, "syvarris") == where
    assert fray.wounds[figure(fray, "syvarris")] == 0
    assert told(fray, "bit-at")[0][2] == roll


@pytest.mark.rule("HS-P-GRIM-03")
def test_large_and_huge_figures_are_too_much_to_bite() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "deathwalker-9000": (1, "A1"),
            "mimring": (1, "D1 E1"),
            "krav-maga-agents": (1, "B2"),
        },
        acting="grimnak",
    )
    [asked] = run(after_moving(fray), DONE)
    assert names(fray, asked.codes[:-1]) == ["krav-maga-agents"]


@pytest.mark.rule("HS-P-GRIM-04")
def test_grimnak_bites_once_and_still_attacks() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "tarn-viking-warriors 1": (1, "B2"),
            "tarn-viking-warriors 2": (1, "D1"),
            "finn": (1, "A1"),
        },
        acting="grimnak",
    )
    asked = run(after_moving(fray), figure(fray, "tarn-viking-warriors 1"))
    assert len(asked) == 1  # and no second bite
    load(fray, ["1 skull of 2", "0 shields of 4"])
    finn = attack_code(figure(fray, "grimnak"), figure(fray, "finn"))
    run(attack_action(fray), finn)
    assert fray.wounds[figure(fray, "finn")] == 1


def test_a_devoured_champion_leaves_his_spirit() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "finn": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(fray, ["d20 20"])
    run(after_moving(fray), figure(fray, "finn"), unit(fray, "raelin"))
    assert fray.attack_spirits[unit(fray, "raelin")] == 1


def test_the_captive_is_not_bitten() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "sgt-drake-alexander": (NOBODY, "D1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    assert run(after_moving(fray)) == []


def test_a_bite_is_foretold() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "C1 D1"), "finn": (1, "E1"), "marro-warriors": (1, "B1")},
    )
    grimnak, finn = figure(fray, "grimnak"), figure(fray, "finn")
    assert odds_of(POWER, fray, grimnak, figure(fray, "marro-warriors")).losses == [0, 20]
    hero = odds_of(POWER, fray, grimnak, finn)
    assert hero.losses == hero.wins == [15, 5]
    assert hero.destroys(finn) == 0.25
    assert hero.wounds(finn) == [0.75, 0, 0, 0, 0.25]

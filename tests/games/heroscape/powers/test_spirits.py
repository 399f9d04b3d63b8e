"""Warrior's Attack Spirit and Armor Spirit (HS-P-FINN-03, HS-P-THOR-02)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack import harm, strength
from giantstable.games.heroscape.table.asks import ARMOR_SPIRIT, SPIRIT
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.commons import blade_gruts
from tests.games.heroscape.fields import (
    IN_RESERVE,
    clause,
    events,
    figure,
    fray_on,
    happened,
    run,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def gruts(second: int = 0) -> Fray:
    """Return two copies of a Common card with four figures each, against Finn.

    The figures are 0 to 3, 4 to 7 and 8. The second copy may have another seat.
    """
    grut = blade_gruts()
    places = {f"blade-gruts {n}": (0, f"{'ABCD'[n - 1]}1") for n in (1, 2, 3, 4)}
    places |= {f"blade-gruts#2 {n}": (second, f"{'EFGH'[n - 1]}1") for n in (1, 2, 3, 4)}
    places["finn"] = (1, "I1")
    return fray_on(ROW + " g1", places, cards=[grut, grut, box().cards["finn"]])


def test_champions_of_two_players_lost_at_once_roll_whose_spirit_goes_first() -> None:
    fray = fray_on(
        ROW,
        {
            "finn": (0, "A1"),
            "thorgrim": (1, "B1"),
            "raelin": (0, "D1"),
            "grimnak": (1, "G1 H1"),
        },
    )
    load(fray, ["d20 5", "d20 14"])
    raelin, grimnak = unit(fray, "raelin"), unit(fray, "grimnak")
    both = [figure(fray, "finn"), figure(fray, "thorgrim")]
    asked = run(harm.destroy_together(fray, both), grimnak, raelin)
    assert [(d.seat, d.kind_of) for d in asked] == [(1, ARMOR_SPIRIT), (0, SPIRIT)]
    assert asked[0].codes == asked[1].codes == sorted([raelin, grimnak])
    assert happened(fray)[:2] == ["destroyed", "card-out"]
    assert happened(fray)[2:4] == ["destroyed", "card-out"]  # both are gone before the spirits


@pytest.mark.rule("HS-P-FINN-03")
def test_finns_spirit_goes_to_any_unique_card_in_play() -> None:
    fray = fray_on(
        ROW,
        {
            "finn": (0, "A1"),
            "marro-warriors": (0, "B1"),
            "airborne-elite": (0, IN_RESERVE),
            "syvarris": (0, "-"),
            "grimnak": (1, "G1 H1"),
            "raelin": (2, "D1"),
        },
        sides=[1, 2, 1],
    )
    marro = unit(fray, "marro-warriors")
    [asked] = run(harm.destroy(fray, figure(fray, "finn")), marro)
    assert asked.seat == 0
    assert asked.kind_of is SPIRIT
    assert asked.subject == figure(fray, "finn")
    hosts = ["airborne-elite", "grimnak", "marro-warriors", "raelin"]
    assert asked.codes == sorted(unit(fray, name) for name in hosts)
    assert fray.attack_spirits[marro] == 1
    assert fray.defense_spirits[marro] == 0
    warrior, grimnak = figure(fray, "marro-warriors"), figure(fray, "grimnak")
    assert strength.attack_dice(fray, warrior, grimnak, NORMAL) == 3
    assert events(fray)[-1].values() == [figure(fray, "finn"), marro]


@pytest.mark.rule("HS-P-THOR-02")
def test_thorgrims_spirit_raises_the_defense_of_a_card() -> None:
    fray = fray_on(ROW, {"thorgrim": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(fray, "syvarris")
    [asked] = run(harm.destroy(fray, figure(fray, "thorgrim")), syvarris)
    assert asked.kind_of is ARMOR_SPIRIT
    assert fray.defense_spirits[syvarris] == 1
    assert fray.attack_spirits[syvarris] == 0
    archer, grimnak = figure(fray, "syvarris"), figure(fray, "grimnak")
    assert strength.defense_dice(fray, grimnak, archer) == 3


def test_a_spirit_is_lost_with_its_card_and_with_the_last_card() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(fray, "syvarris")
    run(harm.destroy(fray, figure(fray, "finn")), syvarris)
    run(harm.destroy(fray, figure(fray, "syvarris")))
    assert fray.attack_spirits == [0] * len(fray.attack_spirits)

    alone = fray_on(ROW, {"finn": (0, "A1"), "thorgrim": (1, "B1")})
    load(alone, ["d20 5", "d20 14"])
    both = [figure(alone, "finn"), figure(alone, "thorgrim")]
    assert run(harm.destroy_together(alone, both)) == []
    assert "spirit-went" not in happened(alone)


@pytest.mark.parametrize("champion", ["finn", "thorgrim"])
def test_a_spirit_that_must_go_to_an_enemy_says_so(champion: str) -> None:
    places = {champion: (0, "A1"), "grimnak": (1, "G1 H1")}  # R-SPIRIT-01
    goals = [clause("reach", sides=[1], space=3)]
    fray = fray_on(ROW, places, victory=goals)
    assert run(harm.destroy(fray, figure(fray, champion))) == []
    assert happened(fray) == ["destroyed", "card-out", "spirit-had-to-go"]
    assert events(fray)[-1].seat == 0
    own = fray_on(ROW, {**places, "syvarris": (0, "B1")}, victory=goals)
    run(harm.destroy(own, figure(own, champion)), unit(own, "syvarris"))
    assert happened(own)[-1] == "spirit-went"


def test_the_basic_game_has_no_spirits() -> None:
    fray = fray_on(
        ROW, {"finn": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")}, basic=True
    )
    assert run(harm.destroy(fray, figure(fray, "finn"))) == []
    assert happened(fray) == ["destroyed"]


def test_a_spirit_does_not_go_to_a_common_card() -> None:
    fray = gruts(second=2)
    run(harm.destroy(fray, 8))
    assert fray.attack_spirits == [0, 0, 0]

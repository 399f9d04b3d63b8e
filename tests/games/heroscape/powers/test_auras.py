"""Auras and Enhancements: who is helped, from how far (HS-P-FINN, -THOR, -RAEL, -DEAT, -GRIM)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.auras import helper
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from tests.games.heroscape.fields import clause, figure, fray_on, unit
from tests.games.heroscape.ground import content, ground, opened, ruin

MEADOW = "\n".join(["g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"] * 5)


def attack(fray: Fray, attacker: str, target: str, using: int = 0) -> int:
    return strength.attack_dice(fray, figure(fray, attacker), figure(fray, target), using)


def defense(fray: Fray, attacker: str, target: str) -> int:
    return strength.defense_dice(fray, figure(fray, attacker), figure(fray, target))


def reach(fray: Fray, name: str) -> int:
    return strength.reach(fray, figure(fray, name))


def _only_a_part_is_seen() -> tuple[Fray, int, int] | None:
    for level in range(1, 10):
        for hill in range(1, 12):
            field: Battlefield = ground(f"g{level} g1 g{hill} g1")
            fray = fray_on(field, {"raelin": (0, "A1"), "syvarris": (0, "D1")})
            raelin, other = figure(fray, "raelin"), figure(fray, "syvarris")
            sight = fray.theatre.ground.sight
            part = sight.seen(fray.figures, raelin, other, True)
            if part and not sight.seen(fray.figures, raelin, other):
                return fray, raelin, other
    return None


@pytest.mark.rule("HS-P-FINN-01")
def test_finn_helps_adjacent_friends_of_range_1() -> None:
    fray = fray_on(
        MEADOW,
        {
            "finn": (0, "C3"),
            "tarn-viking-warriors": (0, "C2"),
            "tarn-viking-warriors 2": (0, "E3"),
            "marro-warriors": (0, "B3"),
            "grimnak": (1, "D3 D4"),
        },
    )
    assert attack(fray, "tarn-viking-warriors", "grimnak") == 3 + 1
    assert attack(fray, "marro-warriors", "grimnak") == 2  # Range 6
    assert attack(fray, "tarn-viking-warriors 2", "grimnak") == 3  # two spaces away


@pytest.mark.rule("HS-P-FINN-02")
def test_finn_helps_team_mates_but_neither_himself_nor_enemies() -> None:
    figures = {"finn": (0, "C3"), "grimnak": (1, "D3 E3"), "ne-gok-sa": (2, "C4")}
    fray = fray_on(MEADOW, figures, sides=[1, 1, 2])
    assert attack(fray, "grimnak", "ne-gok-sa") == 2 + 1
    assert attack(fray, "finn", "ne-gok-sa") == 3
    assert attack(fray, "ne-gok-sa", "finn") == 3


def test_auras_need_real_adjacency() -> None:
    cliff = fray_on(
        "g1 g6 g1", {"finn": (0, "A1"), "tarn-viking-warriors": (0, "B1"), "grimnak": (1, "-")}
    )
    finn, viking = figure(cliff, "finn"), figure(cliff, "tarn-viking-warriors")
    aura = cliff.theatre.talents.attack_auras[0]
    assert helper(cliff, aura, viking) == NOBODY  # five levels above a figure of Height 5
    wall = ground("g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    parted = fray_on(wall, {"finn": (0, "B1"), "tarn-viking-warriors": (0, "A2")})
    assert helper(parted, aura, figure(parted, "tarn-viking-warriors")) == NOBODY
    assert helper(parted, aura, finn) == NOBODY


@pytest.mark.rule("HS-P-THOR-01")
def test_thorgrim_helps_adjacent_friends_to_defend() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "A1"), "thorgrim": (0, "B1"), "grimnak": (1, "A2 A3")})
    assert defense(fray, "grimnak", "finn") == 4 + 1
    assert defense(fray, "grimnak", "thorgrim") == 4
    fray.take_off(figure(fray, "thorgrim"), DESTROYED)
    assert defense(fray, "grimnak", "finn") == 4


@pytest.mark.rule("HS-P-THOR-01")
def test_under_a_truce_friends_of_friends_are_helped() -> None:
    fray = fray_on(
        MEADOW,
        {"mimring": (0, "A2 A3"), "thorgrim": (1, "B1"), "finn": (2, "A1")},
        special=[clause("truce", seats=[1, 2])],
    )
    assert defense(fray, "mimring", "finn") == 4 + 1
    fray.truce = False
    fray.reckon_sides()
    assert defense(fray, "mimring", "finn") == 4


@pytest.mark.rule("HS-P-RAEL-03", "HS-P-CLEAR-02", "HS-P-SPEC-03")
def test_raelin_helps_her_own_within_four_clear_sight_spaces() -> None:
    def syvarris_at(place: str, seat: int = 0) -> int:
        fray = fray_on(
            MEADOW,
            {"raelin": (0, "A1"), "syvarris": (seat, place), "grimnak": (2, "A4 A5")},
            sides=[1, 1, 2],
        )
        assert defense(fray, "grimnak", "raelin") == 3  # not herself
        return defense(fray, "grimnak", "syvarris")

    assert syvarris_at("E1") == 2 + 2
    assert syvarris_at("F1") == 2
    assert syvarris_at("E1", seat=1) == 2  # a team-mate's


@pytest.mark.rule("HS-P-RAEL-03")
def test_raelin_does_not_help_whom_she_cannot_see() -> None:
    figures = {"raelin": (0, "A1"), "syvarris": (0, "D1"), "grimnak": (1, "E1 F1")}
    assert defense(fray_on("g1 g1 g1 g1 g1 g1", figures), "grimnak", "syvarris") == 4
    assert defense(fray_on("g1 g1 g9 g1 g1 g1", figures), "grimnak", "syvarris") == 2


@pytest.mark.rule("HS-P-CLEAR-01")
def test_for_clear_sight_any_part_of_the_figure_is_enough() -> None:
    figures = {"raelin": (0, "A1"), "syvarris": (0, "D1"), "grimnak": (1, "E1 F1")}
    seen: list[bool] = []
    for hill in range(1, 12):
        field = ground(f"g{hill + 4} g1 g{hill} g1 g1 g1")
        fray = fray_on(field, figures)
        raelin, syvarris = figure(fray, "raelin"), figure(fray, "syvarris")
        sight = fray.theatre.ground.sight
        seen.append(sight.seen(fray.figures, raelin, syvarris, True))
        assert defense(fray, "grimnak", "syvarris") == (4 if seen[-1] else 2)
    assert set(seen) == {True, False}


@pytest.mark.rule("HS-P-CLEAR-01")
def test_a_wing_in_sight_is_enough_for_an_aura_and_not_for_an_attack() -> None:
    found = _only_a_part_is_seen()
    assert found is not None
    fray, source, other = found
    aura = fray.theatre.talents.defense_auras[0]
    assert aura.unit == unit(fray, "raelin")
    assert helper(fray, aura, other) != NOBODY
    assert not fray.theatre.ground.sight.seen(fray.figures, source, other)


@pytest.mark.rule("HS-P-DEAT-04", "HS-G-IVO-01")
def test_guards_beside_deathwalker_reach_farther() -> None:
    fray = fray_on(
        MEADOW,
        {
            "zettian-guards": (0, "A1"),
            "zettian-guards 2": (0, "D1"),
            "deathwalker-9000": (0, "B1"),
            "finn": (0, "A3"),
        },
        glyphs={"A3": "ivor"},
    )
    assert reach(fray, "zettian-guards") == 7 + 2 + 4
    assert reach(fray, "zettian-guards 2") == 7 + 4
    assert reach(fray, "deathwalker-9000") == 7 + 4
    fray.take_off(figure(fray, "finn"), DESTROYED)
    assert reach(fray, "zettian-guards") == 7 + 2


@pytest.mark.rule("HS-P-GRIM-05", "HS-P-REF-01")
def test_orc_warriors_beside_grimnak_attack_and_defend_better() -> None:
    documents = content()
    marro = documents["cards/marro-warriors.yaml"]
    attributes = marro["attributes"]
    assert isinstance(attributes, dict)
    attributes["species"] = "orc"
    cards = opened(documents).cards
    fray = fray_on(
        MEADOW,
        {
            "grimnak": (0, "A1 B1"),
            "marro-warriors": (0, "A2"),
            "marro-warriors 2": (0, "F1"),
            "finn": (1, "A4"),
        },
        cards=list(cards.values()),
    )
    assert attack(fray, "marro-warriors", "finn") == 2 + 1
    assert defense(fray, "finn", "marro-warriors") == 3 + 1
    assert attack(fray, "marro-warriors 2", "finn") == 2
    assert defense(fray, "finn", "marro-warriors 2") == 3


@pytest.mark.rule("HS-P-REF-02", "HS-P-GRIM-05")
def test_grimnak_helps_nobody_in_the_box() -> None:
    fray = fray_on(MEADOW, {"grimnak": (0, "A1 B1"), "marro-warriors": (0, "A2")})
    grimnak = unit(fray, "grimnak")
    talents = fray.theatre.talents
    helped = [a.meant for a in talents.attack_auras + talents.defense_auras if a.unit == grimnak]
    assert helped == [0, 0]
    marro = figure(fray, "marro-warriors")
    assert strength.defense_number(fray, marro) == 3


@pytest.mark.rule("HS-P-REF-EX", "HS-P-REF-01")
def test_soulborg_guards_are_the_zettian_guards() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "A1")})
    (aura,) = fray.theatre.talents.range_auras
    assert aura.unit == unit(fray, "deathwalker-9000")
    assert aura.meant == 1 << unit(fray, "zettian-guards")

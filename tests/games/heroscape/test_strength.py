"""How many dice, and how far (HS-B-HGT, HS-M-HGT, HS-M-ATK-08, -09, and the powers that add)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from giantstable.games.heroscape.table.theatre import House
from tests.games.heroscape.fields import figure, fray_on, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.using import using

MEADOW = "\n".join(["g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"] * 5)


def attack(fray: Fray, attacker: str, target: str, using: int = 0) -> int:
    return strength.attack_dice(fray, figure(fray, attacker), figure(fray, target), using)


def defense(fray: Fray, attacker: str, target: str) -> int:
    return strength.defense_dice(fray, figure(fray, attacker), figure(fray, target))


def reach(fray: Fray, name: str) -> int:
    return strength.reach(fray, figure(fray, name))


def on_levels(attacker: int, target: int, basic: bool = False) -> Fray:
    """Return a battle of Finn on one level against Thorgrim on another."""
    field = f"g{attacker} g{target}"
    return fray_on(field, {"finn": (0, "A1"), "thorgrim": (1, "B1")}, basic=basic)


# -- height ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-B-HGT-01", "HS-B-ATK-06")
def test_in_the_basic_game_the_higher_base_has_one_more_die() -> None:
    rows = "g2 g1 g1 g5"
    fray = fray_on(rows, {"zettian-guards": (0, "A1"), "airborne-elite": (1, "B1")}, basic=True)
    assert attack(fray, "zettian-guards", "airborne-elite") == 3
    assert defense(fray, "zettian-guards", "airborne-elite") == 2
    fray = fray_on(rows, {"zettian-guards": (0, "B1"), "airborne-elite": (1, "C1")}, basic=True)
    assert attack(fray, "zettian-guards", "airborne-elite") == 2
    assert defense(fray, "airborne-elite", "zettian-guards") == 7
    fray = fray_on(rows, {"zettian-guards": (0, "C1"), "airborne-elite": (1, "D1")}, basic=True)
    assert attack(fray, "zettian-guards", "airborne-elite") == 2
    assert defense(fray, "zettian-guards", "airborne-elite") == 3


@pytest.mark.rule("HS-B-HGT-02")
def test_in_the_basic_game_only_bases_count() -> None:
    fray = fray_on("g1 g1 g2", {"grimnak": (0, "A1 B1"), "finn": (1, "C1")}, basic=True)
    card = box().cards
    assert attack(fray, "finn", "grimnak") == card["finn"].basic.attack + 1
    assert defense(fray, "grimnak", "finn") == card["finn"].basic.defense + 1
    assert attack(fray, "grimnak", "finn") == card["grimnak"].basic.attack


@pytest.mark.rule("HS-B-HGT-03")
def test_in_the_basic_game_more_height_is_worth_no_more() -> None:
    fray = on_levels(31, 1, basic=True)
    assert attack(fray, "finn", "thorgrim") == box().cards["finn"].basic.attack + 1


@pytest.mark.rule("HS-M-HGT-01")
def test_the_higher_base_has_one_more_die() -> None:
    assert attack(on_levels(2, 1), "finn", "thorgrim") == 3 + 1
    assert attack(on_levels(1, 1), "finn", "thorgrim") == 3
    assert defense(on_levels(1, 10), "finn", "thorgrim") == 4 + 1
    assert defense(on_levels(2, 1), "finn", "thorgrim") == 4


@pytest.mark.rule("HS-M-HGT-02")
def test_ten_levels_above_the_head_of_the_lower_figure_are_worth_two_dice() -> None:
    assert attack(on_levels(15, 1), "finn", "thorgrim") == 3 + 1
    assert attack(on_levels(16, 1), "finn", "thorgrim") == 3 + 2
    assert defense(on_levels(1, 15), "finn", "thorgrim") == 4 + 1
    assert defense(on_levels(1, 16), "finn", "thorgrim") == 4 + 2


def test_a_table_may_count_ten_levels_from_base_to_base() -> None:
    house = House()
    house.high_at_ten = True
    for level, dice in [(10, 4), (11, 5)]:
        fray = fray_on(f"g{level} g1", {"finn": (0, "A1"), "thorgrim": (1, "B1")}, house=house)
        assert attack(fray, "finn", "thorgrim") == dice


@pytest.mark.rule("HS-M-HGT-03")
def test_figure_size_does_not_matter_for_height() -> None:
    fray = fray_on("g2 g2 g3", {"grimnak": (0, "A1 B1"), "marro-warriors": (1, "C1")})
    assert attack(fray, "marro-warriors", "grimnak") == 2 + 1
    assert attack(fray, "grimnak", "marro-warriors") == 2


@pytest.mark.rule("HS-M-HGT-04")
def test_glyphs_and_water_are_flat() -> None:
    fray = fray_on(
        "g2 g2 w2 r2",
        {
            "finn": (0, "A1"),
            "thorgrim": (1, "B1"),
            "syvarris": (1, "C1"),
            "marro-warriors": (0, "D1"),
        },
        glyphs={"A1": "brandar"},
    )
    assert attack(fray, "finn", "thorgrim") == 3
    assert defense(fray, "finn", "syvarris") == 2 + 1  # Thorgrim is beside him
    assert attack(fray, "marro-warriors", "syvarris") == 2
    assert strength.height_dice(fray, figure(fray, "finn"), figure(fray, "syvarris")) == 0


# -- numbers, powers and glyphs together ----------------------------------------------------------


@pytest.mark.rule("HS-M-ATK-08", "HS-G-AST-01", "HS-M-ATK-06")
def test_attack_dice_are_number_height_and_glyphs() -> None:
    fray = fray_on(
        "g2 g1 g1 g1",
        {"finn": (0, "A1"), "marro-warriors": (0, "D1"), "syvarris": (1, "B1")},
        glyphs={"D1": "astrid"},
    )
    assert attack(fray, "finn", "syvarris") == 3 + 1 + 1
    assert attack(fray, "marro-warriors", "syvarris") == 2 + 1
    fray.take_off(figure(fray, "marro-warriors"), DESTROYED)
    assert attack(fray, "finn", "syvarris") == 3 + 1  # only while somebody stands on it


@pytest.mark.rule("HS-M-ATK-09", "HS-G-GER-01", "HS-M-ATK-06")
def test_defense_dice_are_number_powers_and_glyphs() -> None:
    fray = fray_on(
        MEADOW,
        {"finn": (0, "A1"), "thorgrim": (0, "B1"), "syvarris": (0, "E1"), "grimnak": (1, "A2 A3")},
        glyphs={"E1": "gerda"},
    )
    assert defense(fray, "grimnak", "finn") == 4 + 1 + 1
    assert defense(fray, "grimnak", "syvarris") == 2 + 1


@pytest.mark.rule("HS-G-AST-01", "HS-G-GER-01")
def test_glyphs_help_no_enemies_and_no_team_mates() -> None:
    fray = fray_on(
        MEADOW,
        {
            "finn": (0, "A1"),
            "syvarris": (1, "E1"),
            "marro-warriors": (2, "C1"),
            "ne-gok-sa": (2, "C3"),
        },
        sides=[1, 1, 2],
        glyphs={"A1": "astrid", "C3": "gerda"},
    )
    assert attack(fray, "finn", "marro-warriors") == 3 + 1
    assert attack(fray, "syvarris", "marro-warriors") == 3
    assert attack(fray, "marro-warriors", "finn") == 2
    assert defense(fray, "marro-warriors", "finn") == 4
    assert defense(fray, "finn", "marro-warriors") == 3 + 1


def test_a_hidden_glyph_does_nothing() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")}, glyphs={"A1": "?astrid"})
    assert attack(fray, "finn", "grimnak") == 3


def test_spirits_on_a_card_count_for_all_its_figures() -> None:
    fray = fray_on(
        MEADOW,
        {"marro-warriors": (0, "A1"), "marro-warriors 2": (0, "C1"), "syvarris": (1, "A2")},
    )
    fray.attack_spirits[unit(fray, "marro-warriors")] = 1
    fray.defense_spirits[unit(fray, "syvarris")] = 1
    assert attack(fray, "marro-warriors", "syvarris") == 3
    assert attack(fray, "marro-warriors 2", "syvarris") == 3
    assert defense(fray, "marro-warriors", "syvarris") == 3


# -- special attacks ------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-SPEC-01", "HS-G-AST-01", "HS-P-FINN-02")
def test_special_attacks_are_never_modified() -> None:
    fray = fray_on(
        "g13 g13 g1 g13",
        {"mimring": (0, "A1 B1"), "marro-warriors": (1, "C1"), "finn": (0, "D1")},
        glyphs={"A1": "astrid"},
    )
    fray.attack_spirits[unit(fray, "mimring")] = 1
    fire_line = using(fray, "mimring", FIRE_LINE)
    assert attack(fray, "mimring", "marro-warriors", fire_line) == 4
    assert attack(fray, "mimring", "marro-warriors") == 4 + 1 + 1 + 1


@pytest.mark.rule("HS-P-SPEC-02", "HS-G-GER-01")
def test_defenders_keep_their_bonuses_against_special_attacks() -> None:
    fray = fray_on(
        "g1 g1 g2 g2",
        {"airborne-elite": (0, "A1"), "izumi-samurai": (1, "C1"), "izumi-samurai 2": (1, "D1")},
        glyphs={"D1": "gerda"},
    )
    # The number of defense dice never asks what kind of attack it is.
    assert defense(fray, "airborne-elite", "izumi-samurai") == 5 + 1 + 1


# -- single cards ---------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-IVO-01")
def test_ivor_lengthens_ranges_of_four_and_more() -> None:
    fray = fray_on(
        MEADOW,
        {
            "finn": (0, "A1"),
            "syvarris": (0, "C1"),
            "marro-warriors": (0, "E1"),
            "agent-carr": (1, "G1"),
        },
        glyphs={"A1": "ivor"},
    )
    assert reach(fray, "syvarris") == 13
    assert reach(fray, "marro-warriors") == 10
    assert reach(fray, "finn") == 1
    assert reach(fray, "agent-carr") == 6


def test_the_basic_game_has_no_powers() -> None:
    fray = fray_on(
        MEADOW,
        {
            "finn": (0, "A1"),
            "thorgrim": (0, "B1"),
            "tarn-viking-warriors": (0, "A2"),
            "agent-carr": (1, "B2"),
            "marro-warriors": (0, "E1"),
        },
        basic=True,
        glyphs={"E1": "astrid"},
    )
    cards = box().cards
    assert attack(fray, "tarn-viking-warriors", "agent-carr") == (
        cards["tarn-viking-warriors"].basic.attack
    )
    assert defense(fray, "agent-carr", "finn") == cards["finn"].basic.defense
    assert attack(fray, "agent-carr", "finn") == cards["agent-carr"].basic.attack
    assert reach(fray, "agent-carr") == cards["agent-carr"].basic.range

"""How many dice, and how far (HS-B-HGT, HS-M-HGT, HS-M-ATK-08, -09, and the powers that add)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.auras import helps
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from giantstable.games.heroscape.table.theatre import House
from tests.games.heroscape.fields import acts, clause, figure, fray_on, unit
from tests.games.heroscape.ground import box, content, ground, opened, ruin
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


# -- auras ----------------------------------------------------------------------------------------


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
    assert not helps(cliff, aura, viking)  # five levels above a figure of Height 5
    wall = ground("g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    parted = fray_on(wall, {"finn": (0, "B1"), "tarn-viking-warriors": (0, "A2")})
    assert not helps(parted, aura, figure(parted, "tarn-viking-warriors"))
    assert not helps(parted, aura, finn)


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
    assert helps(fray, aura, other)
    assert not fray.theatre.ground.sight.seen(fray.figures, source, other)


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


# -- single cards ---------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-CARR-02")
def test_carr_has_four_more_dice_against_adjacent_figures() -> None:
    near = fray_on(MEADOW, {"agent-carr": (0, "A1"), "finn": (1, "B1")})
    assert attack(near, "agent-carr", "finn") == 2 + 4
    far = fray_on(MEADOW, {"agent-carr": (0, "A1"), "finn": (1, "D1")})
    assert attack(far, "agent-carr", "finn") == 2


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
    assert attack(fray, "zettian-guards", "finn") == 2
    assert attack(fray, "zettian-guards 2", "finn") == 2
    fray.targets.append(figure(fray, "finn"))  # whatever came of it
    fray.struck |= 1 << figure(fray, "zettian-guards")
    assert attack(fray, "zettian-guards 2", "finn") == 3
    assert attack(fray, "zettian-guards 2", "thorgrim") == 2


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

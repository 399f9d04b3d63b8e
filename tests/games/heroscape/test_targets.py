"""Who can be attacked (HS-B-RNG, HS-B-LOS, HS-M-RNG, HS-M-LOS), and whom special attacks affect."""

from __future__ import annotations

import random

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.attack.special_attacks import blast
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE, in_the_line
from giantstable.games.heroscape.rules.powers.grenades import GRENADES, in_reach
from giantstable.games.heroscape.rules.powers.water_clone import WATER_CLONE
from giantstable.games.heroscape.table.codes import (
    NORMAL,
    aim_of,
    attack_code,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from tests.games.heroscape.fields import acts, clause, figure, fray_on, name_of, names
from tests.games.heroscape.ground import box, ground, ruin
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered, standing
from tests.games.heroscape.using import power_of, using

ROW = "g1 " * 12
MEADOW = "\n".join(["g1 " * 12] * 9)


def can_attack(fray: Fray, attacker: str) -> list[str]:
    return names(fray, targets.normal(fray, figure(fray, attacker)))


def aims(fray: Fray, name: str, kind: SpecialPower) -> list[int]:
    return kind.aims(fray, power_of(fray, name, kind), figure(fray, name))


def lobbed(fray: Fray) -> list[int]:
    """Return at whom the first of the Airborne Elite can lob a grenade."""
    power = power_of(fray, "airborne-elite", GRENADES)
    return in_reach(fray, power, figure(fray, "airborne-elite"))


def explosions(fray: Fray) -> list[str]:
    return names(fray, aims(fray, "deathwalker-9000", EXPLOSION))


def burnt(fray: Fray, aim: int) -> list[str]:
    """Return whom Mimring's Fire Line affects, in order."""
    line = in_the_line(fray, figure(fray, "mimring"), aim, 8)
    return [name_of(fray, who) for who in line]


# -- range ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-B-RNG-01", "HS-B-ATK-01")
def test_basic_a_target_must_be_within_range() -> None:
    for place, found in [("H1", ["finn"]), ("I1", [])]:
        fray = fray_on(ROW, {"zettian-guards": (0, "A1"), "finn": (1, place)}, basic=True)
        assert can_attack(fray, "zettian-guards") == found


@pytest.mark.rule("HS-B-RNG-02")
def test_basic_range_1_means_next_to_it() -> None:
    for place, found in [("B1", ["thorgrim"]), ("C1", [])]:
        fray = fray_on(ROW, {"finn": (0, "A1"), "thorgrim": (1, place)}, basic=True)
        assert can_attack(fray, "finn") == found


@pytest.mark.rule("HS-B-RNG-03", "HS-M-RNG-04")
@pytest.mark.parametrize("basic", [True, False])
def test_a_long_figure_attacks_from_either_of_its_spaces(basic: bool) -> None:
    fray = fray_on(ROW, {"grimnak": (0, "C1 B1"), "finn": (1, "A1")}, basic=basic)
    assert can_attack(fray, "grimnak") == ["finn"]  # only its tail is beside him
    assert can_attack(fray, "finn") == ["grimnak"]
    away = fray_on(ROW, {"grimnak": (0, "D1 C1"), "finn": (1, "A1")}, basic=basic)
    assert can_attack(away, "grimnak") == []


@pytest.mark.rule("HS-B-RNG-04", "HS-M-RNG-05")
@pytest.mark.parametrize("basic", [True, False])
def test_levels_do_not_lengthen_the_range(basic: bool) -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1 g1 g11", {"marro-warriors": (0, "A1"), "finn": (1, "G1")}, basic=basic
    )
    assert can_attack(fray, "marro-warriors") == ["finn"]


BAY = "g1 . . . . . g1\ng1 . . . . . g1\ng1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-B-RNG-05", "HS-B-LOS-04", "HS-M-RNG-06", "HS-M-LOS-02")
@pytest.mark.parametrize("basic", [True, False])
def test_range_is_counted_round_a_hole_and_sight_goes_across(basic: bool) -> None:
    figures = {"marro-warriors": (0, "A1"), "syvarris": (1, "G1")}
    fray = fray_on(BAY, figures, basic=basic)
    assert fray.theatre.ground.ranges.distance(0, 1) == 9
    assert can_attack(fray, "marro-warriors") == []  # Range 6, though six spaces as a crow flies
    assert can_attack(fray, "syvarris") == ["marro-warriors"]  # Range 9


@pytest.mark.rule("HS-M-RNG-01", "HS-M-ATK-01")
def test_a_target_must_be_within_range() -> None:
    for place, found in [("G1", ["finn"]), ("H1", [])]:
        fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "finn": (1, place)})
        assert can_attack(fray, "marro-warriors") == found


@pytest.mark.rule("HS-M-RNG-02", "HS-M-ENG-EX14")
def test_range_1_means_adjacent() -> None:
    assert can_attack(fray_on("g1 g5", {"finn": (0, "A1"), "thorgrim": (1, "B1")}), "finn")
    high = fray_on("g1 g6", {"finn": (0, "A1"), "thorgrim": (1, "B1")})
    assert can_attack(high, "finn") == []
    assert can_attack(high, "thorgrim") == []
    wall = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    assert can_attack(fray_on(wall, {"finn": (0, "B1"), "thorgrim": (1, "A2")}), "finn") == []


def test_a_ranged_figure_may_shoot_its_neighbour_on_a_cliff() -> None:
    fray = fray_on("g1 g6", {"syvarris": (0, "A1"), "finn": (1, "B1")})
    assert can_attack(fray, "syvarris") == ["finn"]  # R-ENG-04
    assert can_attack(fray, "finn") == []


@pytest.mark.rule("HS-M-RNG-03")
def test_engaged_figures_attack_only_whom_they_are_engaged_with() -> None:
    fray = fray_on(
        MEADOW,
        {"syvarris": (0, "C3"), "tarn-viking-warriors": (1, "D3"), "finn": (1, "G3")},
    )
    assert can_attack(fray, "syvarris") == ["tarn-viking-warriors"]
    fray.stand(figure(fray, "tarn-viking-warriors"), fray.theatre.field.space("G4"))
    assert can_attack(fray, "syvarris") == ["finn", "tarn-viking-warriors"]


@pytest.mark.rule("HS-M-RNG-03")
def test_the_basic_game_has_no_engagement() -> None:
    fray = fray_on(
        MEADOW,
        {"syvarris": (0, "C3"), "tarn-viking-warriors": (1, "D3"), "finn": (1, "E5")},
        basic=True,
    )
    assert can_attack(fray, "syvarris") == ["finn", "tarn-viking-warriors"]


@pytest.mark.rule("HS-M-RNG-07")
def test_figures_between_do_not_lengthen_the_range() -> None:
    figures = {
        "marro-warriors": (0, "A1"),
        "grimnak": (1, "G1 H1"),
        "marro-warriors 2": (0, "C1"),
        "marro-warriors 3": (0, "D1"),
        "marro-warriors 4": (0, "E1"),
    }
    assert can_attack(fray_on(ROW, figures), "marro-warriors") == ["grimnak"]


# -- sight ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-ATK-01", "HS-M-LOS-03")
def test_a_target_must_be_seen() -> None:
    hill = fray_on("g1 g1 g8 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "E1")})
    assert can_attack(hill, "syvarris") == []
    plain = fray_on("g1 g1 g1 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "E1")})
    assert can_attack(plain, "syvarris") == ["finn"]
    hidden = fray_on(
        "g1 g1 g1 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "E1"), "thorgrim": (1, "D1")}
    )
    assert can_attack(hidden, "syvarris") == ["thorgrim"]


@pytest.mark.rule("HS-B-ATK-01", "HS-B-LOS-03")
def test_basic_a_target_that_is_wholly_hidden_cannot_be_attacked() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    fray = fray_on(field, {"syvarris": (0, "B1"), "finn": (1, "A2")}, basic=True)
    assert can_attack(fray, "syvarris") == []
    assert can_attack(fray, "finn") == []


@pytest.mark.rule("HS-B-LOS-02", "HS-M-LOS-01")
def test_basic_any_part_is_enough_and_master_asks_for_the_hit_zone() -> None:
    found = [_at_a_ledge(level, hill) for level in range(1, 10) for hill in range(1, 12)]
    assert (["finn"], []) in found  # only a part outside the Hit Zone is seen
    assert ([], ["finn"]) not in found


def _at_a_ledge(level: int, hill: int) -> tuple[list[str], list[str]]:
    field = ground(f"g{level} g1 g{hill} g1")
    figures = {"syvarris": (0, "A1"), "finn": (1, "D1")}
    basic = fray_on(field, figures, basic=True)
    master = fray_on(field, figures)
    return can_attack(basic, "syvarris"), can_attack(master, "syvarris")


@pytest.mark.rule("HS-B-LOS-EX8")
def test_example_8_the_guard_may_attack() -> None:
    fray = fray_on(
        "the-forsaken-waters",
        {"zettian-guards": (0, "N3"), "airborne-elite": (1, "J10")},
        basic=True,
    )
    assert can_attack(fray, "zettian-guards") == ["airborne-elite"]


@pytest.mark.rule("HS-M-LOS-EX16")
def test_example_16_the_marro_may_attack() -> None:
    fray = fray_on(
        "table-of-the-giants",
        {"marro-warriors": (0, "O11"), "syvarris": (1, "T10"), "tarn-viking-warriors": (1, "S10")},
    )
    assert "syvarris" in can_attack(fray, "marro-warriors")


def test_adjacent_figures_need_no_sight() -> None:
    """R-LOS-03: nobody is ever engaged with somebody it cannot attack."""
    rng = random.Random(3)
    for id_ in BATTLEFIELDS:
        for _ in range(4):
            fray = scattered(id_, rng, near=True)
            for attacker in standing(fray):
                engaged = engaged_with(fray, attacker)
                if engaged:
                    assert targets.normal(fray, attacker) == engaged


# -- friend and foe -------------------------------------------------------------------------------


def test_normal_attacks_go_at_enemies_only() -> None:
    fray = fray_on(
        MEADOW,
        {"syvarris": (0, "C3"), "finn": (0, "D3"), "thorgrim": (1, "E5"), "mimring": (2, "H3 H4")},
        sides=[1, 1, 2],
    )
    assert can_attack(fray, "syvarris") == ["mimring"]


def test_the_captive_is_never_attacked_and_never_attacks() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "C3"),
            "sgt-drake-alexander": (NOBODY, "E3"),
            "finn": (1, "F3"),
            "mimring": (0, "J3 K3"),
        },
    )
    assert can_attack(fray, "deathwalker-9000") == ["finn"]
    assert can_attack(fray, "sgt-drake-alexander") == []
    assert "sgt-drake-alexander" not in explosions(fray)
    assert names(fray, blast(fray, figure(fray, "finn"))) == ["finn"]
    assert burnt(fray, 3) == ["finn", "deathwalker-9000"]


def test_a_truce_does_not_keep_raiders_from_each_other() -> None:
    figures = {
        "mimring": (0, "K8 K9"),
        "finn": (1, "C3"),
        "thorgrim": (2, "D3"),
        "syvarris": (1, "H3"),
        "marro-warriors": (2, "J3"),
    }
    fray = fray_on(MEADOW, figures, special=[clause("truce", seats=[1, 2])])
    assert can_attack(fray, "finn") == ["thorgrim"]  # it would break the truce (HS-S-FORT-09)
    assert can_attack(fray, "syvarris") == ["marro-warriors", "mimring", "thorgrim"]
    # Engaged with a real enemy, nobody else is open to attack.
    fray.stand(figure(fray, "mimring"), *[fray.theatre.field.space(s) for s in ("C4", "C5")])
    assert can_attack(fray, "finn") == ["mimring"]


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


# -- Explosion ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-IVO-02", "HS-P-SPEC-01")
def test_nothing_lengthens_an_explosion_or_a_grenade() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "A1"),
            "zettian-guards": (0, "A3"),
            "finn": (1, "I1"),
            "syvarris": (1, "H3"),
            "airborne-elite": (0, "A9"),
            "marro-warriors": (1, "G9"),
            "marro-warriors 2": (1, "F9"),
        },
        glyphs={"A3": "ivor"},
    )
    assert "finn" in can_attack(fray, "deathwalker-9000")  # eight spaces, with Ivor
    chosen = explosions(fray)
    assert "finn" not in chosen
    assert "syvarris" not in chosen
    assert "zettian-guards" in chosen  # friends can be chosen too (R-ATK-01)
    assert "deathwalker-9000" not in chosen
    thrown = names(fray, lobbed(fray))
    assert thrown == ["marro-warriors 2"]  # five spaces, and not six


def test_explosion_needs_sight_to_the_chosen_figure_only() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g8 g1 g1",
        {"deathwalker-9000": (0, "A1"), "finn": (1, "D1"), "thorgrim": (1, "F1")},
    )
    assert explosions(fray) == ["finn"]
    wall = ground(*["g1 g1 g1 g1 g1"] * 3, ruins=[ruin("short", "C2", 0, 1)])
    behind = fray_on(
        wall, {"deathwalker-9000": (0, "A2"), "finn": (1, "B2"), "thorgrim": (1, "C2")}
    )
    assert names(behind, blast(behind, figure(behind, "finn"))) == [
        "deathwalker-9000",
        "finn",
        "thorgrim",
    ]


def test_engaged_an_explosion_must_go_at_an_engaged_figure() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "C3"),
            "zettian-guards": (0, "C4"),
            "finn": (1, "D3"),
            "syvarris": (1, "H3"),
        },
    )
    assert explosions(fray) == ["finn"]


# -- Fire Line ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-FIRE-01", "HS-P-FIRE-03")
def test_a_fire_line_reaches_eight_spaces_nearest_first() -> None:
    fray = fray_on(
        MEADOW,
        {
            "mimring": (0, "B3 A3"),
            "marro-warriors": (0, "D3"),
            "finn": (1, "J3"),
            "syvarris": (1, "K3"),
            "thorgrim": (1, "E4"),
        },
    )
    assert fray.theatre.field.names[fray.figures.first[figure(fray, "mimring")]] == "B3"
    # His own Marro at 2 and Finn at 8; Syvarris is at 9, Thorgrim off the line.
    assert burnt(fray, 0) == ["marro-warriors", "finn"]
    assert burnt(fray, 6) == ["marro-warriors"]  # from the tail it is one less


def test_a_fire_line_from_the_tail_passes_his_own_space() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "B3 A3"), "finn": (1, "I3")})
    assert burnt(fray, 0) == ["finn"]
    assert burnt(fray, 6) == ["finn"]  # at 8 from the tail, the head's space counted (R-FIRE-01)
    fray.stand(figure(fray, "finn"), fray.theatre.field.space("J3"))
    assert burnt(fray, 6) == []


@pytest.mark.rule("HS-P-FIRE-01")
def test_a_fire_line_goes_in_six_directions_from_both_ends() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "F5 E5"), "finn": (1, "A1")})
    field = fray.theatre.field
    hit: set[int] = set()
    for space in range(field.size):
        if fray.figures.at[space] == NOBODY:
            fray.stand(figure(fray, "finn"), space)
            hit.update(aim for aim in range(12) if burnt(fray, aim))
    assert hit == set(range(12))


@pytest.mark.rule("HS-P-FIRE-02", "HS-P-FIRE-03")
def test_a_fire_line_takes_in_every_level_that_is_seen() -> None:
    fray = fray_on(
        "g9 g9 g1 g9 g1 g1 g5 g1 g9",
        {
            "mimring": (0, "B1 A1"),
            "finn": (1, "E1"),
            "syvarris": (1, "G1"),
            "thorgrim": (1, "I1"),
        },
    )
    seen = fray.theatre.ground.sight
    mimring = figure(fray, "mimring")
    for name in ["finn", "syvarris", "thorgrim"]:
        assert (name in burnt(fray, 0)) == seen.seen(fray.figures, mimring, figure(fray, name))
    open_ = fray_on(
        "g1 g1 g1 g1 g1 g5 g9",
        {"mimring": (0, "B1 A1"), "finn": (1, "D1"), "syvarris": (1, "F1"), "thorgrim": (1, "G1")},
    )
    assert burnt(open_, 0) == ["finn", "syvarris", "thorgrim"]


@pytest.mark.rule("HS-P-FIRE-05", "HS-P-FIRE-EX")
def test_a_fire_line_into_an_overhang_takes_in_all_its_levels() -> None:
    fray = fray_on(
        "g5 g5 g1 g1 g1 g1/r8 g1/r8",
        {
            "mimring": (0, "B1 A1"),
            "airborne-elite": (1, "F1@1"),
            "airborne-elite 2": (1, "F1"),
            "airborne-elite 3": (1, "G1"),
        },
    )
    line = burnt(fray, 0)
    assert line[:2] == ["airborne-elite", "airborne-elite 2"]  # below and on top of one hex
    assert len(line) == len(set(line))
    dark = fray_on(
        "g5 g5 g1 g1 g1 g9 g1/r9",
        {"mimring": (0, "B1 A1"), "airborne-elite": (1, "G1@1"), "airborne-elite 2": (1, "G1")},
    )
    assert burnt(dark, 0) == ["airborne-elite 2"]  # who is seen, and not who is not


def test_a_fire_line_goes_on_behind_a_gap() -> None:
    fray = fray_on("g1 g1 g1 . . g1 g1", {"mimring": (0, "B1 A1"), "finn": (1, "G1")})
    assert burnt(fray, 0) == ["finn"]  # R-FIRE-02
    far = fray_on("g1 g1 g1 . . . . . . g1 g1", {"mimring": (0, "B1 A1"), "finn": (1, "K1")})
    assert burnt(far, 0) == []


def test_engaged_a_fire_line_must_affect_an_engaged_figure() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "E5 D5"), "finn": (1, "F5"), "syvarris": (1, "A5")})
    assert aims(fray, "mimring", FIRE_LINE) == [0, 6]  # both towards Finn, none at Syvarris
    fray.stand(figure(fray, "finn"), fray.theatre.field.space("I5"))
    assert aims(fray, "mimring", FIRE_LINE) == [0, 3, 6, 9]


# -- grenades -------------------------------------------------------------------------------------


def lobs(field: Battlefield | str, thrower: str, target: str) -> bool:
    fray = fray_on(field, {"airborne-elite": (0, thrower), "finn": (1, target)})
    return lobbed(fray) == [figure(fray, "finn")]


@pytest.mark.rule("HS-P-LOB-02")
def test_a_grenade_goes_five_spaces_over_twelve_levels() -> None:
    assert lobs(ROW, "A1", "F1")
    assert not lobs(ROW, "A1", "G1")
    assert lobs("g1 g1 g13 g1", "A1", "D1")
    assert not lobs("g1 g1 g14 g1", "A1", "D1")
    assert lobs("g1 g13", "A1", "B1")
    assert not lobs("g1 g14", "A1", "B1")
    assert lobs("g20 g1", "A1", "B1")  # down any number of levels


@pytest.mark.rule("HS-P-LOB-03")
def test_a_grenade_needs_no_sight() -> None:
    wall = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    fray = fray_on(wall, {"airborne-elite": (0, "B1"), "finn": (1, "A2")})
    sight = fray.theatre.ground.sight
    thrower, finn = figure(fray, "airborne-elite"), figure(fray, "finn")
    assert not sight.seen(fray.figures, thrower, finn)
    assert lobbed(fray) == [finn]
    assert lobs("g1 g1 g9 g1", "A1", "D1")


@pytest.mark.rule("HS-P-LOB-EXH")
def test_an_overhang_of_ten_with_a_ruin_of_six_is_too_high() -> None:
    rows = ["g1 g1 g1 g1 g1"] * 2 + ["g1/r11 g1/r11 g1/r11 g1/r11 g1/r11"] * 2
    assert lobs(ground(*rows), "C1", "C4")
    ruins = [ruin("short", place, 0, 11) for place in ("A3", "C3")]
    assert not lobs(ground(*rows, ruins=ruins), "C1", "C4")


def test_a_roof_closes_the_way() -> None:
    """R-LOB-01: thrower and target need open air between them."""
    assert not lobs("g1 g9 g1/r8", "A1", "C1@1")  # the hill reaches up to the roof
    assert lobs("g1 g1 g1/r8", "A1", "C1@1")  # in from the side
    assert not lobs("g1/r8 g9 g1", "A1@1", "C1")
    assert lobs("g1/r8 g1 g1", "A1@1", "C1")
    assert lobs("g1/r8 g1 g8", "A1@1", "C1")  # out, and up on the hill
    assert not lobs("g1/r8 g8 g1", "A1@1", "C1")
    assert lobs("g1/r8 g1/r8 g1/r8", "A1@1", "C1@1")
    assert not lobs("g1/r8 g1", "A1@1", "A1")


def test_a_grenade_flies_over_gaps_and_passes_a_seam_on_either_side() -> None:
    round_a_hole = "g1 . . g1\ng1 g1 g1 g1"
    assert lobs(round_a_hole, "A1", "D1")
    seam = ["g1 g1 g1", "g1 {0} g1", "g1 g1 g1"]
    tall = [row.format("g30") for row in seam]
    assert lobs(ground(*tall), "B1", "B3")  # past the other side of the seam
    both = ["g1 g1 g1", "g30 g30 g1", "g1 g1 g1"]
    assert not lobs(ground(*both), "B1", "B3")


def test_figures_do_not_stop_a_grenade() -> None:
    fray = fray_on(ROW, {"airborne-elite": (0, "A1"), "grimnak": (0, "C1 D1"), "finn": (1, "F1")})
    thrown = names(fray, lobbed(fray))
    assert thrown == ["finn", "grimnak"]  # friends can be chosen, the thrower cannot


def test_engaged_a_grenade_must_go_at_an_engaged_figure() -> None:
    fray = fray_on(MEADOW, {"airborne-elite": (0, "A1"), "finn": (1, "B1"), "thorgrim": (1, "D1")})
    assert names(fray, lobbed(fray)) == ["finn"]


@pytest.mark.rule("HS-P-LOB-04")
def test_a_blast_takes_in_everybody_adjacent() -> None:
    fray = fray_on(
        MEADOW,
        {
            "airborne-elite": (0, "C3"),
            "izumi-samurai": (1, "D3"),
            "izumi-samurai 2": (1, "E3"),
            "izumi-samurai 3": (1, "F3"),
            "finn": (0, "D4"),
        },
    )
    centre = figure(fray, "izumi-samurai 2")
    affected = blast(fray, centre)
    assert affected[0] == centre
    assert names(fray, affected) == [
        "finn", "izumi-samurai", "izumi-samurai 2", "izumi-samurai 3",
    ]  # fmt: skip


# -- all attacks of a card ------------------------------------------------------------------------


def test_codes_name_every_normal_attack_of_those_who_have_not_attacked() -> None:
    fray = fray_on(
        MEADOW,
        {
            "zettian-guards": (0, "A1"),
            "zettian-guards 2": (0, "A3"),
            "finn": (1, "E1"),
            "thorgrim": (1, "E3"),
        },
    )
    acts(fray, "zettian-guards")
    first, second = figure(fray, "zettian-guards"), figure(fray, "zettian-guards 2")
    codes = targets.codes(fray, fray.unit)
    assert {(attacker_of(c), aim_of(c), using_of(c)) for c in codes} == {
        (guard, figure(fray, name), NORMAL)
        for guard in (first, second)
        for name in ("finn", "thorgrim")
    }
    fray.struck |= 1 << first
    assert {attacker_of(c) for c in targets.codes(fray, fray.unit)} == {second}
    fray.struck |= 1 << second
    assert targets.codes(fray, fray.unit) == []


def test_codes_name_special_attacks_beside_the_normal_ones() -> None:
    fray = fray_on(
        MEADOW, {"deathwalker-9000": (0, "A1"), "finn": (1, "E1"), "mimring": (1, "H1 I1")}
    )
    acts(fray, "deathwalker-9000")
    walker, finn = figure(fray, "deathwalker-9000"), figure(fray, "finn")
    explosion = using(fray, "deathwalker-9000", EXPLOSION)
    codes = targets.codes(fray, fray.unit)
    assert attack_code(walker, finn) in codes
    assert attack_code(walker, finn, explosion) in codes
    acts(fray, "mimring")
    mimring = figure(fray, "mimring")
    fire = using(fray, "mimring", FIRE_LINE)
    codes = targets.codes(fray, fray.unit)
    assert attack_code(mimring, 3, fire) in codes  # westwards from the head
    assert all(using_of(c) == fire for c in codes)  # nobody is adjacent
    basic = fray_on(MEADOW, {"deathwalker-9000": (0, "A1"), "finn": (1, "E1")}, basic=True)
    acts(basic, "deathwalker-9000")
    assert targets.codes(basic, basic.unit) == [attack_code(walker, finn)]


def test_codes_offer_grenades_once_before_the_first_attack() -> None:
    fray = fray_on(
        MEADOW,
        {"airborne-elite 2": (0, "A1"), "airborne-elite 3": (0, "A9"), "finn": (1, "E1")},
    )
    acts(fray, "airborne-elite")
    second, third = figure(fray, "airborne-elite 2"), figure(fray, "airborne-elite 3")
    throw = attack_code(second, second, using(fray, "airborne-elite", GRENADES))
    assert throw in targets.codes(fray, fray.unit)
    fray.struck = 1 << third
    assert throw not in targets.codes(fray, fray.unit)
    fray.struck = 0
    fray.grenades_thrown = 1 << fray.unit
    assert throw not in targets.codes(fray, fray.unit)
    fray.grenades_thrown = 0
    fray.stand(figure(fray, "finn"), fray.theatre.field.space("L1"))
    assert targets.codes(fray, fray.unit) == []  # nobody in reach of a throw or a shot


def test_codes_offer_water_clone_when_somebody_can_come_back() -> None:
    fray = fray_on(MEADOW, {"marro-warriors 3": (0, "A1"), "finn": (1, "L9")})
    acts(fray, "marro-warriors")
    third = figure(fray, "marro-warriors 3")
    clone = attack_code(third, third, using(fray, "marro-warriors", WATER_CLONE))
    assert targets.codes(fray, fray.unit) == [clone]
    fray.struck = 1 << third
    assert targets.codes(fray, fray.unit) == []
    whole = fray_on(
        MEADOW, {f"marro-warriors {n}": (0, f"A{n}") for n in range(1, 5)} | {"finn": (1, "L9")}
    )
    acts(whole, "marro-warriors")
    assert targets.codes(whole, whole.unit) == []


# -- against the plain reading --------------------------------------------------------------------


@pytest.mark.parametrize("basic", [True, False])
@pytest.mark.rule("HS-M-ATK-01", "HS-B-ATK-01")
def test_targets_are_what_a_plain_reading_of_the_rules_finds(basic: bool) -> None:
    rng = random.Random(basic)
    count = 0
    for id_ in BATTLEFIELDS:
        for crowd in range(4):
            fray = scattered(id_, rng, seats=3, basic=basic, near=crowd % 2 == 0)
            everybody = standing(fray)
            for attacker in everybody:
                found = [t for t in everybody if _plainly(fray, attacker, t, everybody)]
                assert targets.normal(fray, attacker) == found
                count += len(found)
    assert count > 200


def _plainly(fray: Fray, attacker: int, target: int, everybody: list[int]) -> bool:
    ground_ = fray.theatre.ground
    seat = fray.seat_of(attacker)
    if fray.seat_of(target) == seat:
        return False
    card = fray.theatre.card_of(attacker)
    beside = ground_.adjacency.figures_adjacent(fray.figures, attacker, target)
    apart = ground_.ranges.apart(fray.figures, attacker, target)
    if fray.theatre.basic:
        seen = ground_.sight.seen(fray.figures, attacker, target, True)
        return apart <= card.basic.range and (beside or seen)
    engaged = any(
        ground_.adjacency.figures_adjacent(fray.figures, attacker, other)
        for other in everybody
        if fray.seat_of(other) != seat
    )
    if engaged or card.master.range == 1:
        return beside
    if fray.theatre.card_of(target).id == "sgt-drake-alexander":
        return False
    walker = figure(fray, "deathwalker-9000")
    reach = card.master.range
    if card.id == "zettian-guards" and walker in everybody and fray.seat_of(walker) == seat:
        reach += 2 * ground_.adjacency.figures_adjacent(fray.figures, attacker, walker)
    return apart <= reach and ground_.sight.seen(fray.figures, attacker, target)


def test_the_box_has_the_powers_that_these_tests_are_about() -> None:
    kinds = {power.kind for card in box().cards.values() for power in card.powers}
    assert {"explosion", "fire-line", "grenades", "clone", "adjacent-attackers"} <= kinds

"""The Airborne Elite lob grenades (HS-P-LOB, HS-P-AIRB-05 .. -07)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.attack.special_attacks import blast
from giantstable.games.heroscape.rules.powers.grenades import GRENADES
from giantstable.games.heroscape.table.asks import THROW
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    attack_code,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from tests.games.heroscape.fields import (
    acts,
    events,
    figure,
    first_question,
    fray_on,
    happened,
    name_of,
    names,
    place,
    run,
    unit,
)
from tests.games.heroscape.ground import ground, ruin
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import lobbed, using

# Four Elite (A) in the first column, three Samurai (S) in the fifth, four Marro (M) in the sixth
# and seventh. S2 stands a level above; so that nobody is within reach of two groups at once, the
# Marro stand four rows below.
FIELD = """
g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g2 g1
g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
"""
PLACES = {
    "airborne-elite 1": (0, "A1"),
    "airborne-elite 2": (0, "A2"),
    "airborne-elite 3": (0, "A3"),
    "airborne-elite 4": (0, "A6"),
    "izumi-samurai 1": (1, "E1"),
    "izumi-samurai 2": (1, "E2"),
    "izumi-samurai 3": (1, "E3"),
    "marro-warriors 1": (1, "D5"),
    "marro-warriors 2": (1, "D6"),
    "marro-warriors 3": (1, "E6"),
    "marro-warriors 4": (1, "C6"),
}


def elite(*, without: tuple[str, ...] = ()) -> Fray:
    """Return the battle of the examples; who is named lies on its card."""
    places = {name: (s, "-" if name in without else at) for name, (s, at) in PLACES.items()}
    return fray_on(FIELD, places, acting="airborne-elite")


def grenades(fray: Fray) -> int:
    """Return the decision for grenades: the squad's, by its first figure."""
    first = fray.standing(unit(fray, "airborne-elite"))[0]
    return attack_code(first, first, using(fray, "airborne-elite", GRENADES))


def throw(fray: Fray, thrower: str, target: str) -> int:
    number = using(fray, "airborne-elite", GRENADES)
    return attack_code(figure(fray, thrower), figure(fray, target), number)


def rolled(fray: Fray, name: str) -> list[tuple[str, int, int]]:
    return [(name_of(fray, e.a), e.b, e.c) for e in events(fray) if e.kind.name == name]


def one_throw(fray: Fray, thrower: str, target: str, order: list[str], *rolls: str) -> None:
    """Throw one grenade, and no more; the victims roll in this order."""
    load(fray, list(rolls))
    chosen = [figure(fray, name) for name in order[:-1]]
    run(attack_action(fray), grenades(fray), throw(fray, thrower, target), *chosen, DONE)


@pytest.mark.rule("HS-P-LOB-EX1")
@pytest.mark.rule("HS-P-LOB-04")
def test_example_a1() -> None:
    fray = elite()
    order = ["izumi-samurai 2", "izumi-samurai 1", "izumi-samurai 3"]
    rolls = ["1 skull of 2", "2 shields of 6", "3 shields of 5", "0 shields of 5"]
    one_throw(fray, "airborne-elite 1", "izumi-samurai 2", order, *rolls)
    assert rolled(fray, "rolled-attack") == [("airborne-elite", 2, 1)]
    assert rolled(fray, "rolled-defense") == [
        ("izumi-samurai 2", 6, 2),
        ("izumi-samurai", 5, 3),
        ("izumi-samurai 3", 5, 0),
    ]
    assert place(fray, "izumi-samurai") == "E1"
    assert place(fray, "izumi-samurai 2") == "E2"
    assert place(fray, "izumi-samurai 3") == "-"


@pytest.mark.rule("HS-P-LOB-EX2")
@pytest.mark.rule("HS-P-LOB-06")
def test_example_a2() -> None:
    fray = elite(without=("izumi-samurai 3",))
    load(fray, ["0 skulls of 2"])
    run(
        attack_action(fray),
        grenades(fray),
        throw(fray, "airborne-elite 2", "izumi-samurai 2"),
        DONE,
    )
    assert rolled(fray, "rolled-defense") == []
    assert place(fray, "izumi-samurai") == "E1"
    assert place(fray, "izumi-samurai 2") == "E2"


@pytest.mark.rule("HS-P-LOB-EX3")
def test_example_a3() -> None:
    fray = elite(without=("izumi-samurai 3",))
    order = ["izumi-samurai 1", "izumi-samurai 2"]
    rolls = ["2 skulls of 2", "1 shield of 5", "2 shields of 6"]
    one_throw(fray, "airborne-elite 3", "izumi-samurai 1", order, *rolls)
    assert place(fray, "izumi-samurai") == "-"
    assert place(fray, "izumi-samurai 2") == "E2"


@pytest.mark.rule("HS-P-LOB-EX4")
def test_example_a4() -> None:
    fray = elite(without=("izumi-samurai 1", "izumi-samurai 3"))
    order = [f"marro-warriors {n}" for n in (2, 1, 3, 4)]
    rolls = ["1 skull of 2", "1 shield of 3", "2 shields of 3", "3 shields of 3", "0 shields of 3"]
    one_throw(fray, "airborne-elite 4", "marro-warriors 2", order, *rolls)
    assert [place(fray, f"marro-warriors {n}") for n in (1, 2, 3, 4)] == ["D5", "D6", "E6", "-"]


@pytest.mark.rule("HS-P-LOB-05")
@pytest.mark.rule("HS-P-AIRB-06")
def test_each_defends_separately_against_one_roll() -> None:
    fray = elite()
    order = ["izumi-samurai 1", "izumi-samurai 2", "izumi-samurai 3"]
    rolls = ["1 skull of 2", "2 shields of 5", "3 shields of 6", "0 shields of 5"]
    one_throw(fray, "airborne-elite 1", "izumi-samurai 2", order, *rolls)
    assert len(rolled(fray, "rolled-attack")) == 1
    lost = [n for n in (1, 2, 3) if place(fray, f"izumi-samurai {n}") == "-"]
    assert lost == [3]


@pytest.mark.rule("HS-P-LOB-07")
def test_each_throws_in_turn_and_the_next_finds_what_is_left() -> None:
    fray = elite()
    rolls = ["1 skull of 2", "0 shields of 5", "1 shield of 5", "1 shield of 6"]
    load(fray, [*rolls, "1 skull of 2", "1 shield of 6", "1 shield of 5"])
    first, second, third = [figure(fray, f"izumi-samurai {n}") for n in (1, 2, 3)]
    asked = run(
        attack_action(fray),
        grenades(fray),
        throw(fray, "airborne-elite 1", "izumi-samurai 2"),
        third,
        first,
        throw(fray, "airborne-elite 2", "izumi-samurai 2"),
        second,
        DONE,
    )
    assert sorted(asked[2].codes) == [first, second, third]
    assert place(fray, "izumi-samurai 3") == "-"
    assert all(attacker_of(c) != figure(fray, "airborne-elite 1") for c in asked[4].codes[:-1])
    assert sorted(asked[5].codes) == [first, second]


@pytest.mark.rule("HS-P-LOB-01")
@pytest.mark.rule("HS-P-AIRB-05")
def test_the_first_throw_spends_the_marker_for_the_rest_of_the_game() -> None:
    fray = elite()
    load(fray, ["0 skulls of 2"] * 4)
    throws = [throw(fray, f"airborne-elite {n}", "izumi-samurai 2") for n in (1, 2, 3)]
    throws.append(throw(fray, "airborne-elite 4", "marro-warriors 1"))
    asked = run(attack_action(fray), grenades(fray), *throws)
    assert [d.kind for d in asked] == ["attack"] + ["throw"] * 4
    assert asked[1].kind_of is THROW
    assert DONE not in asked[1].codes  # who has decided for grenades throws at least one
    assert DONE in asked[2].codes
    assert happened(fray).count("rolled-attack") == 4
    assert fray.grenades_thrown == 1 << unit(fray, "airborne-elite")
    fray.struck = 0
    fray.targets = []
    later = first_question(attack_action(fray))
    assert later is not None
    assert all(using_of(code) == NORMAL for code in later.codes if code != DONE)


def test_the_squad_decides_before_its_first_attack() -> None:
    fray = elite()
    attack = attack_code(figure(fray, "airborne-elite 1"), figure(fray, "izumi-samurai 1"))
    load(fray, ["0 skulls of 3"])
    asked = run(attack_action(fray), attack, DONE)
    assert grenades(fray) in asked[0].codes
    assert grenades(fray) not in asked[1].codes
    assert fray.grenades_thrown == 0


@pytest.mark.rule("HS-P-AIRB-07")
def test_grenades_have_two_dice_from_any_height_and_with_any_help() -> None:
    fray = fray_on(
        "g6 g6 g1 g1 g1",
        {
            "airborne-elite": (0, "A1"),
            "finn": (0, "B1"),
            "grimnak": (1, "D1 E1"),
        },
        glyphs={"B1": "astrid"},
        acting="airborne-elite",
    )
    fray.attack_spirits[unit(fray, "airborne-elite")] = 1
    load(fray, ["0 skulls of 2"])
    run(attack_action(fray), grenades(fray), throw(fray, "airborne-elite", "grimnak"))
    assert rolled(fray, "rolled-attack") == [("airborne-elite", 2, 0)]


def test_a_thrower_caught_in_the_blast_rolls_like_all_others() -> None:
    fray = fray_on(
        "g1 g1 g1 g1",
        {"airborne-elite 1": (0, "A1"), "airborne-elite 2": (0, "D1"), "grimnak": (1, "B1 C1")},
        acting="airborne-elite",
    )
    thrower, other = figure(fray, "airborne-elite 1"), figure(fray, "airborne-elite 2")
    load(fray, ["2 skulls of 2", "0 shields of 2", "0 shields of 2", "1 shield of 4"])
    run(
        attack_action(fray),
        grenades(fray),
        throw(fray, "airborne-elite 1", "grimnak"),
        thrower,
        other,
    )
    assert fray.fate[thrower] == fray.fate[other] == DESTROYED


ROW = "g1 " * 12
MEADOW = "\n".join(["g1 " * 12] * 9)


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

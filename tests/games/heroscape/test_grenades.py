"""The Airborne Elite lob grenades (HS-P-LOB, HS-P-AIRB-05 .. -07)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.table.asks import THROW
from giantstable.games.heroscape.table.codes import DONE, NORMAL, attack_code, attacker_of, using_of
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from tests.games.heroscape.fields import (
    events,
    figure,
    first_question,
    fray_on,
    happened,
    name_of,
    place,
    run,
    unit,
)
from tests.games.heroscape.loaded import load

GRENADES = 2  # of their powers

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
    return attack_code(first, first, GRENADES)


def throw(fray: Fray, thrower: str, target: str) -> int:
    return attack_code(figure(fray, thrower), figure(fray, target), GRENADES)


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

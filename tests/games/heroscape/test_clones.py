"""Water Clone (HS-P-MARR)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.asks import CLONE_PLACE, DONE, attack_code, place_code, using_of
from giantstable.games.heroscape.attacking import attack_action
from giantstable.games.heroscape.battle import LEFT_OUT, Battle
from giantstable.games.heroscape.cards import Power
from tests.games.heroscape.commons import blade_gruts
from tests.games.heroscape.fields import (
    battle_on,
    events,
    figure,
    first_question,
    happened,
    place,
    run,
    space,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load

CLONE = 1  # of their powers
ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def clone(battle: Battle) -> int:
    first = battle.standing(unit(battle, "marro-warriors"))[0]
    return attack_code(first, first, CLONE)


def rolls(battle: Battle) -> list[list[int]]:
    return [e.values() for e in events(battle) if e.kind.name == "clone-rolled"]


def two(field: str = ROW, first: str = "A1", second: str = "E1") -> Battle:
    """Return two Marro Warriors that stand apart, and two that are destroyed."""
    return battle_on(
        field,
        {"marro-warriors 2": (0, first), "marro-warriors 3": (0, second), "finn": (1, "H1")},
        acting="marro-warriors",
    )


@pytest.mark.rule("HS-P-MARR-01")
def test_each_figure_in_play_rolls_and_a_15_brings_one_back() -> None:
    battle = two()
    load(battle, ["d20 16", "d20 8"])
    assert len(run(attack_action(battle), clone(battle))) == 1  # one space beside the first
    assert rolls(battle) == [
        [figure(battle, "marro-warriors 2"), 16, 1],
        [figure(battle, "marro-warriors 3"), 8, 0],
    ]
    assert place(battle, "marro-warriors") == "B1"
    assert len(battle.standing(unit(battle, "marro-warriors"))) == 3
    assert battle.wounds[figure(battle, "marro-warriors")] == 0


@pytest.mark.rule("HS-P-MARR-02")
@pytest.mark.parametrize(
    ("field", "roll", "comes"),
    [
        ("w0 w0 g1 g1 g1 g1 g1 g1", 10, True),
        ("w0 w0 g1 g1 g1 g1 g1 g1", 9, False),
        (ROW, 14, False),
        (ROW, 15, True),
    ],
)
def test_on_water_a_10_is_enough(field: str, roll: int, comes: bool) -> None:
    battle = two(field)
    load(battle, [f"d20 {roll}", "d20 1"])
    run(attack_action(battle), clone(battle))
    assert (place(battle, "marro-warriors") == "B1") == comes


@pytest.mark.rule("HS-P-MARR-03")
def test_a_clone_goes_to_a_free_space_of_the_same_level_beside_who_rolled() -> None:
    battle = battle_on(
        "g1 g1 g2\ng1 g1 g1\ng1 g1 g1",
        {"marro-warriors 1": (0, "B2"), "finn": (1, "A2"), "grimnak": (1, "B1 A1")},
        acting="marro-warriors",
    )
    load(battle, ["d20 20"])
    at = place_code(space(battle, "C3"))
    [_, asked] = run(attack_action(battle), clone(battle), at)
    assert asked.kind_of is CLONE_PLACE
    assert asked.subject == figure(battle, "marro-warriors 2")
    free = ["C2", "B3", "C3"]  # C1 is higher, the others are taken
    assert sorted(asked.codes) == sorted(place_code(space(battle, name)) for name in free)
    assert place(battle, "marro-warriors 2") == "C3"


@pytest.mark.rule("HS-P-MARR-03")
def test_without_room_the_roll_is_for_nothing() -> None:
    battle = two("g1 g2 g1 g2 g1 g2 g1 g1", "A1", "C1")
    load(battle, ["d20 20", "d20 20"])
    run(attack_action(battle), clone(battle))
    assert len(rolls(battle)) == 2
    assert "cloned" not in happened(battle)


@pytest.mark.rule("HS-P-MARR-04")
def test_cloning_takes_the_place_of_all_attacks() -> None:
    battle = two()
    attack = attack_code(figure(battle, "marro-warriors 3"), figure(battle, "finn"))
    load(battle, ["0 skulls of 2"])
    asked = run(attack_action(battle), attack)
    assert clone(battle) in asked[0].codes
    assert len(asked) == 1  # after an attack nobody clones, and the other sees nobody

    battle = two()
    load(battle, ["d20 1", "d20 1"])
    asked = run(attack_action(battle), clone(battle))
    assert attack in asked[0].codes
    assert len(asked) == 1  # and after cloning nobody attacks


@pytest.mark.rule("HS-P-MARR-05")
def test_clones_do_not_roll() -> None:
    battle = battle_on(
        ROW, {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")}, acting="marro-warriors"
    )
    load(battle, ["d20 20", "d20 20"])
    run(attack_action(battle), clone(battle))
    assert len(rolls(battle)) == 1
    assert place(battle, "marro-warriors 1") == "B1"


def test_who_was_never_placed_does_not_come_back() -> None:
    battle = two()
    for n in (1, 4):
        battle.fate[figure(battle, f"marro-warriors {n}")] = LEFT_OUT
    asked = first_question(attack_action(battle))
    assert asked is not None
    assert all(using_of(code) != CLONE for code in asked.codes if code != DONE)


def test_rolling_ends_when_nobody_is_left_to_bring_back() -> None:
    battle = two()
    battle.fate[figure(battle, "marro-warriors 4")] = LEFT_OUT
    load(battle, ["d20 15", "d20 15"])
    run(attack_action(battle), clone(battle))
    assert len(rolls(battle)) == 1


def test_a_clone_on_a_glyph_has_stopped_there() -> None:
    battle = battle_on(
        ROW,
        {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")},
        glyphs={"B1": "?astrid"},
        acting="marro-warriors",
    )
    load(battle, ["d20 20"])
    run(attack_action(battle), clone(battle))
    assert "glyph-turned" in happened(battle)


def test_a_clone_is_unwounded_and_kelda_is_not_for_it() -> None:
    battle = battle_on(
        ROW,
        {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")},
        glyphs={"B1": "kelda"},
        acting="marro-warriors",
    )
    for figure_ in battle.theatre.figures_of(unit(battle, "marro-warriors")):
        battle.wounds[figure_] = 1
    load(battle, ["d20 20"])
    run(attack_action(battle), clone(battle))
    assert "cloned" not in happened(battle)


def test_a_clone_of_a_common_card_leaves_the_card_that_is_being_filled() -> None:
    water_clone = Power("clone", "Water Clone", {"roll": 15, "on_water": 10}, {})
    grut = blade_gruts([water_clone])
    battle = battle_on(
        ROW,
        {"blade-gruts": (0, "A1"), "blade-gruts#2": (0, "E1"), "finn": (1, "H1")},
        cards=[grut, grut, box().cards["finn"]],
        acting="blade-gruts#2",
    )
    battle.fallen = [4, 2, 0]  # the first card is full: nobody comes back from it
    load(battle, ["d20 15", "d20 15"])
    first = figure(battle, "blade-gruts")
    at = place_code(space(battle, "D1"))
    run(attack_action(battle), attack_code(first, first, CLONE), at)
    assert battle.fallen == [4, 0, 0]
    assert happened(battle).count("cloned") == 2
    assert [battle.in_play(copy) for copy in (0, 1)] == [False, True]

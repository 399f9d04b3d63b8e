"""Water Clone (HS-P-MARR)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.powers.water_clone import WATER_CLONE
from giantstable.games.heroscape.table.asks import CLONE_PLACE
from giantstable.games.heroscape.table.codes import DONE, attack_code, place_code, using_of
from giantstable.games.heroscape.table.fray import LEFT_OUT, Fray
from tests.games.heroscape.commons import blade_gruts
from tests.games.heroscape.fields import (
    events,
    figure,
    first_question,
    fray_on,
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


def clone(fray: Fray) -> int:
    first = fray.standing(unit(fray, "marro-warriors"))[0]
    return attack_code(first, first, CLONE)


def rolls(fray: Fray) -> list[list[int]]:
    return [e.values() for e in events(fray) if e.kind.name == "clone-rolled"]


def two(field: str = ROW, first: str = "A1", second: str = "E1") -> Fray:
    """Return two Marro Warriors that stand apart, and two that are destroyed."""
    return fray_on(
        field,
        {"marro-warriors 2": (0, first), "marro-warriors 3": (0, second), "finn": (1, "H1")},
        acting="marro-warriors",
    )


@pytest.mark.rule("HS-P-MARR-01")
def test_each_figure_in_play_rolls_and_a_15_brings_one_back() -> None:
    fray = two()
    load(fray, ["d20 16", "d20 8"])
    assert len(run(attack_action(fray), clone(fray))) == 1  # one space beside the first
    assert rolls(fray) == [
        [figure(fray, "marro-warriors 2"), 16, 1],
        [figure(fray, "marro-warriors 3"), 8, 0],
    ]
    assert place(fray, "marro-warriors") == "B1"
    assert len(fray.standing(unit(fray, "marro-warriors"))) == 3
    assert fray.wounds[figure(fray, "marro-warriors")] == 0


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
    fray = two(field)
    load(fray, [f"d20 {roll}", "d20 1"])
    run(attack_action(fray), clone(fray))
    assert (place(fray, "marro-warriors") == "B1") == comes


@pytest.mark.rule("HS-P-MARR-03")
def test_a_clone_goes_to_a_free_space_of_the_same_level_beside_who_rolled() -> None:
    fray = fray_on(
        "g1 g1 g2\ng1 g1 g1\ng1 g1 g1",
        {"marro-warriors 1": (0, "B2"), "finn": (1, "A2"), "grimnak": (1, "B1 A1")},
        acting="marro-warriors",
    )
    load(fray, ["d20 20"])
    at = place_code(space(fray, "C3"))
    [_, asked] = run(attack_action(fray), clone(fray), at)
    assert asked.kind_of is CLONE_PLACE
    assert asked.subject == figure(fray, "marro-warriors 2")
    free = ["C2", "B3", "C3"]  # C1 is higher, the others are taken
    assert sorted(asked.codes) == sorted(place_code(space(fray, name)) for name in free)
    assert place(fray, "marro-warriors 2") == "C3"


@pytest.mark.rule("HS-P-MARR-03")
def test_without_room_the_roll_is_for_nothing() -> None:
    fray = two("g1 g2 g1 g2 g1 g2 g1 g1", "A1", "C1")
    load(fray, ["d20 20", "d20 20"])
    run(attack_action(fray), clone(fray))
    assert len(rolls(fray)) == 2
    assert "cloned" not in happened(fray)


@pytest.mark.rule("HS-P-MARR-04")
def test_cloning_takes_the_place_of_all_attacks() -> None:
    fray = two()
    attack = attack_code(figure(fray, "marro-warriors 3"), figure(fray, "finn"))
    load(fray, ["0 skulls of 2"])
    asked = run(attack_action(fray), attack)
    assert clone(fray) in asked[0].codes
    assert len(asked) == 1  # after an attack nobody clones, and the other sees nobody

    fray = two()
    load(fray, ["d20 1", "d20 1"])
    asked = run(attack_action(fray), clone(fray))
    assert attack in asked[0].codes
    assert len(asked) == 1  # and after cloning nobody attacks


@pytest.mark.rule("HS-P-MARR-05")
def test_clones_do_not_roll() -> None:
    fray = fray_on(ROW, {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")}, acting="marro-warriors")
    load(fray, ["d20 20", "d20 20"])
    run(attack_action(fray), clone(fray))
    assert len(rolls(fray)) == 1
    assert place(fray, "marro-warriors 1") == "B1"


def test_who_was_never_placed_does_not_come_back() -> None:
    fray = two()
    for n in (1, 4):
        fray.fate[figure(fray, f"marro-warriors {n}")] = LEFT_OUT
    asked = first_question(attack_action(fray))
    assert asked is not None
    assert all(using_of(code) != CLONE for code in asked.codes if code != DONE)


def test_rolling_ends_when_nobody_is_left_to_bring_back() -> None:
    fray = two()
    fray.fate[figure(fray, "marro-warriors 4")] = LEFT_OUT
    load(fray, ["d20 15", "d20 15"])
    run(attack_action(fray), clone(fray))
    assert len(rolls(fray)) == 1


def test_a_clone_on_a_glyph_has_stopped_there() -> None:
    fray = fray_on(
        ROW,
        {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")},
        glyphs={"B1": "?astrid"},
        acting="marro-warriors",
    )
    load(fray, ["d20 20"])
    run(attack_action(fray), clone(fray))
    assert "glyph-turned" in happened(fray)


def test_a_clone_is_unwounded_and_kelda_is_not_for_it() -> None:
    fray = fray_on(
        ROW,
        {"marro-warriors 4": (0, "A1"), "finn": (1, "H1")},
        glyphs={"B1": "kelda"},
        acting="marro-warriors",
    )
    for figure_ in fray.theatre.figures_of(unit(fray, "marro-warriors")):
        fray.wounds[figure_] = 1
    load(fray, ["d20 20"])
    run(attack_action(fray), clone(fray))
    assert "cloned" not in happened(fray)


def test_a_clone_of_a_common_card_leaves_the_card_that_is_being_filled() -> None:
    water_clone = Power(WATER_CLONE, "Water Clone", {"roll": 15, "on_water": 10}, {})
    grut = blade_gruts([water_clone])
    fray = fray_on(
        ROW,
        {"blade-gruts": (0, "A1"), "blade-gruts#2": (0, "E1"), "finn": (1, "H1")},
        cards=[grut, grut, box().cards["finn"]],
        acting="blade-gruts#2",
    )
    fray.fallen = [4, 2, 0]  # the first card is full: nobody comes back from it
    load(fray, ["d20 15", "d20 15"])
    first = figure(fray, "blade-gruts")
    at = place_code(space(fray, "D1"))
    run(attack_action(fray), attack_code(first, first, CLONE), at)
    assert fray.fallen == [4, 0, 0]
    assert happened(fray).count("cloned") == 2
    assert [fray.in_play(copy) for copy in (0, 1)] == [False, True]

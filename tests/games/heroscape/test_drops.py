"""The Drop (HS-P-AIRB-01 .. HS-P-AIRB-04, HS-P-SIM)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.powers.the_drop import drops, in_reserve, landing
from giantstable.games.heroscape.table.codes import first_of
from giantstable.games.heroscape.table.fray import RESERVE, STANDING, Fray
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO, YES
from tests.games.heroscape.fields import figure, fray_on, names, space, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, placed, spaces_offered, told

ELITE = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}


def airborne(field: str = "table-of-the-giants", **others: tuple[int, str]) -> Fray:
    return fray_on(field, {**ELITE, **others})


def yes(decision: Decision) -> int:
    return YES if decision.kind == "drop" else decision.codes[0]


@pytest.mark.rule("HS-P-AIRB-01")
def test_airborne_elite_start_in_reserve() -> None:
    fray = placed("clashing-fronts", [["airborne-elite", "finn"], ["grimnak"]])
    elite = fray.theatre.figures_of(unit(fray, "airborne-elite"))
    assert [fray.fate[who] for who in elite] == [RESERVE] * 4
    assert len(told(fray, "placed")) == 2


@pytest.mark.rule("HS-P-AIRB-02")
def test_twelve_is_too_low() -> None:
    fray = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(fray, ["d20 12"])
    assert drive(drops(fray), yes) == []
    assert len(in_reserve(fray, unit(fray, "airborne-elite"))) == 4


@pytest.mark.rule("HS-P-AIRB-02")
def test_thirteen_lets_all_four_land() -> None:
    fray = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(fray, ["d20 13"])
    asked = drive(drops(fray), yes)
    assert [d.kind for d in asked] == ["drop"] + ["drop-place"] * 4
    elite = fray.theatre.figures_of(unit(fray, "airborne-elite"))
    assert [fray.fate[who] for who in elite] == [STANDING] * 4


def test_a_drop_may_be_put_off() -> None:
    fray = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))  # R-DROP-02
    load(fray, ["d20 13", "d20 20"])
    assert len(drive(drops(fray), lambda _: NO)) == 1
    assert len(in_reserve(fray, unit(fray, "airborne-elite"))) == 4
    assert len(drive(drops(fray), yes)) == 5  # it is rolled for again


@pytest.mark.rule("HS-P-AIRB-03")
def test_they_land_beside_nobody_and_on_no_glyph() -> None:
    fray = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(fray, ["d20 20"])
    fray.lay_glyph(0, space(fray, "M8"), False)
    asked = drive(drops(fray), yes)
    adjacency = fray.theatre.ground.adjacency
    first = spaces_offered(fray, asked[1])
    assert "M8" not in first
    assert "A6" not in first
    assert "B6" not in first  # beside Finn
    standing = [who for who, fate in enumerate(fray.fate) if fate == STANDING]
    for who in fray.theatre.figures_of(unit(fray, "airborne-elite")):
        for other in standing:
            assert not adjacency.figures_adjacent(fray.figures, who, other), names(fray, [other])
    water = fray.theatre.field.water
    offered = [first_of(code) for code in asked[1].codes]
    assert any(water >> here & 1 for here in offered) == bool(water)


@pytest.mark.rule("HS-P-AIRB-03")
def test_a_neighbouring_space_far_above_is_not_adjacent() -> None:
    fray = airborne("g1 g7 g1 g1 g1 g1 g1 g1 g1", finn=(0, "A1"))  # R-DROP-02
    offered = [fray.theatre.field.names[first_of(c)] for c in landing(fray, 1, 1)]
    assert "B1" in offered
    fray.stand(figure(fray, "finn"), space(fray, "D1"))
    offered = [fray.theatre.field.names[first_of(c)] for c in landing(fray, 1, 1)]
    assert "C1" not in offered


def test_without_room_for_all_four_none_lands() -> None:
    crowded = airborne("g1 g1 g1 g1 g1 g1 g1 g1", finn=(0, "A1"))  # C, E, G and no more
    load(crowded, ["d20 20"])
    assert drive(drops(crowded), yes) == []
    assert told(crowded, "rolled-for-drop")
    roomy = airborne("g1 g1 g1 g1 g1 g1 g1 g1 g1", finn=(0, "A1"))  # C, E, G, I: one way only
    load(roomy, ["d20 20"])
    asked = drive(drops(roomy), yes)
    assert [spaces_offered(roomy, d) for d in asked[1:]] == [
        ["C1", "E1", "G1", "I1"],
        ["E1", "G1", "I1"],
        ["G1", "I1"],
    ]


@pytest.mark.rule("HS-P-AIRB-04")
def test_once_down_they_roll_no_more() -> None:
    fray = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(fray, ["d20 20"])
    drive(drops(fray), yes)
    drive(drops(fray), yes)
    assert len(told(fray, "rolled-for-drop")) == 1


@pytest.mark.rule("HS-P-SIM-01", "HS-P-SIM-EX")
def test_two_owners_roll_for_who_drops_first() -> None:
    scenario = box().scenarios["clashing-fronts"].with_sets(2)
    fray = placed(scenario, [["airborne-elite", "finn"], ["airborne-elite", "grimnak"]])
    load(fray, ["d20 9", "d20 14", "d20 15", "d20 3"])
    asked = drive(drops(fray), yes)
    assert [(e.seat, e.a) for e in told(fray, "rolled-who-drops")] == [(0, 9), (1, 14)]
    assert [(e.seat, e.b) for e in told(fray, "rolled-for-drop")] == [(1, 15), (0, 3)]
    assert {d.seat for d in asked} == {1}

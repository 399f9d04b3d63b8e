"""The Drop (HS-P-AIRB-01 .. HS-P-AIRB-04, HS-P-SIM)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.asks import NO, YES, first_of
from giantstable.games.heroscape.battle import RESERVE, STANDING, Battle
from giantstable.games.heroscape.drops import drops, in_reserve, landing
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import battle_on, figure, names, space, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, placed, spaces_offered, told

ELITE = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}


def airborne(field: str = "table-of-the-giants", **others: tuple[int, str]) -> Battle:
    return battle_on(field, {**ELITE, **others})


def yes(decision: Decision) -> int:
    return YES if decision.kind == "drop" else decision.codes[0]


@pytest.mark.rule("HS-P-AIRB-01")
def test_airborne_elite_start_in_reserve() -> None:
    battle = placed("clashing-fronts", [["airborne-elite", "finn"], ["grimnak"]])
    elite = battle.theatre.figures_of(unit(battle, "airborne-elite"))
    assert [battle.fate[who] for who in elite] == [RESERVE] * 4
    assert len(told(battle, "placed")) == 2


@pytest.mark.rule("HS-P-AIRB-02")
def test_twelve_is_too_low() -> None:
    battle = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(battle, ["d20 12"])
    assert drive(drops(battle), yes) == []
    assert len(in_reserve(battle, unit(battle, "airborne-elite"))) == 4


@pytest.mark.rule("HS-P-AIRB-02")
def test_thirteen_lets_all_four_land() -> None:
    battle = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(battle, ["d20 13"])
    asked = drive(drops(battle), yes)
    assert [d.kind for d in asked] == ["drop"] + ["drop-place"] * 4
    elite = battle.theatre.figures_of(unit(battle, "airborne-elite"))
    assert [battle.fate[who] for who in elite] == [STANDING] * 4


def test_a_drop_may_be_put_off() -> None:
    battle = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))  # R-DROP-02
    load(battle, ["d20 13", "d20 20"])
    assert len(drive(drops(battle), lambda _: NO)) == 1
    assert len(in_reserve(battle, unit(battle, "airborne-elite"))) == 4
    assert len(drive(drops(battle), yes)) == 5  # it is rolled for again


@pytest.mark.rule("HS-P-AIRB-03")
def test_they_land_beside_nobody_and_on_no_glyph() -> None:
    battle = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(battle, ["d20 20"])
    battle.lay_glyph(0, space(battle, "M8"), False)
    asked = drive(drops(battle), yes)
    adjacency = battle.theatre.ground.adjacency
    first = spaces_offered(battle, asked[1])
    assert "M8" not in first
    assert "A6" not in first
    assert "B6" not in first  # beside Finn
    standing = [who for who, fate in enumerate(battle.fate) if fate == STANDING]
    for who in battle.theatre.figures_of(unit(battle, "airborne-elite")):
        for other in standing:
            assert not adjacency.figures_adjacent(battle.figures, who, other), names(
                battle, [other]
            )
    water = battle.theatre.field.water
    offered = [first_of(code) for code in asked[1].codes]
    assert any(water >> here & 1 for here in offered) == bool(water)


@pytest.mark.rule("HS-P-AIRB-03")
def test_a_neighbouring_space_far_above_is_not_adjacent() -> None:
    battle = airborne("g1 g7 g1 g1 g1 g1 g1 g1 g1", finn=(0, "A1"))  # R-DROP-02
    offered = [battle.theatre.field.names[first_of(c)] for c in landing(battle, 1, 1)]
    assert "B1" in offered
    battle.stand(figure(battle, "finn"), space(battle, "D1"))
    offered = [battle.theatre.field.names[first_of(c)] for c in landing(battle, 1, 1)]
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
    battle = airborne(finn=(0, "A6"), grimnak=(1, "X10 Y10"))
    load(battle, ["d20 20"])
    drive(drops(battle), yes)
    drive(drops(battle), yes)
    assert len(told(battle, "rolled-for-drop")) == 1


@pytest.mark.rule("HS-P-SIM-01", "HS-P-SIM-EX")
def test_two_owners_roll_for_who_drops_first() -> None:
    scenario = box().scenarios["clashing-fronts"].with_sets(2)
    battle = placed(scenario, [["airborne-elite", "finn"], ["airborne-elite", "grimnak"]])
    load(battle, ["d20 9", "d20 14", "d20 15", "d20 3"])
    asked = drive(drops(battle), yes)
    assert [(e.seat, e.a) for e in told(battle, "rolled-who-drops")] == [(0, 9), (1, 14)]
    assert [(e.seat, e.b) for e in told(battle, "rolled-for-drop")] == [(1, 15), (0, 3)]
    assert {d.seat for d in asked} == {1}

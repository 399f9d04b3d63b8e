"""The Basic Game's setup and turns (HS-B-SET, HS-B-FIRST, HS-B-TURN, HS-B-END)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.rules.round import basic_turn, rounds
from giantstable.games.heroscape.table import laws
from giantstable.games.heroscape.table.codes import DONE, place_code
from giantstable.games.heroscape.table.fray import READY, RESERVE, STANDING, Fray
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    acts,
    clause,
    figure,
    fray_on,
    happened,
    place,
    run,
    space,
    unit,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, opening, told


def idle(decision: Decision) -> int:
    return DONE if DONE in decision.codes else decision.codes[0]


def guards() -> Fray:
    figures = {
        "zettian-guards": (0, "A1"),
        "zettian-guards 2": (0, "B1"),
        "mimring": (0, "E1 F1"),
        "finn": (1, "S1"),
        "raelin": (1, "R1"),
    }
    return fray_on(" ".join(["g1"] * 20), figures, basic=True)


@pytest.mark.rule("HS-B-SET-02", "HS-B-SET-03", "HS-S-DAWN-02")
def test_armies_are_given_and_stand_on_their_spaces() -> None:
    fray = opening("attack-at-dawn", 2)
    assert fray.phase == READY  # nothing is drafted or placed
    armies = [[fray.theatre.units[u].id for u in fray.army(seat)] for seat in (0, 1)]
    assert sorted(armies[0]) == ["finn", "raelin", "tarn-viking-warriors", "thorgrim"]
    assert sorted(armies[1]) == ["grimnak", "izumi-samurai", "ne-gok-sa"]
    standing = [w for w, fate in enumerate(fray.fate) if fate == STANDING]
    assert [sum(fray.seat_of(w) == seat for w in standing) for seat in (0, 1)] == [7, 5]
    assert place(fray, "grimnak") == "X10 Y10"
    assert place(fray, "tarn-viking-warriors 4") == "H4"
    assert RESERVE not in fray.fate


@pytest.mark.rule("HS-S-DIVE-03", "HS-S-DIVE-04", "HS-B-SET-04")
def test_in_the_basic_game_airborne_elite_stand_on_the_battlefield() -> None:
    fray = opening("dive-the-dark-lakes", 2)
    elite = fray.theatre.figures_of(unit(fray, "airborne-elite"))
    assert [fray.fate[w] for w in elite] == [STANDING] * 4
    drive(rounds.play(fray), idle, most=60)
    told_of = set(happened(fray))
    assert not told_of & {"rolled-for-drop", "marked", "round-began", "rolled-initiative"}
    assert set(fray.marker) == {NOBODY}
    assert set(fray.wounds) == {0}


@pytest.mark.rule("HS-B-FIRST-01")
def test_most_skulls_go_first() -> None:
    fray = opening("attack-at-dawn", 2)
    load(fray, ["3 skulls of 6", "4 skulls of 6"])
    basic_turn.roll_for_first(fray)
    assert fray.first_seat == 1
    assert [(e.seat, e.a) for e in told(fray, "rolled-for-first")] == [(0, 3), (1, 4)]


@pytest.mark.rule("HS-B-FIRST-02")
def test_a_tie_of_skulls_is_rolled_again() -> None:
    fray = opening("attack-at-dawn", 2)
    load(fray, ["3 skulls of 6", "3 skulls of 6", "2 skulls of 6", "5 skulls of 6"])
    basic_turn.roll_for_first(fray)
    assert fray.first_seat == 1
    assert len(told(fray, "rolled-for-first")) == 4


@pytest.mark.rule("HS-B-FIRST-03")
def test_turns_alternate() -> None:
    fray = opening("attack-at-dawn", 2)
    drive(rounds.play(fray), idle, most=40)
    seats = [e.seat for e in told(fray, "turn-began")][:6]
    assert seats in ([0, 1] * 3, [1, 0] * 3)
    assert "round-ended" not in happened(fray)


@pytest.mark.rule("HS-B-TURN-01")
def test_a_turn_is_card_moves_attacks() -> None:
    fray = guards()
    fray.stand(figure(fray, "finn"), 3)
    choices = iter([unit(fray, "zettian-guards"), figure(fray, "zettian-guards 2")])

    def choose(decision: Decision) -> int:
        if decision.kind in ("card", "mover"):
            return next(choices, DONE)
        return idle(decision)

    asked = drive(basic_turn.take_turn(fray, 0), choose)
    kinds = [d.kind for d in asked]
    assert kinds == ["card", "mover", "move", "move", "attack"]


@pytest.mark.rule("HS-B-TURN-02")
def test_any_card_may_be_chosen_also_the_same_again() -> None:
    fray = guards()
    for _ in range(3):
        asked = drive(
            basic_turn.take_turn(fray, 0),
            lambda d: unit(fray, "zettian-guards") if d.kind == "card" else DONE,
        )
        assert sorted(asked[0].codes) == sorted(fray.army(0))
    assert [e.a for e in told(fray, "turn-began")] == [unit(fray, "zettian-guards")] * 3


@pytest.mark.rule("HS-B-TURN-03")
def test_only_the_chosen_card_acts() -> None:
    fray = guards()
    asked = drive(
        basic_turn.take_turn(fray, 0),
        lambda d: unit(fray, "zettian-guards") if d.kind == "card" else d.codes[0],
    )
    movers = {d.subject for d in asked if d.kind == "move"}
    assert movers == set(fray.theatre.figures_of(unit(fray, "zettian-guards")))


@pytest.mark.rule("HS-B-TURN-04")
def test_any_or_none_of_the_figures_may_move_and_none_must_attack() -> None:
    fray = guards()
    fray.stand(figure(fray, "finn"), 3)
    choices = [unit(fray, "zettian-guards"), figure(fray, "zettian-guards")]
    moved = False

    def choose(decision: Decision) -> int:
        nonlocal moved
        if choices and decision.kind in ("card", "mover"):
            return choices.pop(0)
        if decision.kind == "move" and not moved:
            moved = True
            return decision.codes[0]
        return DONE

    drive(basic_turn.take_turn(fray, 0), choose)
    assert {e.a for e in told(fray, "moved")} == {figure(fray, "zettian-guards")}
    assert "attacked" not in happened(fray)


@pytest.mark.rule("HS-B-TURN-05")
def test_without_a_target_the_turn_ends_after_moving() -> None:
    fray = guards()
    asked = drive(
        basic_turn.take_turn(fray, 0),
        lambda d: unit(fray, "zettian-guards") if d.kind == "card" else DONE,
    )
    assert "attack" not in [d.kind for d in asked]
    assert fray.unit == NOBODY


@pytest.mark.rule("HS-B-MOVE-03")
def test_who_walks_past_a_friend_leaves_him_where_he_stands() -> None:
    figures = {"finn": (0, "A1"), "raelin": (0, "B1"), "syvarris": (1, "F1")}
    goal = [clause("reach", sides=[1], space=5)]  # where steps matter, they are made one by one
    fray = fray_on("g1 g1 g1 g1 g1 g1", figures, basic=True, victory=goal)
    acts(fray, "finn")
    run(move_action.move_action(fray), place_code(space(fray, "C1")))
    assert place(fray, "finn") == "C1"
    assert place(fray, "raelin") == "B1"
    assert list(fray.figures.at[:3]) == [NOBODY, figure(fray, "raelin"), figure(fray, "finn")]
    laws.check(fray)

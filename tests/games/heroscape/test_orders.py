"""Order markers (HS-M-OM)."""

from __future__ import annotations

from typing import cast

import pytest

from giantstable import library
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.orders import marked_cards, place_markers, take_markers
from giantstable.games.heroscape.table.asks import MARKER
from giantstable.games.heroscape.table.fray import DESTROYED, MARKERS, Fray, X
from giantstable.games.heroscape.table.theatre import House
from giantstable.games.heroscape.told import shapes
from giantstable.kernel.decision import Decision, Together
from giantstable.kernel.event import HIDDEN
from giantstable.kernel.match import new_match
from tests.games.heroscape.fields import figure, fray_on, unit
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, first_option, told

PLAN = {
    0: ["grimnak", "marro-warriors", "finn", "zettian-guards"],
    1: ["syvarris", "deathwalker-9000", "deathwalker-9000", "krav-maga-agents"],
}
FIGURES = {
    "grimnak": (0, "A7 A8"),
    "marro-warriors": (0, "B6"),
    "finn": (0, "B7"),
    "zettian-guards": (0, "B8"),
    "syvarris": (1, "X12"),
    "deathwalker-9000": (1, "X13"),
    "krav-maga-agents": (1, "X14"),
}


def example(house: House | None = None) -> Fray:
    return fray_on("table-of-the-giants", FIGURES, house=house)


def planned(fray: Fray, decision: Decision) -> int:
    return unit(fray, PLAN[decision.seat][decision.subject])


def cards(fray: Fray, seat: int) -> list[str]:
    units = fray.marker[seat * MARKERS : seat * MARKERS + MARKERS]
    return [fray.theatre.units[u].id if u != NOBODY else "" for u in units]


@pytest.mark.rule("HS-M-OM-01", "HS-M-OM-EX3", "HS-M-OM-07")
def test_each_seat_places_three_numbers_and_an_x() -> None:
    fray = example()
    asked = drive(place_markers(fray), lambda d: planned(fray, d))
    assert [(d.seat, d.subject) for d in asked] == [(s, m) for s in (0, 1) for m in range(4)]
    assert [d.rule for d in asked[:4]] == ["HS-M-OM-02"] * 3 + ["HS-M-OM-07"]
    assert cards(fray, 0) == PLAN[0]
    assert cards(fray, 1) == PLAN[1]


@pytest.mark.rule("HS-M-OM-03")
def test_all_markers_may_lie_on_one_card() -> None:
    fray = example()
    drive(place_markers(fray), first_option)
    assert len(set(cards(fray, 0))) == 1


@pytest.mark.rule("HS-M-OM-04")
def test_all_are_asked_at_once_and_nothing_is_laid_before_the_last_answer() -> None:
    fray = example()
    play = place_markers(fray)
    made = next(play)
    assert isinstance(made, Together)
    assert [d.seat for d in made.decisions] == [0] * 4 + [1] * 4
    assert not told(fray, "marked")
    for decision in made.decisions:
        decision.answer = planned(fray, decision)
    assert fray.marker == [NOBODY] * 8
    with pytest.raises(StopIteration):
        play.send(0)
    assert len(told(fray, "marked")) == 8


def test_neither_the_happenings_nor_their_order_tell_which_marker_lies_where() -> None:
    plans = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 2, 1, 1], [1, 1, 2, 2]]
    heard = []
    for plan in plans:
        fray = example()
        mine = marked_cards(fray, 0)
        drive(
            place_markers(fray),
            lambda d, p=plan, m=mine: m[p[d.subject]] if d.seat == 0 else d.codes[0],  # type: ignore[misc]
        )
        marked = [e.seen_by(1) for e in told(fray, "marked") if e.seat == 0]
        assert all(e.b == HIDDEN for e in marked)
        heard.append([e.a for e in marked])
    assert heard[0] == heard[1]
    assert heard[2] == heard[3]


@pytest.mark.rule("HS-M-OM-06")
def test_a_player_sees_his_markers_as_he_lays_them_and_nobody_else_does() -> None:
    setup = {"scenario": "clashing-fronts", "armies": "pre-made"}
    armies = {"army_1": "finn, grimnak", "army_2": "syvarris, thorgrim"}
    match = new_match(library.game("heroscape"), {**setup, **armies}, seed=4)
    while match.pending[0].kind != "marker":
        match.choose(match.pending[0].options[0])
    before = match.view(1)
    match.choose(next(o for o in match.pending[0].options if o.facts["unit"] == "finn"))
    mine = {state["unit"]: state["markers"] for state in cast(shapes.View, match.view(0))["units"]}
    assert mine["finn"] == [{"marker": "1", "shown": False}]
    assert match.view(1) == before
    assert cast(shapes.View, match.view(None))["units"] == cast(shapes.View, before)["units"]
    match.undo()
    assert not any(state["markers"] for state in cast(shapes.View, match.view(0))["units"])


@pytest.mark.rule("HS-M-OM-08")
def test_in_turn_the_high_roller_places_first_then_the_others_to_the_left() -> None:
    house = House()
    house.markers_in_turn = True
    figures = {"finn": (0, "A6"), "raelin": (0, "B6"), "syvarris": (1, "X12")}
    more = {"thorgrim": (1, "X13"), "grimnak": (2, "M5 M6"), "ne-gok-sa": (2, "M8")}
    fray = fray_on("table-of-the-giants", {**figures, **more}, house=house)
    load(fray, ["d20 4", "d20 19", "d20 9"])
    asked = drive(place_markers(fray), first_option)
    assert [d.seat for d in asked] == [1] * 4 + [2] * 4 + [0] * 4
    assert [e.seat for e in told(fray, "marked")] == [1] * 4 + [2] * 4 + [0] * 4
    assert asked[0].kind_of is MARKER


def test_one_card_alone_gets_all_markers_without_a_question() -> None:
    fray = fray_on("table-of-the-giants", {"finn": (0, "A6"), "raelin": (1, "B9")})
    assert drive(place_markers(fray), first_option) == []
    assert cards(fray, 0) == ["finn"] * 4


@pytest.mark.rule("HS-M-LIFE-06")
def test_a_card_out_of_play_cannot_be_marked() -> None:
    fray = example()
    fray.take_off(figure(fray, "finn"), DESTROYED)
    assert unit(fray, "finn") not in marked_cards(fray, 0)


def test_a_squad_in_reserve_may_be_marked() -> None:
    reserve = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}
    fray = fray_on("table-of-the-giants", {**FIGURES, **reserve})  # R-OM-03
    assert unit(fray, "airborne-elite") in marked_cards(fray, 0)


def test_who_is_out_of_the_game_places_nothing() -> None:
    fray = fray_on(  # R-INIT-02
        "table-of-the-giants", {**FIGURES, "raelin": (2, "-")}, players=3
    )
    asked = drive(place_markers(fray), first_option)
    assert {d.seat for d in asked} == {0, 1}
    assert cards(fray, 2) == [""] * 4


@pytest.mark.rule("HS-M-LIFE-07")
def test_all_markers_come_back_as_the_round_ends() -> None:
    fray = example()
    drive(place_markers(fray), first_option)
    fray.take_off(figure(fray, "grimnak"), DESTROYED)
    fray.shown[0] = 0b111
    take_markers(fray)
    assert fray.marker == [NOBODY] * 8
    assert fray.shown == [0, 0]
    asked = drive(place_markers(fray), first_option)
    assert [d.subject for d in asked if d.seat == 0] == [0, 1, 2, X]

"""Reinforcements of the Winter Holdout (HS-S-WINT-05 .. HS-S-WINT-11)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.round import reinforcements
from giantstable.games.heroscape.rules.round.orders import marked_cards
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO, YES
from tests.games.heroscape.fields import figure, unit
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, placed, told


def holdout(rounds: int, armies: list[list[str]] | None = None) -> Fray:
    fray = placed("winter-holdout", armies or [["finn", "raelin"], ["grimnak", "syvarris"]])
    fray.round = rounds
    fray.first_seat = 0
    return fray


def calls(fray: Fray, *cards: str) -> list[Decision]:
    """Let everybody call, and the first who is reinforced take these cards."""
    wanted = list(cards)

    def choose(decision: Decision) -> int:
        if decision.kind == "call-reinforcements":
            return YES
        if decision.kind == "reinforce":
            return unit(fray, wanted.pop(0)) if wanted else DONE
        return decision.codes[0]

    return drive(reinforcements.call(fray), choose)


def results(fray: Fray) -> list[tuple[int, int]]:
    return [(e.a, e.b) for e in told(fray, "rolled-reinforcements")]


@pytest.mark.rule("HS-S-WINT-05")
def test_who_has_figures_may_roll_but_need_not() -> None:
    fray = holdout(3)
    asked = drive(reinforcements.call(fray), lambda _: NO)
    assert [(d.seat, d.kind) for d in asked] == [
        (0, "call-reinforcements"),
        (1, "call-reinforcements"),
    ]
    assert results(fray) == []
    fray.take_off(figure(fray, "finn"), DESTROYED)
    fray.take_off(figure(fray, "raelin"), DESTROYED)
    assert [d.seat for d in drive(reinforcements.call(fray), lambda _: NO)] == [1]


@pytest.mark.rule("HS-S-WINT-06")
def test_after_the_first_two_rounds_it_takes_sixteen() -> None:
    for rounds in (1, 2):
        fray = holdout(rounds)
        load(fray, ["d20 15", "d20 16"])
        calls(fray)
        assert results(fray) == [(15, 0), (16, 1)]
        assert fray.reinforced == 0b10


@pytest.mark.rule("HS-S-WINT-07")
def test_later_it_takes_eleven() -> None:
    fray = holdout(3)
    load(fray, ["d20 10", "d20 11"])
    calls(fray)
    assert results(fray) == [(10, 0), (11, 1)]


@pytest.mark.rule("HS-S-WINT-08")
def test_an_army_of_160_points_comes_of_cards_that_nobody_had() -> None:
    fray = holdout(3)
    fray.spent |= 1 << unit(fray, "zettian-guards")  # was destroyed before
    load(fray, ["d20 11", "d20 1"])
    asked = [d for d in calls(fray, "ne-gok-sa", "marro-warriors") if d.kind == "reinforce"]
    first = [fray.theatre.units[u].id for u in asked[0].codes[:-1]]
    assert not {"finn", "raelin", "grimnak", "syvarris", "zettian-guards"} & set(first)
    second = [fray.theatre.units[u].master.points for u in asked[1].codes[:-1]]
    assert second
    assert max(second) <= 160 - 90
    assert len(asked) == 2  # 20 points are left: nothing costs so little
    assert points(fray, 0) == 160 + 90 + 50


@pytest.mark.rule("HS-S-WINT-09")
def test_squads_that_drop_cannot_come() -> None:
    fray = holdout(3)
    assert unit(fray, "airborne-elite") not in reinforcements.pool(fray, 0, 160)
    assert unit(fray, "marro-warriors") in reinforcements.pool(fray, 0, 160)


@pytest.mark.rule("HS-S-WINT-10")
def test_they_come_into_the_zone_that_the_army_started_in() -> None:
    fray = holdout(3)
    load(fray, ["d20 11", "d20 1"])
    calls(fray, "marro-warriors")
    zone = list(fray.theatre.scenario.zones.values())[fray.zone[0]]
    for who in fray.theatre.figures_of(unit(fray, "marro-warriors")):
        assert fray.fate[who] == STANDING
        assert fray.figures.first[who] in zone
    assert unit(fray, "marro-warriors") in marked_cards(fray, 0)


def test_without_room_in_the_zone_figures_are_lost() -> None:
    fray = holdout(3)  # R-WINT-02
    zone = list(fray.theatre.scenario.zones.values())[fray.zone[0]]
    for space in zone[:-2]:
        if fray.figures.at[space] < 0:
            fray.lay_glyph(0, space, False)
    load(fray, ["d20 11", "d20 1"])
    calls(fray, "marro-warriors")
    assert len(fray.standing(unit(fray, "marro-warriors"))) == 2
    assert len(told(fray, "not-used")) == 2


@pytest.mark.rule("HS-S-WINT-11")
def test_nobody_is_reinforced_twice() -> None:
    fray = holdout(3)
    load(fray, ["d20 11", "d20 1"])
    calls(fray, "marro-warriors")
    assert [d.seat for d in drive(reinforcements.call(fray), lambda _: NO)] == [1]


def test_several_roll_for_the_first_pick_and_draft_as_at_the_start() -> None:
    fray = holdout(3)  # R-WINT-01
    load(fray, ["d20 11+", "d20 11+", "d20 3", "d20 9"])
    asked = [d for d in calls(fray, "marro-warriors", "izumi-samurai") if d.kind == "reinforce"]
    assert [d.seat for d in asked][:3] == [1, 0, 0]


@pytest.mark.rule("HS-S-WINT-13")
def test_reinforcements_count_for_the_score() -> None:
    fray = holdout(11)
    before = points(fray, 0)
    load(fray, ["d20 11", "d20 1"])
    calls(fray, "izumi-samurai")
    assert points(fray, 0) == before + 60

"""Reinforcements of the Winter Holdout (HS-S-WINT-05 .. HS-S-WINT-11)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape import reinforcements
from giantstable.games.heroscape.asks import DONE, NO, YES
from giantstable.games.heroscape.battle import DESTROYED, STANDING, Battle
from giantstable.games.heroscape.orders import marked_cards
from giantstable.games.heroscape.victory import points
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import figure, unit
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, placed, told


def holdout(rounds: int, armies: list[list[str]] | None = None) -> Battle:
    battle = placed("winter-holdout", armies or [["finn", "raelin"], ["grimnak", "syvarris"]])
    battle.round = rounds
    battle.first_seat = 0
    return battle


def calls(battle: Battle, *cards: str) -> list[Decision]:
    """Let everybody call, and the first who is reinforced take these cards."""
    wanted = list(cards)

    def choose(decision: Decision) -> int:
        if decision.kind == "call-reinforcements":
            return YES
        if decision.kind == "reinforce":
            return unit(battle, wanted.pop(0)) if wanted else DONE
        return decision.codes[0]

    return drive(reinforcements.call(battle), choose)


def results(battle: Battle) -> list[tuple[int, int]]:
    return [(e.a, e.b) for e in told(battle, "rolled-reinforcements")]


@pytest.mark.rule("HS-S-WINT-05")
def test_who_has_figures_may_roll_but_need_not() -> None:
    battle = holdout(3)
    asked = drive(reinforcements.call(battle), lambda _: NO)
    assert [(d.seat, d.kind) for d in asked] == [
        (0, "call-reinforcements"),
        (1, "call-reinforcements"),
    ]
    assert results(battle) == []
    battle.take_off(figure(battle, "finn"), DESTROYED)
    battle.take_off(figure(battle, "raelin"), DESTROYED)
    assert [d.seat for d in drive(reinforcements.call(battle), lambda _: NO)] == [1]


@pytest.mark.rule("HS-S-WINT-06")
def test_after_the_first_two_rounds_it_takes_sixteen() -> None:
    for rounds in (1, 2):
        battle = holdout(rounds)
        load(battle, ["d20 15", "d20 16"])
        calls(battle)
        assert results(battle) == [(15, 0), (16, 1)]
        assert battle.reinforced == 0b10


@pytest.mark.rule("HS-S-WINT-07")
def test_later_it_takes_eleven() -> None:
    battle = holdout(3)
    load(battle, ["d20 10", "d20 11"])
    calls(battle)
    assert results(battle) == [(10, 0), (11, 1)]


@pytest.mark.rule("HS-S-WINT-08")
def test_an_army_of_160_points_comes_of_cards_that_nobody_had() -> None:
    battle = holdout(3)
    battle.spent |= 1 << unit(battle, "zettian-guards")  # was destroyed before
    load(battle, ["d20 11", "d20 1"])
    asked = [d for d in calls(battle, "ne-gok-sa", "marro-warriors") if d.kind == "reinforce"]
    first = [battle.theatre.units[u].id for u in asked[0].codes[:-1]]
    assert not {"finn", "raelin", "grimnak", "syvarris", "zettian-guards"} & set(first)
    second = [battle.theatre.units[u].master.points for u in asked[1].codes[:-1]]
    assert second
    assert max(second) <= 160 - 90
    assert len(asked) == 2  # 20 points are left: nothing costs so little
    assert points(battle, 0) == 160 + 90 + 50


@pytest.mark.rule("HS-S-WINT-09")
def test_squads_that_drop_cannot_come() -> None:
    battle = holdout(3)
    assert unit(battle, "airborne-elite") not in reinforcements.pool(battle, 0, 160)
    assert unit(battle, "marro-warriors") in reinforcements.pool(battle, 0, 160)


@pytest.mark.rule("HS-S-WINT-10")
def test_they_come_into_the_zone_that_the_army_started_in() -> None:
    battle = holdout(3)
    load(battle, ["d20 11", "d20 1"])
    calls(battle, "marro-warriors")
    zone = list(battle.theatre.scenario.zones.values())[battle.zone[0]]
    for who in battle.theatre.figures_of(unit(battle, "marro-warriors")):
        assert battle.fate[who] == STANDING
        assert battle.figures.first[who] in zone
    assert unit(battle, "marro-warriors") in marked_cards(battle, 0)


def test_without_room_in_the_zone_figures_are_lost() -> None:
    battle = holdout(3)  # R-WINT-02
    zone = list(battle.theatre.scenario.zones.values())[battle.zone[0]]
    for space in zone[:-2]:
        if battle.figures.at[space] < 0:
            battle.lay_glyph(0, space, False)
    load(battle, ["d20 11", "d20 1"])
    calls(battle, "marro-warriors")
    assert len(battle.standing(unit(battle, "marro-warriors"))) == 2
    assert len(told(battle, "not-used")) == 2


@pytest.mark.rule("HS-S-WINT-11")
def test_nobody_is_reinforced_twice() -> None:
    battle = holdout(3)
    load(battle, ["d20 11", "d20 1"])
    calls(battle, "marro-warriors")
    assert [d.seat for d in drive(reinforcements.call(battle), lambda _: NO)] == [1]


def test_several_roll_for_the_first_pick_and_draft_as_at_the_start() -> None:
    battle = holdout(3)  # R-WINT-01
    load(battle, ["d20 11+", "d20 11+", "d20 3", "d20 9"])
    asked = [d for d in calls(battle, "marro-warriors", "izumi-samurai") if d.kind == "reinforce"]
    assert [d.seat for d in asked][:3] == [1, 0, 0]


@pytest.mark.rule("HS-S-WINT-13")
def test_reinforcements_count_for_the_score() -> None:
    battle = holdout(11)
    before = points(battle, 0)
    load(battle, ["d20 11", "d20 1"])
    calls(battle, "izumi-samurai")
    assert points(battle, 0) == before + 60

"""Who has won (HS-B-OBJ, HS-M-OBJ, HS-M-SCORE, and the goals of the scenarios)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import giantstable as gt
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table.fray import DESTROYED, RESERVE, RESULTS, Fray
from giantstable.games.heroscape.table.theatre import House
from giantstable.kernel.table import GameOver
from tests.games.heroscape.fields import clause, figure, fray_on, happened, space, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.playing import opening, placed, told


def lose(fray: Fray, *names: str) -> None:
    for name in names:
        fray.take_off(figure(fray, name), DESTROYED)


def outcome(fray: Fray, check: Callable[[], None]) -> tuple[str, list[int]]:
    """Return how the battle ends, and who wins; an empty result if it goes on."""
    try:
        check()
    except GameOver:
        winners = [s for s in range(len(fray.theatre.seats)) if fray.won >> s & 1]
        assert [e.seat for e in told(fray, "won")] == winners
        return RESULTS[fray.result], winners
    assert not fray.result
    return "", []


def after_loss(fray: Fray) -> tuple[str, list[int]]:
    return outcome(fray, lambda: victory.after_loss(fray))


def after_step(fray: Fray, name: str) -> tuple[str, list[int]]:
    return outcome(fray, lambda: victory.after_step(fray, figure(fray, name)))


def round_over(fray: Fray, number: int) -> tuple[str, list[int]]:
    fray.round = number
    return outcome(fray, lambda: victory.round_over(fray))


def move_to(fray: Fray, name: str, place: str) -> None:
    spaces = [space(fray, word) for word in place.split()]
    fray.stand(figure(fray, name), *spaces)


# -- the last one standing ------------------------------------------------------------------------


@pytest.mark.rule("HS-S-DAWN-03")
def test_attack_at_dawn_is_won_by_the_last_side_standing() -> None:
    fray = opening("attack-at-dawn", 2)
    lose(fray, "ne-gok-sa", "grimnak", "izumi-samurai", "izumi-samurai 2")
    assert after_loss(fray) == ("", [])
    lose(fray, "izumi-samurai 3")
    assert after_loss(fray) == ("last-standing", [0])
    assert told(fray, "won")[0].kind.rule == "HS-B-OBJ-01"


@pytest.mark.rule("HS-M-TEAM-03", "HS-S-CLASH-05", "HS-S-BARR-06", "HS-S-WINT-12", "HS-S-MIST-08")
def test_a_side_is_beaten_when_its_last_figure_is_gone() -> None:
    for name in ("clashing-fronts", "to-take-barrenspur", "winter-holdout"):
        fray = placed(name, [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]])
        lose(fray, "finn", "syvarris")
        assert after_loss(fray) == ("", [])
        lose(fray, "ne-gok-sa")
        assert after_loss(fray) == ("last-standing", [0, 1])  # also who has nobody left
    mist = placed("a-toxic-mist", [["finn"], ["raelin"]])
    lose(mist, "finn")
    assert after_loss(mist) == ("last-standing", [1])


@pytest.mark.rule("HS-S-MIST-09")
def test_nobody_wins_when_both_lose_their_last_at_once() -> None:
    fray = placed("a-toxic-mist", [["finn"], ["raelin"]])
    lose(fray, "finn", "raelin")
    assert after_loss(fray) == ("nobody", [])
    assert happened(fray)[-1] == "nobody-won"
    elsewhere = placed("clashing-fronts", [["finn"], ["raelin"]])  # R-SCORE-03
    lose(elsewhere, "finn", "raelin")
    assert after_loss(elsewhere) == ("nobody", [])


def test_who_has_only_undropped_figures_has_lost() -> None:
    fray = placed("clashing-fronts", [["airborne-elite", "finn"], ["grimnak"]])  # R-DROP-01
    assert after_loss(fray) == ("", [])
    lose(fray, "finn")
    assert after_loss(fray) == ("last-standing", [1])


def test_an_army_that_only_drops_has_the_first_round_to_do_so() -> None:
    reserve = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}  # R-DROP-01
    fray = fray_on("g1 g1 g1", {**reserve, "grimnak": (1, "A1 B1")})
    assert fray.fate.count(RESERVE) == 4
    assert after_loss(fray) == ("", [])
    assert round_over(fray, 1) == ("last-standing", [1])


def test_a_battle_without_anybody_is_over_whatever_its_goals_are() -> None:
    goals = [clause("reach", sides=[1], space=2), clause("reach", sides=[2], space=0)]
    figures = {"finn": (0, "A1"), "raelin": (1, "C1")}
    fray = fray_on("g1 g1 g1", figures, victory=goals, basic=True)
    lose(fray, "finn")
    assert after_loss(fray) == ("", [])
    lose(fray, "raelin")
    assert after_loss(fray) == ("nobody", [])


# -- the goals of the Basic scenarios -------------------------------------------------------------


@pytest.mark.rule("HS-B-OBJ-01", "HS-S-DIVE-05")
def test_dive_the_dark_lakes_is_won_on_the_enemys_device() -> None:
    fray = opening("dive-the-dark-lakes", 2)
    lose(fray, "mimring")
    move_to(fray, "krav-maga-agents", "S9")
    assert after_step(fray, "krav-maga-agents") == ("reached", [0])
    fray = opening("dive-the-dark-lakes", 2)
    move_to(fray, "marro-warriors", "C11")
    assert after_step(fray, "marro-warriors") == ("reached", [1])
    fray = opening("dive-the-dark-lakes", 2)
    for who, seat in enumerate(fray.theatre.unit_of):
        if fray.owner[seat] == 1:
            fray.take_off(who, DESTROYED)
    assert after_loss(fray) == ("last-standing", [0])


@pytest.mark.rule("HS-S-DIVE-06", "HS-S-DIVE-02")
def test_standing_on_ones_own_device_wins_nothing() -> None:
    fray = opening("dive-the-dark-lakes", 2)
    assert fray.glyphs == 1 << space(fray, "S9") | 1 << space(fray, "C11")
    move_to(fray, "zettian-guards", "S9")
    assert after_step(fray, "zettian-guards") == ("", [])


@pytest.mark.rule("HS-S-COMF-07")
def test_two_plants_win() -> None:
    fray = opening("the-search-for-comfrey-plants", 2)
    fray.plants = [1, 1]
    assert after_step(fray, "agent-carr") == ("", [])
    fray.plants = [1, 2]
    assert after_step(fray, "agent-carr") == ("collected", [1])
    other = opening("the-search-for-comfrey-plants", 2)
    lose(other, "agent-carr", "ne-gok-sa", "deathwalker-9000")
    assert after_loss(other) == ("last-standing", [0])


# -- the scout ------------------------------------------------------------------------------------


def tempest() -> Fray:
    fray = placed("under-tempests-cover", [["finn", "raelin", "marro-warriors"], ["grimnak"]])
    assert fray.scout == unit(fray, "raelin")
    return fray


@pytest.mark.rule("HS-S-TEMP-12", "HS-S-TEMP-02", "HS-S-TEMP-04")
def test_the_scout_wins_on_the_post_and_a_decoy_does_not() -> None:
    fray = tempest()
    move_to(fray, "finn", "Y6")
    assert after_step(fray, "finn") == ("", [])
    assert fray.under_shown == 0
    move_to(fray, "finn", "Y7")
    move_to(fray, "grimnak", "Y6 X6")
    assert after_step(fray, "grimnak") == ("", [])
    move_to(fray, "grimnak", "A1 B1")
    move_to(fray, "raelin", "Y6")
    assert after_step(fray, "raelin") == ("scout-arrived", [0])
    assert fray.under_shown == 1 << fray.scout
    assert happened(fray)[-2:] == ["scout-glyph-shown", "won"]


@pytest.mark.rule("HS-S-TEMP-13")
def test_the_scouts_death_wins_for_the_other() -> None:
    fray = tempest()
    lose(fray, "finn")
    assert after_loss(fray) == ("", [])
    lose(fray, "raelin")
    assert after_loss(fray) == ("scout-destroyed", [1])


def test_a_scout_who_is_taken_over_is_lost_as_well() -> None:
    fray = tempest()  # R-SCOUT-03
    fray.change_hands(fray.scout, 1)
    assert after_loss(fray) == ("scout-destroyed", [1])


def two_shacklers() -> Fray:
    """Return a battle with two sets: the scout is shackled, and Player 1 has a Ne-Gok-Sa too."""
    scenario = box().scenarios["under-tempests-cover"].with_sets(2)
    fray = placed(scenario, [["raelin", "finn", "ne-gok-sa"], ["grimnak", "ne-gok-sa"]])
    fray.change_hands(fray.scout, 1)
    assert after_loss(fray) == ("", [])
    return fray


def test_a_scout_who_can_be_taken_back_is_not_lost_yet() -> None:
    fray = two_shacklers()  # R-SCOUT-03
    lose(fray, "ne-gok-sa")  # the last one who could take him back
    assert after_loss(fray) == ("scout-destroyed", [1])
    dead = two_shacklers()
    lose(dead, "raelin" if dead.scout == unit(dead, "raelin") else "finn")
    assert after_loss(dead) == ("scout-destroyed", [1])
    back = two_shacklers()
    back.change_hands(back.scout, 0)
    lose(back, "ne-gok-sa")
    assert after_loss(back) == ("", [])


@pytest.mark.rule("HS-S-TEMP-14", "HS-S-TEMP-03")
def test_time_wins_against_the_scout_even_without_figures() -> None:
    fray = tempest()
    lose(fray, "grimnak")
    assert after_loss(fray) == ("", [])
    assert round_over(fray, 11) == ("", [])
    assert round_over(fray, 12) == ("outlasted", [1])


# -- the captive ----------------------------------------------------------------------------------


def rescue() -> Fray:
    return placed("a-desperate-rescue-attempt", [["finn"], ["raelin"], ["syvarris"]])


@pytest.mark.rule("HS-S-RESC-08")
def test_a_step_beside_the_captive_frees_him() -> None:
    fray = rescue()
    move_to(fray, "syvarris", "P12")
    assert after_step(fray, "syvarris") == ("", [])  # not his side
    move_to(fray, "syvarris", "K8")
    neighbours = fray.theatre.field.near[space(fray, "O13")]
    beside = fray.theatre.field.names[(neighbours & -neighbours).bit_length() - 1]
    move_to(fray, "raelin", beside)
    assert after_step(fray, "raelin") == ("rescued", [0, 1])


@pytest.mark.rule("HS-S-RESC-09", "HS-S-RESC-02")
def test_the_guard_of_the_captive_wins_on_time_even_without_figures() -> None:
    fray = rescue()
    lose(fray, "syvarris")
    assert after_loss(fray) == ("", [])
    assert round_over(fray, 7) == ("", [])
    assert round_over(fray, 8) == ("outlasted", [2])


@pytest.mark.rule("HS-S-RESC-10")
def test_the_guard_of_the_captive_wins_when_the_team_is_gone() -> None:
    fray = rescue()
    lose(fray, "finn")
    assert after_loss(fray) == ("", [])
    lose(fray, "raelin")
    assert after_loss(fray) == ("last-standing", [2])
    both = rescue()
    lose(both, "finn", "raelin", "syvarris")
    assert after_loss(both) == ("outlasted", [2])


# -- the fortress ---------------------------------------------------------------------------------


def fortress() -> Fray:
    return placed("mimrings-fortress", [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]])


@pytest.mark.rule("HS-S-FORT-10")
def test_a_raider_on_the_map_wins_as_the_round_ends_and_not_before() -> None:
    fray = fortress()
    move_to(fray, "ne-gok-sa", "J9")
    assert after_step(fray, "ne-gok-sa") == ("", [])
    assert round_over(fray, 3) == ("held", [3])
    own = fortress()
    move_to(own, "finn", "J9")
    assert round_over(own, 3) == ("", [])
    last = fortress()
    move_to(last, "raelin", "J9")
    assert round_over(last, 6) == ("held", [1])


@pytest.mark.rule("HS-S-FORT-11", "HS-S-FORT-02")
def test_the_owner_of_the_fortress_wins_on_time_even_without_figures() -> None:
    fray = fortress()
    lose(fray, "finn", "mimring")
    assert after_loss(fray) == ("", [])
    lose(fray, "raelin", "syvarris")
    assert after_loss(fray) == ("", [])  # a raider alone has not won: the map is not his
    assert round_over(fray, 5) == ("", [])
    assert round_over(fray, 6) == ("outlasted", [0])


def test_the_owner_of_the_fortress_wins_when_all_raiders_are_gone() -> None:
    fray = fortress()  # R-FORT-03
    lose(fray, "raelin", "syvarris")
    assert after_loss(fray) == ("", [])
    lose(fray, "ne-gok-sa")
    assert after_loss(fray) == ("last-standing", [0])


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-SCORE-01", "HS-M-SCORE-02")
def test_a_card_scores_whole_while_one_figure_stands() -> None:
    fray = placed("clashing-fronts", [["finn", "marro-warriors", "airborne-elite"], ["grimnak"]])
    assert victory.points(fray, 0) == 130  # the squad in reserve counts nothing (R-SCORE-02)
    fray.stand(figure(fray, "airborne-elite"), space(fray, "M1"))
    assert victory.points(fray, 0) == 240
    lose(fray, "marro-warriors", "marro-warriors 2", "marro-warriors 3", "marro-warriors 4")
    assert victory.points(fray, 0) == 190
    fray.change_hands(unit(fray, "finn"), 1)
    assert [victory.points(fray, seat) for seat in (0, 1)] == [110, 200]


@pytest.mark.rule("HS-S-CLASH-06", "HS-S-MIST-10", "HS-S-WINT-13", "HS-S-BARR-07")
def test_most_points_win_when_time_is_up() -> None:
    last = {
        "clashing-fronts": 12,
        "a-toxic-mist": 8,
        "winter-holdout": 12,
        "to-take-barrenspur": 12,
    }
    for name, rounds in last.items():
        fray = placed(name, [["finn", "marro-warriors"], ["grimnak"]])
        assert round_over(fray, rounds - 1) == ("", [])
        assert round_over(fray, rounds) == ("most-points", [0])


@pytest.mark.rule("HS-M-SCORE-03", "HS-S-BARR-07")
def test_team_mates_add_their_points() -> None:
    # 80 + 80 against 100 + 50
    fray = placed("to-take-barrenspur", [["finn"], ["raelin"], ["syvarris"], ["marro-warriors"]])
    lose(fray, "marro-warriors")
    assert round_over(fray, 12) == ("most-points", [0, 1])


@pytest.mark.rule("HS-M-END-03")
def test_an_agreed_limit_of_rounds_scores_by_points() -> None:
    figures = {"finn": (0, "A1"), "syvarris": (1, "C1")}
    goals = [clause("last-standing"), clause("most-points")]
    fray = fray_on("g1 g1 g1", figures, victory=goals, rounds=10)
    assert round_over(fray, 9) == ("", [])
    assert round_over(fray, 10) == ("most-points", [1])


def tied(house: House) -> Fray:
    figures = {"finn": (0, "A1"), "raelin": (1, "C1")}
    goals = [clause("last-standing"), clause("most-points")]
    return fray_on("g1 g1 g1", figures, victory=goals, rounds=1, house=house)


def test_equal_points_are_a_draw_or_broken_by_figures_and_wounds() -> None:
    drawn = tied(House())
    assert round_over(drawn, 1) == ("draw", [])  # R-SCORE-01
    assert happened(drawn) == ["drew", "drew"]
    house = House()
    house.tie_break = True
    fray = tied(house)
    fray.wounds[figure(fray, "finn")] = 1
    assert round_over(fray, 1) == ("most-points", [1])


def test_a_drawn_game_has_no_winner_and_is_told_as_one() -> None:
    nobody: dict[str, object] = {}
    table = {
        "units": {"finn": {"seat": 0}, "thorgrim": {"seat": 1}},  # 80 points each
        "figures": {"finn": {"at": "A6"}, "thorgrim": {"at": "C9"}},
        "phase": "fight", "round": 12, "first_seat": 0, "markers": [nobody, nobody],
    }  # fmt: skip
    match = gt.load("heroscape", {"setup": {"scenario": "clashing-fronts"}, "table": table})
    assert match.over
    assert match.outcome() == {"result": "draw", "scores": [80, 80], "winners": []}
    record = match.record()
    assert gt.replay(record).winners == []
    as_before = {**match.outcome(), "result": "most-points", "winners": [0, 1]}  # by 0.1.0
    assert gt.replay({**record, "result": as_before}).result == "draw"
    with pytest.raises(gt.BadRecord):
        gt.replay({**record, "result": {**as_before, "scores": [80, 0]}})

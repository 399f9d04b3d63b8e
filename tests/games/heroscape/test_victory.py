"""Who has won (HS-B-OBJ, HS-M-OBJ, HS-M-SCORE, and the goals of the scenarios)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from giantstable.games.heroscape import victory
from giantstable.games.heroscape.battle import DESTROYED, RESERVE, RESULTS, Battle
from giantstable.games.heroscape.theatre import House
from giantstable.kernel.table import GameOver
from tests.games.heroscape.fields import battle_on, clause, figure, happened, space, unit
from tests.games.heroscape.playing import opening, placed, told


def lose(battle: Battle, *names: str) -> None:
    for name in names:
        battle.take_off(figure(battle, name), DESTROYED)


def outcome(battle: Battle, check: Callable[[], None]) -> tuple[str, list[int]]:
    """Return how the battle ends, and who wins; an empty result if it goes on."""
    try:
        check()
    except GameOver:
        winners = [s for s in range(len(battle.theatre.seats)) if battle.won >> s & 1]
        assert [e.seat for e in told(battle, "won")] == winners
        return RESULTS[battle.result], winners
    assert not battle.result
    return "", []


def after_loss(battle: Battle) -> tuple[str, list[int]]:
    return outcome(battle, lambda: victory.after_loss(battle))


def after_step(battle: Battle, name: str) -> tuple[str, list[int]]:
    return outcome(battle, lambda: victory.after_step(battle, figure(battle, name)))


def round_over(battle: Battle, number: int) -> tuple[str, list[int]]:
    battle.round = number
    return outcome(battle, lambda: victory.round_over(battle))


def move_to(battle: Battle, name: str, place: str) -> None:
    spaces = [space(battle, word) for word in place.split()]
    battle.stand(figure(battle, name), *spaces)


# -- the last one standing ------------------------------------------------------------------------


@pytest.mark.rule("HS-S-DAWN-03")
def test_attack_at_dawn_is_won_by_the_last_side_standing() -> None:
    battle = opening("attack-at-dawn", 2)
    lose(battle, "ne-gok-sa", "grimnak", "izumi-samurai", "izumi-samurai 2")
    assert after_loss(battle) == ("", [])
    lose(battle, "izumi-samurai 3")
    assert after_loss(battle) == ("last-standing", [0])
    assert told(battle, "won")[0].kind.rule == "HS-B-OBJ-01"


@pytest.mark.rule("HS-M-TEAM-03", "HS-S-CLASH-05", "HS-S-BARR-06", "HS-S-WINT-12", "HS-S-MIST-08")
def test_a_side_is_beaten_when_its_last_figure_is_gone() -> None:
    for name in ("clashing-fronts", "to-take-barrenspur", "winter-holdout"):
        battle = placed(name, [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]])
        lose(battle, "finn", "syvarris")
        assert after_loss(battle) == ("", [])
        lose(battle, "ne-gok-sa")
        assert after_loss(battle) == ("last-standing", [0, 1])  # also who has nobody left
    mist = placed("a-toxic-mist", [["finn"], ["raelin"]])
    lose(mist, "finn")
    assert after_loss(mist) == ("last-standing", [1])


@pytest.mark.rule("HS-S-MIST-09")
def test_nobody_wins_when_both_lose_their_last_at_once() -> None:
    battle = placed("a-toxic-mist", [["finn"], ["raelin"]])
    lose(battle, "finn", "raelin")
    assert after_loss(battle) == ("nobody", [])
    assert happened(battle)[-1] == "nobody-won"
    elsewhere = placed("clashing-fronts", [["finn"], ["raelin"]])  # R-SCORE-03
    lose(elsewhere, "finn", "raelin")
    assert after_loss(elsewhere) == ("nobody", [])


def test_who_has_only_undropped_figures_has_lost() -> None:
    battle = placed("clashing-fronts", [["airborne-elite", "finn"], ["grimnak"]])  # R-DROP-01
    assert after_loss(battle) == ("", [])
    lose(battle, "finn")
    assert after_loss(battle) == ("last-standing", [1])


def test_an_army_that_only_drops_has_the_first_round_to_do_so() -> None:
    reserve = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}  # R-DROP-01
    battle = battle_on("g1 g1 g1", {**reserve, "grimnak": (1, "A1 B1")})
    assert battle.fate.count(RESERVE) == 4
    assert after_loss(battle) == ("", [])
    assert round_over(battle, 1) == ("last-standing", [1])


def test_a_battle_without_anybody_is_over_whatever_its_goals_are() -> None:
    goals = [clause("reach", sides=[1], space=2), clause("reach", sides=[2], space=0)]
    figures = {"finn": (0, "A1"), "raelin": (1, "C1")}
    battle = battle_on("g1 g1 g1", figures, victory=goals, basic=True)
    lose(battle, "finn")
    assert after_loss(battle) == ("", [])
    lose(battle, "raelin")
    assert after_loss(battle) == ("nobody", [])


# -- the goals of the Basic scenarios -------------------------------------------------------------


@pytest.mark.rule("HS-B-OBJ-01", "HS-S-DIVE-05")
def test_dive_the_dark_lakes_is_won_on_the_enemys_device() -> None:
    battle = opening("dive-the-dark-lakes", 2)
    lose(battle, "mimring")
    move_to(battle, "krav-maga-agents", "S9")
    assert after_step(battle, "krav-maga-agents") == ("reached", [0])
    battle = opening("dive-the-dark-lakes", 2)
    move_to(battle, "marro-warriors", "C11")
    assert after_step(battle, "marro-warriors") == ("reached", [1])
    battle = opening("dive-the-dark-lakes", 2)
    for who, seat in enumerate(battle.theatre.unit_of):
        if battle.owner[seat] == 1:
            battle.take_off(who, DESTROYED)
    assert after_loss(battle) == ("last-standing", [0])


@pytest.mark.rule("HS-S-DIVE-06", "HS-S-DIVE-02")
def test_standing_on_ones_own_device_wins_nothing() -> None:
    battle = opening("dive-the-dark-lakes", 2)
    assert battle.glyphs == 1 << space(battle, "S9") | 1 << space(battle, "C11")
    move_to(battle, "zettian-guards", "S9")
    assert after_step(battle, "zettian-guards") == ("", [])


@pytest.mark.rule("HS-S-COMF-07")
def test_two_plants_win() -> None:
    battle = opening("the-search-for-comfrey-plants", 2)
    battle.plants = [1, 1]
    assert after_step(battle, "agent-carr") == ("", [])
    battle.plants = [1, 2]
    assert after_step(battle, "agent-carr") == ("collected", [1])
    other = opening("the-search-for-comfrey-plants", 2)
    lose(other, "agent-carr", "ne-gok-sa", "deathwalker-9000")
    assert after_loss(other) == ("last-standing", [0])


# -- the scout ------------------------------------------------------------------------------------


def tempest() -> Battle:
    battle = placed("under-tempests-cover", [["finn", "raelin", "marro-warriors"], ["grimnak"]])
    assert battle.scout == unit(battle, "raelin")
    return battle


@pytest.mark.rule("HS-S-TEMP-12", "HS-S-TEMP-02", "HS-S-TEMP-04")
def test_the_scout_wins_on_the_post_and_a_decoy_does_not() -> None:
    battle = tempest()
    move_to(battle, "finn", "Y6")
    assert after_step(battle, "finn") == ("", [])
    assert battle.under_shown == 0
    move_to(battle, "finn", "Y7")
    move_to(battle, "grimnak", "Y6 X6")
    assert after_step(battle, "grimnak") == ("", [])
    move_to(battle, "grimnak", "A1 B1")
    move_to(battle, "raelin", "Y6")
    assert after_step(battle, "raelin") == ("scout-arrived", [0])
    assert battle.under_shown == 1 << battle.scout
    assert happened(battle)[-2:] == ["scout-glyph-shown", "won"]


@pytest.mark.rule("HS-S-TEMP-13")
def test_the_scouts_death_wins_for_the_other() -> None:
    battle = tempest()
    lose(battle, "finn")
    assert after_loss(battle) == ("", [])
    lose(battle, "raelin")
    assert after_loss(battle) == ("scout-destroyed", [1])


def test_a_scout_who_is_taken_over_is_lost_as_well() -> None:
    battle = tempest()  # R-SCOUT-03
    battle.change_hands(battle.scout, 1)
    assert after_loss(battle) == ("scout-destroyed", [1])


@pytest.mark.rule("HS-S-TEMP-14", "HS-S-TEMP-03")
def test_time_wins_against_the_scout_even_without_figures() -> None:
    battle = tempest()
    lose(battle, "grimnak")
    assert after_loss(battle) == ("", [])
    assert round_over(battle, 11) == ("", [])
    assert round_over(battle, 12) == ("outlasted", [1])


# -- the captive ----------------------------------------------------------------------------------


def rescue() -> Battle:
    return placed("a-desperate-rescue-attempt", [["finn"], ["raelin"], ["syvarris"]])


@pytest.mark.rule("HS-S-RESC-08")
def test_a_step_beside_the_captive_frees_him() -> None:
    battle = rescue()
    move_to(battle, "syvarris", "P12")
    assert after_step(battle, "syvarris") == ("", [])  # not his side
    move_to(battle, "syvarris", "K8")
    neighbours = battle.theatre.field.near[space(battle, "O13")]
    beside = battle.theatre.field.names[(neighbours & -neighbours).bit_length() - 1]
    move_to(battle, "raelin", beside)
    assert after_step(battle, "raelin") == ("rescued", [0, 1])


@pytest.mark.rule("HS-S-RESC-09", "HS-S-RESC-02")
def test_the_guard_of_the_captive_wins_on_time_even_without_figures() -> None:
    battle = rescue()
    lose(battle, "syvarris")
    assert after_loss(battle) == ("", [])
    assert round_over(battle, 7) == ("", [])
    assert round_over(battle, 8) == ("outlasted", [2])


@pytest.mark.rule("HS-S-RESC-10")
def test_the_guard_of_the_captive_wins_when_the_team_is_gone() -> None:
    battle = rescue()
    lose(battle, "finn")
    assert after_loss(battle) == ("", [])
    lose(battle, "raelin")
    assert after_loss(battle) == ("last-standing", [2])
    both = rescue()
    lose(both, "finn", "raelin", "syvarris")
    assert after_loss(both) == ("outlasted", [2])


# -- the fortress ---------------------------------------------------------------------------------


def fortress() -> Battle:
    return placed("mimrings-fortress", [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]])


@pytest.mark.rule("HS-S-FORT-10")
def test_a_raider_on_the_map_wins_as_the_round_ends_and_not_before() -> None:
    battle = fortress()
    move_to(battle, "ne-gok-sa", "J9")
    assert after_step(battle, "ne-gok-sa") == ("", [])
    assert round_over(battle, 3) == ("held", [3])
    own = fortress()
    move_to(own, "finn", "J9")
    assert round_over(own, 3) == ("", [])
    last = fortress()
    move_to(last, "raelin", "J9")
    assert round_over(last, 6) == ("held", [1])


@pytest.mark.rule("HS-S-FORT-11", "HS-S-FORT-02")
def test_the_owner_of_the_fortress_wins_on_time_even_without_figures() -> None:
    battle = fortress()
    lose(battle, "finn", "mimring")
    assert after_loss(battle) == ("", [])
    lose(battle, "raelin", "syvarris")
    assert after_loss(battle) == ("", [])  # a raider alone has not won: the map is not his
    assert round_over(battle, 5) == ("", [])
    assert round_over(battle, 6) == ("outlasted", [0])


def test_the_owner_of_the_fortress_wins_when_all_raiders_are_gone() -> None:
    battle = fortress()  # R-FORT-03
    lose(battle, "raelin", "syvarris")
    assert after_loss(battle) == ("", [])
    lose(battle, "ne-gok-sa")
    assert after_loss(battle) == ("last-standing", [0])


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-SCORE-01", "HS-M-SCORE-02")
def test_a_card_scores_whole_while_one_figure_stands() -> None:
    battle = placed("clashing-fronts", [["finn", "marro-warriors", "airborne-elite"], ["grimnak"]])
    assert victory.points(battle, 0) == 130  # the squad in reserve counts nothing (R-SCORE-02)
    battle.stand(figure(battle, "airborne-elite"), space(battle, "M1"))
    assert victory.points(battle, 0) == 240
    lose(battle, "marro-warriors", "marro-warriors 2", "marro-warriors 3", "marro-warriors 4")
    assert victory.points(battle, 0) == 190
    battle.change_hands(unit(battle, "finn"), 1)
    assert [victory.points(battle, seat) for seat in (0, 1)] == [110, 200]


@pytest.mark.rule("HS-S-CLASH-06", "HS-S-MIST-10", "HS-S-WINT-13", "HS-S-BARR-07")
def test_most_points_win_when_time_is_up() -> None:
    last = {
        "clashing-fronts": 12,
        "a-toxic-mist": 8,
        "winter-holdout": 12,
        "to-take-barrenspur": 12,
    }
    for name, rounds in last.items():
        battle = placed(name, [["finn", "marro-warriors"], ["grimnak"]])
        assert round_over(battle, rounds - 1) == ("", [])
        assert round_over(battle, rounds) == ("most-points", [0])


@pytest.mark.rule("HS-M-SCORE-03", "HS-S-BARR-07")
def test_team_mates_add_their_points() -> None:
    # 80 + 80 against 100 + 50
    battle = placed("to-take-barrenspur", [["finn"], ["raelin"], ["syvarris"], ["marro-warriors"]])
    lose(battle, "marro-warriors")
    assert round_over(battle, 12) == ("most-points", [0, 1])


@pytest.mark.rule("HS-M-END-03")
def test_an_agreed_limit_of_rounds_scores_by_points() -> None:
    figures = {"finn": (0, "A1"), "syvarris": (1, "C1")}
    goals = [clause("last-standing"), clause("most-points")]
    battle = battle_on("g1 g1 g1", figures, victory=goals, rounds=10)
    assert round_over(battle, 9) == ("", [])
    assert round_over(battle, 10) == ("most-points", [1])


def tied(house: House) -> Battle:
    figures = {"finn": (0, "A1"), "raelin": (1, "C1")}
    goals = [clause("last-standing"), clause("most-points")]
    return battle_on("g1 g1 g1", figures, victory=goals, rounds=1, house=house)


def test_equal_points_are_a_draw_or_broken_by_figures_and_wounds() -> None:
    assert round_over(tied(House()), 1) == ("most-points", [0, 1])  # R-SCORE-01
    house = House()
    house.tie_break = True
    battle = tied(house)
    battle.wounds[figure(battle, "finn")] = 1
    assert round_over(battle, 1) == ("most-points", [1])

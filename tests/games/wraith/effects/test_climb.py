"""Climb (WG-MOVE-10 .. -15), also over the top (WG-MOVE-22 .. -24)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.games.wraith.moves import DECK, GIANTS, ends, lines, standing
from tests.games.wraith.scene import fight, giant_card, happened, place, play, practice, scene


@pytest.mark.rule("WG-MOVE-10")
def test_a_climb_goes_up_by_one_to_its_value() -> None:
    assert ends("ground", "climb-2") == {"A1", "A2", "A3", "B3", "C4", "C3"}
    assert ends("A2", "climb-1") == {"B1"}
    assert ends("A2", "climb-3") == {"B1", "B2", "B4"}


@pytest.mark.rule("WG-MOVE-11")
def test_a_climb_is_at_least_one_foothold() -> None:
    assert ends("A1", "climb-2") == {"A2", "B1"}
    m = play(standing("A1", "climb-2"), "play climb-2")
    with pytest.raises(gt.NotPending, match="climb A1"):
        m.choose("climb A1")


@pytest.mark.rule("WG-MOVE-12")
def test_a_climb_never_goes_down() -> None:
    assert ends("B2", "climb-1") == {"B4"}
    assert ends("B2", "climb-5") == {"B4", "C1", "D2", "D1", "ground"}  # over the top: a fall


@pytest.mark.rule("WG-MOVE-13")
@pytest.mark.parametrize("pawn", ["ground", "A1", "B4", "D1"])
def test_a_climb_of_0_moves_nobody(pawn: str) -> None:
    m = standing(pawn, "haul")  # no Breath in the row
    play(m, "play haul")
    assert place(m) == pawn  # W21: no fall from the top either
    assert happened(m) == ["round-began", "played", "not-possible"]
    assert fight(m).played == 1


@pytest.mark.rule("WG-MOVE-13")
@pytest.mark.parametrize(("card", "reached"), [("climb-1", set()), ("climb-2", {"A2"})])
def test_a_climb_reduced_to_0_moves_nobody(card: str, reached: set[str]) -> None:
    weight = {"effect": "reduce", "actions": ["climb"], "by": 1}
    game = practice(DECK, [giant_card("B", kind="always_active", always=weight)])
    m = scene(game=game, pawn="A1", hand=[f"young-{card}"], row="01 02 03 04 05")
    play(m, f"play {card}")
    assert {place(m)} == (reached or {"A1"})


@pytest.mark.rule("WG-MOVE-14")
def test_the_player_picks_a_branch_at_each_step() -> None:
    assert ends("B4", "climb-1") == {"C1", "D2"}
    assert ends("B4", "climb-2") == {"C1", "D2", "D1"}


@pytest.mark.rule("WG-MOVE-15")
def test_example_climbing_3() -> None:
    three_steps = ends("ground", "climb-3") - ends("ground", "climb-2")
    assert three_steps == {"B1", "B2", "C2"}  # B1 by way of A1 and A2
    m = play(standing("ground", "climb-3"), "play climb-3", "climb B1")
    assert place(m) == "B1"


@pytest.mark.rule("WG-MOVE-22")
@pytest.mark.parametrize("giant", GIANTS)
def test_climbing_on_from_a_top_foothold_is_a_fall(giant: str) -> None:
    tops = [here for here, up in lines(giant).items() if not up]
    assert tops
    for top in tops:
        assert ends(top, "climb-1", giant) == {"ground"}
        assert ends(top, "climb-3", giant) == {"ground"}  # W22: the rest of the Climb is lost
        m = play(standing(top, "climb-1", giant), "play climb-1")
        assert happened(m)[-1] == "fell"


@pytest.mark.rule("WG-MOVE-22")
def test_the_house_may_let_her_stay_on_the_top() -> None:
    assert ends("D1", "climb-2", setup={"top_climb_forced": False}) == {"D1", "ground"}
    assert ends("D2", "climb-1", setup={"top_climb_forced": False}) == {"D1"}


@pytest.mark.rule("WG-MOVE-23")
@pytest.mark.parametrize("giant", GIANTS)
def test_there_is_no_fall_while_a_way_up_exists(giant: str) -> None:
    for here, up in lines(giant).items():
        if up:
            assert ends(here, "climb-1", giant) == set(up)
    if giant == "earth":
        assert ends("D2", "climb-1", giant) == {"D1"}


@pytest.mark.rule("WG-MOVE-24")
def test_falling_takes_one_point_more_than_reaching_the_top() -> None:
    assert ends("D2", "climb-1") == {"D1"}
    assert ends("D2", "climb-2") == {"D1", "ground"}
    assert ends("D2", "climb-3") == {"D1", "ground"}  # and no climbing on from the Ground
    assert "ground" not in ends("B4", "climb-2")
    assert "ground" in ends("B4", "climb-3")

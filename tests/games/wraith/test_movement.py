"""Climb, Drop and Leap (WG-MOVE-10 .. WG-MOVE-34)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.games.wraith.moves import DECK, EARTH, GIANTS, ends, lines, standing
from tests.games.wraith.scene import (
    fight,
    giant_card,
    happened,
    place,
    play,
    practice,
    scene,
    wounds_on,
)

# -- Climb -----------------------------------------------------------------------------------------


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


# -- Drop ------------------------------------------------------------------------------------------


@pytest.mark.rule("WG-MOVE-16")
def test_a_drop_goes_down_along_lines() -> None:
    assert ends("B2", "drop") == {"B1", "A2", "A1", "B3", "A3", "ground"}


@pytest.mark.rule("WG-MOVE-17")
def test_a_drop_is_at_least_one_foothold() -> None:
    assert ends("A1", "drop") == {"ground"}
    for here in EARTH:
        assert here not in ends(here, "drop")


@pytest.mark.rule("WG-MOVE-17")
def test_on_the_ground_there_is_no_way_down() -> None:
    """W25: the Drop is impossible there, and skipped."""
    m = play(standing("ground", "drop"), "play drop")
    assert happened(m) == ["round-began", "played", "not-possible"]
    assert place(m) == "ground"


@pytest.mark.rule("WG-MOVE-18")
def test_a_drop_has_no_maximum() -> None:
    assert "ground" in ends("D1", "drop")  # by way of D2, B4, B2, B3 and A3, or longer
    assert ends("D1", "drop") == set(EARTH) - {"D1"}


@pytest.mark.rule("WG-MOVE-19")
def test_a_drop_follows_connected_lines() -> None:
    below_c1 = {"B4", "B2", "B1", "B3", "A1", "A2", "A3", "ground"}
    assert ends("C1", "drop") == below_c1  # lower on the picture, but C2, C3, C4 hang elsewhere


@pytest.mark.rule("WG-MOVE-20")
def test_a_drop_from_a_card_costs_nothing() -> None:
    m = play(standing("D1", "drop-and-cut", wounds=2), "play drop-and-cut", "drop ground")
    assert place(m) == "ground"
    assert fight(m).wounds == 2


@pytest.mark.rule("WG-MOVE-21")
@pytest.mark.parametrize("end", ["D2", "ground"])
def test_a_fearless_drop_costs_its_price_and_no_more_for_height(end: str) -> None:
    m = play(standing("D1", "drop", wounds=2), "fearless drop", f"drop {end}")
    assert place(m) == end
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-MOVE-25")
def test_example_drop_from_c2() -> None:
    assert ends("C2", "drop") == {"C3", "C4", "ground"}
    assert place(play(standing("C2", "drop"), "play drop", "drop ground")) == "ground"


# -- over the top ----------------------------------------------------------------------------------


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


# -- Leap ------------------------------------------------------------------------------------------


@pytest.mark.rule("WG-MOVE-26")
def test_a_leap_is_one_to_its_value_of_steps() -> None:
    assert ends("B2", "leap-1") == {"B1", "B3", "B4"}
    assert ends("B2", "leap-2") == {"B1", "B3", "B4", "A2", "A3", "C1", "D2"}


@pytest.mark.rule("WG-MOVE-27")
def test_a_leap_goes_up_and_down() -> None:
    assert ends("A2", "leap-1") == {"A1", "B1"}
    assert "D2" in ends("C1", "leap-2")  # up and down in one Leap
    assert "B3" in ends("B1", "leap-2")


@pytest.mark.rule("WG-MOVE-28")
def test_a_leap_is_at_least_one_step() -> None:
    assert ends("C3", "leap-1") == {"C2", "C4"}
    m = play(standing("C3", "leap-1"), "play leap-1")
    with pytest.raises(gt.NotPending, match="leap C3"):
        m.choose("leap C3")


@pytest.mark.rule("WG-MOVE-29")
def test_a_leap_of_0_moves_nobody() -> None:
    """Jump Slash without a Foot in its row: no Leap, but the Sword strikes."""
    game = practice(DECK, [giant_card("A1")], deck_size=60)
    m = scene(
        game=game, pawn="A1", hand=["young-jump-slash"], top=["young-hand"], row="01 02 03 04 05"
    )
    play(m, "play jump-slash", "sword")
    assert place(m) == "A1"
    assert wounds_on(m, "earth-01") == 1
    assert "leapt" not in happened(m)


@pytest.mark.rule("WG-MOVE-30")
def test_each_step_of_a_leap_is_to_a_neighbour() -> None:
    assert ends("C1", "leap-1") == {"B4", "D1"}
    for here in EARTH:
        two_steps = {end for step in ends(here, "leap-1") for end in ends(step, "leap-1")}
        assert ends(here, "leap-2") == (two_steps | ends(here, "leap-1")) - {here}


@pytest.mark.rule("WG-MOVE-31")
def test_a_leap_never_ends_where_it_began() -> None:
    assert ends("A1", "leap-2") == {"A2", "B1", "ground", "A3", "C4"}  # A1 - A2 - A1 is no Leap
    for here in EARTH:
        for card in ("leap-2", "leap-3", "leap-4"):
            assert here not in ends(here, card)


@pytest.mark.rule("WG-MOVE-32")
def test_example_leap_c2_to_c4() -> None:
    assert "C3" in ends("C2", "leap-1")
    assert "C4" not in ends("C2", "leap-1")
    assert "C4" in ends("C2", "leap-2")
    assert place(play(standing("C2", "leap-2"), "play leap-2", "leap C4")) == "C4"


@pytest.mark.rule("WG-MOVE-33")
def test_leaps_go_to_from_and_through_the_ground() -> None:
    assert "ground" in ends("A1", "leap-1")
    assert ends("ground", "leap-1") == {"A1", "A3", "C4"}
    assert {"A3", "C4"} <= ends("A1", "leap-2")


# -- what it costs ---------------------------------------------------------------------------------


@pytest.mark.rule("WG-MOVE-34")
@pytest.mark.parametrize(
    ("pawn", "choices"),
    [
        ("A1", ["play climb-1"]),
        ("D1", ["play climb-1"]),  # the fall
        ("D1", ["play drop", "drop ground"]),
        ("D1", ["play leap-5", "leap A2"]),
    ],
)
def test_moving_gives_no_wound(pawn: str, choices: list[str]) -> None:
    m = standing(pawn, choices[0].split()[1], wounds=2)
    play(m, *choices)
    assert place(m) != pawn
    assert fight(m).wounds == 2

"""Leap (WG-MOVE-26 .. -33)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.games.wraith.moves import DECK, EARTH, ends, standing
from tests.games.wraith.scene import giant_card, happened, place, play, practice, scene, wounds_on


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

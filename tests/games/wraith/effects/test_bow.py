"""Bow (WG-ATK-10 .. -14)."""

from __future__ import annotations

import pytest

from tests.games.wraith.scene import fight, options, play, wounds_on
from tests.games.wraith.workshop import FIVE, PLACES, bout, hit_from, outcomes, told


@pytest.mark.rule("WG-ATK-10")
def test_the_bow_hits_a_neighbouring_foothold() -> None:
    m = play(bout("B1/9", "bow 2", pawn="B2", health=20), "play bow-2")
    assert wounds_on(m, "B1") == 2
    assert fight(m).health == 18
    # Up or down the line makes no difference: B4 is above B2.
    assert wounds_on(play(bout("B4/9", "bow 2", pawn="B2"), "play bow-2"), "B4") == 2


@pytest.mark.rule("WG-ATK-11")
def test_the_bow_does_not_hit_the_own_foothold() -> None:
    m = play(bout("B2/9", "bow 2", pawn="B2", health=20), "play bow-2")
    assert wounds_on(m, "B2") == 0
    assert fight(m).health == 20
    assert told(m, "not-possible") == [{"effect": "bow"}]


@pytest.mark.rule("WG-ATK-11")
def test_a_region_is_shot_through_its_neighbouring_footholds() -> None:  # W29
    m = bout("B/9", "shot = bow 1, climb 0", pawn="B2")
    play(m, "play shot")
    assert sorted(options(m)) == ["bow B1", "bow B3", "bow B4", "skip climb"]
    play(m, "bow B3")
    assert wounds_on(m, "B") == 1


@pytest.mark.rule("WG-ATK-12")
def test_the_bow_reaches_one_line_and_no_more() -> None:
    reach = {at: hit_from(FIVE.format("B1"), at, "bow 1") != [] for at in PLACES}
    assert [at for at in PLACES if reach[at]] == ["A2", "B2"]  # A1 is two lines away


@pytest.mark.rule("WG-ATK-13")
def test_the_bow_chooses_one_foothold() -> None:  # W30
    m = bout("B1/9 B3/9", "bow 2", pawn="B2")
    play(m, "play bow-2")
    assert options(m) == ["bow B1", "bow B3"]
    assert outcomes(m, "bow B1", cards=2) | outcomes(m, "bow B3", cards=2) == {(2, 0), (0, 2)}


@pytest.mark.rule("WG-ATK-14")
def test_example_from_b2_the_bow_targets_b1_or_b3_but_not_b2() -> None:
    m = bout("B1/9 B2/9 B3/9", "bow 1", pawn="B2")
    play(m, "play bow-1")
    assert options(m) == ["bow B1", "bow B3"]

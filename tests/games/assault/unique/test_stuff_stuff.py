"""Stuff Stuff, of the hill giants (AG-SPECIAL-01 .. -04)."""

from __future__ import annotations

import pytest

from tests.games.assault.realms import cards, realm, told
from tests.games.assault.unique.played import play, points


@pytest.mark.rule("AG-SPECIAL-01")
def test_hill_takes_food_out_of_the_discard_pile() -> None:
    table = realm(discard=["food", "ore", "food"])
    sitting = play(table, "hill", 0)
    assert sitting.only("food", "done")
    sitting.answer("food").end()
    assert cards(table, "hill") == {"food": 1}
    assert len(table.discard) == 2
    assert "took-discarded" in told(table)


@pytest.mark.rule("AG-SPECIAL-01")
def test_without_discarded_food_the_command_is_played_all_the_same() -> None:
    table = realm(discard=["ore"])
    play(table, "hill", 0).end()
    assert cards(table, "hill") == {}


@pytest.mark.rule("AG-SPECIAL-02")
@pytest.mark.parametrize(("left", "food", "fed"), [(4, 3, 3), (2, 5, 2)])
def test_hill_feeds_one_food_for_each_command_to_the_left(left: int, food: int, fed: int) -> None:
    table = realm(resources={"hill": {"food": food}})
    play(table, "hill", left, *["yes"] * fed).end()
    assert points(table, "hill") == 2 * fed
    assert cards(table, "hill").get("food", 0) == food - fed
    assert table.discard == [0] * fed
    assert table.fed == fed


@pytest.mark.rule("AG-SPECIAL-02")
def test_nobody_has_to_feed() -> None:
    table = realm(resources={"hill": {"food": 3}})
    play(table, "hill", 3, "yes", "no").end()
    assert points(table, "hill") == 2
    assert cards(table, "hill") == {"food": 2}


@pytest.mark.rule("AG-SPECIAL-03")
def test_food_that_was_just_taken_can_be_fed() -> None:
    table = realm(discard=["food"])
    play(table, "hill", 1, "food", "yes").end()
    assert points(table, "hill") == 2


@pytest.mark.rule("AG-SPECIAL-04")
def test_as_the_first_card_it_only_takes_food() -> None:
    table = realm(resources={"hill": {"food": 6}}, discard=["food"])
    play(table, "hill", 0, "food").end()
    assert points(table, "hill") == 0
    assert cards(table, "hill") == {"food": 7}

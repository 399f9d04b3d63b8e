"""Forge Titan, of the fire giants (AG-SPECIAL-15 .. -20)."""

from __future__ import annotations

import pytest

from tests.games.assault.realms import cards, realm
from tests.games.assault.unique.played import play, points

FORGE_IT, DRAW_ONE = 0, 1  # the two uses of an Ore, as the card lists them


@pytest.mark.rule("AG-SPECIAL-15", "AG-SPECIAL-20")
def test_fire_forges_with_ore_and_gets_no_points() -> None:
    table = realm(resources={"fire": {"ore": 2}})
    play(table, "fire", 3, FORGE_IT, FORGE_IT).end()
    assert table.forged == 2
    assert cards(table, "fire") == {}
    assert table.discard == [1, 1]
    assert points(table, "fire") == 0


@pytest.mark.rule("AG-SPECIAL-16")
def test_ore_can_be_given_for_cards() -> None:
    table = realm(resources={"fire": {"ore": 2}}, deck=["food", "artifact", "weaponry"])
    play(table, "fire", 2, DRAW_ONE, DRAW_ONE).end()
    assert cards(table, "fire") == {"artifact": 1, "weaponry": 1}
    assert table.deck == [0]
    assert table.discard == [1, 1]


@pytest.mark.rule("AG-SPECIAL-17")
def test_both_uses_can_be_mixed() -> None:
    table = realm(resources={"fire": {"ore": 3}}, deck=["food"])
    sitting = play(table, "fire", 3)
    assert sitting.only(FORGE_IT, DRAW_ONE, "done")
    sitting.answer(FORGE_IT, DRAW_ONE, FORGE_IT).end()
    assert table.forged == 2
    assert cards(table, "fire") == {"food": 1}


@pytest.mark.rule("AG-SPECIAL-17")
def test_ore_that_was_just_drawn_can_be_used() -> None:
    table = realm(resources={"fire": {"ore": 1}}, deck=["ore"])
    play(table, "fire", 2, DRAW_ONE, FORGE_IT).end()
    assert table.forged == 1


@pytest.mark.rule("AG-SPECIAL-18")
def test_no_more_ore_than_commands_to_the_left() -> None:
    table = realm(resources={"fire": {"ore": 4}})
    play(table, "fire", 1, FORGE_IT).end()
    play(table, "fire", 0).end()
    assert cards(table, "fire") == {"ore": 3}


@pytest.mark.rule("AG-SPECIAL-19")
def test_slain_dragons_pay_two_points_each() -> None:
    table = realm(marked={"slain-dragon": ["anauroch", "high-moor", "waterdeep"]})
    play(table, "fire", 0).end()
    assert points(table, "fire") == 6

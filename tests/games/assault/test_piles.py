"""Decks that run out, and cards that come back from the discard piles."""

from __future__ import annotations

from giantstable.games.assault.box.effects import FOOD, NOTHING, ORE
from giantstable.games.assault.rules import piles
from tests.games.assault.realms import cards, race, realm, told


def test_cards_are_drawn_from_the_top_and_seen_by_all() -> None:
    table = realm(deck=["food", "ore", "weaponry"])
    stamp = table.stamp()
    piles.draw(table, race("hill"), 2)
    assert cards(table, "hill") == {"ore": 1, "weaponry": 1}
    assert table.deck == [FOOD]
    assert table.stamp() > stamp  # nobody can take back what led to it
    assert told(table) == ["drew", "drew"]


def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    table = realm(deck=["food"], discard=["ore", "ore", "weaponry"])
    piles.draw(table, race("hill"), 2)
    assert len(table.deck) == 2
    assert table.discard == []
    assert sum(cards(table, "hill").values()) == 2
    assert "reshuffled" in told(table)


def test_without_any_card_nothing_is_drawn() -> None:
    table = realm(deck=["food"])
    piles.draw(table, race("hill"), 3)
    assert cards(table, "hill") == {"food": 1}
    assert table.deck == []


def test_discarded_spells_are_shuffled_again_but_not_those_that_were_cast() -> None:
    table = realm(spell_deck=[], spell_discard=["fog", "cure"])
    table.spells_gone = [0]
    drawn = {piles.draw_spell(table), piles.draw_spell(table)}
    assert drawn == {5, 6}
    assert piles.draw_spell(table) == NOTHING
    assert table.spells_gone == [0]
    assert [event.values() for event in table.events or []] == [[2]]
    assert told(table) == ["spells-reshuffled"]


def test_a_discarded_card_is_taken_by_its_kind() -> None:
    table = realm(discard=["food", "ore", "food", "weaponry"])
    assert piles.discarded(table, 1 << FOOD | 1 << ORE) == [FOOD, ORE]
    piles.take_discarded(table, race("hill"), FOOD)
    assert table.discard == [FOOD, ORE, 3]
    assert cards(table, "hill") == {"food": 1}
    assert piles.discarded(table, 1 << 2) == []

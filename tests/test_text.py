"""Words for people: from Fluent, and English where a language has none."""

from __future__ import annotations

import pytest

from giantstable.kernel.message import Message
from giantstable.text import for_browsers, languages, say, words


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("language", ["en", "xx", "", "../en"])
def test_an_unknown_language_falls_back_to_english(language: str) -> None:
    assert words("wraith-ground", None, language) == "the Ground"


@pytest.mark.parametrize("language", ["xx", "", "..", "../en"])
def test_only_a_language_leads_to_the_words_of_a_game(language: str) -> None:
    assert "wraith-ground" in for_browsers("wraith", "en")
    assert for_browsers("wraith", language) == ""


def test_a_message_may_hold_a_message() -> None:
    inner = Message("wraith-ground")
    assert say(Message("wraith-do-leap", {"effect": "leap", "place": inner})) == (
        "Leap to the Ground"
    )


def test_a_missing_message_is_named() -> None:
    with pytest.raises(KeyError, match="no message wraith-sandwich"):
        words("wraith-sandwich")


@pytest.mark.bare_names
def test_a_game_without_words_is_told_by_its_names() -> None:
    stone = Message("my-game-stone", {"n": 3})
    assert say(Message("my-game-option-lay-down", {"stone": stone})) == "lay down my game stone 3"
    assert say(Message("my-game-event-rolled", {"you": "yes", "n": 5})) == "rolled yes 5"


def test_a_missing_fact_is_named() -> None:
    with pytest.raises(ValueError, match="wraith-do-leap cannot be said"):
        words("wraith-do-leap")

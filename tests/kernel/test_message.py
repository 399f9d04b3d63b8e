"""Words by reference travel as plain data."""

from __future__ import annotations

from giantstable.kernel.message import Message


def test_a_message_travels_as_its_key_and_facts() -> None:
    message = Message("wraith-option-play", {"card": "Scramble", "n": 2})
    assert message.to_json() == {
        "key": "wraith-option-play",
        "facts": {"card": "Scramble", "n": 2},
    }


def test_messages_inside_a_message_travel_with_it() -> None:
    inner = Message("wraith-foothold", {"name": "C3"})
    outer = Message("wraith-do-leap", {"place": inner})
    assert outer.to_json() == {
        "key": "wraith-do-leap",
        "facts": {"place": {"key": "wraith-foothold", "facts": {"name": "C3"}}},
    }


def test_a_message_without_facts_travels_with_none() -> None:
    assert Message("wraith-ground").to_json() == {"key": "wraith-ground", "facts": {}}

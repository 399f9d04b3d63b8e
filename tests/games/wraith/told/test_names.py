"""What stands on cards and bodies is said in the language spoken, or as an owner corrects it."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.wraith.table.nouns import printed
from giantstable.kernel.message import Message
from tests.games.wraith.scene import content

TRANSLATED = [language for language in text.languages() if language != text.FALLBACK]


def named(field: str, document: object) -> list[str]:
    """Return all words of a field, wherever in a content file they stand."""
    if isinstance(document, list):
        return [name for each in document for name in named(field, each)]
    if not isinstance(document, dict):
        return []
    here = [str(document[field])] if isinstance(document.get(field), str) else []
    return here + [name for each in document.values() for name in named(field, each)]


def of_cards() -> list[str]:
    names: list[str] = []
    for document in content().values():
        assert isinstance(document, dict)
        names += named("name", [each for key, each in document.items() if key != "name"])
    return sorted(set(names))


def of_parts() -> list[str]:
    return sorted({part for document in content().values() for part in named("part", document)})


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_name_on_a_card_is_translated(language: str) -> None:
    same = [name for name in of_cards() if text.say(printed(name), language) == name]
    assert len(of_cards()) > 100
    assert same == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_part_of_a_body_is_translated(language: str) -> None:
    def said(part: str) -> str:
        facts: dict[str, object] = {"id": part.replace(" ", "-"), "name": part}
        return text.words("wraith-part", facts, language)

    assert len(of_parts()) > 40
    assert [part for part in of_parts() if said(part) == part] == []


def test_english_says_what_is_printed() -> None:
    assert [name for name in of_cards() if text.say(printed(name)) != name] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_two_cards_are_never_called_the_same(language: str) -> None:
    said = [text.say(printed(name), language) for name in of_cards()]
    assert len(set(said)) == len(said)


def test_a_name_that_is_not_ours_stays_as_it_is() -> None:
    assert text.say(printed("Owner’s Own Name"), "cs") == "Owner’s Own Name"


def test_options_and_events_say_cards_in_the_language_spoken() -> None:
    match = gt.new("wraith", seed=7, giant="earth", wraith="young")
    decision = match.pending[0]
    option = next(o for o in decision.options if o.notation.startswith("play"))
    assert isinstance(option.text, Message)
    card = option.text.facts["card"]
    assert isinstance(card, Message)
    assert text.say(card, "ru") in text.say(option.text, "ru")
    assert str(card.facts["name"]) in text.say(option.text)

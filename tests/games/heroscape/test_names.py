"""Powers and battlefields are said in the language spoken; what an owner corrects as it is."""

from __future__ import annotations

import pytest

from giantstable import library, text
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.table.nouns import power_name

TRANSLATED = [language for language in text.languages() if language != text.FALLBACK]


def powers() -> list[str]:
    cards = box_of(library.game("heroscape")).cards.values()
    return sorted({power.name for card in cards for power in card.powers})


def battlefields() -> list[str]:
    return sorted(field.name for field in box_of(library.game("heroscape")).battlefields.values())


def battlefield_name(name: str, language: str) -> str:
    """As the board asks for it."""
    id_ = name.lower().replace("'", "").replace(" ", "-")
    return text.words("heroscape-battlefield-name", {"id": id_, "name": name}, language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_power_and_battlefield_has_a_name_of_the_language(language: str) -> None:
    assert len(powers()) == 25
    said = [text.say(power_name(name), language) for name in powers()]
    assert [name for name in powers() if name in said] == []
    assert len(set(said)) == len(said)
    assert [name for name in battlefields() if battlefield_name(name, language) == name] == []


def test_english_says_what_is_printed() -> None:
    assert [text.say(power_name(name)) for name in powers()] == powers()
    assert [battlefield_name(name, "en") for name in battlefields()] == battlefields()


def test_a_power_that_is_not_ours_stays_as_it_is() -> None:
    assert text.say(power_name("Owner's Own 3"), "ru") == "Owner's Own 3"

"""Every rule is told in every language, and says what English says now."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from giantstable import library, text
from giantstable.titles import titles

TRANSLATED = [language for language in text.languages() if language != text.FALLBACK]
OURS = [name for name, title in titles().items() if title.ours]
# The games whose rules are told in every language; from then on none may be missing.
WHOLE = OURS
GAMES = [(name, language) for name in WHOLE for language in TRANSLATED]

RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+\b")
PLACE = re.compile(r"\b[A-Z]\d\b")
NUMBER = re.compile(r"(?<![d\d])\d+")  # but a d20 is a die with a name
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
# Words that English cannot do without and that no other language here has.
ENGLISH = re.compile(r"\b(the|of|and|is|are|with|may|its|each|from|one|not)\b", re.IGNORECASE)


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_every_rule_is_translated_as_it_stands_in_english(game: str, language: str) -> None:
    told = library.translation(game, language)["rules"]
    lacking = [
        f"{rule['id']} (of: {library.digest(rule)})"
        for rule in library.rules(game)
        if told.get(str(rule["id"]), {}).get("of") != library.digest(rule)
    ]
    assert lacking == [], f"{len(lacking)} rules of {game} are missing or old in {language}"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_no_rule_is_translated_that_there_is_not(game: str, language: str) -> None:
    known = [str(rule["id"]) for rule in library.rules(game)]
    told = library.translation(game, language)["rules"]
    assert sorted(set(told) - set(known)) == []
    assert list(told) == [id_ for id_ in known if id_ in told], "in the order of the rulebook"


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_every_heading_of_the_book_is_translated(game: str, language: str) -> None:
    pages = library.translation(game, language)["pages"]
    used: set[str] = set()
    for rule in library.rules(game):
        page = str(rule["page"])
        parts = {page} if page in pages else set(page.split("; "))
        used |= {part.partition(library.DERIVED)[0] for part in parts}
        used |= {library.DERIVED for part in parts if library.DERIVED in part}
    assert sorted(used ^ set(pages)) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_no_number_place_or_rule_gets_lost(game: str, language: str) -> None:
    """A number may be written as a word in another language, but none may come from nowhere."""
    told = library.translation(game, language)["rules"]
    for rule in library.rules(game):
        if str(rule["id"]) not in told:
            continue
        english, ours = str(rule["rule"]), told[str(rule["id"])]["rule"]
        for kind in (RULE_ID, PLACE):
            assert set(kind.findall(ours)) == set(kind.findall(english)), f"{rule['id']}: {ours}"
        lost = Counter(NUMBER.findall(english)) - Counter(NUMBER.findall(ours))
        assert not lost, f"{rule['id']} lost {lost}: {ours}"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_no_sentence_is_left_in_english(game: str, language: str) -> None:
    """Whatever is in another language must read as that language: not a word of English grammar."""
    told = library.translation(game, language)
    entries = [
        (id_, entry[part]) for id_, entry in told["rules"].items() for part in ("title", "rule")
    ]
    entries += [("pages", heading) for heading in told["pages"].values()]
    for id_, said in entries:
        assert not ENGLISH.search(said), f"{id_}: {said}"
        assert said.lstrip() == " ".join(said.split()), f"{id_}: {said}"
        if language == "ru":
            assert CYRILLIC.search(said), f"{id_}: {said}"
        else:
            assert not CYRILLIC.search(said), f"{id_}: {said}"


def test_a_rule_is_told_in_the_language_asked_for() -> None:
    english, czech = library.rules("wraith"), library.rules("wraith", "cs")
    assert [rule["id"] for rule in czech] == [rule["id"] for rule in english]
    told = next(rule for rule in czech if rule["id"] == "WG-MOVE-16")
    assert (told["title"], told["kind"], told["page"]) == (
        "Sestup vede dolů",
        "rule",
        "Akce sestupu",
    )
    assert library.rules("wraith", "xx") == english


def test_a_rule_that_has_changed_since_it_was_translated_is_told_in_english() -> None:
    rule: dict[str, object] = {"id": "T-01", "title": "Go", "rule": "Go up.", "page": "Moving; Odd"}
    entry = {"of": library.digest(rule), "title": "Jdi", "rule": "Jdi nahoru."}
    told: library.Translation = {"pages": {"Moving": "Pohyb"}, "rules": {"T-01": entry}}
    assert library.translated(rule, told)["rule"] == "Jdi nahoru."
    assert library.translated(rule, told)["page"] == "Pohyb; Odd"
    changed = {**rule, "rule": "Go down."}
    assert library.translated(changed, told) == changed


def test_what_only_follows_from_a_heading_says_so() -> None:
    pages = {"Moving": "Pohyb", library.DERIVED: " (vyplývá)"}
    assert library.headings("Moving (derived); Moving", pages) == "Pohyb (vyplývá); Pohyb"

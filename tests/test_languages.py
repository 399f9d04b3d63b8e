"""Every language says what English says: the same messages, facts and words that decide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from giantstable import text
from giantstable.titles import titles

OTHERS = [name for name, game in titles().items() if not game.ours]
TRANSLATED = [language for language in text.languages() if language != text.FALLBACK]
# What only the command line says may stay in English.
TERMINAL = {"cli", "terminal"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = [0, 1, 2, 5, 21]
PLACES = {"from", "place"}

Facts = dict[str, object]


class Selects:
    """The facts a message speaks of, and the variants it has for each fact it depends on."""

    def __init__(self, message: ftl.Message) -> None:
        self.facts: set[str] = set()
        self.variants: list[tuple[str, set[str]]] = []
        for node in nodes(message):
            if isinstance(node, ftl.VariableReference):
                self.facts.add(node.id.name)
            elif isinstance(node, ftl.SelectExpression):
                assert isinstance(node.selector, ftl.VariableReference), "select by a fact"
                self.variants.append((node.selector.id.name, {name(v.key) for v in node.variants}))

    def words(self) -> dict[str, set[str]]:
        """Return the words of the game that decide, by fact: ``{"row": {"top", "bottom"}}``."""
        found: dict[str, set[str]] = {}
        for fact, keys in self.variants:
            if not is_count(keys):
                found.setdefault(fact, set()).update(keys)
        return found

    def counted(self) -> dict[str, set[str]]:
        """Return the numbers that decide, by fact: ``{"n": {"0", "one", "other"}}``."""
        found: dict[str, set[str]] = {}
        for fact, keys in self.variants:
            if is_count(keys):
                found.setdefault(fact, set()).update(keys)
        return found


def nodes(root: object) -> Iterator[ftl.BaseNode]:
    """Yield a node and all that is in it."""
    if isinstance(root, list):
        for part in root:
            yield from nodes(part)
    elif isinstance(root, ftl.BaseNode):
        yield root
        for part in vars(root).values():
            yield from nodes(part)


def name(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def is_count(keys: set[str]) -> bool:
    """Return whether these are variants of a number, not of a word."""
    return all(key in PLURALS or key.isdigit() for key in keys)


@cache
def pages(language: str) -> dict[str, ftl.Resource]:
    """Return our Fluent files of a language; a game of somebody else speaks as it likes."""
    found = {
        title(page): FluentParser().parse(page.read_text(encoding="utf-8"))
        for page in text.pages(language)
    }
    return {page: read for page, read in found.items() if page.partition("/")[0] not in OTHERS}


def title(page: Traversable) -> str:
    """Return the name of a Fluent file: ``web``, or of a game's own ``wraith/story``."""
    *_, home, _, _, file = str(page).split("/")
    name = file.removesuffix(".ftl")
    return name if home == "giantstable" else f"{home}/{name}"


def is_ours(page: str) -> bool:
    """Return whether we say it: what others install speaks the languages it speaks."""
    game = titles().get(page.partition("/")[0])
    return game is None or game.ours


def in_the_terminal(page: str) -> bool:
    return page.rpartition("/")[2] in TERMINAL


@cache
def messages(language: str, page: str) -> dict[str, ftl.Message]:
    """Return the messages of a file."""
    body = pages(language)[page].body if page in pages(language) else []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def pairs(language: str) -> Iterator[tuple[str, ftl.Message, ftl.Message]]:
    """Yield every message a language has, with the English one."""
    for page in pages(language):
        for key, said in messages(language, page).items():
            if key in messages(text.FALLBACK, page):
                yield key, said, messages(text.FALLBACK, page)[key]


@cache
def categories(language: str) -> set[str]:
    """Return the plural categories that whole numbers have in a language."""
    category = Locale.parse(language).plural_form
    return {category(n) for n in range(1000)}


# -- the files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", text.languages())
def test_every_line_can_be_read(language: str) -> None:
    for page, resource in pages(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{page} has junk:\n{entry.content}"


@pytest.mark.parametrize("language", text.languages())
def test_no_key_is_there_twice(language: str) -> None:
    found: dict[str, str] = {}
    for page, resource in pages(language).items():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                key = entry.id.name
                assert key not in found, f"{key} is in {language}/{page} and {found[key]}"
                found[key] = page


@pytest.mark.parametrize(
    "page", sorted(p for p in pages(text.FALLBACK) if is_ours(p) and not in_the_terminal(p))
)
@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_in_the_browser_is_left_in_english(language: str, page: str) -> None:
    missing = set(messages(text.FALLBACK, page)) - set(messages(language, page))
    assert sorted(missing) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_said_that_english_does_not_know(language: str) -> None:
    for page in pages(language):
        unknown = set(messages(language, page)) - set(messages(text.FALLBACK, page))
        assert sorted(unknown) == [], f"in {language}/{page}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_story_has_as_many_paragraphs(language: str) -> None:
    for key in messages(text.FALLBACK, "wraith-story"):
        ours, english = text.words(key, None, language), text.words(key)
        assert len(ours.split("\n\n")) == len(english.split("\n\n")), key


# -- the messages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_speaks_of_the_same_facts(language: str) -> None:
    for key, said, english in pairs(language):
        assert Selects(said).facts == Selects(english).facts, key


@pytest.mark.parametrize("language", TRANSLATED)
def test_words_of_the_game_are_not_translated_where_they_decide(language: str) -> None:
    """Only a place may be asked for besides: whether it is the Ground, where that is declined."""
    ground = text.words("wraith-ground", None, language)
    for key, said, english in pairs(language):
        words = Selects(said).words()
        for fact, keys in Selects(english).words().items():
            assert words.pop(fact, set()) == keys, f"{key}: ${fact}"
        for fact, keys in words.items():
            assert fact in PLACES, f"{key}: ${fact}"
            assert keys == {ground, "other"}, f"{key}: ${fact}"


@pytest.mark.parametrize("language", text.languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    for key, said, english in pairs(language):
        exact = {
            (fact, number)
            for fact, keys in Selects(english).counted().items()
            for number in keys - PLURALS
        }
        for fact, keys in Selects(said).counted().items():
            plurals = keys & PLURALS
            assert plurals in ({"other"}, categories(language)), f"{key}: ${fact} has {plurals}"
            exact -= {(fact, number) for number in keys - PLURALS}
        assert not exact, f"{key} has no words for {exact}"


def sayings(english: ftl.Message) -> Iterator[Facts]:
    """Yield facts for a message: every word that decides, and numbers of every kind."""
    asked = Selects(english)
    choices: list[list[tuple[str, object]]] = []
    words, counted = asked.words(), asked.counted()
    for fact in sorted(asked.facts):
        if fact in words:
            choices.append([(fact, word) for word in sorted(words[fact])])
        elif fact in counted or fact in ("n", "steps"):
            choices.append([(fact, number) for number in NUMBERS])
        else:
            choices.append([(fact, f"«{fact}»")])
    for facts in product(*choices):
        yield dict(facts)


def mentioned(said: str, facts: Facts) -> set[str]:
    """Return the facts that can be read in a text; 0 and 1 may be said without a digit."""
    return {
        fact
        for fact, value in facts.items()
        if (value in said if isinstance(value, str) else re.search(rf"\b{value}\b", said))
        and value not in (0, 1)
        and not (isinstance(value, str) and value.isascii())  # a word that decides
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_says_all_that_english_says(language: str) -> None:
    for key, _said, english in pairs(language):
        for facts in sayings(english):
            ours, theirs = text.words(key, facts, language), text.words(key, facts)
            assert ours.strip() == ours, f"{key}: “{ours}”"
            assert "  " not in ours, f"{key}: “{ours}”"
            assert mentioned(ours, facts) == mentioned(theirs, facts), f"{key} {facts}: “{ours}”"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_can_be_said_of_the_ground(language: str) -> None:
    ground = text.words("wraith-ground", None, language)
    for key, said, english in pairs(language):
        facts = next(sayings(english))
        for fact in PLACES & Selects(said).facts:
            facts[fact] = ground
            assert text.words(key, facts, language)


# -- by example ------------------------------------------------------------------------------------

EXAMPLES = {
    ("cs", "wraith-event-cards-lost"): {
        1: "Z balíčku ti mizí 1 karta",
        2: "Z balíčku ti mizí 2 karty",
        5: "Z balíčku ti mizí 5 karet",
        21: "Z balíčku ti mizí 21 karet",
    },
    ("cs", "wraith-event-suffered"): {
        1: "Utrpíš 1 zranění",
        2: "Utrpíš 2 zranění",
        5: "Utrpíš 5 zranění",
        21: "Utrpíš 21 zranění",
    },
    ("ru", "wraith-event-cards-lost"): {
        1: "Теряешь из колоды 1 карту",
        2: "Теряешь из колоды 2 карты",
        5: "Теряешь из колоды 5 карт",
        21: "Теряешь из колоды 21 карту",
    },
    ("ru", "wraith-event-suffered"): {
        1: "Получаешь 1 рану",
        2: "Получаешь 2 раны",
        5: "Получаешь 5 ран",
        21: "Получаешь 21 рану",
    },
}


@pytest.mark.parametrize(("language", "key"), EXAMPLES)
def test_one_two_five_and_twenty_one(language: str, key: str) -> None:
    for n, said in EXAMPLES[language, key].items():
        assert text.words(key, {"you": "yes", "n": n}, language) == said


def test_czech_declines_the_ground() -> None:
    facts: Facts = {"you": "no", "from": text.words("wraith-ground", None, "cs"), "place": "A1"}
    assert text.words("wraith-event-climbed", facts, "cs") == "Mátoha leze ze země na A1"
    facts["from"] = "B2"
    assert text.words("wraith-event-climbed", facts, "cs") == "Mátoha leze z B2 na A1"


def test_russian_names_the_ground() -> None:
    facts: Facts = {"you": "no", "from": "A1", "place": text.words("wraith-ground", None, "ru")}
    assert text.words("wraith-event-dropped", facts, "ru") == "Тень спускается: A1 → земля"

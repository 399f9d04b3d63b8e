"""No English is left where another language is spoken: what the pages say, and the rules.

The messages are compared piece by piece: the same words in two languages are either a name or
something that nobody has translated. Content that comes by name is named in ``games/NAME/locale``.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast as ftl

from giantstable import library, text
from giantstable.bots import bots
from giantstable.kernel.game import CHOICE, FLAG, TEXT
from giantstable.kernel.match import new_match
from giantstable.titles import titles
from tests.test_languages import TRANSLATED, messages, nodes, pages

OURS = [name for name, title in titles().items() if title.ours]
WORD = re.compile(r"[A-Za-z][a-z'’]+")
# Words that English cannot do without, and that neither other language has.
ENGLISH = re.compile(r"\b(the|of|and|is|are|was|with|its|each|from|this|that|not|you|your|for)\b")
# The same on purpose. Names of ours and of the games, everywhere:
TITLES = {"Giants’ Table", "HeroScape", "Assault of the Giants", "Wraith & the Giants"}
# names of people and places, and words that both languages have, in Czech:
SHARED = {
    "cs": {
        *("Hook", "Line", "Sinker", "Jarl Storvald", "Lyn Armaal"),
        *("Icewind Dale", "Evermoors", "Anauroch", "Svardborg", "Bryn Shander", "Mirabar"),
        *("Ironslag", "Silverymoon", "Everlund", "Gauntlgrym", "Neverwinter", "Luskan"),
        *("Maelstrom", "Triboar", "Yartar", "Grudd Haug", "Goldenfields", "Daggerford"),
        *("Secomber", "Loudwater", "Deadstone Cleft", "Stennick"),
        *("Bot", "Bot:", "agent", "elf", ", port", "ms"),
    },
    "ru": set(),
}
# Sentences that quote what stands in a file, whose fields are the same in every language.
QUOTING = {"refused-claim-nothing"}


def said(message: ftl.Message) -> Iterator[str]:
    """Yield the pieces of text of a message, of every variant, in order."""
    for node in nodes(message.value):
        if isinstance(node, ftl.TextElement):
            yield " ".join(node.value.split())


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """Yield all that is said in a language, by its key."""
    for page in pages(language):
        for key, message in messages(language, page).items():
            for piece in said(message):
                yield key, piece


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_words_of_a_message_are_those_of_english(language: str) -> None:
    english = {
        key: list(said(found))
        for page in pages("en")
        for key, found in messages("en", page).items()
    }
    same = [
        (key, piece)
        for key, piece in spoken(language)
        if piece in english[key] and WORD.search(piece) and piece not in TITLES | SHARED[language]
    ]
    assert same == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_word_of_english_grammar_is_said(language: str) -> None:
    found = [
        (key, piece)
        for key, piece in spoken(language)
        if ENGLISH.search(piece) and piece not in TITLES and key not in QUOTING
    ]
    assert found == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_rule_is_the_same_as_in_english(language: str, game: str) -> None:
    pairs = zip(library.rules(game), library.rules(game, language), strict=True)
    same = [
        (english["id"], field)
        for english, ours in pairs
        for field in ("title", "rule", "page")
        if english[field] == ours[field]
        and not str(ours[field]).startswith(("CZ:", "RU:"))  # it stands in that book alone
    ]
    assert same == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", text.languages())
def test_every_chapter_of_the_rules_has_a_name(language: str, game: str) -> None:
    """As the rules page asks for them: the middle of an id."""
    chapters = {"-".join(str(rule["id"]).split("-")[1:-1]).lower() for rule in library.rules(game)}
    known = messages(language, f"{game}/web")
    assert sorted(c for c in chapters if f"web-chapter-{game}-{c}" not in known) == []


# -- what would else be said by its id, which is English -------------------------------------------


def has(language: str, *keys: str) -> bool:
    """Return whether a page finds words under one of the keys it asks for."""
    return any(text.phrases(language).has_message(key.replace("_", "-")) for key in keys)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", text.languages())
def test_a_form_for_a_new_table_says_nothing_by_its_id(language: str, game: str) -> None:
    """What the form shows: a house rule by its meaning, all else by its name; choices by theirs."""
    lacking: list[str] = []
    for option in library.game(game).setup_options():
        if option.house and option.kind in (FLAG, CHOICE):
            named = has(language, f"{game}-setup-{option.name}")
        else:
            named = has(language, f"web-option-{game}-{option.name}", f"web-option-{option.name}")
        if not named and not option.seats and option.kind != TEXT:
            lacking.append(option.name)
        lacking += [
            f"{option.name}: {choice}"
            for choice in option.choices
            if not has(language, f"web-choice-{game}-{option.name}-{choice}")
        ]
    assert lacking == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", text.languages())
def test_results_bots_and_kinds_of_rules_have_names(language: str, game: str) -> None:
    results = library.game(game).results()
    kinds = {str(rule["kind"]) for rule in library.rules(game)} - {"rule"}
    asked = [[f"{game}-result-{result}", f"web-result-{result}"] for result in results]
    asked += [[f"web-bot-{bot}"] for bot in bots(game)]
    asked += [[f"web-rule-kind-{kind}"] for kind in sorted(kinds)]
    assert [keys for keys in asked if not has(language, *keys)] == []


SETUPS: dict[str, list[dict[str, object]]] = {
    "wraith": [{"wraith": "adult"}, {"wraith": "elder", "giant": "air"}],
    "heroscape": [{"scenario": "clashing-fronts"}, {"scenario": "winter-holdout"}],
    "assault": [{"seats": 3}, {"seats": 4}, {"seats": 6}],
}


@pytest.mark.parametrize("game", OURS)
def test_groups_of_options_have_names(game: str) -> None:
    """The list of all options puts those together that do the same, where there are many."""
    deeds: set[str] = set()
    for setup, seed in product(SETUPS[game], range(2)):
        match = new_match(library.game(game), setup, seed)
        chance = random.Random(seed)
        for _ in range(400):
            if match.over:
                break
            options = list(match.pending[0].options)
            done = Counter(str(option.facts["do"]) for option in options)
            if len(options) > 6 and len(done) > 1:
                deeds |= {deed for deed, n in done.items() if n > 1}
            match.choose(chance.choice(options))
    assert deeds
    for language in text.languages():
        assert sorted(d for d in deeds if not has(language, f"{game}-group-{d}")) == []

"""Words for people, from the Fluent files under ``locale``: the shell's, and each game's own."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from giantstable.kernel.errors import VOICE
from giantstable.kernel.message import Message
from giantstable.phrases import Phrases
from giantstable.titles import titles

FALLBACK = "en"
NAMED = re.compile(r".+?-(?:ask|option|event|why)-(.+)")  # what a game's message is about
TERMINAL = ("cli.ftl", "terminal.ftl")  # what nobody says in a browser


@cache
def languages() -> list[str]:
    """Return the languages there are words for."""
    folder = resources.files("giantstable").joinpath("locale")
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


@cache
def phrases(language: str) -> Phrases:
    """Return all messages of a language."""
    return Phrases(language, [page.read_text(encoding="utf-8") for page in pages(language)])


def pages(language: str) -> list[Traversable]:
    """Return the Fluent files of a language: the shell's first, then those of every game."""
    homes = [resources.files("giantstable"), *[title.folder() for title in titles().values()]]
    return [page for home in homes for page in _pages(home, language)]


def _pages(home: Traversable, language: str) -> list[Traversable]:
    folder = home.joinpath("locale", language)
    if not folder.is_dir():
        return []
    entries = sorted(folder.iterdir(), key=lambda e: e.name)
    return [entry for entry in entries if entry.name.endswith(".ftl")]


def for_browsers(game: str, language: str) -> str:
    """Return what a game says in a browser, as one Fluent text; empty where it has no words."""
    if language not in languages():
        return ""
    pages = _pages(titles()[game].folder(), language)
    texts = [page.read_text(encoding="utf-8") for page in pages if page.name not in TERMINAL]
    return "\n".join(texts)


def say(message: Message, language: str = FALLBACK) -> str:
    """Return a message in words."""
    facts: dict[str, object] = {
        name: say(fact, language) if isinstance(fact, Message) else fact
        for name, fact in message.facts.items()
    }
    if not has_words(message.key):
        return bare(message.key, facts)
    return words(message.key, facts, language)


def bare(key: str, facts: dict[str, object]) -> str:
    """Return a message of a game that has no words for it: its name, and what it is about."""
    named = NAMED.fullmatch(key)
    name = named[1] if named else key
    return " ".join([name.replace("-", " "), *[str(fact) for fact in facts.values()]])


def words(key: str, facts: dict[str, object] | None = None, language: str = FALLBACK) -> str:
    """Return a message by its key; where a language lacks it, in English."""
    for tongue in (language, FALLBACK) if language in languages() else (FALLBACK,):
        found = phrases(tongue)
        if found.has_message(key):
            said = found.say(key, facts or {})
            if said is not None:
                return said
    raise KeyError(f"there is no message {key}")


def has_words(key: str) -> bool:
    """Return whether there is a message of that key, at least in English."""
    return phrases(FALLBACK).has_message(key)


def title_of(game: str) -> str:
    """Return what a game is called: by its title, or by its name if it has told none."""
    key = f"{game}-title"
    return words(key) if has_words(key) else game.replace("-", " ").title()


def result_of(game: str, result: str) -> str:
    """Return how a game ended, in words, or in its one word if it has told none."""
    key = f"{game}-result-{result}"
    return words(key) if has_words(key) else result


def give_voice() -> None:
    """Let refusals of the kernel speak through the Fluent files."""
    VOICE.speaker = words

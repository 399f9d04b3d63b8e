"""Words for people, from the Fluent files under ``locale``: the shell's, and each game's own."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from giantstable.kernel.errors import VOICE
from giantstable.kernel.message import Message
from giantstable.titles import titles

FALLBACK = "en"


@cache
def languages() -> list[str]:
    """Return the languages there are words for."""
    folder = resources.files("giantstable").joinpath("locale")
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


@cache
def bundle(language: str) -> FluentBundle:
    """Return all messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for page in pages(language):
        found.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return found


def pages(language: str) -> list[Traversable]:
    """Return the Fluent files of a language: the shell's first, then those of every game."""
    homes = [resources.files("giantstable"), *[title.folder() for title in titles().values()]]
    found: list[Traversable] = []
    for home in homes:
        folder = home.joinpath("locale", language)
        if folder.is_dir():
            entries = sorted(folder.iterdir(), key=lambda e: e.name)
            found += [entry for entry in entries if entry.name.endswith(".ftl")]
    return found


def say(message: Message, language: str = FALLBACK) -> str:
    """Return a message in words."""
    facts: dict[str, object] = {
        name: say(fact, language) if isinstance(fact, Message) else fact
        for name, fact in message.facts.items()
    }
    return words(message.key, facts, language)


def words(key: str, facts: dict[str, object] | None = None, language: str = FALLBACK) -> str:
    """Return a message by its key; where a language lacks it, in English."""
    for tongue in (language, FALLBACK) if language in languages() else (FALLBACK,):
        found = bundle(tongue)
        if found.has_message(key):
            pattern = found.get_message(key).value
            if pattern is not None:
                said, errors = found.format_pattern(pattern, facts or {})
                if errors:
                    raise ValueError(f"the message {key} cannot be said: {errors[0]}")
                return str(said)
    raise KeyError(f"there is no message {key}")


def give_voice() -> None:
    """Let refusals of the kernel speak through the Fluent files."""
    VOICE.speaker = words

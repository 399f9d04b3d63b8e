"""Words for people, from the Fluent files under ``locale``."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from giantstable.kernel.errors import VOICE
from giantstable.kernel.message import Message

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
    folder = resources.files("giantstable").joinpath("locale", language)
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
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

"""The messages of one language; each is parsed when it is first said.

Parsing all of them takes half a second a language, and most are never said in one run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

# A message, a term or a comment begins at the margin; what belongs to it is indented, or a bracket.
ENTRY: Final = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Phrases:
    """All that can be said in a language."""

    def __init__(self, language: str, pages: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for page in pages:
            for key, entry in entries(page):
                self._unread.setdefault(key, entry)  # what is said first holds, as in Fluent
        self._keys = frozenset(self._unread)

    def has_message(self, key: str) -> bool:
        """Return whether there is such a message."""
        return key in self._keys and not key.startswith("-")

    def say(self, key: str, facts: dict[str, object]) -> str | None:
        """Return a message in words; None where it has but attributes."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"the message {key} cannot be said: {errors[0]}")
        return str(said)

    def _read(self, key: str) -> None:
        """Parse a message, and all that it may refer to."""
        entry = self._unread.pop(key, None)
        if entry is None:
            return
        self._bundle.add_resource(FluentResource(entry))
        for word in WORD.findall(entry):
            self._read(word)


def entries(page: str) -> list[tuple[str, str]]:
    """Return the messages and terms of a Fluent page, by key and text; a term begins with -."""
    marks = [*ENTRY.finditer(page)]
    ends = [mark.start() for mark in marks[1:]] + [len(page)]
    return [
        (mark[1], page[mark.start() : end])
        for mark, end in zip(marks, ends, strict=True)
        if mark[1] is not None
    ]

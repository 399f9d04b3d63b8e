"""Refusals. Each is a key and the facts of the case; the sentence is in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable

Speaker = Callable[[str, dict[str, object]], str]


class Voice:
    """How a refusal becomes a sentence. The package gives it one when it is imported."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None


VOICE = Voice()


class GiantsError(Exception):
    """Something a person asked for that cannot be done, said in one sentence.

    ``key`` names the sentence (``refused-KEY`` in the Fluent files) and is stable enough
    to be an error code; ``facts`` fill its blanks.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Travel to other processes with all that is known of the case."""
        return refusal, (self.__class__, self.key, self.facts)

    def __str__(self) -> str:
        """Return the sentence, or the bare key and facts where nobody gave us a voice."""
        speaker = VOICE.speaker
        if speaker is None:
            return f"{self.key} {self.facts}"
        sentence = speaker("refused-" + self.key, self.facts)
        return " ".join(sentence.split())  # one line, whatever was in the facts


def refusal(kind: type[GiantsError], key: str, facts: dict[str, object]) -> GiantsError:
    """Return a refusal as it was before it travelled."""
    return kind(key, **facts)


class NotPending(GiantsError):
    """A choice that nobody asked for."""


class BadSetup(GiantsError):
    """Setup options that make no game."""


class BadContent(GiantsError):
    """A content file that makes no game."""


class BadPosition(GiantsError):
    """A position that cannot be."""


class BadRecord(GiantsError):
    """A record that is damaged or does not fit."""


class NothingToUndo(GiantsError):
    """There is no choice to take back, or something was revealed since."""

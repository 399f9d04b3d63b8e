"""The shapes of what the kernel itself writes for others. Where a game writes its own, likewise."""

from __future__ import annotations

from typing_extensions import TypedDict


class Message(TypedDict):
    """Words by reference: the name of a Fluent message and what fills its blanks."""

    key: str
    facts: dict[str, str | int | Message]


class Outcome(TypedDict):
    """How a match ended."""

    result: str
    scores: list[int]
    winners: list[int]

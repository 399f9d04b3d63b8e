"""A thing to be said to people: the name of a Fluent message and what fills its blanks."""

from __future__ import annotations

Facts = dict[str, "str | int | Message"]


class Message:
    """Words by reference. Blanks may hold further messages."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.facts!r})"

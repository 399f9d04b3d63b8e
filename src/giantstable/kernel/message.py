"""A thing to be said to people: the name of a Fluent message and what fills its blanks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from giantstable.kernel import shapes
    from giantstable.kernel.noun import Ids


Facts = dict[str, "str | int | Message"]


class Message:
    """Words by reference. Blanks may hold further messages."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = facts if facts is not None else {}

    def to_json(self) -> shapes.Message:
        """Return the message for those who have the words themselves: its key and its facts."""
        facts: dict[str, str | int | shapes.Message] = {}
        for name, fact in self.facts.items():
            facts[name] = fact.to_json() if isinstance(fact, Message) else fact
        return {"key": self.key, "facts": facts}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.facts!r})"


class Why:
    """Why a thing cannot be chosen now: one sentence, and the id of the rule behind it.

    ``things`` are the ids of what stands in the way, where something on the table does: one
    ``{"figure": ...}`` or ``{"space": ...}`` for each.
    """

    def __init__(self, text: Message, rule: str, things: list[Ids] | None = None) -> None:
        self.text = text
        self.rule = rule
        self.things: list[Ids] = things if things is not None else []

    def __repr__(self) -> str:
        return f"Why({self.text!r}, {self.rule})"

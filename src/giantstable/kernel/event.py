"""What happened, by which rule, and who may know it."""

from __future__ import annotations

from typing import Final

HIDDEN: Final = -1  # stands where a seat may not see a fact


class EventKind:
    """One sort of thing that can happen: its name, its rule, and what its facts mean.

    A fact is a number; its name (``card``, ``place``, ``n`` ...) tells the game how to read it.
    Facts named in ``private`` are seen only by the event's own seat.
    """

    def __init__(self, name: str, rule: str, *facts: str, private: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rule = rule
        self.facts = facts
        self.private = private
        self.key = " ".join([name, rule, *facts, *[f"({fact})" for fact in private]])
        KINDS.setdefault(self.key, self)


# By their keys: a happening that comes from another process has the kind that it has here.
KINDS: Final[dict[str, EventKind]] = {}


def event_kind_keyed(key: str) -> EventKind:
    """Return the kind that is known by a key; a game's kinds are known when it is imported."""
    return KINDS[key]


class Event:
    """Something that happened at the table: a kind, whose doing it was, and up to four facts."""

    def __init__(self, kind: EventKind, seat: int, a: int, b: int, c: int, d: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as that seat (or a spectator) may know it."""
        kind = self.kind
        if not kind.private or seat == self.seat:
            return self
        values = [self.a, self.b, self.c, self.d]
        for i, name in enumerate(kind.facts):
            if name in kind.private:
                values[i] = HIDDEN
        return Event(kind, self.seat, *values)

    def values(self) -> list[int]:
        """Return the numbers of the facts, in the order of their names."""
        return [self.a, self.b, self.c, self.d][: len(self.kind.facts)]

    def __repr__(self) -> str:
        facts = dict(zip(self.kind.facts, self.values(), strict=True))
        return f"Event({self.kind.name}, {self.kind.rule}, seat={self.seat}, {facts})"

"""Whose turn it is, where several wait for the same hands."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue for each who waits; the one comes first who has been given the least so far.

    Who has not waited for long counts as if they had been given as much as whoever came last: what
    nobody asked for is not saved up.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._given: dict[str, float] = {}
        self._level = 0.0  # what the last who came had been given

    def __len__(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._waiting.values())

    def waiting(self, whose: str) -> int:
        """Return how much somebody waits for."""
        return len(self._waiting.get(whose, ()))

    def add(self, whose: str, what: T, first: bool = False) -> None:
        """Let something wait, before or after what else its owner waits for."""
        queue = self._waiting.setdefault(whose, deque())
        self._given[whose] = max(self._given.get(whose, 0.0), self._level)
        if first:
            queue.appendleft(what)
        else:
            queue.append(what)

    def next(self) -> T | None:
        """Take what comes now; None if nothing waits."""
        if not self._waiting:
            return None
        whose = min(self._waiting, key=lambda each: self._given[each])
        self._level = self._given[whose]
        queue = self._waiting[whose]
        found = queue.popleft()
        if not queue:
            del self._waiting[whose]
        return found

    def drop(self, whose: str, what: T) -> None:
        """Take something out that nobody waits for any more."""
        queue = self._waiting.get(whose)
        if queue is not None and what in queue:
            queue.remove(what)
            if not queue:
                del self._waiting[whose]

    def charge(self, whose: str, cost: float) -> None:
        """Note what somebody was given."""
        self._given[whose] = self._given.get(whose, self._level) + cost
        if len(self._given) > 2 * len(self._waiting) + 100:  # who is not ahead need not be known
            self._given = {
                each: given
                for each, given in self._given.items()
                if given > self._level or each in self._waiting
            }

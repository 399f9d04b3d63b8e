"""The plain data of a game in progress."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from giantstable.kernel.event import Event, EventKind
from giantstable.kernel.rng import Rng


class GameOver(Exception):
    """Raised by a rule that ends the game; the table already says how it ended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ear:
    """Somebody who looks up from the table whenever something has happened."""

    def hear(self) -> None:
        """Look: the last event was told a moment ago, and what it tells of lies on the table."""
        raise TypeError


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table, the source of chance, and an ear for what happens.

    What an event tells of lies on the table when it is told: whoever looks then sees it.

    Games add their own fields: numbers, lists of numbers, bit masks.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.revealed = 0  # counts up whenever something hidden is turned up
        self.events: list[Event] | None = None  # None: nobody listens, so nothing is made
        self.ear: Ear | None = None  # called after each event that is made

    def tell(
        self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, seat: int = 0, d: int = 0
    ) -> None:
        """Report that something happened."""
        events = self.events
        if events is not None:
            events.append(Event(kind, seat, a, b, c, d))
            ear = self.ear
            if ear is not None:
                ear.hear()

    def reveal(self) -> None:
        """Note that hidden information was turned up: nothing before this can be undone."""
        self.revealed += 1

    def stamp(self) -> int:
        """Return a number that changes whenever chance spoke or something was turned up."""
        return self.rng.drawn + self.revealed

    def copy(self) -> Table:
        """Return an equal table that shares nothing that can change. It has no listener."""
        raise TypeError("a game's table says how it is copied")

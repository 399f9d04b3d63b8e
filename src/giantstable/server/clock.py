"""Clocks. What they show follows from the times in the log, for every worker alike."""

from __future__ import annotations

from collections.abc import Iterable

from giantstable.server import frames
from giantstable.server.schema import Terms

MINUTE = 60_000  # milliseconds, as all times here


class Clock:
    """How long each seat has thought, and who is thinking now."""

    def __init__(self, terms: Terms, seats: int, begun: int) -> None:
        self.kind = terms.get("clock")
        self.each = terms.get("minutes", 0) * MINUTE
        self.spent = [0] * seats
        self.before = [0] * seats  # what was spent on the last choice, should it be taken back
        self.spare = [0] * seats  # of a hint that was waited for: written with the next choice
        self.at = begun  # when the last entry was written
        self.since: dict[int, int] = {}  # those who think, and since when they are waited for

    def begin(self, at: int, thinking: Iterable[int]) -> None:
        """Begin to count, for those who think."""
        self.at = at
        self.since = dict.fromkeys(thinking, at)

    def go_on(
        self,
        at: int,
        thinking: set[int],
        asked: set[int],
        chose: int | None = None,
        spare: int = 0,
        undone: bool = False,
        late: int | None = None,
    ) -> None:
        """Note that an entry was written; from now on others may think.

        Who has a bot answer in their place has spent what they have spent; who came too ``late``
        begins anew, for that answer is the bot's.
        """
        at = max(at, self.at)  # another worker's clock may be a little behind
        for seat in self.since:
            self.spent[seat] += at - self.at
        if chose is not None:
            self.since.pop(chose, None)
            self.spare[chose] = 0
            self.before[chose] = self.spent[chose]
            self.spent[chose] = 0 if self.kind == "move" else max(0, self.spent[chose] - spare)
        if self.kind == "move":  # who is not waited for has their time before them
            for seat in range(len(self.spent)):
                if seat not in asked or seat == late:
                    self.spent[seat] = 0
                elif undone and seat not in self.since:  # it must choose once more
                    self.spent[seat] = self.before[seat]
        self.since = {seat: self.since.get(seat, at) for seat in sorted(thinking)}
        self.at = at

    def left(self, seat: int, now: int) -> int:
        """Return how much time a seat has left; below nothing when it ran out."""
        running = now - self.at if seat in self.since else 0
        return self.each - self.spent[seat] - running + self.spare[seat]

    def out(self, seat: int, now: int) -> bool:
        """Return whether a seat has no time left."""
        return self.kind is not None and self.left(seat, now) <= 0

    @property
    def due(self) -> int | None:
        """When the first clock runs out; None if none runs."""
        if self.kind is None:
            return None
        return min((self.at + self.left(seat, self.at) for seat in self.since), default=None)

    def waited(self, seat: int, now: int) -> int:
        """Return for how long a seat has been waited for."""
        return now - self.since[seat] if seat in self.since else 0

    def shown(self, now: int) -> list[frames.SeatClock]:
        """Return what the clocks show."""
        return [
            {"left": max(0, self.left(seat, now)), "runs": seat in self.since}
            for seat in range(len(self.spent))
        ]

"""What somebody at a table asks of the others, and who has agreed. It stands in the log."""

from __future__ import annotations

from typing import Final

from giantstable.server.frames import About
from giantstable.server.roster import SIT
from giantstable.server.schema import EntryKind
from giantstable.server.store import (
    AGREE,
    ASK,
    BACK,
    CHOICE,
    DECLINE,
    SEAT,
    STAND_IN,
    UNDO,
)

# What is said beside the game: whoever chooses may do so as before.
BESIDE: Final = (ASK, AGREE, DECLINE)
TAKE_BACK: Final = ""  # the logs of 0.1.0 know of nothing else that could be asked


class Request:
    """Something asked for: by a seat, about itself or about another."""

    def __init__(self, about: About, seat: int, whom: int) -> None:
        self.about = about
        self.seat = seat
        self.whom = whom
        self.agreed: set[int] = set()


class Talk:
    """All that is asked for at a table now, by what an answer calls it."""

    def __init__(self) -> None:
        self.requests: dict[str, Request] = {}

    def get(self, key: str) -> Request | None:
        """Return what is asked for under a name."""
        return self.requests.get(key)

    @property
    def undo(self) -> Request | None:
        """Who would like to take a choice back: bots wait meanwhile."""
        return self.requests.get(TAKE_BACK)

    def hear(self, kind: EntryKind, seat: int, notation: str) -> None:
        """Note what was said; the game that moves on ends all talk of what was before."""
        if kind == ASK:
            key, request = _asked(seat, notation)
            self.requests[key] = request
        elif kind == AGREE:
            found = self.requests.get(notation)
            if found is not None:
                found.agreed.add(seat)
        elif kind == DECLINE:
            self.requests.pop(notation, None)
        else:
            if kind in (CHOICE, UNDO):
                self.requests.pop(TAKE_BACK, None)
            if kind in (CHOICE, STAND_IN, BACK, SEAT):
                self.requests.pop(f"bot {seat}", None)
            if kind == SEAT:
                self.requests.pop(f"{SIT} {seat}", None)


def _asked(seat: int, notation: str) -> tuple[str, Request]:
    head, _, rest = notation.partition(" ")
    if head == "bot":
        return notation, Request("bot", seat, int(rest))
    if head == "end":
        return notation, Request("end", seat, seat)
    if head == SIT:
        return f"{SIT} {seat}", Request("sit", seat, seat)
    return TAKE_BACK, Request("undo", seat, seat)

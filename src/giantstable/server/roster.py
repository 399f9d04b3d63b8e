"""What a table's log tells beside its match: who plays for whom, and who has left the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from giantstable.kernel.match import Match
from giantstable.kernel.shapes import Outcome
from giantstable.server import frames
from giantstable.server.names import shown
from giantstable.server.schema import Entry, EntryKind, SeatKind
from giantstable.server.store import (
    ASK,
    BACK,
    COMING,
    DECLINE,
    END,
    HUMAN,
    OPEN,
    RESIGN,
    SEAT,
    STAND_IN,
    SeatRow,
)

AGREED: Final = "agreed"  # how a table ended that all had enough of
RESIGNED: Final = "resigned"
SIT: Final = "sit"
NOTED: Final = (SEAT, STAND_IN, BACK, RESIGN, END)


class Roster:
    """Who plays at a table, as far as the log has been read."""

    def __init__(self, seats: list[SeatRow], entries: Iterable[Entry], match: Match) -> None:
        self.kinds = _at_first(seats, entries)
        self.sides = [match.game.side_of(match.table, seat) for seat in range(match.seats)]
        self.stand_ins: dict[int, str] = {}  # which bot plays for a person
        self.resigned: set[int] = set()
        self.ended: Outcome | None = None
        self.notes: list[frames.Note] = []

    def hear(self, kind: EntryKind, seat: int, notation: str, line: int) -> None:
        """Take in an entry; ``line`` is how many lines of the game's log were there."""
        head, _, rest = notation.partition(" ")
        if kind == ASK and head == SIT:
            self.kinds[seat] = COMING
        elif kind == DECLINE and head == SIT:
            self.kinds[int(rest)] = OPEN
        elif kind == SEAT:
            self._reseat(seat, rest.partition(" ")[0])
        elif kind == STAND_IN:
            self.stand_ins[seat] = head
        elif kind == BACK:
            self.stand_ins.pop(seat, None)
        elif kind == RESIGN:
            self._resign(seat, notation)
        elif kind == END:
            self.ended = {"result": AGREED, "scores": [], "winners": []}
        if kind in NOTED:
            self.notes.append(_note(kind, seat, notation, line))

    def _reseat(self, seat: int, now: str) -> None:
        before = self.kinds[seat]
        self.kinds[seat] = _kind(now)
        if before != self.kinds[seat]:  # another device of the same person changes nothing
            self.stand_ins.pop(seat, None)

    def _resign(self, seat: int, bot: str) -> None:
        self.resigned.add(seat)
        if bot:
            self.stand_ins[seat] = bot
        else:
            left = self.sides_left()
            winners = [each for each, side in enumerate(self.sides) if side in left]
            self.ended = {"result": RESIGNED, "scores": [], "winners": winners}

    def sides_left(self, but: int | None = None) -> set[int]:
        """Return the sides on which somebody has not resigned; ``but`` is about to."""
        gone = self.resigned if but is None else self.resigned | {but}
        return {side for seat, side in enumerate(self.sides) if seat not in gone}

    def plays(self, seat: int) -> bool:
        """Return whether a person chooses at a seat themselves."""
        return self.kinds[seat] == HUMAN and seat not in self.stand_ins


def ended_by(seats: list[SeatRow], entries: list[Entry], match: Match) -> Outcome | None:
    """Return how a table ended; None while it goes on."""
    if match.over:
        return match.outcome()
    roster = Roster(seats, entries, match)
    for entry in entries:
        roster.hear(entry.kind, entry.seat, entry.notation, 0)
    return roster.ended


def _at_first(seats: list[SeatRow], entries: Iterable[Entry]) -> list[SeatKind]:
    """Return what the seats were when the table began: each change tells what was before it."""
    first: dict[int, SeatKind] = {}
    for entry in entries:
        if entry.kind == SEAT:
            first.setdefault(entry.seat, _kind(entry.notation.partition(" ")[0]))
        elif entry.kind == ASK and entry.notation.startswith(SIT):
            first.setdefault(entry.seat, OPEN)
    return [first.get(number, seat.kind) for number, seat in enumerate(seats)]


def _kind(word: str) -> SeatKind:
    kinds: dict[str, SeatKind] = {"human": "human", "bot": "bot", "coming": "coming"}
    return kinds.get(word, OPEN)


def _note(kind: EntryKind, seat: int, notation: str, line: int) -> frames.Note:
    words = notation.split(" ", 2) if kind == SEAT else ["", *notation.split(" ", 1)]
    was, now, more = [*words, "", "", ""][:3]
    if kind == SEAT:
        found: frames.Note = {"kind": kind, "seat": seat, "line": line, "was": was, "now": now}
        if now == HUMAN:
            found["name"] = shown(more)
        elif more:
            found["level"] = more
        return found
    found = {"kind": kind, "seat": seat, "line": line}
    if now:
        found["level"] = now
    if more:
        found["why"] = more
    return found

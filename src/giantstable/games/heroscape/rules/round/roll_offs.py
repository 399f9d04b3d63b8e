"""Rolling the d20 to see who comes first."""

from __future__ import annotations

from giantstable.games.heroscape.table.dice import d20
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.event import EventKind


def highest(fray: Fray, seats: list[int], kind: EventKind, bonus: list[int]) -> int:
    """Let seats roll, each with its bonus, and return who is highest.

    Only those who share the highest roll go on, with their bonuses (HS-M-INIT-02, HS-M-INIT-03).
    One seat alone has nobody to roll against.
    """
    while len(seats) > 1:
        best = 0
        tied: list[int] = []
        for seat in seats:
            roll = d20(fray.rng)
            fray.tell(kind, roll, bonus[seat], seat=seat)
            if roll + bonus[seat] > best:
                best = roll + bonus[seat]
                tied = []
            if roll + bonus[seat] == best:
                tied.append(seat)
        seats = tied
    return seats[0]


def order(fray: Fray, seats: list[int], kind: EventKind) -> list[int]:
    """Return seats from the highest roller on round the table; they are given in table order."""
    first = highest(fray, seats, kind, [0] * len(fray.theatre.seats))
    i = seats.index(first)
    return seats[i:] + seats[:i]

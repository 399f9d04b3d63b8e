"""Rolling the d20 to see who comes first."""

from __future__ import annotations

from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.dice import d20
from giantstable.kernel.event import EventKind


def highest(battle: Battle, seats: list[int], kind: EventKind, bonus: list[int]) -> int:
    """Let seats roll, each with its bonus, and return who is highest.

    Only those who share the highest roll go on, with their bonuses (HS-M-INIT-02, HS-M-INIT-03).
    One seat alone has nobody to roll against.
    """
    while len(seats) > 1:
        best = 0
        tied: list[int] = []
        for seat in seats:
            roll = d20(battle.rng)
            battle.tell(kind, roll, bonus[seat], seat=seat)
            if roll + bonus[seat] > best:
                best = roll + bonus[seat]
                tied = []
            if roll + bonus[seat] == best:
                tied.append(seat)
        seats = tied
    return seats[0]


def order(battle: Battle, seats: list[int], kind: EventKind) -> list[int]:
    """Return seats from the highest roller on round the table; they are given in table order."""
    first = highest(battle, seats, kind, [0] * len(battle.theatre.seats))
    i = seats.index(first)
    return seats[i:] + seats[:i]

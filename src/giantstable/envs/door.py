"""What all doors share: a game of one setup with its action space, its numbers and its rewards."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from giantstable import library
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match, new_match

Row = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

LARGEST = float(1 << 20)  # no number of a row is larger


class Door:
    """One game with one setup. What is asked of a seat is looked up by the seat's own number."""

    def __init__(self, name: str, given: dict[str, object]) -> None:
        self.game = library.game(name)
        self.given = given
        self.setup = self.game.settle(given)
        self.seats = self.game.seats(self.setup)
        self.space = self.game.action_space(self.setup)
        self.encoding = self.game.encoding(self.setup)
        if not self.space.size:
            raise ValueError(f"{name} does not list what it asks, so it has no action space")

    def begin(self, seed: int | str) -> Match:
        """Return a fresh match that makes no events."""
        return new_match(self.game, self.given, seed, quiet=True)

    def asked(self, match: Match, seat: int) -> Decision | None:
        """Return what a seat is asked now, if anything."""
        for decision in match.asked:
            if decision.seat == seat and decision.answer < 0:
                return decision
        return None

    def row(self, match: Match, seat: int) -> Row:
        """Return what a seat sees and is asked, in numbers."""
        view = match.view(seat)
        return np.array(self.encoding.encode(view, seat, self.asked(match, seat)), np.float32)

    def mask(self, decision: Decision | None) -> Mask:
        """Return 1 for each id that answers a question, else 0; all are 0 where nobody asks."""
        return np.frombuffer(self.space.mask(decision), np.int8)


def rewards(match: Match) -> list[float]:
    """Return what each seat has of how a match ended; all of it sums to 0 where several play.

    Who wins alone gets 1, and what the others pay for it they share; winners share what they get.
    Alone against the game, a win is 1 and a loss is -1. Where nobody has won, nobody gets anything.
    """
    seats, winners = match.seats, match.winners
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners or len(winners) == seats:
        return [0.0] * seats
    lost = -1.0 / (seats - len(winners))
    return [1.0 / len(winners) if seat in winners else lost for seat in range(seats)]

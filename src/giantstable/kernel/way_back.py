"""How a seat takes its last choice back, and who else would lose an answer by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import NothingToUndo
from giantstable.kernel.game import Game

if TYPE_CHECKING:
    from giantstable.kernel.match import Match


class WayBack:
    """The way from a match as it stands to the question that a seat answered last."""

    def __init__(self, choices: int) -> None:
        self.choices = choices  # so many are taken back, the last first
        self.others: list[int] = []  # the seats that have answered since: their answers are gone
        self.again: list[tuple[int, str]] = []  # what was answered beside it, to be given again

    def go(self, match: Match) -> None:
        """Go it. What others have answered in secret beside the choice they have not to repeat."""
        for _ in range(self.choices):
            match.undo()
        for seat, notation in self.again:
            match.choose(notation, seat)


def way_back(
    game: Game, log: list[Decision], floor: int, asked: list[Decision], seat: int
) -> WayBack:
    """Return the way in a log of which nothing before ``floor`` can be taken back."""
    n = len(log) - 1
    while n >= floor and log[n].seat != seat:
        n -= 1
    if n < floor:
        for told in log:
            if told.seat == seat:
                raise NothingToUndo("undo-revealed")
        raise NothingToUndo("undo-start")
    way = WayBack(len(log) - n)
    beside = False  # it was asked with others at once: what they have said stands
    if len(asked) > 1:
        for decision in asked:
            beside = beside or decision is log[n]
    for told in log[n + 1 :]:
        if beside:
            way.again.append((told.seat, game.notation(told, told.answer)))
        elif told.seat not in way.others:
            way.others.append(told.seat)
    return way

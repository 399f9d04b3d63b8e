"""Who sits round the table: people who share a keyboard, and bots on the other seats."""

from __future__ import annotations

from giantstable.bots import bot, usual
from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.errors import BadSetup, NothingToUndo
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match

PERSON = "you"


def seated(game: Game, seats: int, asked: str) -> list[str]:
    """Return who sits where, by name, from what ``--bots`` says.

    Nothing: the person is first, bots are the others, the game's own if it has one. One bot's name:
    that bot everywhere else. ``you``: people everywhere. Several names: one for each seat, ``you``
    for a person.
    """
    if seats == 1 and asked:
        raise BadSetup("plays-alone", game=game.name)
    names = [name.strip() for name in asked.split(",")] if asked else [usual(game.name)]
    if len(names) == 1:
        names = [PERSON, *names * (seats - 1)]
    if len(names) != seats:
        raise BadSetup("bot-count", found=len(names), seats=seats)
    if PERSON not in names:
        raise BadSetup("nobody-plays", person=PERSON)
    for name in names:
        if name != PERSON:
            bot(name, game)  # refuses an unknown one before anything starts
    return names


class Company:
    """The people at one keyboard, and the bots with whom they play."""

    def __init__(self, people: list[int], bots: dict[int, Bot] | None = None) -> None:
        self.people = people
        self.bots = bots if bots is not None else {}

    def play(self, match: Match) -> None:
        """Let the bots answer until only people are asked."""
        while not match.over:
            decision = next((d for d in match.pending if d.seat in self.bots), None)
            if decision is None:
                return
            code = self.bots[decision.seat].choose(Chair(match, decision))
            match.answer(decision, code)

    def last_to_choose(self, match: Match) -> int:
        """Return the person whose choice would be taken back: whoever of them chose last."""
        for seat in reversed(match.choosers):
            if seat in self.people:
                return seat
        raise NothingToUndo("undo-start")


def company_of(names: list[str], match: Match) -> Company:
    """Return who sits at a match, from their names seat by seat."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        if name != PERSON:
            # A bot that comes back to a game goes on from where it is, not from its first thought.
            bots[seat] = bot(name, match.game, f"{match.seed}/{seat}/{len(match.choices)}")
    people = [seat for seat, name in enumerate(names) if name == PERSON]
    return Company(people, bots)

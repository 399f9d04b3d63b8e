"""How a bot is asked, in whatever process: the question, and the match it is about."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.kernel.match import Match, start_match
from giantstable.kernel.rng import seeded
from giantstable.library import game as game_named


@dataclass(frozen=True)
class Question:
    """All that a process needs to sit a bot down at a table."""

    game: str
    setup: dict[str, str | int | bool]
    seed: str
    choices: tuple[tuple[int, str], ...]  # seat and notation, those taken back left out
    seat: int
    bot: str
    content: str | None

    def bot_seed(self) -> str:
        """Return a seed of the bot's own: the same question gets the same answer."""
        return f"{self.seed}/{self.seat}/{len(self.choices)}"

    def ground(self) -> str:
        """Return a name for what a process builds tables for before a bot can think well."""
        setup = hashlib.sha256(repr(sorted(self.setup.items())).encode()).hexdigest()
        return f"{self.game} {setup}"

    def __call__(self) -> str:
        """Return the notation of what the bot would choose."""
        match = match_of(self)
        decision = next(each for each in match.pending if each.seat == self.seat)
        player = bot(self.bot, match.game, self.bot_seed())
        code = player.choose(Chair(match, decision))
        return match.game.notation(decision, code)


def match_of(question: Question) -> Match:
    """Return the match a question is about."""
    match = start_match(
        game_named(question.game, question.content), question.setup, question.seed, quiet=True
    )
    for seat, notation in question.choices:
        match.choose(notation, seat)
    return match


def first_thing_that_comes(question: Question, options: list[str]) -> str:
    """Return what a bot plays that did not answer in time."""
    return options[seeded(question.bot_seed()).below(len(options))]

"""How a bot is asked, in whatever process: the question, and the match it is about."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from giantstable.bots import advice, bot
from giantstable.bots.chair import Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import FEAR, Reason
from giantstable.kernel.match import ANEW, Match, start_match
from giantstable.kernel.rng import seeded
from giantstable.library import game as game_named
from giantstable.server import frames


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
        match, decision = asked(self)
        player = bot(self.bot, match.game, self.bot_seed())
        code = player.choose(Chair(match, decision))
        return match.game.notation(decision, code)


@dataclass(frozen=True)
class AdviceWanted:
    """The same question, asked by a person who wants to know why."""

    question: Question

    def __call__(self) -> tuple[str, frames.Advice] | None:
        """Return what the best bot would choose, and what can be said of it."""
        match, decision = asked(self.question)
        found = advice(Chair(match, decision), match.game, self.question.bot_seed())
        if found is None:
            return None
        told: frames.Advice = {
            "second": None if found.second is None else match.game.notation(decision, found.second),
            "chance": None if found.chance is None else round(100 * found.chance),
            "reasons": reasons_json(found.reasons),
            "others": reasons_json(found.others),
        }
        return match.game.notation(decision, found.best), told


def reasons_json(reasons: list[Reason]) -> list[frames.Reason]:
    """Return reasons as a client gets them."""
    return [
        {"tone": "fear" if reason.tone == FEAR else "hope", "text": reason.text.to_json()}
        for reason in reasons
    ]


def asked(question: Question) -> tuple[Match, Decision]:
    """Return the match a question is about, and the decision that waits there."""
    match = match_of(question)
    return match, next(each for each in match.pending if each.seat == question.seat)


def match_of(question: Question) -> Match:
    """Return the match a question is about."""
    match = started(question)
    for seat, notation in question.choices:
        follow(match, seat, notation)
    return match


def follow(match: Match, seat: int, notation: str) -> None:
    """Make a choice of a question's, or deal anew where somebody played on from elsewhere."""
    if notation.startswith(ANEW):
        match.repeat(notation, "choices")
    else:
        match.choose(notation, seat)


def started(question: Question) -> Match:
    """Return the match a question is about as it began."""
    game = game_named(question.game, question.content)
    return start_match(game, question.setup, question.seed, quiet=True)


def first_thing_that_comes(question: Question, options: list[str]) -> str:
    """Return what a bot plays that did not answer in time."""
    return options[seeded(question.bot_seed()).below(len(options))]

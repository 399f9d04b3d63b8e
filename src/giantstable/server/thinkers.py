"""Bots think in processes of their own, each question with a time limit."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import TimeoutError as TookTooLong
from dataclasses import dataclass
from multiprocessing import get_context

import structlog
from pebble import ProcessPool

from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.kernel.match import Match, start_match
from giantstable.kernel.rng import seeded
from giantstable.library import game as game_named

log = structlog.get_logger()


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


def match_of(question: Question) -> Match:
    """Return the match a question is about."""
    match = start_match(
        game_named(question.game, question.content), question.setup, question.seed, quiet=True
    )
    for seat, notation in question.choices:
        match.choose(notation, seat)
    return match


def think(question: Question) -> str:
    """Return the notation of what the bot would choose. Runs in a process of its own."""
    match = match_of(question)
    decision = next(each for each in match.pending if each.seat == question.seat)
    player = bot(question.bot, match.game, question.bot_seed())
    code = player.choose(Chair(match, decision))
    return match.game.notation(decision, code)


class Thinkers:
    """The processes. They are started when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPool | None = None

    async def ask(self, question: Question, seconds: float) -> str | None:
        """Return a bot's choice in notation; None if it took too long or broke."""
        if self._pool is None:
            self._pool = ProcessPool(
                self.workers, context=get_context("spawn"), initializer=gc.freeze
            )
        asked = self._pool.schedule(think, args=(question,), timeout=seconds)
        try:
            return await asyncio.wrap_future(asked)
        except TookTooLong:
            log.warning("bot took too long", bot=question.bot, game=question.game)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("bot broke", bot=question.bot, game=question.game, error=repr(error))
        return None

    def stop(self) -> None:
        """End the processes; what they were asked is not answered."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()


def first_thing_that_comes(question: Question, options: list[str]) -> str:
    """Return what a bot plays that did not answer in time."""
    return options[seeded(question.bot_seed()).below(len(options))]

"""Bots think in processes of their own, each question with a time limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import structlog

from giantstable.library import game as game_named
from giantstable.server.crew import Crew, TookTooLong, Undone
from giantstable.server.frames import Advice, ReviewPoint
from giantstable.server.reviewing import Stretch
from giantstable.server.settings import Settings
from giantstable.server.thinking import AdviceWanted, Question

T = TypeVar("T")

log = structlog.get_logger()

IN_TURN = 4  # hints of one table that may wait
NOBODY_THERE = 4.0  # times as dear: the thinking for a table at which no person plays


class Thinkers:
    """The processes. Content that a setup brings along has one of its own, with little memory.

    So whoever brings a battlefield that is hard to think about has others wait who do the same.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.crew = Crew(settings.bot_workers, settings.warm_seconds)
        self.apart = Crew(1, settings.warm_seconds, settings.own_megabytes)

    async def ask(
        self, question: Question, seconds: float, table: str, people: bool = True
    ) -> str | None:
        """Return a bot's choice in notation; None if it took too long or broke."""
        share = 1.0 if people else NOBODY_THERE
        return await self._ask(question, question, seconds, table, share, False)

    async def hint(self, question: Question, table: str) -> tuple[str, Advice] | None:
        """Return what a bot would do in a person's place, and why; None if no hint is to be had."""
        if self._crew(question).turns.waiting(table) >= IN_TURN:
            return None
        wanted = AdviceWanted(question)
        return await self._ask(wanted, question, self.settings.hint_seconds, table, 1.0, True)

    async def review(self, stretch: Stretch) -> list[ReviewPoint] | None:
        """Return what is to be said of a stretch of a finished game; None if that is nothing.

        All who wait for such a thing take their turns as one: somebody who plays comes first.
        """
        question = stretch.question
        seconds = stretch.seconds + self.settings.hint_seconds
        return await self._ask(stretch, question, seconds, "review", NOBODY_THERE, False)

    async def _ask(
        self,
        work: Callable[[], T],
        question: Question,
        seconds: float,
        table: str,
        share: float,
        first: bool,
    ) -> T | None:
        crew = self._crew(question)
        try:
            return await crew.do(work, table, seconds, question.ground(), share, first)
        except TookTooLong:
            log.warning("bot took too long", bot=question.bot, game=question.game)
        except Undone as error:
            what = type(error).__name__
            log.error("bot lost", bot=question.bot, game=question.game, error=what)
        except Exception as error:
            what = type(error).__name__  # its words may quote what no log should have
            log.error("bot broke", bot=question.bot, game=question.game, error=what)
        return None

    def _crew(self, question: Question) -> Crew:
        game = game_named(question.game, question.content)
        return self.apart if game.brings_content(dict(question.setup)) else self.crew

    @property
    def crews(self) -> tuple[Crew, Crew]:
        """Those who think on our content, and those who think on what people bring along."""
        return self.crew, self.apart

    async def stop(self) -> None:
        """End the processes; what they were asked is not answered."""
        for crew in self.crews:
            await crew.stop()

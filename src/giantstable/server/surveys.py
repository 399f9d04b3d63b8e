"""Whether a table could be opened: looked at here, or beside the server where it may be anything.

What a setup brings along is read, built and checked in a process of its own, with limits of time
and memory: who brings something that cannot be worked through makes nobody wait.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import structlog

from giantstable import library
from giantstable.bots import bot
from giantstable.kernel.errors import BadSetup, GiantsError
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import start_match
from giantstable.server.crew import Closed, Crew, Undone
from giantstable.server.refusals import Refused
from giantstable.server.settings import Settings
from giantstable.server.store import BOT

log = structlog.get_logger()
T = TypeVar("T")

ME = "me"
IN_TURN = 4  # surveys of one address that may wait


@dataclass(frozen=True)
class Wish:
    """Who is to sit on a seat."""

    kind: str
    level: str = ""


@dataclass(frozen=True)
class Plan:
    """A table that can be opened: the whole setup, who sits where, and the content it needs."""

    setup: Setup
    wishes: tuple[Wish, ...]
    content: str


@dataclass(frozen=True)
class Survey:
    """A question about a table that somebody thinks of."""

    game: str
    content: str | None
    given: dict[str, object]
    wishes: tuple[Wish, ...]

    @property
    def dubious(self) -> bool:
        """Whether it brings content of its own."""
        return library.game(self.game, self.content).brings_content(self.given)

    def __call__(self) -> tuple[list[int], Plan | GiantsError]:
        """Return how many may sit down, and the plan or why there is none."""
        game = library.game(self.game, self.content)
        seats: list[int] = []
        try:
            seats = game.seatings(dict(self.given))
            return seats, plan_of(game, self.given, self.wishes)
        except GiantsError as refusal:
            return seats, refusal


def plan_of(game: Game, given: dict[str, object], wishes: tuple[Wish, ...]) -> Plan:
    """Return the plan of a table; refuse what makes none."""
    setup = game.settle(dict(given))
    seats = game.seats(setup)
    wishes = wishes or (Wish(ME), *[Wish("open")] * (seats - 1))
    if len(wishes) != seats:
        raise BadSetup("seat-count", found=len(wishes), seats=seats)
    for wish in wishes:
        level_of(wish.kind, wish.level, game)
    if game.brings_content(given):
        start_match(game, setup, "survey", quiet=True)  # it can be begun, in time and memory
    return Plan(setup, wishes, game.fingerprint(setup))


def level_of(kind: str, level: str, game: Game) -> str:
    """Return the bot of a seat; refuse one that we do not have."""
    if kind != BOT:
        return ""
    bot(level, game)
    return level


class Surveyors:
    """Who looks at what people bring along."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.crew = Crew(1, settings.warm_seconds / 4, settings.own_megabytes)

    async def look(self, survey: Survey, whose: str) -> tuple[list[int], Plan | GiantsError]:
        """Have it looked at beside the server."""
        return await self.do(survey, survey.game, whose)

    async def do(self, what: Callable[[], T], game: str, whose: str) -> T:
        """Have something done beside the server that strangers brought along."""
        if self.crew.turns.waiting(whose) >= IN_TURN:
            raise Refused("too-many")
        try:
            # Reading the game's own content for the first time is not what is limited here.
            return await self.crew.do(what, whose, self.settings.survey_seconds, game)
        except Closed:
            raise Refused("server-error") from None
        except (Undone, MemoryError) as error:
            log.warning("too much to build", game=game, error=type(error).__name__)
            raise Refused("too-much-to-build") from None

    async def stop(self) -> None:
        """End the process."""
        await self.crew.stop()

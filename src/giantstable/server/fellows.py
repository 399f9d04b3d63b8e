"""The other workers: who is at a table there, what an address has spent there, and how they are.

All of that is talk, and nothing of it is kept: whoever begins says hello and is told everything,
and whoever is not heard of any more is forgotten with all that it said.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import orjson
import structlog
from sqlalchemy import Engine, text

from giantstable.server.limits import Limits
from giantstable.server.mishaps import note
from giantstable.server.wake import TALK

log = structlog.get_logger()

BREATH = 0.1  # seconds between two words: what comes meanwhile is said at once
BEAT = 1.0  # seconds without news after which one says that one lives
GONE = 5.0  # seconds without a word after which somebody is there no more
LONGEST = 7000  # bytes of one word; PostgreSQL takes less than 8000
WATCHING = "-"

Crowd = Counter[int | None]  # how many look from a seat, or from none
Word = dict[str, Any]


@dataclass
class Fellow:
    """Another worker, as far as it has told of itself."""

    heard: float
    here: dict[str, Crowd] = field(default_factory=dict)
    tables: int = 0
    clients: int = 0
    troubled: bool = False


@dataclass(frozen=True)
class State:
    """How a worker is."""

    tables: int
    clients: int
    troubled: bool


class Fellows:
    """Everybody else who works on the same database. With SQLite there is nobody.

    ``crowds`` says who looks at some tables here, or at all of them, and ``state`` how we are;
    ``moved`` is told at which tables somebody came or went elsewhere, ``left`` that one is gone.
    """

    def __init__(
        self,
        engine: Engine,
        worker: str,
        crowds: Callable[[set[str] | None], dict[str, Crowd]],
        state: Callable[[], State],
    ) -> None:
        self.engine = engine
        self.worker = worker
        self.alone = engine.dialect.name != "postgresql"
        self.fellows: dict[str, Fellow] = {}
        self.limits: Limits | None = None
        self.crowds = crowds
        self.state = state
        self.moved: Callable[[Iterable[str]], None] = lambda _tables: None
        self.left: Callable[[], None] = lambda: None
        self._changed: set[str] = set()
        self._everything = True  # whether all is to be told, to somebody who has just begun
        self._hello = True
        self._news = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    # -- what is known of others --------------------------------------------------------------

    def crowd(self, table: str) -> Crowd:
        """Return who looks at a table elsewhere."""
        found: Crowd = Counter()
        for fellow in self.fellows.values():
            found.update(fellow.here.get(table, {}))
        return found

    @property
    def states(self) -> list[State]:
        """How the others are."""
        return [State(each.tables, each.clients, each.troubled) for each in self.fellows.values()]

    def hear(self, said: str) -> None:
        """Take in what a worker says."""
        word: Word = orjson.loads(said)
        who = str(word["from"])
        if who == self.worker:
            return
        if word.get("bye"):
            self._forget([who])
            return
        fellow = self.fellows.get(who)
        if fellow is None:
            fellow = self.fellows[who] = Fellow(time.monotonic())
            self._tell_everything()
        fellow.heard = time.monotonic()
        if "state" in word:
            fellow.tables, fellow.clients, fellow.troubled = word["state"]
        if word.get("hello"):
            self._tell_everything()
        if self.limits is not None:
            for name, spent in word.get("spent", {}).items():
                self.limits.spend(name, spent)
        self._take_in(fellow, word)

    def _take_in(self, fellow: Fellow, word: Word) -> None:
        before = set(fellow.here) if word.get("all") else set()
        told = {id_: _crowd(seats) for id_, seats in word.get("here", {}).items()}
        if word.get("all"):  # what it does not name any more is over
            told.update({id_: Counter() for id_ in before - set(told)})
        moved = [id_ for id_, crowd in told.items() if fellow.here.get(id_, Counter()) != crowd]
        for id_ in moved:
            if told[id_]:
                fellow.here[id_] = told[id_]
            else:
                fellow.here.pop(id_, None)
        if moved:
            self.moved(moved)

    def _forget(self, gone: list[str]) -> None:
        for who in gone:
            fellow = self.fellows.pop(who, None)
            if fellow is not None:
                self.moved(list(fellow.here))
                self.left()

    # -- what is told of us -------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """Note that somebody came to a table here, or left it."""
        if not self.alone:
            self._changed.add(table)
            self._news.set()

    def spent(self) -> None:
        """Note, from any thread, that an address has spent so much that the others should know."""
        if not self._news.is_set():
            self._loop.call_soon_threadsafe(self._news.set)

    def hello(self) -> None:
        """Begin, or begin again after nobody could be heard: ask the others who they are."""
        self._hello = True
        self._tell_everything()

    def _tell_everything(self) -> None:
        self._everything = True
        self._news.set()

    async def talk(self) -> None:
        """Say what is new, and that we live; for ever, until cancelled."""
        while True:
            await asyncio.sleep(BREATH)
            try:
                async with asyncio.timeout(BEAT):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()
            now = time.monotonic()
            self._forget([who for who, each in self.fellows.items() if now - each.heard > GONE])
            words = list(self._words())
            try:
                await asyncio.to_thread(self._say, words)
            except Exception as error:  # the database is away
                note(error)
                self.hello()
                await asyncio.sleep(BEAT)

    async def bye(self) -> None:
        """Tell the others that we end."""
        if not self.alone:
            try:
                await asyncio.to_thread(self._say, [{"bye": True}])
            except Exception as error:
                note(error)

    def _words(self) -> Iterator[Word]:
        state = self.state()
        first: Word = {"state": [state.tables, state.clients, state.troubled]}
        if self._hello:
            first["hello"] = True
        whole = self._everything
        told = self.crowds(None if whole else self._changed)
        here = {id_: _written(crowd) for id_, crowd in told.items()}
        self._hello = self._everything = False
        self._changed = set()
        if self.limits is not None:
            for name, spent in self.limits.news().items():
                for part in _parts(spent):
                    yield {"spent": {name: part}}
        parts = list(_parts(here))
        # A part that tells of everything would make the others forget what is in the next.
        yield {**first, "here": parts[0] if parts else {}, "all": whole and len(parts) <= 1}
        for part in parts[1:]:
            yield {"here": part}

    def _say(self, words: list[Word]) -> None:
        with self.engine.begin() as connection:
            for word in words:
                connection.execute(
                    text("SELECT pg_notify(:channel, :word)"),
                    {
                        "channel": TALK,
                        "word": orjson.dumps({"from": self.worker, **word}).decode(),
                    },
                )


def _written(crowd: Crowd) -> dict[str, int]:
    return {WATCHING if seat is None else str(seat): count for seat, count in crowd.items()}


def _crowd(written: dict[str, int]) -> Crowd:
    return Counter(
        {None if seat == WATCHING else int(seat): count for seat, count in written.items()}
    )


def _parts(whole: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Divide what is too long for one word."""
    part: dict[str, Any] = {}
    size = 0
    for name, value in whole.items():
        long = len(orjson.dumps([name, value]))
        if part and size + long > LONGEST:
            yield part
            part, size = {}, 0
        part[name] = value
        size += long
    if part:
        yield part

"""The hall: every table that somebody looks at. The others are in the database, and come back."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import orjson
import structlog

from giantstable.kernel.errors import GiantsError
from giantstable.server import frames
from giantstable.server.bot_seats import BotSeats
from giantstable.server.live import GOING_AWAY, NO_SUCH_TABLE, NOT_YOUR_SEAT, Client, LiveTable
from giantstable.server.mishaps import note
from giantstable.server.moment import log_length
from giantstable.server.refusals import Refused
from giantstable.server.scribe import Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import Store, TableRow
from giantstable.server.thinkers import Thinkers

log = structlog.get_logger()
T = TypeVar("T")

FAREWELL = 2.0  # seconds in which clients may take their leave


class Hall:
    """Tables in memory. Everything here runs in the event loop."""

    def __init__(
        self, store: Store, scribe: Scribe, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.store = store
        self.scribe = scribe
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self.bots = BotSeats(self, thinkers)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def clients(self) -> int:
        """How many look at tables."""
        return sum(len(table.clients) for table in list(self.tables.values()))

    # -- tables come and go -------------------------------------------------------------------

    async def table(self, id_: str) -> LiveTable:
        """Return a table, from the database if nobody has looked at it for long."""
        table = self.tables.get(id_)
        if table is None:
            opening = self._opening.get(id_)
            if opening is None:
                opening = asyncio.create_task(self._open(id_))
                self._opening[id_] = opening
                opening.add_done_callback(lambda _: self._opening.pop(id_, None))
            table = await asyncio.shield(opening)
        table.touched = time.monotonic()
        return table

    async def _open(self, id_: str) -> LiveTable:
        row = await asyncio.to_thread(self.store.table, id_)
        table = await asyncio.to_thread(self._played, row)
        self.tables[id_] = table
        return table

    def _played(self, row: TableRow) -> LiveTable:
        """Return a table as its log has it. Takes a while where that is long: not in the loop."""
        entries = self.store.entries(row.id)
        return LiveTable(row, entries, self.scribe, self.settings.content)

    async def sweep(self) -> None:
        """Let tables go that nobody looks at; for ever, until cancelled."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.let_idle_go()
            gc.collect()  # by itself it comes rarely, see serve

    def let_idle_go(self) -> int:
        """Let tables go that nobody looked at for long; return how many went."""
        before = time.monotonic() - self.settings.idle_seconds
        idle = [
            id_
            for id_, table in self.tables.items()
            if not table.clients and table.thinking is None and table.touched < before
            and not table.lock.locked() and not self.bots.owes(table)
        ]  # fmt: skip
        for id_ in idle:
            del self.tables[id_]
        return len(idle)

    async def close(self) -> None:
        """Stop all that is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def farewell(self) -> None:
        """Tell everybody that the server goes away, so that they come back by themselves."""
        closing: frames.Closing = {"type": "closing"}
        for table in self.tables.values():
            for client in table.clients:
                client.send(orjson.dumps(closing))
                client.finish(GOING_AWAY)
        until = time.monotonic() + FAREWELL
        while self.clients and time.monotonic() < until:
            await asyncio.sleep(0.02)

    # -- people come and go -------------------------------------------------------------------

    async def enter(self, table: LiveTable, client: Client) -> None:
        """Let a client look on; the first thing it gets is the whole table."""
        async with table.lock:  # a choice that is being written must not be seen yet
            await self._read_anew(table)
            table.clients.add(client)
            client.send(table.snapshot(client))
        if len(table.clients) > 1:
            table.tell_presence()
        self.bots.stir(table)

    def leave(self, table: LiveTable, client: Client) -> None:
        """Let a client go."""
        table.clients.discard(client)
        table.touched = time.monotonic()
        table.tell_presence()

    async def seats_changed(self, id_: str) -> None:
        """Look up anew who sits where, and tell everybody."""
        table = self.tables.get(id_)
        if table is None:
            return
        async with table.lock:
            before = [seat.place for seat in table.seats]
            if not await self._is_there(table):
                return
            for client in list(table.clients):
                seat = client.seat
                if seat is not None and client.visitor not in table.seats[seat].holders:
                    client.let_go(NOT_YOUR_SEAT)
                    table.clients.discard(client)
            if before == [seat.place for seat in table.seats]:  # only names are others
                table.tell_presence()
            elif not table.lost:
                table.tell_everything()
        self.bots.stir(table)

    # -- what is done at a table --------------------------------------------------------------

    async def choose(
        self, table: LiveTable, seat: int, version: int, option: str, nonce: str
    ) -> int:
        """Make a seat's choice, and let the bots go on from there."""
        try:
            number = await table.choose(seat, version, option, nonce)
        finally:
            await self.recover(table)
        self.bots.stir(table)
        return number

    async def undo(self, table: LiveTable, seat: int, version: int, nonce: str) -> int:
        """Take a seat's last choice back."""
        try:
            number = await table.undo(seat, version, nonce)
        finally:
            await self.recover(table)
        self.bots.stir(table)
        return number

    async def agree(self, table: LiveTable, seat: int, version: int, yes: bool, nonce: str) -> int:
        """Let another take a choice back, or not."""
        try:
            number = await table.agree(seat, version, yes, nonce)
        finally:
            await self.recover(table)
        self.bots.stir(table)
        return number

    async def recover(self, table: LiveTable) -> None:
        """Read the log anew where the match went another way."""
        if not table.lost:
            return
        async with table.lock:
            await self._read_anew(table)

    async def _read_anew(self, table: LiveTable) -> None:
        """Do so under the table's lock, and tell everybody; where it fails all is as it was."""
        if table.lost and await self._is_there(table):
            table.become(await asyncio.to_thread(self._played, table.row))
            table.tell_everything()

    async def _is_there(self, table: LiveTable) -> bool:
        """Return whether a table is still in the database; where it was deleted, all go home."""
        try:
            row = await asyncio.to_thread(self.store.table, table.row.id)
        except Refused:
            self.tables.pop(table.row.id, None)
            for client in table.clients:
                client.let_go(NO_SUCH_TABLE)
            return False
        table.seats = row.seats
        return True

    def knows(self, id_: str) -> bool:
        """Return whether a table is here, or on its way."""
        return id_ in self.tables or id_ in self._opening

    async def catch_up(self, id_: str, seats: bool = False) -> None:
        """Take over what another worker has written."""
        if id_ in self._opening:  # it may have been read before that was written
            await asyncio.wait([self._opening[id_]])
        table = self.tables.get(id_)
        if table is None:
            return
        await self.recover(table)
        async with table.lock:
            news = await asyncio.to_thread(self.store.entries, id_, table.version)
            for entry in news:
                heard = log_length(table.match)
                with table.watch() as watch:
                    table.repeat(entry)
                heard = min(heard, log_length(table.match))
                table.tell_step(entry.kind, entry.seat, entry.notation, heard, watch)
        if seats:
            await self.seats_changed(id_)
        self.bots.stir(table)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside everything else, until it ends or the hall is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GiantsError):
            note(error)

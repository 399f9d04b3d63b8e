"""The hall: every table that somebody looks at. The others are in the database, and come back."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import orjson
import structlog

from giantstable.kernel.errors import GiantsError
from giantstable.server import frames
from giantstable.server.accord import Accord
from giantstable.server.ballast import overboard
from giantstable.server.bans import Bans
from giantstable.server.bot_seats import BotSeats
from giantstable.server.chatter import notice_of
from giantstable.server.claims import Claims
from giantstable.server.fellows import Crowd, Fellows, State
from giantstable.server.heralds import Heralds
from giantstable.server.live import (
    BANNED,
    GOING_AWAY,
    NO_SUCH_TABLE,
    NOT_YOUR_SEAT,
    STRANDED,
    TOO_MANY,
    Client,
    LiveTable,
)
from giantstable.server.matches import Stranded
from giantstable.server.metrics import Metrics
from giantstable.server.mishaps import note
from giantstable.server.moment import log_length, page
from giantstable.server.refusals import Refused
from giantstable.server.rubbish import Rubbish
from giantstable.server.schema import now
from giantstable.server.scribe import Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import Store, TableRow
from giantstable.server.strands import Strands
from giantstable.server.thinkers import Thinkers
from giantstable.server.timekeeper import Timekeeper

log = structlog.get_logger()
T = TypeVar("T")

FEW = 8  # clients who are told at once whenever one of them comes or goes
NOW_AND_THEN = 0.5  # seconds until the others are
LATELY = 1.0  # hours: a table that another worker was thinking about was changed since
FAREWELL = 2.0  # seconds in which clients may take their leave
LEFT = 10.0  # seconds after which who goes to a table is there, or is not coming
TRIES = 20  # of something that others come in between


class Hall:
    """Tables in memory. Everything here runs in the event loop."""

    def __init__(
        self,
        store: Store,
        scribe: Scribe,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.scribe = scribe
        self.metrics = metrics
        self.settings = settings
        self.bans = Bans()
        self.strands = Strands(store, settings.content)
        self.tables: dict[str, LiveTable] = {}
        self.claims = Claims(store.engine)
        self.fellows = Fellows(store.engine, store.worker, self._crowds, self._state)
        self.fellows.moved = self._moved
        self.fellows.left = self._left_alone
        self.bots = BotSeats(self, thinkers)
        self.rubbish = Rubbish()
        self._crowded: dict[str, bool] = {}  # tables whose crowd was just told who is here
        self.timekeeper = Timekeeper(self)
        self.heralds = Heralds(self)
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
        if table.behind:
            await self.catch_up(id_)
        return table

    async def _open(self, id_: str) -> LiveTable:
        row = await asyncio.to_thread(self.store.table, id_)
        self.strands.refuse(id_)
        table = await self._played(row)
        await self.strands.afloat(row)
        table.elsewhere = self.fellows.crowd(id_)
        table.calls = self.heralds.call
        self.tables[id_] = table
        return table

    async def _played(self, row: TableRow) -> LiveTable:
        """Return a table as its log has it. Takes a while where that is long: not in the loop."""
        try:
            return await asyncio.to_thread(self.strands.played, row, self.scribe)
        except Stranded as stranded:
            await self.strands.note(row, stranded)
            raise

    async def refloat(self) -> None:
        """Look whether the rules of today follow what those before us, or beside us, did not."""
        for id_ in await asyncio.to_thread(self.store.stranded):
            try:
                self.bots.stir(await self.table(id_))
            except GiantsError:  # it is noted
                continue
            except Exception as error:
                note(error)

    def _send_home(self, table: LiveTable, code: int) -> None:
        """Let a table go at which nothing can be done any more, and all who are at it."""
        table.gone = True
        self.tables.pop(table.row.id, None)
        for client in table.clients:
            client.let_go(code)

    async def sweep(self) -> None:
        """Let tables go that nobody looks at; for ever, until cancelled."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            gone = self.let_idle_go()
            self.make_room()
            self.rubbish.clear(gone)  # by itself the collector comes rarely, see serve

    def let_idle_go(self) -> int:
        """Let tables go that nobody looked at for long; return how many went."""
        before = time.monotonic() - self.settings.idle_seconds
        idle = [
            id_
            for id_, table in self.tables.items()
            if table.touched < before and self._is_left(table) and not self.bots.owes(table)
        ]
        for id_ in idle:
            del self.tables[id_]
        return len(idle)

    @staticmethod
    def _is_left(table: LiveTable) -> bool:
        """Return whether nobody is at a table here, or on the way to it."""
        return not table.busy and table.touched < time.monotonic() - LEFT

    def make_room(self) -> None:
        """Let tables go on fields of people's own where those take too much; they come back."""
        for table in overboard(list(self.tables.values()), self.settings.own_live_megabytes):
            self._send_home(table, TOO_MANY)

    async def close(self) -> None:
        """Stop all that is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.heralds.stop)
        await asyncio.to_thread(self.claims.close)

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
            if table.behind and not table.lost:
                await self._follow(table)
            await self._read_anew(table)
            table.clients.add(client)
            self.fellows.changed(table.row.id)
            client.send(table.snapshot(client))
            for said in table.chatter.said:
                client.send(orjson.dumps(said))
        if table.match.game.brings_content(table.row.setup):
            self.make_room()
        if len(table.clients) > 1:
            self._tell_presence(table)
        self.bots.stir(table)

    async def older(self, table: LiveTable, client: Client, before: int) -> frames.Page:
        """Return what happened before a line of the log, as a client may know it."""
        async with table.lock:  # a choice that is being written must not be seen yet
            await self._read_anew(table)
            if table.lost:
                raise Refused("no-such-table")
            return page(table.match, table.eyes(client.seat), before)

    def leave(self, table: LiveTable, client: Client) -> None:
        """Let a client go."""
        table.clients.discard(client)
        table.touched = time.monotonic()
        if client.seat is not None:
            table.left_at[client.seat] = now()
        self.fellows.changed(table.row.id)
        if table.clients:
            self._tell_presence(table)
        else:
            self.bots.deserted(table)

    def _tell_presence(self, table: LiveTable) -> None:
        """Tell everybody who is here, but to a crowd that comes and goes only now and then."""
        id_ = table.row.id
        if id_ in self._crowded:
            self._crowded[id_] = True
            return
        table.tell_presence()
        if len(table.clients) > FEW:
            self._crowded[id_] = False
            asyncio.get_running_loop().call_later(NOW_AND_THEN, self._tell_crowd, table)

    def _tell_crowd(self, table: LiveTable) -> None:
        if self._crowded.pop(table.row.id):
            self._tell_presence(table)

    def here(self, id_: str) -> set[int | None]:
        """Return from which seats people look at a table, at whatever worker."""
        table = self.tables.get(id_)
        crowd = table.crowd if table is not None else Counter[int | None]()
        return set(crowd) | set(self.fellows.crowd(id_))

    async def sat_down(self, id_: str) -> None:
        """Tell everybody who sits where now; where all do, who begins may not be here."""
        table = self.tables.get(id_)
        before: set[int] = set(table.clock.since) if table is not None else set()
        if table is not None:
            await self.seats_changed(id_)
        else:
            row = await asyncio.to_thread(self.store.table, id_)
            if row.begun is None or row.choices or len(row.seats) < 2:
                return
            table = await self.table(id_)  # who sat down is about to look at it
        self.heralds.call(table, table.clock.since.keys() - before)

    async def seats_changed(self, id_: str) -> None:
        """Look up anew who sits where, and tell everybody."""
        table = self.tables.get(id_)
        if table is None:
            return
        async with table.lock:
            before = table.standing
            if not await self._is_there(table):
                return
            for client in list(table.clients):
                seat = client.seat
                if seat is not None and client.visitor not in table.seats[seat].holders:
                    client.let_go(NOT_YOUR_SEAT)
                    table.clients.discard(client)
            table.reseated = False
            if before == table.standing:  # names or a rematch alone
                table.tell_presence()
            elif not table.lost:
                table.tell_everything()
        self.bots.stir(table)

    async def bans_changed(self) -> None:
        """Read anew who is not let in, and let go who is here all the same."""
        await asyncio.to_thread(self.bans.read, self.store)
        for table in list(self.tables.values()):
            for client in table.clients:
                if self.bans.visitor(client.visitor) or self.bans.address(client.address):
                    client.let_go(BANNED)

    # -- other workers ------------------------------------------------------------------------

    def _crowds(self, ids: set[str] | None) -> dict[str, Crowd]:
        if ids is None:
            return {id_: table.crowd for id_, table in self.tables.items() if table.clients}
        tables = {id_: self.tables.get(id_) for id_ in ids}
        return {id_: table.crowd if table else Counter() for id_, table in tables.items()}

    def _state(self) -> State:
        return State(len(self.tables), self.clients, self.bots.troubled)

    def _moved(self, ids: Iterable[str]) -> None:
        """Tell who came or went at other workers."""
        for id_ in ids:
            table = self.tables.get(id_)
            if table is not None:
                before, table.elsewhere = table.elsewhere, self.fellows.crowd(id_)
                for seat in before.keys() - table.elsewhere.keys():
                    if seat is not None:
                        table.left_at[seat] = now()
                self._tell_presence(table)

    def _left_alone(self) -> None:
        """Pick up what a worker who is gone was thinking about."""
        self.start(self.bots.resume(LATELY))

    # -- what is done at a table --------------------------------------------------------------

    async def choose(
        self, table: LiveTable, seat: int, version: int, option: str, nonce: str
    ) -> int:
        """Make a seat's choice."""
        began = time.perf_counter()
        doing = table.choose(seat, version, option, nonce)
        number = await self.do_once(table, doing, seat, nonce)
        self.metrics.seconds.observe(time.perf_counter() - began)
        self.metrics.choices.labels("people").inc()
        return number

    async def do(self, table: LiveTable, deed: Awaitable[T]) -> T:
        """Let something be done at a table, and let the bots go on from there."""
        try:
            done = await deed
        finally:
            await self.recover(table)
        if table.reseated:
            await self.seats_changed(table.row.id)
        self.bots.stir(table)
        return done

    async def do_once(self, table: LiveTable, deed: Awaitable[int], seat: int, nonce: str) -> int:
        """Let something be done that may have been sent before, here or to another worker.

        Where it stands in the log after all, and only we had not heard of it, it is accepted.
        """
        try:
            return await self.do(table, deed)
        except Refused as refusal:
            if refusal.key != "stale":
                raise
            found = refusal.facts.get("found")
            if self.claims.address and isinstance(found, int) and found > table.version:
                await self.catch_up(table.row.id)  # who sent it has seen more than we have heard of
            known = table.known(seat, nonce)
            if known is None:
                raise
            return known

    async def of_begun(self, id_: str, deed: Callable[[Accord], Awaitable[T]]) -> T:
        """Let seats change hands at a table that has begun."""
        table = await self.table(id_)
        return await self.insist(table, lambda: deed(table.accord))

    async def insist(self, table: LiveTable, deed: Callable[[], Awaitable[T]]) -> T:
        """Let something be done that means the same whatever others, or workers, did meanwhile."""
        for _ in range(TRIES):
            with suppress_stale():
                return await self.do(table, deed())
        raise Refused("stale", found=0, expected=0)

    async def say(self, table: LiveTable, seat: int, word: frames.Word) -> None:
        """Let a seat say something to all, at other workers too."""
        table.chatter.allow("word", seat, self.settings.talk)
        table.tell_said(seat, word)
        await asyncio.to_thread(self.store.tell_others, table.row.id, notice_of(seat, word))

    async def recover(self, table: LiveTable) -> None:
        """Read the log anew where the match went another way."""
        if not table.lost:
            return
        async with table.lock:
            await self._read_anew(table)

    async def _read_anew(self, table: LiveTable) -> None:
        """Do so under the table's lock, and tell everybody; where it fails all is as it was."""
        if table.lost and await self._is_there(table):
            try:
                fresh = await self._played(table.row)
            except Stranded:
                self._send_home(table, STRANDED)
                raise
            table.become(fresh)
            table.tell_everything()

    async def _is_there(self, table: LiveTable) -> bool:
        """Return whether a table is still in the database; where it was deleted, all go home."""
        try:
            row = await asyncio.to_thread(self.store.table, table.row.id)
        except Refused:
            self._send_home(table, NO_SUCH_TABLE)
            return False
        table.look_up(row)
        return True

    def knows(self, id_: str) -> bool:
        """Return whether a table is here, or on its way."""
        return id_ in self.tables or id_ in self._opening

    def follows(self, id_: str) -> bool:
        """Return whether a table is here with all that was heard of it, or on its way."""
        table = self.tables.get(id_)
        return id_ in self._opening if table is None else not table.behind

    async def hear_of(self, id_: str, seats: bool = False) -> None:
        """Take over what another worker has written; where nobody is here, when somebody comes.

        Who goes from one worker to another leaves a table behind that is played at for a while.
        """
        table = self.tables.get(id_)
        if table is None or seats or table.busy or self._is_left(table):
            await self.catch_up(id_, seats)
        else:
            table.behind = True

    async def catch_up(self, id_: str, seats: bool = False) -> None:
        """Take over what another worker has written, now."""
        if id_ in self._opening:  # it may have been read before that was written
            await asyncio.wait([self._opening[id_]])
        table = self.tables.get(id_)
        if table is None:
            return
        if self._is_left(table):
            del self.tables[id_]  # it is played at elsewhere: whoever comes back reads it anew
            return
        await self.recover(table)
        async with table.lock:
            await self._follow(table)
        await self.recover(table)
        if seats:
            await self.seats_changed(id_)
        self.bots.stir(table)

    async def _follow(self, table: LiveTable) -> None:
        """Take over what the log has more, under the table's lock."""
        table.behind = False  # what is written from now on is heard of anew
        for entry in await asyncio.to_thread(self.store.entries, table.row.id, table.version):
            heard = log_length(table.match)
            try:
                with table.watch() as watch:
                    table.repeat(entry)
            except Exception as error:  # by other rules than ours, or by hand
                note(error)
                table.version = -1
                break
            heard = min(heard, log_length(table.match))
            table.tell_step(entry.kind, entry.seat, entry.notation, heard, watch)

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


@contextmanager
def suppress_stale() -> Iterator[None]:
    """Let it pass that somebody else was quicker."""
    try:
        yield
    except Refused as refusal:
        if refusal.key != "stale":
            raise

"""The scribe writes choices down, many tables' in one transaction, before anybody hears of them."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import dataclass
from queue import SimpleQueue

from sqlalchemy import Connection, Engine, Insert, update
from sqlalchemy.dialects import sqlite

from giantstable.kernel.shapes import Outcome
from giantstable.server.database import AWAY, writing
from giantstable.server.schema import Entry, EntryKind, GameTable
from giantstable.server.store import Deed
from giantstable.server.wake import SEATS, wake

BATCH = 256


@dataclass(slots=True)
class Line:
    """One entry to be written, and how the game ended if it did by this."""

    table: str
    seq: int
    seat: int
    kind: EntryKind
    notation: str
    nonce: str
    outcome: Outcome | None = None
    at: int = 0
    spare: int = 0
    due: int | None = None  # when a clock runs out
    clocked: bool = False
    deed: Deed | None = None  # done in the same transaction: seats change hands


class _Wish:
    def __init__(self, line: Line, loop: asyncio.AbstractEventLoop) -> None:
        self.line = line
        self.loop = loop
        self.written: asyncio.Future[bool] = loop.create_future()


class Scribe:
    """One thread that writes entries in the order in which they come.

    What comes while it writes goes into the next transaction together, so a busy server pays
    for few of them.
    """

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = writing(engine)
        self.worker = worker  # so that a worker does not wake itself
        self.wishes: SimpleQueue[_Wish | None] = SimpleQueue()
        self.failing = False  # whether what came last could not be written
        self._began: float | None = None  # when it began to write what it writes now
        self._insert = _insert_once(engine).execution_options(preserve_rowcount=True)
        self._thread = threading.Thread(target=self._write, name="scribe", daemon=True)
        self._thread.start()

    async def write(self, line: Line) -> bool:
        """Write a line; return False if its number was taken by another worker."""
        wish = _Wish(line, asyncio.get_running_loop())
        self.wishes.put(wish)
        return await wish.written

    @property
    def waits(self) -> float:
        """For how many seconds what it writes has been on its way."""
        began = self._began
        return 0.0 if began is None else time.monotonic() - began

    def stop(self) -> None:
        """Write what is still to be written, and end."""
        self.wishes.put(None)
        self._thread.join()

    def _write(self) -> None:
        going = True
        while going:
            first = self.wishes.get()
            batch: list[_Wish] = []
            while True:
                if first is None:
                    going = False
                    break
                batch.append(first)
                if len(batch) == BATCH or self.wishes.empty():
                    break
                first = self.wishes.get()
            if batch:
                self._began = time.monotonic()
                self._write_batch(batch)
                self._began = None

    def _write_batch(self, batch: list[_Wish]) -> None:
        try:
            with self.engine.begin() as connection:
                written = [self._write_line(connection, wish.line) for wish in batch]
        except Exception as error:
            self.failing = isinstance(error, AWAY)
            if len(batch) > 1:  # one of them is to blame: the others must not suffer for it
                for wish in batch:
                    self._write_batch([wish])
            else:
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].written, error)
            return
        self.failing = False
        # One call for all: each wakes the loop, and hands it the interpreter for a while.
        batch[0].loop.call_soon_threadsafe(_settle, batch, written)

    def _write_line(self, connection: Connection, line: Line) -> bool:
        done = connection.execute(
            self._insert,
            {
                "table_id": line.table,
                "seq": line.seq,
                "seat": line.seat,
                "kind": line.kind,
                "notation": line.notation,
                "nonce": line.nonce,
                "at": line.at,
                "spare": line.spare,
            },
        )
        if done.rowcount != 1:
            return False
        if line.outcome is not None:
            connection.execute(
                update(GameTable).where(GameTable.id == line.table).values(outcome=line.outcome)
            )
        if line.clocked:
            connection.execute(
                update(GameTable).where(GameTable.id == line.table).values(due=line.due)
            )
        if line.deed is not None:
            line.deed(connection)
        wake(connection, self.worker, line.table, SEATS if line.deed is not None else "")
        return True


def _insert_once(engine: Engine) -> Insert:
    """Return the statement that writes an entry, or nothing: two workers may have one number."""
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(Entry).on_conflict_do_nothing()
    return sqlite.insert(Entry).on_conflict_do_nothing()


def _settle(batch: list[_Wish], written: list[bool]) -> None:
    for wish, done in zip(batch, written, strict=True):
        if not wish.written.done():
            wish.written.set_result(done)


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)

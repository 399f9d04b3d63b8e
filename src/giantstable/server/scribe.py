"""The scribe writes choices down, many tables' in one transaction, before anybody hears of them."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue

from sqlalchemy import Connection, Engine, Insert, select, text, update
from sqlalchemy.dialects import sqlite

from giantstable.kernel.shapes import Outcome
from giantstable.server.database import AWAY, writing
from giantstable.server.schema import Entry, EntryKind, GameTable
from giantstable.server.store import Deed
from giantstable.server.wake import CHANNEL, SEATS, wake, words

BATCH = 256

# What PostgreSQL is asked for many lines, in one round: each round more has the scribe wait for its
# turn beside the busy loop of a worker. It answers with the lines it took.
AT_ONCE = text("""
WITH written AS (
    INSERT INTO entries (table_id, seq, seat, kind, notation, nonce, at, spare)
    SELECT * FROM unnest(
        CAST(:table_id AS varchar[]), CAST(:seq AS int[]), CAST(:seat AS int[]),
        CAST(:kind AS varchar[]), CAST(:notation AS varchar[]), CAST(:nonce AS varchar[]),
        CAST(:at AS bigint[]), CAST(:spare AS int[])
    )
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), timed AS (
    UPDATE tables SET due = clock.due
    FROM unnest(
        CAST(:clocked AS varchar[]), CAST(:reached AS int[]), CAST(:due AS bigint[])
    ) AS clock (id, seq, due)
    JOIN written ON written.table_id = clock.id AND written.seq = clock.seq
    WHERE tables.id = clock.id
)
SELECT table_id, seq FROM written
UNION ALL SELECT CAST(pg_notify(:channel, word) AS text), 0
FROM unnest(CAST(:words AS text[])) AS word
""")
COLUMNS = ("table_id", "seq", "seat", "kind", "notation", "nonce", "at", "spare")


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

    @property
    def row(self) -> dict[str, str | int]:
        """What the log has of it."""
        return {
            "table_id": self.table,
            "seq": self.seq,
            "seat": self.seat,
            "kind": self.kind,
            "notation": self.notation,
            "nonce": self.nonce,
            "at": self.at,
            "spare": self.spare,
        }

    @property
    def plain(self) -> bool:
        """Whether it changes nothing beside the log and a clock."""
        return self.outcome is None and self.deed is None


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
        self._pen = _Pen(engine, worker) if engine.dialect.name == "postgresql" else None
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
                self._write_all(batch)
                self._began = None
        if self._pen is not None:
            self._pen.put_down()

    def _write_all(self, batch: list[_Wish]) -> None:
        """Write plain lines in one round where that can be; whatever fails is tried by itself."""
        plain = [wish for wish in batch if wish.line.plain] if self._pen is not None else []
        if self._pen is not None and plain:
            try:
                written = self._pen.write([wish.line for wish in plain])
            except Exception as error:
                self.failing = isinstance(error, AWAY)
                self._pen.put_down()
                self._write_again(plain)
            else:
                self._settle(plain, written)
        rest = [wish for wish in batch if wish not in plain]
        if rest:
            self._write_batch(rest)

    def _write_again(self, batch: list[_Wish]) -> None:
        """Write lines one by one: one of them is to blame, and the others must not suffer for it.

        Or nobody knows what became of them: a database may go away between its deed and its answer.
        """
        for wish in batch:
            self._write_batch([wish], again=True)

    def _write_batch(self, batch: list[_Wish], again: bool = False) -> None:
        try:
            with self.engine.begin() as connection:
                written = [
                    self._write_line(connection, wish.line)
                    or (again and self._stands(connection, wish.line))
                    for wish in batch
                ]
        except Exception as error:
            self.failing = isinstance(error, AWAY)
            if len(batch) > 1:
                self._write_again(batch)
            else:
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].written, error)
            return
        self._settle(batch, written)

    def _settle(self, batch: list[_Wish], written: list[bool]) -> None:
        self.failing = False
        # One call for all: each wakes the loop, and hands it the interpreter for a while.
        batch[0].loop.call_soon_threadsafe(_settle, batch, written)

    def _write_line(self, connection: Connection, line: Line) -> bool:
        done = connection.execute(self._insert, line.row)
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

    @staticmethod
    def _stands(connection: Connection, line: Line) -> bool:
        """Return whether the log has this very line under its number."""
        row = line.row
        this = select(Entry).where(Entry.table_id == line.table, Entry.seq == line.seq)
        found = connection.execute(this).mappings().one_or_none()
        return found is not None and {name: found[name] for name in row} == row


class _Pen:
    """A connection to PostgreSQL that stays open, and writes many lines in one round.

    The round is its own transaction: it is committed as a whole when it is answered, or not at all.
    """

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.worker = worker
        self._held: Connection | None = None

    def write(self, lines: list[Line]) -> list[bool]:
        """Write lines; return which of them were: of two with one number the first."""
        first: dict[tuple[str, int], Line] = {}
        for line in lines:
            first.setdefault((line.table, line.seq), line)
        rows = [line.row for line in first.values()]
        clocks = {line.table: line for line in first.values() if line.clocked}
        if self._held is None:
            self._held = self.engine.connect()
        answer = self._held.execute(
            AT_ONCE,
            {
                **{name: [row[name] for row in rows] for name in COLUMNS},
                "clocked": list(clocks),
                "reached": [line.seq for line in clocks.values()],
                "due": [line.due for line in clocks.values()],
                "channel": CHANNEL,
                "words": words(self.worker, {line.table: None for line in first.values()}),
            },
        )
        taken = {(table, seq) for table, seq in answer}
        return [
            (line.table, line.seq) in taken and first[line.table, line.seq] is line
            for line in lines
        ]

    def put_down(self) -> None:
        """Let the connection go; what becomes of it is of no interest."""
        held, self._held = self._held, None
        if held is not None:
            with suppress(Exception):
                held.invalidate()
            with suppress(Exception):
                held.close()


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

"""Which worker thinks for a table: one at a time, and another as soon as that one is there no more.

A claim is a lock that PostgreSQL keeps for a connection. It ends with the connection, so whoever
dies leaves none behind. Nothing hangs on it but work done twice: the log takes each number once.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine

from giantstable.server.wake import address_of

if TYPE_CHECKING:
    import psycopg

MOST = 500  # claims of one worker: PostgreSQL has room for some thousands of locks in all
# Whoever is cut off from the database is taken for dead after some ten seconds.
KEEPALIVE = {"tcp_keepalives_idle": 5, "tcp_keepalives_interval": 2, "tcp_keepalives_count": 3}


class Claims:
    """What this worker thinks about. With SQLite there is no other, and all is its own.

    A claim may be kept where the next thought will be ours too: to take it and give it back at
    every choice costs more than all else that a choice does.
    """

    def __init__(self, engine: Engine) -> None:
        self.address = address_of(engine) if engine.dialect.name == "postgresql" else ""
        self.held: set[str] = set()
        self.kept: OrderedDict[str, None] = OrderedDict()  # nobody thinks there now
        self._lock = threading.Lock()
        self._connection: psycopg.Connection[Any] | None = None

    def has(self, table: str) -> bool:
        """Return whether a table is ours already."""
        return not self.address or table in self.held

    async def take(self, table: str) -> bool:
        """Return whether a table is ours to think about."""
        self.kept.pop(table, None)
        return self.has(table) or await asyncio.to_thread(self._take, table)

    def keep(self, table: str) -> None:
        """Think no more for now, but stay who thinks there, as long as there is room for others."""
        if table in self.held:
            self.kept[table] = None

    async def give_back(self, table: str) -> None:
        """Let another think about a table."""
        self.kept.pop(table, None)
        if table in self.held:
            await asyncio.to_thread(self._give_back, table)

    def close(self) -> None:
        """Let go of everything; also where the database was away, and has forgotten it."""
        with self._lock:
            self._lose()

    def _take(self, table: str) -> bool:
        with self._lock:
            if table in self.held:
                return True
            if len(self.held) >= MOST and not self._room():
                return False
            if not self._asked("SELECT pg_try_advisory_lock(%s)", table):
                return False
            self.held.add(table)
            return True

    def _room(self) -> bool:
        """Give back what was kept for the longest; return False if nothing was."""
        try:
            oldest, _ = self.kept.popitem(last=False)
        except KeyError:
            return False
        self._let_go(oldest)
        return True

    def _give_back(self, table: str) -> None:
        with self._lock:
            self._let_go(table)

    def _let_go(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            self._asked("SELECT pg_advisory_unlock(%s)", table)

    def _asked(self, question: str, table: str) -> bool:
        import psycopg  # only who has a PostgreSQL needs it

        try:
            if self._connection is None:
                self._connection = self._connected()
            row = self._connection.execute(question, [_number(table)]).fetchone()
        except psycopg.Error:
            self._lose()  # and all that we had
            raise
        return bool(row and row[0])

    def _connected(self) -> psycopg.Connection[Any]:
        import psycopg

        connection = psycopg.connect(self.address, autocommit=True)
        for name, seconds in KEEPALIVE.items():
            connection.execute("SELECT set_config(%s, %s, false)", [name, str(seconds)])
        return connection

    def _lose(self) -> None:
        self.held.clear()
        self.kept.clear()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _number(table: str) -> int:
    """Return the number of a table's lock: PostgreSQL knows locks by whole numbers of 64 bits."""
    digest = hashlib.sha256(f"giantstable {table}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)

"""Which worker thinks for a table: one at a time, and another as soon as that one is there no more.

A claim is a lock that PostgreSQL keeps for a connection. It ends with the connection, so whoever
dies leaves none behind. Nothing hangs on it but work done twice: the log takes each number once.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine

from giantstable.server.wake import address_of

if TYPE_CHECKING:
    import psycopg

MOST = 500  # claims of one worker: PostgreSQL has room for some thousands of locks in all
# Whoever is cut off from the database is taken for dead after some ten seconds.
KEEPALIVE = {"tcp_keepalives_idle": 5, "tcp_keepalives_interval": 2, "tcp_keepalives_count": 3}


class Claims:
    """What this worker thinks about. With SQLite there is no other, and all is its own."""

    def __init__(self, engine: Engine) -> None:
        self.address = address_of(engine) if engine.dialect.name == "postgresql" else ""
        self.held: set[str] = set()
        self._lock = threading.Lock()
        self._connection: psycopg.Connection[Any] | None = None

    def has(self, table: str) -> bool:
        """Return whether a table is ours already."""
        return not self.address or table in self.held

    async def take(self, table: str) -> bool:
        """Return whether a table is ours to think about."""
        return not self.address or await asyncio.to_thread(self._take, table)

    async def give_back(self, table: str) -> None:
        """Let another think about a table."""
        if table in self.held:
            await asyncio.to_thread(self._give_back, table)

    def close(self) -> None:
        """Let go of everything."""
        with self._lock:
            self._lose()

    def _take(self, table: str) -> bool:
        with self._lock:
            if table in self.held:
                return True
            if len(self.held) >= MOST:
                return False
            if not self._asked("SELECT pg_try_advisory_lock(%s)", table):
                return False
            self.held.add(table)
            return True

    def _give_back(self, table: str) -> None:
        with self._lock:
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
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _number(table: str) -> int:
    """Return the number of a table's lock: PostgreSQL knows locks by whole numbers of 64 bits."""
    digest = hashlib.sha256(f"giantstable {table}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)

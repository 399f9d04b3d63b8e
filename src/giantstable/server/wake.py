"""Workers that share a PostgreSQL wake each other when one of them has written."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import structlog
from sqlalchemy import Connection, Engine, text

log = structlog.get_logger()

CHANNEL = "giantstable"
SEATS = "seats"
PATIENCE = 0.5  # seconds between looks at whether we are to stop
AGAIN = 2.0  # seconds before a lost connection is tried again


def wake(connection: Connection, worker: str, table: str, what: str = "") -> None:
    """Tell the other workers that a table has changed, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :word)"),
            {"channel": CHANNEL, "word": f"{worker} {table} {what}"},
        )


class Listener:
    """A thread that hears which tables other workers have written to.

    ``heard`` gets the name of a table, and whether somebody sat down or left there. Without a
    name it may be any: the connection was lost, and nobody knows what was said meanwhile.
    """

    def __init__(
        self,
        engine: Engine,
        worker: str,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[str, bool], None],
    ) -> None:
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.worker = worker
        self.loop = loop
        self.heard = heard
        self.stopped = False
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End listening."""
        self.stopped = True
        self._thread.join()

    def _listen(self) -> None:
        import psycopg  # only who has a PostgreSQL needs it

        while not self.stopped:
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell("", True)
                    while not self.stopped:
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._pass_on(notice.payload)
            except psycopg.Error as error:
                log.warning("listener lost the database", error=type(error).__name__)
                time.sleep(AGAIN)

    def _pass_on(self, word: str) -> None:
        worker, table, what = word.split(" ")
        if worker != self.worker:
            self._tell(table, what == SEATS)

    def _tell(self, table: str, seats: bool) -> None:
        if not self.stopped:
            self.loop.call_soon_threadsafe(self.heard, table, seats)

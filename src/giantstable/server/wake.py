"""Who else must know when somebody has written: other workers on a PostgreSQL, and the server whose
host has changed something.

PostgreSQL tells it by itself. On SQLite there is one server, so only what a host does is worth a
word: it is noted in the database, where the server looks every second.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable

import structlog
from sqlalchemy import Connection, Engine, delete, func, insert, select, text

from giantstable.server.schema import Notice, now

log = structlog.get_logger()

CHANNEL = "giantstable"
TALK = "giantstable_talk"  # of workers among themselves, see fellows
SEATS = "seats"
BANS = "bans"
ADMIN = "admin"  # the name by which a host's commands write
OLD = 3_600_000  # milliseconds after which every server has found a notice
TOLD = 200  # tables of which one word tells: PostgreSQL takes less than 8000 bytes
PATIENCE = 0.5  # seconds between looks at whether we are to stop
AGAIN = 2.0  # seconds before a lost connection is tried again


def address_of(engine: Engine) -> str:
    """Return the address of a PostgreSQL as its own library takes it, with the password."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def words(worker: str, tables: Iterable[str], what: str = "") -> list[str]:
    """Return how the other workers are told that tables have changed, in as few words as can be."""
    names = list(tables)
    parts = [names[n : n + TOLD] for n in range(0, len(names), TOLD)]
    return [f"{worker} {','.join(part)} {what}" for part in parts]


def wake_all(connection: Connection, worker: str, tables: Iterable[str], what: str) -> None:
    """Tell the other workers that tables have changed, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        for word in words(worker, tables, what):
            connection.execute(
                text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": word}
            )


def wake(connection: Connection, worker: str, table: str, what: str = "") -> None:
    """Tell the other workers that a table has changed, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :word)"),
            {"channel": CHANNEL, "word": f"{worker} {table} {what}"},
        )
    elif worker == ADMIN:
        at = now()
        connection.execute(delete(Notice).where(Notice.at < at - OLD))
        connection.execute(insert(Notice).values(table_id=table, what=what, at=at))


def last_notice(engine: Engine) -> int:
    """Return the number of the last notice on SQLite."""
    with engine.connect() as connection:
        return connection.scalar(select(func.max(Notice.id))) or 0


def notices(engine: Engine, after: int) -> list[tuple[int, str, str]]:
    """Return what was noted since: number, table, and what happened there."""
    found = select(Notice.id, Notice.table_id, Notice.what).where(Notice.id > after)
    with engine.connect() as connection:
        return [(id_, table, what) for id_, table, what in connection.execute(found)]


class Listener:
    """A thread that hears which tables other workers have written to.

    ``heard`` gets the name of a table and what happened there: ``SEATS`` if somebody sat down or
    left. Where both are empty the connection was lost, and nobody knows what was said meanwhile.
    ``talk`` gets what workers say among themselves. ``knows`` says whether a table is here: of what
    happens at others the busy loop is not told. ``lost`` is told that the database was away.
    """

    def __init__(
        self,
        engine: Engine,
        worker: str,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[str, str], None],
        talk: Callable[[str], None],
        knows: Callable[[str], bool],
        lost: Callable[[], None],
    ) -> None:
        self.address = address_of(engine)
        self.worker = worker
        self.loop = loop
        self.heard = heard
        self.talk = talk
        self.knows = knows
        self.lost = lost
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
                    connection.execute(f"LISTEN {TALK}")
                    self._tell("", "")
                    while not self.stopped:
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._pass_on(notice.channel, notice.payload)
            except psycopg.Error as error:
                log.warning("listener lost the database", error=type(error).__name__)
                self.lost()
                time.sleep(AGAIN)

    def _pass_on(self, channel: str, word: str) -> None:
        if channel == TALK:
            if not self.stopped:
                self.loop.call_soon_threadsafe(self.talk, word)
            return
        worker, tables, what = word.split(" ")
        if worker != self.worker:
            for table in tables.split(","):
                if not table or self.knows(table):
                    self._tell(table, what)

    def _tell(self, table: str, what: str) -> None:
        if not self.stopped:
            self.loop.call_soon_threadsafe(self.heard, table, what)

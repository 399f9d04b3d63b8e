"""What a host does with the database of a server: look through it, tidy it, save it, check it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, delete, func, insert, select, text

from giantstable.kernel.errors import BadSetup, GiantsError
from giantstable.server.database import opened, writing
from giantstable.server.frames import Status
from giantstable.server.matches import played
from giantstable.server.moment import status
from giantstable.server.refusals import Refused
from giantstable.server.schema import Base, GameTable, now
from giantstable.server.store import Store, TableRow
from giantstable.server.wake import SEATS, wake

DAY: Final = 24 * 60 * 60 * 1000  # of the milliseconds in which the database counts
PAGE: Final = 200  # tables read at once
ROWS: Final = 1000  # rows copied at once

Done = Callable[[int], None]  # so many more are done


def every_table(store: Store) -> Iterator[TableRow]:
    """Return all tables, the oldest first."""
    last = (0, "")
    while True:
        with store.session() as session:
            found = (
                select(GameTable.created, GameTable.id)
                .where((GameTable.created > last[0])
                       | ((GameTable.created == last[0]) & (GameTable.id > last[1])))
                .order_by(GameTable.created, GameTable.id)
                .limit(PAGE)
            )  # fmt: skip
            page = [(created, id_) for created, id_ in session.execute(found)]
        if not page:
            return
        rows = {row.id: row for row in store.tables([id_ for _, id_ in page])}
        for _, id_ in page:
            if id_ in rows:  # deleted since
                yield rows[id_]
        last = page[-1]


def count(store: Store) -> int:
    """Return how many tables there are."""
    with store.session() as session:
        return session.scalar(select(func.count()).select_from(GameTable)) or 0


def status_of(row: TableRow) -> Status:
    """Return whether a table waits for people, is being played, or is over."""
    return status(row.outcome is not None, row.waits)


def remove(store: Store, id_: str) -> None:
    """Delete a table with all that belongs to it; servers that have it open let it go."""
    with store.transaction() as session:
        wake(session.connection(), store.worker, id_, SEATS)
        gone = session.execute(delete(GameTable).where(GameTable.id == id_).returning(GameTable.id))
        if gone.first() is None:
            raise Refused("no-such-table")


@dataclass(frozen=True)
class Keep:
    """For how many days a table is kept after its last change."""

    finished: int = 365
    unstarted: int = 7  # nobody has ever chosen anything there


def outlived(store: Store, keep: Keep) -> Iterator[TableRow]:
    """Return the tables that need not be kept any longer; one that is being played always is."""
    today = now()
    for row in every_table(store):
        age = today - row.changed
        finished = row.outcome is not None and age > keep.finished * DAY
        unstarted = row.outcome is None and row.choices == 0 and age > keep.unstarted * DAY
        if finished or unstarted:
            yield row


def broken(store: Store, content: str | None, done: Done) -> Iterator[tuple[TableRow, str]]:
    """Replay every table; return those whose log does not lead where it should, and why."""
    for row in every_table(store):
        why = _trouble(store, row, content)
        if why:
            yield row, why
        done(1)


def _trouble(store: Store, row: TableRow, content: str | None) -> str:
    entries = store.entries(row.id)
    for number, entry in enumerate(entries, start=1):
        if entry.seq != number:
            return str(Refused("log-gap", table=row.id, seq=entry.seq))
    try:
        match = played(row, entries, content)
    except GiantsError as refusal:
        return str(refusal)
    found = match.outcome() if match.over else None
    if found != row.outcome:
        return str(Refused("other-outcome"))
    return ""


# -- saving ----------------------------------------------------------------------------------------


def save(engine: Engine, file: Path, done: Done) -> int:
    """Write everything into a new SQLite file, as it is at one moment; return how many rows."""
    if file.exists():
        raise BadSetup("file-exists", file=str(file))
    half = file.with_name(file.name + ".part")
    half.unlink(missing_ok=True)
    try:
        target = opened(URL.create("sqlite", database=str(half)))
        rows = copied(engine, target, done)
        with target.connect() as connection:  # one file, with nothing beside it
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("BEGIN")
        target.dispose()
        half.rename(file)
    except OSError as error:
        raise BadSetup("database", why=error.strerror or str(error)) from None
    return rows


def load(file: Path, engine: Engine, done: Done) -> int:
    """Read what was saved into an empty database, of whatever kind; return how many rows."""
    if not file.is_file():
        raise BadSetup("no-file", file=str(file))
    source = opened(URL.create("sqlite", database=str(file)))
    rows = copied(source, engine, done)
    source.dispose()
    return rows


def copied(source: Engine, target: Engine, done: Done) -> int:
    """Copy all rows from one database into another that has none."""
    reading = source
    if source.dialect.name == "postgresql":
        reading = source.execution_options(isolation_level="REPEATABLE READ")
    rows = 0
    with reading.connect() as old, writing(target).begin() as new:
        for table in Base.metadata.sorted_tables:
            if new.scalar(select(func.count()).select_from(table)):
                raise BadSetup("database-not-empty")
        for table in Base.metadata.sorted_tables:
            found = old.execution_options(yield_per=ROWS).execute(select(table))
            for part in found.mappings().partitions():
                new.execute(insert(table), [dict(row) for row in part])
                rows += len(part)
                done(len(part))
        _count_on(new)
    return rows


def rows_of(engine: Engine) -> int:
    """Return how many rows there are to copy."""
    with engine.connect() as connection:
        return sum(
            connection.scalar(select(func.count()).select_from(table)) or 0
            for table in Base.metadata.sorted_tables
        )


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL number new visitors from where the old ones end."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('visitors', 'id'),"
                " (SELECT coalesce(max(id), 0) + 1 FROM visitors), false)"
            )
        )

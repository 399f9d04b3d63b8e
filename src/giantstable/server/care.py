"""What a host does with the database of a server: look through it, tidy it, save it, check it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, delete, func, insert, select, text

from giantstable import library
from giantstable.kernel.errors import BadSetup, GiantsError
from giantstable.server.database import opened, writing
from giantstable.server.matches import Stranded, ends_so, followed
from giantstable.server.refusals import Refused
from giantstable.server.roster import ended_by
from giantstable.server.schema import (
    Ban,
    Base,
    CampaignProfile,
    GameTable,
    Holder,
    Played,
    SeatKind,
    Visitor,
    now,
)
from giantstable.server.store import BOT, HUMAN, OPEN, Store, TableRow
from giantstable.server.surveys import level_of
from giantstable.server.times import DAY, Keep
from giantstable.server.wake import SEATS, wake

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


def remove(store: Store, id_: str) -> None:
    """Delete a table with all that belongs to it; servers that have it open let it go."""
    with store.transaction() as session:
        wake(session.connection(), store.worker, id_, SEATS)
        # What counts is remembered without its table; what does not need not be.
        session.execute(delete(Played).where(Played.table_id == id_, ~Played.counts))
        gone = session.execute(delete(GameTable).where(GameTable.id == id_).returning(GameTable.id))
        if gone.first() is None:
            raise Refused("no-such-table")


def close(store: Store, id_: str) -> None:
    """End the play at a table for good; who sits there is told, and may read what was."""
    with store.transaction() as session:
        table = session.get(GameTable, id_, with_for_update=True)
        if table is None:
            raise Refused("no-such-table")
        if table.outcome is not None:
            raise Refused("game-is-over")
        if table.closed:
            raise Refused("table-closed")
        table.closed = now()
        wake(session.connection(), store.worker, id_, SEATS)


def unseat(store: Store, id_: str, seat: int, level: str, content: str | None) -> None:
    """Take a seat from who holds it: it is open, or a bot's."""
    row = store.table(id_)
    if not 0 <= seat < len(row.seats):
        raise Refused("no-such-seat", seat=seat)
    if row.seats[seat].kind != HUMAN:
        raise Refused("seat-not-held", seat=seat)
    if row.outcome is not None:
        raise Refused("game-is-over")
    kind: SeatKind = BOT if level else OPEN
    level_of(kind, level, library.game(row.game, content))
    store.unseat(id_, seat, kind, level)


# -- people ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    """A visitor, as a host is told."""

    visitor: int
    name: str
    created: int
    tables: int
    """How many they sit at."""


def people(store: Store, name: str = "", table: str = "") -> Iterator[Person]:
    """Return those who have sat down somewhere: of a name, or at a table, or all."""
    sits = (
        select(Holder.visitor_id, func.count(Holder.table_id.distinct()).label("tables"))
        .group_by(Holder.visitor_id)
        .subquery()
    )
    found = (
        select(Visitor.id, Visitor.name, Visitor.created, func.coalesce(sits.c.tables, 0))
        .outerjoin(sits, sits.c.visitor_id == Visitor.id)
        .order_by(Visitor.id)
    )
    if name:
        found = found.where(func.lower(Visitor.name) == name.lower())
    if table:
        there = select(Holder.visitor_id).where(Holder.table_id == table)
        found = found.where(Visitor.id.in_(there))
    with store.session() as session:
        for row in session.execute(found.execution_options(yield_per=ROWS)):
            yield Person(*row)


def forget_visitors(store: Store, keep: Keep) -> int:
    """Forget visitors who have nothing here: nameless ones soon, others when their cookie ends.

    Who has finished a game is remembered for as long again as its table was kept.
    """
    week, year = (now() - days * DAY for days in (keep.unstarted, keep.finished))
    lately = Played.ended >= now() - 2 * keep.finished * DAY
    old = (Visitor.created < year) | ((Visitor.created < week) & (Visitor.name == ""))
    used = [
        select(column).where(column == Visitor.id).exists()
        for column in (
            Holder.visitor_id,
            GameTable.host,
            CampaignProfile.visitor_id,
            Ban.visitor_id,
        )
    ]
    used.append(select(Played.visitor_id).where(Played.visitor_id == Visitor.id, lately).exists())
    with store.transaction() as session:
        gone = session.execute(delete(Visitor).where(old, *[~each for each in used]))
        return gone.rowcount  # type: ignore[attr-defined,no-any-return]


# -- keeping ---------------------------------------------------------------------------------------


def outlived(store: Store, keep: Keep) -> Iterator[TableRow]:
    """Return the tables that need not be kept any longer; one that is being played always is."""
    today = now()
    for row in every_table(store):
        age = today - row.changed
        over = row.closed or row.outcome is not None
        finished = over and age > keep.finished * DAY
        unstarted = not over and row.choices == 0 and age > keep.unstarted * DAY
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
    try:
        entries = store.entries(row.id)
        match = followed(row, entries, content)
    except Stranded as stranded:
        cause = stranded.__cause__
        return str(cause) if isinstance(cause, GiantsError) else f"{stranded} ({stranded.code})"
    ended = ended_by(row.seats, entries, match)
    return "" if ends_so(match, row.outcome, ended) else str(Refused("other-outcome"))


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
    """Let PostgreSQL number new rows from where the old ones end."""
    if connection.dialect.name != "postgresql":
        return
    for table in ("visitors", "bans", "notices"):
        connection.execute(
            text(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'),"
                f" (SELECT coalesce(max(id), 0) + 1 FROM {table}), false)"
            )
        )

"""The database: SQLite in a file, or any PostgreSQL. Opening it brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from giantstable.kernel.errors import BadSetup

HEAD = "0007"  # the newest of the migrations
BUSY = 10_000  # milliseconds for which a SQLite may be locked by somebody else
CONNECTING = 5  # seconds in which a PostgreSQL must answer


class Vanished(OSError):
    """The file of the database is not there any more, or it is another."""


# What a database raises that is away for now: it is full, locked, or not to be reached.
AWAY = (OperationalError, InterfaceError, NoConnection, Vanished)


class File:
    """The file of a SQLite, known by what it is and not by its name.

    Whoever has it open goes on writing into a file that was deleted, and all of it would be lost.
    And whoever opens another file of that name takes the log of what was written last for its own,
    and removes it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: tuple[int, int] | None = None

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def remember(self) -> None:
        """From now on it is this file and no other."""
        self.known = self._now()

    def is_there(self) -> None:
        """Refuse to open or to write what is not this file."""
        if self.known is not None and self._now() != self.known:
            raise Vanished

    @staticmethod
    def of(engine: Engine | Connection) -> File | None:
        """Return the file of a database; None where it is elsewhere."""
        found = engine.get_execution_options().get("file")
        return found if isinstance(found, File) else None


def opened(address: URL) -> Engine:
    """Return the database at an address, with all migrations applied."""
    if address.get_backend_name() == "postgresql":
        engine = create_engine(
            address,
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECTING},
            hide_parameters=True,  # an error quotes no seed and no name of a table
        )
    else:
        file = File(Path(address.database or ""))
        engine = create_engine(address, execution_options={"file": file}, hide_parameters=True)
        event.listen(engine, "do_connect", lambda *_: file.is_there())
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        migrate(engine)
        known = File.of(engine)
        if known is not None:
            known.remember()
    except DBAPIError as error:
        engine.dispose()
        why = " ".join(str(error.orig).split()).rstrip(".")
        raise BadSetup("database", why=why) from None
    except BadSetup:
        engine.dispose()
        raise
    return engine


def writing(engine: Engine) -> Engine:
    """Return the same database for transactions that will write."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    # Who reads first and then writes must hold the lock from the start: a reader that turns
    # writer after somebody else wrote would be refused.
    writes = connection.get_execution_options().get("writes", False)
    file = File.of(connection)
    if writes and file is not None:
        file.is_there()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    # Readers do not wait for the writer, and what is committed survives the death of the process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest revision of its schema."""
    if _revision(engine) == HEAD:
        return
    # Alembic takes longer to import than a server that is up to date takes to start.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "giantstable.server:migrations")
    try:
        with writing(engine).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, HEAD)
    except CommandError as error:  # it was written by a later version than this
        raise BadSetup("database", why=str(error)) from None


def _revision(engine: Engine) -> str:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return str(found)

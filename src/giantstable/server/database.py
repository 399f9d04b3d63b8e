"""The database: SQLite in a file, or any PostgreSQL. Opening it brings it up to date."""

from __future__ import annotations

from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from giantstable.kernel.errors import BadSetup


def opened(url: str) -> Engine:
    """Return the database at an address, with all migrations applied."""
    try:
        engine = create_engine(
            make_url(url),
            pool_pre_ping=not url.startswith("sqlite"),
            hide_parameters=True,  # an error quotes no seed and no name of a table
        )
    except ArgumentError:
        raise BadSetup("database-url", schemes="sqlite:///, postgresql://") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        migrate(engine)
    except DBAPIError as error:
        engine.dispose()
        why = " ".join(str(error.orig).split())
        raise BadSetup("database", why=why) from None
    return engine


def writing(engine: Engine) -> Engine:
    """Return the same database for transactions that will write."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    # Who reads first and then writes must hold the lock from the start: a reader that turns
    # writer after somebody else wrote would be refused.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    # Readers do not wait for the writer, and what is committed survives the death of the process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to a revision of its schema."""
    config = Config()
    config.set_main_option("script_location", "giantstable.server:migrations")
    with writing(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

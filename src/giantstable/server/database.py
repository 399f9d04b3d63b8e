"""The database: SQLite in a file, or any PostgreSQL. Opening it brings it up to date."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from giantstable.kernel.errors import BadSetup

HEAD = "0001"  # the newest of the migrations


def opened(address: URL) -> Engine:
    """Return the database at an address, with all migrations applied."""
    engine = create_engine(
        address,
        pool_pre_ping=address.get_backend_name() == "postgresql",
        hide_parameters=True,  # an error quotes no seed and no name of a table
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        migrate(engine)
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
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
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

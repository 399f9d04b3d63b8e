"""The migrations build what the code expects, on both databases, and can be undone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, inspect, text

from giantstable.kernel.errors import BadSetup
from giantstable.server.database import HEAD, migrate, opened
from giantstable.server.schema import Base
from giantstable.server.settings import Settings
from tests.server.conftest import DATABASES, address_of


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    return Settings(address_of(request.param, request, tmp_path)).database()


@pytest.fixture
def engine(address: URL) -> Iterator[Engine]:
    found = opened(address)
    yield found
    found.dispose()


def test_the_migrations_build_what_the_code_expects(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_the_newest_migration_is_the_one_that_the_server_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", "giantstable.server:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_opening_twice_changes_nothing(address: URL, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO visitors (key_hash, name, created) VALUES (:h, 'Ann', 0)"),
            {"h": b"x" * 32},
        )
    again = opened(address)
    migrate(again)
    with again.connect() as connection:
        assert connection.execute(text("SELECT name FROM visitors")).scalar_one() == "Ann"
    again.dispose()


def test_workers_that_start_at_once_build_the_tables_once(address: URL) -> None:
    opening = (
        "import sys; from sqlalchemy import make_url; "
        "from giantstable.server.database import opened; "
        "sys.stdin.readline(); opened(make_url(sys.argv[1]))"
    )
    command = [sys.executable, "-c", opening, address.render_as_string(hide_password=False)]
    workers = [subprocess.Popen(command, stdin=subprocess.PIPE) for _ in range(3)]
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write(b"now\n")
        worker.stdin.close()
    assert [worker.wait(120) for worker in workers] == [0, 0, 0]
    engine = opened(address)
    assert "entries" in inspect(engine).get_table_names()
    engine.dispose()


def test_the_migrations_can_be_undone(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "giantstable.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    migrate(engine)
    assert "entries" in inspect(engine).get_table_names()


def test_a_database_of_a_later_version_is_refused(address: URL, engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetup) as refusal:
        opened(address)
    assert refusal.value.key == "database"


def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    engine = opened(URL.create("sqlite", database=str(tmp_path / "tables.db")))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    engine.dispose()

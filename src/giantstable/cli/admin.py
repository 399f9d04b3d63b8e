"""``giants admin``: what the host of a server does with its tables. It may be running."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from giantstable.cli.options import Content, Json
from giantstable.kernel.errors import BadSetup
from giantstable.terminal.progress import bar
from giantstable.text import words

if TYPE_CHECKING:  # no other command waits for the database to be imported
    from giantstable.server.store import Store, TableRow

admin = typer.Typer(no_args_is_help=True, help=words("cli-admin"))

TableId = Annotated[str, typer.Argument(help=words("cli-admin-table"))]
ANY_WORD = {"ignore_unknown_options": True}  # the id of a table may begin with -
NewFile = Annotated[Path, typer.Argument(help=words("cli-admin-new-file"))]


@contextmanager
def the_store() -> Iterator[Store]:
    """Open the database that a server with this environment has."""
    from giantstable.server.database import opened
    from giantstable.server.settings import settings_from
    from giantstable.server.store import Store

    engine = opened(settings_from(os.environ).database())
    try:
        yield Store(engine, "admin")
    finally:
        engine.dispose()


def content_of(content: Path | None) -> str | None:
    """Return the content files that a server with this environment plays with."""
    from giantstable.server.settings import settings_from

    return str(content) if content is not None else settings_from(os.environ).content


@admin.command("tables", help=words("cli-admin-tables"))
def tables_command(
    status: Annotated[str, typer.Option(help=words("cli-admin-status-option"))] = "",
    as_json: Json = False,
) -> None:
    """List the tables."""
    from giantstable.server import care

    with the_store() as store:
        found = [row for row in care.every_table(store) if status in ("", care.status_of(row))]
    if as_json:
        sys.stdout.write(json.dumps([_facts(row) for row in found], indent=2) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("table", "game", "seats", "status", "choices", "created", "changed"):
        table.add_column(words(f"cli-column-{column}"))
    for row in found:
        facts = _facts(row)
        people = ", ".join(str(seat) for seat in facts["seats"])  # type: ignore[attr-defined]
        table.add_row(
            row.id, row.game, people, str(facts["status"]), str(row.choices),
            _day(row.created), _day(row.changed),
        )  # fmt: skip
    Console().print(table)


def _facts(row: TableRow) -> dict[str, object]:
    from giantstable.server import care

    return {
        "id": row.id,
        "game": row.game,
        "seats": [seat.level or seat.name or seat.kind for seat in row.seats],
        "status": care.status_of(row),
        "choices": row.choices,
        "created": _moment(row.created),
        "changed": _moment(row.changed),
    }


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def _day(milliseconds: int) -> str:
    return _moment(milliseconds)[:10]


@admin.command("export", help=words("cli-admin-export"), context_settings=ANY_WORD)
def export_command(table: TableId, content: Content = None) -> None:
    """Print a table's record, finished or not."""
    from giantstable.server.matches import played

    with the_store() as store:
        row = store.table(table)
        record = played(row, store.entries(table), content_of(content)).record()
    sys.stdout.write(json.dumps(record, indent=2, ensure_ascii=False) + "\n")


@admin.command("delete", help=words("cli-admin-delete"), context_settings=ANY_WORD)
def delete_command(tables: Annotated[list[str], typer.Argument()]) -> None:
    """Delete tables."""
    from giantstable.server import care

    with the_store() as store:
        for table in tables:
            store.table(table)  # before any is gone: is each of them there?
        for table in tables:
            care.remove(store, table)
    sys.stdout.write(words("cli-admin-deleted", {"n": len(tables)}) + "\n")


@admin.command("tidy", help=words("cli-admin-tidy"))
def tidy_command(
    finished: Annotated[int, typer.Option(help=words("cli-admin-finished-option"))] = 365,
    unstarted: Annotated[int, typer.Option(help=words("cli-admin-unstarted-option"))] = 7,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help=words("cli-admin-dry-run-option"))
    ] = False,
) -> None:
    """Delete tables that were kept long enough."""
    from giantstable.server import care

    for option, days in (("--finished", finished), ("--unstarted", unstarted)):
        if days < 0:
            raise BadSetup("number", option=option, low=0, found=days)
    with the_store() as store:
        old = [row.id for row in care.outlived(store, care.Keep(finished, unstarted))]
        for table in old:
            if dry_run:
                sys.stdout.write(f"{table}\n")
            else:
                care.remove(store, table)
    if not dry_run:
        sys.stdout.write(words("cli-admin-deleted", {"n": len(old)}) + "\n")


@admin.command("check", help=words("cli-admin-check"))
def check_command(content: Content = None) -> None:
    """Replay every table."""
    from giantstable.server import care

    failed = 0
    with the_store() as store:
        total = care.count(store)
        with bar(words("cli-admin-checking"), total) as progress:
            for row, why in care.broken(store, content_of(content), progress):
                failed += 1
                sys.stdout.write(f"{row.id} {row.game}: {why}\n")
    sys.stdout.write(words("cli-admin-checked", {"n": total, "failed": failed}) + "\n")
    if failed:
        raise typer.Exit(1)


@admin.command("save", help=words("cli-admin-save"))
def save_command(file: NewFile) -> None:
    """Write everything into a file."""
    from giantstable.server import care

    with the_store() as store, _copying(care.rows_of(store.engine)) as progress:
        rows = care.save(store.engine, file, progress)
    sys.stdout.write(words("cli-admin-saved", {"n": rows, "file": str(file)}) + "\n")


@admin.command("load", help=words("cli-admin-load"))
def load_command(file: Annotated[Path, typer.Argument(help=words("cli-admin-file"))]) -> None:
    """Read a saved file into an empty database."""
    from giantstable.server import care

    with the_store() as store, _copying(0) as progress:
        rows = care.load(file, store.engine, progress)
    sys.stdout.write(words("cli-admin-loaded", {"n": rows}) + "\n")


@contextmanager
def _copying(rows: int) -> Iterator[Callable[[int], None]]:
    with bar(words("cli-admin-copying"), rows) as progress:
        yield progress

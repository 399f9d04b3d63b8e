"""``giants admin``: what the host of a server does with its tables. It may be running."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from giantstable.cli.options import Content, Json
from giantstable.kernel.errors import BadSetup
from giantstable.server.times import DAY, Keep, moment_of
from giantstable.terminal.progress import bar
from giantstable.text import words

if TYPE_CHECKING:  # no other command waits for the database to be imported
    from giantstable.server.store import Store, TableRow

admin = typer.Typer(no_args_is_help=True, help=words("cli-admin"))

TableId = Annotated[str, typer.Argument(help=words("cli-admin-table"))]
KEEP = Keep()
MOMENTS = ("created", "changed", "until")  # of which people are told the day
ANY_WORD = {"ignore_unknown_options": True}  # the id of a table may begin with -
WhomWord = Annotated[str, typer.Argument(metavar="WHOM", help=words("cli-admin-whom"))]
NewFile = Annotated[Path, typer.Argument(help=words("cli-admin-new-file"))]


@contextmanager
def the_store() -> Iterator[Store]:
    """Open the database that a server with this environment has."""
    from giantstable.server.database import opened
    from giantstable.server.settings import settings_from
    from giantstable.server.store import Store
    from giantstable.server.wake import ADMIN

    engine = opened(settings_from(os.environ).database())
    try:
        yield Store(engine, ADMIN)
    finally:
        engine.dispose()


def content_of(content: Path | None) -> str | None:
    """Return the content files that a server with this environment plays with."""
    from giantstable.server.settings import settings_from

    return str(content) if content is not None else settings_from(os.environ).content


def _say(key: str, **facts: object) -> None:
    sys.stdout.write(words(key, facts) + "\n")


@admin.command("tables", help=words("cli-admin-tables"))
def tables_command(
    status: Annotated[str, typer.Option(help=words("cli-admin-status-option"))] = "",
    as_json: Json = False,
) -> None:
    """List the tables."""
    from giantstable.server import care
    from giantstable.server.tables import status_of

    with the_store() as store:
        found = [row for row in care.every_table(store) if status in ("", status_of(row))]
    _list([_facts(row) for row in found], as_json)


def _list(rows: list[dict[str, object]], as_json: bool) -> None:
    """Print rows, all of the same columns, for programs or for people."""
    if as_json:
        sys.stdout.write(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in rows[0] if rows else ():
        table.add_column(words(f"cli-column-{column}"))
    for row in rows:
        table.add_row(*[_cell(column, value) for column, value in row.items()])
    Console().print(table)


def _cell(column: str, value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)[:10] if column in MOMENTS else str(value)


def _facts(row: TableRow) -> dict[str, object]:
    from giantstable.server.tables import status_of

    return {
        "id": row.id,
        "game": row.game,
        "seats": [seat.level or seat.name or seat.kind for seat in row.seats],
        "status": status_of(row),
        "choices": row.choices,
        "created": moment_of(row.created),
        "changed": moment_of(row.changed),
    }


@admin.command("export", help=words("cli-admin-export"), context_settings=ANY_WORD)
def export_command(table: TableId, content: Content = None) -> None:
    """Print a table's record, finished or not."""
    from giantstable.server.matches import record_of

    with the_store() as store:
        row = store.table(table)
        record = record_of(row, store.entries(table), content_of(content))
    sys.stdout.write(json.dumps(record, indent=2, ensure_ascii=False) + "\n")


@admin.command("close", help=words("cli-admin-close"), context_settings=ANY_WORD)
def close_command(tables: Annotated[list[str], typer.Argument()]) -> None:
    """Close tables: what was played stays to be read."""
    from giantstable.server import care

    with the_store() as store:
        for table in tables:
            care.close(store, table)
    _say("cli-admin-closed", n=len(tables))


@admin.command("unseat", help=words("cli-admin-unseat"), context_settings=ANY_WORD)
def unseat_command(
    table: TableId,
    seat: Annotated[int, typer.Argument(help=words("cli-admin-seat"))],
    bot: Annotated[str, typer.Option(help=words("cli-admin-bot-option"))] = "",
    content: Content = None,
) -> None:
    """Take a seat from who is away."""
    from giantstable.server import care

    with the_store() as store:
        care.unseat(store, table, seat, bot, content_of(content))
    _say("cli-admin-seat-bot" if bot else "cli-admin-seat-open", seat=seat, bot=bot)


@admin.command("delete", help=words("cli-admin-delete"), context_settings=ANY_WORD)
def delete_command(tables: Annotated[list[str], typer.Argument()]) -> None:
    """Delete tables."""
    from giantstable.server import care

    with the_store() as store:
        for table in tables:
            store.table(table)  # before any is gone: is each of them there?
        for table in tables:
            care.remove(store, table)
    _say("cli-admin-deleted", n=len(tables))


@admin.command("tidy", help=words("cli-admin-tidy"))
def tidy_command(
    finished: Annotated[int, typer.Option(help=words("cli-admin-finished-option"))] = KEEP.finished,
    unstarted: Annotated[
        int, typer.Option(help=words("cli-admin-unstarted-option"))
    ] = KEEP.unstarted,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help=words("cli-admin-dry-run-option"))
    ] = False,
) -> None:
    """Delete tables that were kept long enough; how they ended is remembered for who played."""
    from giantstable.server import care
    from giantstable.server.profiles import look_before_it_goes

    for option, days in (("--finished", finished), ("--unstarted", unstarted)):
        if days < 0:
            raise BadSetup("number", option=option, low=0, found=days)
    with the_store() as store:
        keep = Keep(finished, unstarted)
        old = list(care.outlived(store, keep))
        for table in old:
            if dry_run:
                sys.stdout.write(f"{table.id}\n")
            else:
                look_before_it_goes(store, table, content_of(None))
                care.remove(store, table.id)
        if not dry_run:
            gone = care.forget_visitors(store, keep)
            _say("cli-admin-deleted", n=len(old))
            if gone:
                _say("cli-admin-forgotten", n=gone)


# -- people ----------------------------------------------------------------------------------------


@admin.command("people", help=words("cli-admin-people"))
def people_command(
    name: Annotated[str, typer.Option(help=words("cli-admin-name-option"))] = "",
    table: Annotated[str, typer.Option(help=words("cli-admin-at-option"))] = "",
    as_json: Json = False,
) -> None:
    """List those who have sat down somewhere."""
    from giantstable.server import care

    with the_store() as store:
        found = list(care.people(store, name, table))
    _list([{**vars(each), "created": moment_of(each.created)} for each in found], as_json)


@admin.command("ban", help=words("cli-admin-ban"))
def ban_command(
    whom: WhomWord,
    days: Annotated[int, typer.Option(help=words("cli-admin-days-option"))] = 0,
) -> None:
    """Let somebody in no more."""
    from giantstable.server import bans
    from giantstable.server.schema import now

    if days < 0:
        raise BadSetup("number", option="--days", low=0, found=days)
    with the_store() as store:
        one = bans.whom(whom)
        bans.ban(store, one, now() + days * DAY if days else bans.FOR_EVER)
    _say("cli-admin-banned", whom=str(one), days=days)


@admin.command("lift", help=words("cli-admin-lift"))
def lift_command(whom: WhomWord) -> None:
    """Let somebody in again."""
    from giantstable.server import bans

    with the_store() as store:
        one = bans.whom(whom)
        bans.lift(store, one)
    _say("cli-admin-lifted", whom=str(one))


@admin.command("bans", help=words("cli-admin-bans"))
def bans_command(as_json: Json = False) -> None:
    """List who is not let in."""
    from giantstable.server import bans

    with the_store() as store:
        found = bans.every_ban(store)
    _list(
        [
            {
                "whom": str(bans.Whom(each.visitor_id, each.network)),
                "created": moment_of(each.created),
                "until": moment_of(each.until) if each.until else "",
            }
            for each in found
        ],
        as_json,
    )


# -- the whole database ----------------------------------------------------------------------------


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
    _say("cli-admin-checked", n=total, failed=failed)
    if failed:
        raise typer.Exit(1)


@admin.command("save", help=words("cli-admin-save"))
def save_command(file: NewFile) -> None:
    """Write everything into a file."""
    from giantstable.server import care

    with the_store() as store, _copying(care.rows_of(store.engine)) as progress:
        rows = care.save(store.engine, file, progress)
    _say("cli-admin-saved", n=rows, file=str(file))


@admin.command("load", help=words("cli-admin-load"))
def load_command(file: Annotated[Path, typer.Argument(help=words("cli-admin-file"))]) -> None:
    """Read a saved file into an empty database."""
    from giantstable.server import care

    with the_store() as store, _copying(0) as progress:
        rows = care.load(file, store.engine, progress)
    _say("cli-admin-loaded", n=rows)


@contextmanager
def _copying(rows: int) -> Iterator[Callable[[int], None]]:
    with bar(words("cli-admin-copying"), rows) as progress:
        yield progress

"""Matches out of the database."""

from __future__ import annotations

from collections.abc import Iterable

from giantstable import library
from giantstable.kernel.match import Match, start_match
from giantstable.server.refusals import Refused
from giantstable.server.schema import Entry
from giantstable.server.store import TableRow, effective


def begun(row: TableRow, content: str | None) -> Match:
    """Return a table's match as it began; refuse it if other content files are loaded now."""
    game = library.game(row.game, content)
    setup = game.settle(row.setup)
    now = game.fingerprint(setup)
    if now != row.content:
        raise Refused("other-content", field="content", found=row.content, expected=now)
    return start_match(game, setup, row.seed)


def played(row: TableRow, entries: Iterable[Entry], content: str | None) -> Match:
    """Return a table's match as its log tells it."""
    match = begun(row, content)
    for entry in effective(entries):
        match.choose(entry.notation, entry.seat)
    return match

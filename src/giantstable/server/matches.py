"""Matches out of the database."""

from __future__ import annotations

from giantstable import library
from giantstable.kernel.match import Match, start_match
from giantstable.server.refusals import Refused
from giantstable.server.store import TableRow


def begun(row: TableRow, content: str | None) -> Match:
    """Return a table's match as it began; refuse it if other content files are loaded now."""
    game = library.game(row.game, content)
    setup = game.settle(row.setup)
    now = game.fingerprint(setup)
    if now != row.content:
        raise Refused("other-content", field="content", found=row.content, expected=now)
    return start_match(game, setup, row.seed)

"""Tables whose log the rules do not follow any more: found, noted, and left in peace.

Nobody is asked anything there, and no bot thinks. The log stays as it is: rules that follow it, or
the content files that are missing, bring the table back.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import structlog

from giantstable.server.database import AWAY
from giantstable.server.live import LiveTable
from giantstable.server.matches import Stranded, code_of, ends_so, followed, version_of
from giantstable.server.mishaps import note
from giantstable.server.scribe import Scribe
from giantstable.server.store import Store, TableRow

log = structlog.get_logger()

MOST = 1000  # tables that are remembered: their logs are not read again and again


class Strands:
    """What is known of them in this process, whose rules stay what they are."""

    def __init__(self, store: Store, content: str | None) -> None:
        self.store = store
        self.content = content
        self.known: OrderedDict[str, Stranded] = OrderedDict()

    def refuse(self, id_: str) -> None:
        """Refuse a table that was tried before."""
        found = self.known.get(id_)
        if found is not None:
            raise Stranded(found.followed, found.code)

    def played(self, row: TableRow, scribe: Scribe) -> LiveTable:
        """Return a table as its log has it, or why it is stranded. Blocks, long where that is."""
        entries = self.store.entries(row.id)
        try:
            table = LiveTable(row, entries, scribe, self.content)
        except MemoryError:  # that is no fault of the log
            raise
        except Exception as error:
            followed(
                row, entries, self.content
            )  # says how far it can be, if that is not to its end
            raise Stranded(len(entries), code_of(error)) from error
        # Its last entry may have been written between the two looks into the database.
        ended = table.roster.ended
        if not ends_so(table.match, row.outcome, ended) and not ends_so(
            table.match, self.store.table(row.id).outcome, ended
        ):
            raise Stranded(len(entries), "other-outcome")
        return table

    async def note(self, row: TableRow, stranded: Stranded) -> None:
        """Let players and the host know of it; names of tables are in no log."""
        self.known[row.id] = stranded
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        log.warning(
            "stranded", code=stranded.code, game=row.game, begun=row.rules,
            here=version_of(row.game),
            followed=stranded.followed,
        )  # fmt: skip
        if row.stranded != stranded.followed:
            try:
                await asyncio.to_thread(self.store.strand, row.id, stranded.followed)
            except AWAY as error:  # it is known here, and found again by whoever looks next
                note(error)

    async def afloat(self, row: TableRow) -> None:
        """Let it be known that a table goes on again."""
        if row.stranded is not None:
            log.info("goes on again", game=row.game)
            await asyncio.to_thread(self.store.strand, row.id, None)
            row.stranded = None

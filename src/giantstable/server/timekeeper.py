"""Who looks at the clocks: at the tables that are here, and now and then at all others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from giantstable.kernel.errors import GiantsError
from giantstable.server.live import LiveTable
from giantstable.server.mishaps import note
from giantstable.server.schema import now

if TYPE_CHECKING:
    from giantstable.server.hall import Hall

log = structlog.get_logger()

MOST = 200  # tables fetched at once because a clock ran out there


class Timekeeper:
    """Lets bots play for those whose time is over, and for who is away for too long."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def tend(self) -> None:
        """Look at the clocks; for ever, until cancelled."""
        rounds = max(1, round(self.hall.settings.sweep_seconds / self.hall.settings.tend_seconds))
        count = 0
        while True:
            await asyncio.sleep(self.hall.settings.tend_seconds)
            for table in list(self.hall.tables.values()):
                await self._look_safely(table)
            count += 1
            if count % rounds == 0:
                await self.fetch()

    async def fetch(self) -> None:
        """Look at the tables that nobody looks at and where a clock has run out."""
        try:
            due = await asyncio.to_thread(self.hall.store.tables_due, now(), MOST)
        except Exception as error:  # the database is away: others say so
            note(error)
            return
        for id_ in due:
            if not self.hall.follows(id_):
                try:
                    await self._look_safely(await self.hall.table(id_))
                except GiantsError as refusal:
                    log.warning("no clock", code=refusal.key)
                except Exception as error:
                    note(error)

    async def _look_safely(self, table: LiveTable) -> None:
        try:
            await self.look(table)
        except GiantsError as refusal:  # another worker was quicker
            if refusal.key != "stale":
                log.warning("no clock", code=refusal.key)
        except Exception as error:
            note(error)

    async def look(self, table: LiveTable) -> None:
        """Look at the clocks of a table."""
        at = now()
        if table.lost or table.behind:
            return
        away = table.away(at)
        if away or any(table.late(seat, at) for seat in table.clock.since):
            await self.hall.do(table, table.accord.lapse(away))

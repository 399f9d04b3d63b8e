"""The seats of bots: a table that owes a bot's move is always picked up, whatever went wrong."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from giantstable.bots import RANDOM, bots
from giantstable.kernel.errors import GiantsError
from giantstable.server.frames import Advice
from giantstable.server.live import LiveTable
from giantstable.server.mishaps import note
from giantstable.server.refusals import Refused
from giantstable.server.schema import now
from giantstable.server.thinkers import Thinkers
from giantstable.server.thinking import first_thing_that_comes
from giantstable.server.wire import BotsHealth

if TYPE_CHECKING:
    from giantstable.server.hall import Hall

log = structlog.get_logger()

LONGEST = 5.0  # seconds before a table is tried again that failed before
HOUR = 3_600_000  # milliseconds
# The card of a lesson gives the reasons itself.
UNSAID: Final[Advice] = {"second": None, "chance": None, "reasons": [], "others": []}
MOST = 500  # tables that are looked at when the server opens


class BotSeats:
    """Lets bots choose at the tables of a hall."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.settings = hall.settings

    def stir(self, table: LiveTable) -> None:
        """Let a bot think, if one must choose and none is thinking."""
        if table.thinking is None and self.owes(table):
            table.thinking = self.hall.start(self._play(table))

    @staticmethod
    def owes(table: LiveTable) -> bool:
        """Return whether something must be done at a table that nobody else will do."""
        return not table.gone and (table.lost or table.bot_to_ask() is not None)

    @property
    def asleep(self) -> int:
        """How many tables owe something and nobody is at it: at most until they are tended."""
        tables = list(self.hall.tables.values())
        return sum(
            1
            for table in tables
            if table.thinking is None and not table.thought_of_elsewhere and self.owes(table)
        )

    async def tend(self) -> None:
        """Pick up what was left lying; for ever, until cancelled."""
        while True:
            await asyncio.sleep(self.settings.tend_seconds)
            for table in list(self.hall.tables.values()):
                self.stir(table)

    async def resume(self, hours: float) -> None:
        """Pick up the tables that a server before us, or beside us, left to their bots."""
        since = now() - int(hours * HOUR)
        store, claims = self.hall.store, self.hall.claims
        for id_ in await asyncio.to_thread(store.tables_with_bots, since, MOST):
            if self.hall.follows(id_):
                continue  # it is tended
            try:
                # Of several workers that begin together each reads its share.
                if await claims.take(id_) and not await self._stirred(id_):
                    await claims.give_back(id_)
            except Exception as error:
                note(error)

    async def _stirred(self, id_: str) -> bool:
        """Read a table; return whether its bots play now, and give it back when they have."""
        try:
            table = await self.hall.table(id_)
        except GiantsError as refusal:  # other content, a log that does not fit: no bot's doing
            log.warning("not resumed", code=refusal.key)
            return False
        self.stir(table)
        return table.thinking is not None

    @property
    def troubled(self) -> bool:
        """Whether one question after another comes to nothing, or waits for too long."""
        longest = self.settings.bot_seconds + self.settings.warm_seconds
        return any(crew.troubled or crew.waits > 2 * longest for crew in self.thinkers.crews)

    def health(self) -> BotsHealth:
        """Return how the processes are in which bots think."""
        crews = self.thinkers.crews
        return BotsHealth(
            status="troubled" if self.troubled else "ok",
            processes=sum(len(crew.processes) for crew in crews),
            waiting=sum(len(crew.turns) for crew in crews),
            lost=sum(crew.lost for crew in crews),
            asleep=self.asleep,
        )

    # -- playing ------------------------------------------------------------------------------

    async def _play(self, table: LiveTable) -> None:
        """Let bots choose until none must; what fails is tried again, less and less often."""
        pause = 0.0
        try:
            while self.owes(table):
                try:
                    if not await self._choose(table):
                        return
                    pause = 0.0
                except Exception as error:
                    if not isinstance(error, GiantsError):
                        note(error)
                    elif error.key == "stale":  # somebody was quicker: that is no failure
                        continue
                    else:
                        log.warning("bot refused", code=error.key, game=table.row.game)
                    pause = min(max(2 * pause, self.settings.again_seconds), LONGEST)
                    await asyncio.sleep(pause)
            await self._rest(table)
        finally:
            table.thinking = None
        if not table.thought_of_elsewhere:  # what came while it was given back found us busy
            self.stir(table)

    async def _rest(self, table: LiveTable) -> None:
        """Think no more at a table; where somebody looks on here, it will soon be ours again."""
        if table.clients and not table.over:
            self.hall.claims.keep(table.row.id)
        else:
            await self.hall.claims.give_back(table.row.id)

    def deserted(self, table: LiveTable) -> None:
        """Let others think about a table at which nobody is here any more."""
        if table.thinking is None and table.row.id in self.hall.claims.kept:
            self.hall.start(self.hall.claims.give_back(table.row.id))

    async def _choose(self, table: LiveTable) -> bool:
        """Let a bot choose; return False if another worker has it think."""
        await self.hall.recover(table)
        id_, claims = table.row.id, self.hall.claims
        ours = claims.has(id_)
        table.thought_of_elsewhere = not await claims.take(id_)
        if table.thought_of_elsewhere:
            return False
        if not ours or table.behind:  # who had it may have written what we have not heard of
            await self.hall.catch_up(id_)
        seat = table.bot_to_ask()
        if seat is None:
            return True
        moved = table.moved
        level = table.bot_at(seat)
        question = table.question(seat, level)
        # Whoever leaves many tables to their bots has them take turns among themselves.
        people = any(table.roster.plays(each) and table.is_here(each) for each in table.people)
        whose = id_ if people else f"left by {table.row.host}"
        taught = table.taught
        option = (
            taught.notation
            if taught is not None
            else await self.thinkers.ask(question, self.settings.bot_seconds, whose, people)
        )
        if table.moved != moved or table.talk.undo is not None or table.bot_at(seat) != level:
            return True
        offered = _options(table, seat)
        if option is None or option not in offered:
            option = first_thing_that_comes(question, offered)
        await table.choose(seat, table.version, option, "")
        self.hall.metrics.choices.labels("bots").inc()
        return True

    # -- hints --------------------------------------------------------------------------------

    async def hint(self, table: LiveTable, seat: int, version: int) -> tuple[str, Advice]:
        """Return what the best bot would choose on that seat, and why."""
        table.refuse_stale(version)
        if table.bot_at(seat) or all(decision.seat != seat for decision in table.pending):
            raise Refused("no-hint")
        if table.taught is not None:
            return table.taught.notation, UNSAID
        best = bots(table.row.game)[0]
        if best == RANDOM:
            raise Refused("no-hint")
        began = now()
        table.hinting.append(seat)
        try:
            found = await self.thinkers.hint(table.question(seat, best), table.row.id)
        finally:
            table.hinting.remove(seat)
            if table.version == version:  # the clock has run, but not for the seat
                table.clock.spare[seat] += now() - began
        if found is None:
            raise Refused("no-hint")
        return found


def _options(table: LiveTable, seat: int) -> list[str]:
    for decision in table.match.pending:
        if decision.seat == seat:
            return decision.notations()
    return []

"""Heralds tell who is elsewhere that it is their turn, through the push service of their browser.

The worker that writes the entry by which a turn comes is the one that tells of it, so one of
several does. Nobody waits for it: a thread of its own carries it, and what is too much is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import orjson
import structlog

from giantstable import text
from giantstable.server import outside, sealing, subscriptions
from giantstable.server.live import LiveTable
from giantstable.server.mishaps import note
from giantstable.server.names import shown
from giantstable.server.refusals import Refused
from giantstable.server.schema import Subscription
from giantstable.server.store import HUMAN

if TYPE_CHECKING:
    from giantstable.server.hall import Hall

log = structlog.get_logger()

MOST: Final = 500  # turns on their way at once
HANDS: Final = 16  # messages carried at once
SHUNNED: Final = 60.0  # seconds for which a service that kept us waiting is not asked
REMEMBERED: Final = 1000  # of those
KEPT: Final = 24 * 3600  # seconds for which a service keeps a message for a browser that is off
GONE: Final = (404, 410)


@dataclass(frozen=True)
class Errand:
    """A turn to be told of."""

    table: str
    game: str
    seat: int
    others: tuple[str, ...]

    def told(self, language: str) -> bytes:
        """Return what is said: which game, with whom; nothing that is on the table."""
        turn = text.words("web-your-turn", None, language)
        title = f"{turn}: {text.title_of(self.game)}"
        return orjson.dumps({"table": self.table, "title": title, "body": ", ".join(self.others)})

    @property
    def topic(self) -> str:
        """By which a service replaces what it has not delivered; it learns no table by it."""
        return sealing.to_text(hashlib.sha256(self.table.encode()).digest()[:16])


class Heralds:
    """Those of one worker. All but what a thread carries happens in the event loop."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.ends = hall.metrics.notifications
        self.due: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._room = threading.BoundedSemaphore(MOST)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._hands = asyncio.Semaphore(HANDS)
        self._shunned: OrderedDict[str, float] = OrderedDict()  # addresses, and until when

    @cached_property
    def signet(self) -> sealing.Signet:
        """The host's key. Blocks when it is first asked for."""
        names = [name for name in self.settings.hosts if name != "*"]
        contact = self.settings.push_contact or (f"https://{names[0]}" if names else "")
        return sealing.Signet(subscriptions.host_secret(self.hall.store), contact)

    # -- in the event loop --------------------------------------------------------------------

    def call(self, table: LiveTable, seats: Iterable[int]) -> None:
        """Note that it is people's turn now; who is not here, and not soon back, is told."""
        for seat in seats:
            key = (table.row.id, seat)
            if (
                self.settings.push and not table.is_here(seat)
                and key not in self.due and len(self.due) < MOST
            ):  # fmt: skip
                loop = asyncio.get_running_loop()
                self.due[key] = loop.call_later(self.settings.push_seconds, self._tell, table, seat)

    def _tell(self, table: LiveTable, seat: int) -> None:
        del self.due[table.row.id, seat]
        if table.gone or table.lost or table.is_here(seat) or seat not in table.clock.since:
            return
        if not self._room.acquire(blocking=False):
            self.ends.labels("dropped").inc()
            return
        others = [
            shown(other.name)
            for number, other in enumerate(table.seats)
            if number != seat and other.kind == HUMAN and other.name
        ]
        errand = Errand(table.row.id, table.row.game, seat, tuple(others))
        asyncio.run_coroutine_threadsafe(self._run(errand), self._apart())

    def _apart(self) -> asyncio.AbstractEventLoop:
        """Return the loop of the thread that carries; begun when there is something to carry."""
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(
                target=self._loop.run_forever, name="heralds", daemon=True
            )
            self._thread.start()
        return self._loop

    def stop(self) -> None:
        """Let go of all that is under way. Blocks."""
        for handle in self.due.values():
            handle.cancel()
        if self._loop is not None and self._thread is not None:
            asyncio.run_coroutine_threadsafe(_cancel_all(), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    # -- in a thread of their own -------------------------------------------------------------

    async def _run(self, errand: Errand) -> None:
        try:
            store = self.hall.store
            found = await asyncio.to_thread(subscriptions.of_seat, store, errand.table, errand.seat)
            if not found:
                return
            await asyncio.to_thread(lambda: self.signet)
            ends = await asyncio.gather(*[self._carry(each, errand) for each in found])
            gone = [each.name for each, end in zip(found, ends, strict=True) if end == "gone"]
            if gone:
                await asyncio.to_thread(subscriptions.forget, store, gone)
            for end in ends:
                self.ends.labels(end).inc()
        except Exception as error:
            note(error)
        finally:
            self._room.release()

    async def _carry(self, to: Subscription, errand: Errand) -> str:
        """Carry a message to one browser; return what became of it."""
        async with self._hands:
            address = ""
            try:
                async with asyncio.timeout(self.settings.push_timeout):
                    loopback = self.settings.push_loopback
                    place = outside.place_of(to.endpoint, loopback)
                    address = await outside.address_of(place, loopback)
                    if self._shunned.get(address, 0.0) > time.monotonic():
                        return "failed"
                    body = sealing.sealed(errand.told(to.language), to.key, to.auth)
                    status = await outside.post(place, address, self._headers(place, errand), body)
            except TimeoutError:
                self._shun(address)
                return "failed"
            except (OSError, Refused) as error:  # away, or no more where it was
                log.warning("push failed", why=type(error).__name__)
                return "failed"
            if status in GONE:
                return "gone"
            if not 200 <= status < 300:
                log.warning("push refused", status=status)
                return "failed"
            return "sent"

    def _headers(self, place: outside.Place, errand: Errand) -> dict[str, str]:
        return {
            "Authorization": self.signet.authorization(place.origin, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": errand.topic,
            "Urgency": "normal",
        }

    def _shun(self, address: str) -> None:
        self._shunned[address] = time.monotonic() + SHUNNED
        if len(self._shunned) > REMEMBERED:
            self._shunned.popitem(last=False)


async def _cancel_all() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)

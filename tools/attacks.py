"""Somebody who means harm, from an address of their own: ``make load ARGS="--attack all"``.

Each attack asks for as much as it can of what costs little to ask and much to answer. Being refused
is no reason to stop.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from giantstable.server.office import COOKIE
from tests.games.heroscape.own import on_a_field, setup_of
from tests.server.guests import NOTHING_TRUSTED

ADDRESS: Final = "127.0.9.9"
AT_ONCE: Final = 16
LARGEST: Final = 2_990
FAILURES: Final = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)


class Attacker:
    """One address, and what it knows: a server, a table people play at, a long one, and a key."""

    def __init__(self, port: int, table: str, long: str, key: str) -> None:
        self.port = port
        self.table = table
        self.long = long
        self.key = key
        self.numbers = itertools.count()
        self.came_to: Counter[str] = Counter()  # how often what came of it
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=NOTHING_TRUSTED),
            timeout=30,
            event_hooks={"response": [self._note]},
        )

    async def _note(self, answer: httpx.Response) -> None:
        self.came_to[str(answer.status_code)] += 1

    def _live(self, table: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            local_addr=(ADDRESS, 0),
            compression=None,
            proxy=None,
        )

    async def battlefields(self) -> None:
        """Bring the largest battlefield along, each time another."""
        own = setup_of(on_a_field(f"field {next(self.numbers)}", LARGEST))
        await self.http.post("/api/games/heroscape/fitting", json={"setup": own})

    async def watchers(self) -> None:
        """Crowd around a table at which people play, coming and going."""
        async with self._live(self.table) as socket:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    while True:
                        await socket.recv()

    async def half(self) -> None:
        """Begin to ask, and never end."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        with suppress(TimeoutError):
            async with asyncio.timeout(5.0):
                while True:
                    await asyncio.sleep(0.2)
                    writer.write(b"a")
                    await writer.drain()
        writer.close()

    async def replays(self) -> None:
        """Read a long game over and over."""
        await self.http.get(f"/api/tables/{self.long}/replay")

    async def reconnects(self) -> None:
        """Come to a long game, and leave as soon as it was told."""
        async with self._live(self.long) as socket:
            await socket.recv()

    async def renames(self) -> None:
        """Go by another name where many look on."""
        await self.http.patch(
            "/api/me",
            json={"name": f"Mallory {next(self.numbers)}"},
            cookies={COOKIE: self.key},
        )

    async def visitors(self) -> None:
        """Be somebody new each time."""
        await self.http.patch("/api/me", json={"name": "Nobody"})
        self.http.cookies.clear()

    async def run(self, name: str) -> None:
        """Do one of these for ever, several at once."""
        crowd = {"watchers": 200, "half": 400}.get(name, AT_ONCE)
        attack: Callable[[], Awaitable[None]] = getattr(self, name)

        async def again() -> None:
            while True:
                try:
                    await attack()
                    self.came_to["done"] += 1
                except FAILURES as failure:
                    self.came_to[type(failure).__name__] += 1
                    await asyncio.sleep(0.01)

        try:
            await asyncio.gather(*(again() for _ in range(crowd)))
        finally:
            told = ", ".join(f"{count} {what}" for what, count in self.came_to.most_common(4))
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()


ATTACKS: Final = (
    "battlefields", "watchers", "half", "replays", "reconnects", "renames", "visitors",
)  # fmt: skip


def main(words: list[str]) -> None:
    """Attack until somebody ends us. Whoever measures comes first: they share our core."""
    name, port, table, long, key = words
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_attacking(name, int(port), table, long, key))


async def _attacking(name: str, port: int, *known: Any) -> None:
    attack = asyncio.ensure_future(Attacker(port, *known).run(name))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attack.cancel)
    await attack


if __name__ == "__main__":
    main(sys.argv[1:])

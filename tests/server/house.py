"""A server in this process, in a thread: quick to open, and its inside can be looked at."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from giantstable.server.live import LiveTable
from giantstable.server.office import Office
from giantstable.server.serve import TableServer, uvicorn_config
from giantstable.server.settings import Rate, Settings

T = TypeVar("T")
PATIENCE = 60.0
PLENTY = Rate(1_000_000, 1_000_000)


def usual(database_url: str, folder: Path) -> Settings:
    """Return settings whose limits no ordinary test reaches."""
    return Settings(
        database_url=database_url,
        client=folder / "no-client",
        requests=PLENTY,
        new_tables=PLENTY,
        frames=PLENTY,
        new_visitors=PLENTY,
        surveys=PLENTY,
        efforts=PLENTY,
        reviews=PLENTY,
        all_frames=PLENTY,
        listings=PLENTY,
        penance_seconds=0.0,
        at_work=40,
        notice_seconds=0.05,
        resume_hours=0,  # the tables of other tests
    )


class House:
    """A server with its doors open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.server = TableServer(uvicorn_config(settings))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self._thread = threading.Thread(target=self._run, name="house", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.005)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self._loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[self.listening]))

    def stop(self) -> None:
        """Close it as a signal would."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self.listening.close()
        assert not self._thread.is_alive(), "the server did not stop"

    # -- its inside ---------------------------------------------------------------------------

    @property
    def office(self) -> Office:
        """What the routes work with."""
        office: Office = self.server.config.app.state.office  # type: ignore[union-attr]
        return office

    def table(self, id_: str) -> LiveTable:
        """Return a table that is in memory."""
        return self.office.hall.tables[id_]

    def inside(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the server's own loop."""
        assert self._loop is not None

        async def doing() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(doing(), self._loop).result(PATIENCE)

    def forget_idle(self) -> None:
        """Let every table go that nobody looks at, however short."""

        async def forgetting() -> None:
            for table in self.office.hall.tables.values():
                table.touched -= 2 * self.settings.idle_seconds
            self.office.hall.let_idle_go()

        self.inside(forgetting)

    def again(self) -> House:
        """Open another server on the same database."""
        return House(self.settings)


def with_settings(settings: Settings, **changes: object) -> House:
    """Open a house in which some settings are others."""
    return House(replace(settings, **changes))  # type: ignore[arg-type]

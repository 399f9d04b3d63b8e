"""``giants serve --workers 2``: processes at one door, and somebody who watches over them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest
from tests.server.postgres import Cluster
from tests.server.running import Running, alive, children, gone_before_long, parent_of

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture
def served(cluster: Cluster, tmp_path: Path) -> Iterator[Running]:
    """A server with two workers, and a database of its own."""
    variables = {"GIANTS_DATABASE_URL": cluster.new_database()}
    server = Running(tmp_path / "home", variables=variables, words=["--workers", "2"])
    yield server.wait_until_open()
    server.kill()


def workers_of(server: Running) -> list[int]:
    """Return the processes of a server's workers."""
    return [pid for pid in children(server.process.pid) if parent_of(pid) == server.process.pid]


def until_two(guest: Guest) -> None:
    """Wait until two workers are there, and know it."""
    until = time.monotonic() + 30
    while guest.get("/api/health")["workers"] != 2:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_worker_dies_and_its_table_of_bots_goes_on_elsewhere(served: Running) -> None:
    """Killed is who thinks for the bots; who looks on comes back and finds them playing."""
    guest = Guest(served.address)
    until_two(guest)
    id_ = guest.opens("heroscape", seats=[RANDOM] * 2)
    for _ in range(2):
        with guest.watches(id_) as spectator:
            reached = spectator.scene["version"] + 3
            spectator.until_version(reached)
            [thinking] = [pid for pid in workers_of(served) if children(pid)]
            os.kill(thinking, signal.SIGKILL)
            died = time.monotonic()
            with suppress(ConnectionClosed):
                spectator.until_version(reached + 3)  # it was at the other
        with guest.watches(id_) as spectator:
            spectator.until_version(reached + 3)
            assert (
                time.monotonic() - died < 30
            )  # within fifteen, by test_chaos; here others run too
        until_two(guest)
    processes = children(served.process.pid)
    assert served.ask_to_stop() == 0
    assert gone_before_long(processes) == []
    assert "Traceback" not in served.said()
    guest.close()


def test_workers_end_when_nobody_watches_over_them(served: Running) -> None:
    guest = Guest(served.address)
    until_two(guest)
    processes = children(served.process.pid)
    assert len(workers_of(served)) == 2
    served.kill()
    assert gone_before_long(processes) == []
    guest.close()


SILENT = """
import os, sys, time
import structlog
from giantstable.server.workers import Line, Workers

def work(line, number):
    print(os.getpid(), flush=True)
    held = Line(line)
    while held.hold():
        time.sleep(0.01)

structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
Workers(1, work, silent=0.5).run()
"""


def test_a_worker_that_hangs_is_ended_and_replaced() -> None:
    watching = subprocess.Popen(
        [sys.executable, "-c", SILENT],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert watching.stdout is not None
    first = int(watching.stdout.readline())
    os.kill(first, signal.SIGSTOP)
    assert int(watching.stdout.readline()) != first
    watching.terminate()
    assert watching.wait(30) == 0
    assert not alive(first)
    watching.stdout.close()

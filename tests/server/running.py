"""The server as a process of its own, started by the command that people use."""

from __future__ import annotations

import multiprocessing
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import forkserver
from pathlib import Path

from tests.server.ready import serving

PATIENCE = 60.0
COMMAND = (sys.executable, "-m", "giantstable.cli.main")
ADDRESS = re.compile(r"http://localhost:(\d+)/")


def serving_on(port: int) -> list[str]:
    """Return the words that let the command serve."""
    return ["serve", "--no-open", "--port", str(port)]


def environment_of(home: Path, variables: dict[str, str]) -> dict[str, str]:
    """Return the environment of a server that keeps its tables at home."""
    ours = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("GIANTS_") or name == "GIANTS_CONTENT"
    }
    return {**ours, "GIANTS_HOME": str(home), **variables}


class Running:
    """A server process. ``home`` is where it keeps its tables and its log."""

    def __init__(
        self,
        home: Path,
        port: int = 0,
        command: tuple[str, ...] = COMMAND,
        variables: dict[str, str] | None = None,
        words: Sequence[str] = (),
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.port = port
        self.log = home / "server.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *serving_on(port), *words],
                env=environment_of(home, variables or {}),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )

    def wait_until_open(self) -> Running:
        """Wait for the line with the address: from then on it takes connections."""
        out = self.process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], PATIENCE)
        line = out.readline().decode() if ready else ""
        found = ADDRESS.search(line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line}{self.said()}")
        self.port = int(found[1])
        return self

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def said(self) -> str:
        """Return what it has written to its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._gone()

    def ask_to_stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop and return its exit code."""
        self.process.send_signal(number)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


SPLITTING = multiprocessing.get_context("forkserver")
SPLITTING.set_forkserver_preload(["pytest", "tests.server.ready"])


class SplitOff:
    """A server process split off from one that has read everything: it opens at once.

    It is a process like any other, and dies so. Its bots are split off from the same one.
    """

    def __init__(
        self,
        home: Path,
        port: int = 0,
        variables: dict[str, str] | None = None,
        words: Sequence[str] = (),
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        given, environment = [*serving_on(port), *words], environment_of(home, variables or {})
        heard, told = SPLITTING.Pipe(duplex=False)
        self.log = home / "server.log"
        args = (given, environment, told, self.log, NURSERY.address())
        self.process = SPLITTING.Process(target=serving, args=args, daemon=True)
        self.process.start()
        told.close()
        line = os.read(heard.fileno(), 1000).decode() if heard.poll(PATIENCE) else ""
        heard.close()
        found = ADDRESS.search(line)
        assert found is not None, f"the server did not start: {line}{self.log.read_text()}"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """The processes of its workers, where it has several."""
        pid = self.process.pid
        assert pid is not None
        return [each for each in children(pid) if parent_of(each) == pid]

    def kill(self) -> None:
        """End it as a power cut would, with all its workers."""
        workers = self.workers
        self.process.kill()
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.join(PATIENCE)
        assert self.process.exitcode == -signal.SIGKILL
        assert gone_before_long(workers) == []


class Nursery:
    """The process from which servers and their bots are split off."""

    def address(self) -> str:
        """Return where it takes orders."""
        forkserver.ensure_running()
        return str(forkserver._forkserver._forkserver_address)  # type: ignore[attr-defined]

    def bots(self, servers: Sequence[SplitOff]) -> list[int]:
        """Return the processes in which bots think for servers."""
        pid: int = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
        ours = [each.process.pid for each in servers]
        return [each for each in children(pid) if parent_of(each) == pid and each not in ours]


NURSERY = Nursery()


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that they have, at once."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            parents[int(entry.name)] = parent_of(int(entry.name))
    found: list[int] = []
    family = {pid}
    while True:
        more = [child for child, parent in parents.items() if parent in family]
        more = [child for child in more if child not in family]
        if not more:
            return found
        found.extend(more)
        family.update(more)


def parent_of(pid: int) -> int:
    """Return the process that has started a process; 0 where that is gone."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    return int(stat.rpartition(")")[2].split()[1])


def alive(pid: int) -> bool:
    """Return whether a process runs; one that nobody has buried yet does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in ("Z", "X")


def gone_before_long(pids: list[int]) -> list[int]:
    """Wait a while for processes to end; return those that still run."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and any(alive(pid) for pid in pids):
        time.sleep(0.05)
    return [pid for pid in pids if alive(pid)]

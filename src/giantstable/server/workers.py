"""Several workers at one door: they share a listening socket, and one watches over them."""

from __future__ import annotations

import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from types import FrameType
from typing import Any

import structlog

log = structlog.get_logger()

ALIVE = b"."
SILENT = 30.0  # seconds without a word after which a worker is taken for dead, and ended
SOON = 2.0  # seconds: who lives no longer is not started again at once
PAUSE = 0.25  # seconds before the next try, then twice as long each time
LONGEST = 5.0
GOODBYE = 15.0  # seconds in which workers may close in good order

Work = Callable[[socket.socket, int], None]


def _context() -> Any:
    """Return how workers are begun: split off where that is safe, they are there at once."""
    split = "fork" in get_all_start_methods() and sys.platform != "darwin"
    context: BaseContext = get_context("fork" if split else "spawn")
    return context


class Line:
    """A worker's end of the line to who watches over it."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        end.setblocking(False)

    def hold(self) -> bool:
        """Say that we live; return False if nobody is at the other end any more."""
        try:
            with suppress(BlockingIOError):
                self.end.send(ALIVE)
            return self.end.recv(1) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False


class _Place:
    """A place at the door, and the worker who has it now."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: Any = None
        self.line: socket.socket | None = None
        self.began = 0.0
        self.heard = 0.0
        self.pause = 0.0
        self.again = 0.0  # when the next one is begun


class Workers:
    """So many processes doing the same work. One that dies or falls silent is replaced."""

    def __init__(self, count: int, work: Work, silent: float = SILENT) -> None:
        self.work = work
        self.silent = silent
        self.places = [_Place(number) for number in range(1, count + 1)]
        self.stopping = False
        self._context = _context()

    def run(self) -> None:
        """Let them work until a signal comes, then let them close in good order."""
        woken, waker = socket.socketpair()
        with woken, waker, self._signals(waker):
            while not self.stopping:
                now = time.monotonic()
                for place in self.places:
                    if place.process is None and now >= place.again:
                        self._begin(place)
                self._wait(woken)
                self._look()
            self._end()

    @contextmanager
    def _signals(self, waker: socket.socket) -> Iterator[None]:
        def stop(_number: int, _frame: FrameType | None) -> None:
            self.stopping = True

        waker.setblocking(False)
        handled = (signal.SIGTERM, signal.SIGINT)
        before = [signal.signal(number, stop) for number in handled]
        woke = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(woke)
            for number, handler in zip(handled, before, strict=True):
                signal.signal(number, handler)

    def _begin(self, place: _Place) -> None:
        ours, theirs = socket.socketpair()
        # Split off, a worker has our ends of all lines too: then nobody would hear us die.
        close = [other.line for other in self.places if other.line is not None] + [ours]
        split = self._context.get_start_method() == "fork"
        place.process = self._context.Process(
            target=_working,
            args=(self.work, theirs, place.number, close if split else []),
            name=f"worker-{place.number}",
        )
        place.process.start()
        theirs.close()
        ours.setblocking(False)
        place.line = ours
        place.began = place.heard = time.monotonic()

    def _wait(self, woken: socket.socket) -> None:
        awaited: list[Any] = [woken]
        for place in self.places:
            if place.process is not None:
                awaited += [place.process.sentinel, place.line]
        pauses = [place.again for place in self.places if place.process is None]
        until = min([*pauses, time.monotonic() + 1.0])
        wait(awaited, max(0.0, until - time.monotonic()))

    def _look(self) -> None:
        now = time.monotonic()
        for place in self.places:
            if place.process is None or place.line is None:
                continue
            with suppress(OSError):
                if place.line.recv(1024):
                    place.heard = now
            if place.process.is_alive():
                if now - place.heard > self.silent:
                    log.error("worker silent", worker=place.number)
                    place.process.kill()
                continue
            self._bury(place, now)

    def _bury(self, place: _Place, now: float) -> None:
        place.process.join()
        log.warning("worker ended", worker=place.number, code=place.process.exitcode)
        place.process.close()
        place.process = None
        if place.line is not None:
            place.line.close()
            place.line = None
        if now - place.began < SOON:
            place.pause = min(max(2 * place.pause, PAUSE), LONGEST)
        else:
            place.pause = 0.0
        place.again = now + place.pause

    def _end(self) -> None:
        left = [place.process for place in self.places if place.process is not None]
        for process in left:
            process.terminate()
        until = time.monotonic() + GOODBYE
        for process in left:
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def _working(work: Work, line: socket.socket, number: int, close: list[socket.socket]) -> None:
    """Be a worker."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until there is something to close in good order
    for end in close:
        end.close()
    work(line, number)

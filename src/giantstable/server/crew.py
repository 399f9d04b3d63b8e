"""Work that is done in processes beside the server: supervised, within limits, in fair turns.

Each process has a pipe of its own and nothing in common with another: whatever becomes of one, the
others go on, and a new one takes its place.
"""

from __future__ import annotations

import asyncio
import pickle
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from typing import TypeVar, cast

import structlog

from giantstable.server.beside import READY, attend
from giantstable.server.turns import Turns

log = structlog.get_logger()
T = TypeVar("T")

# Split off from a process that has read everything, one is there at once; else it is started anew.
SPLITS = "forkserver" in get_all_start_methods()
BESIDE = get_context("forkserver") if SPLITS else get_context("spawn")
BESIDE.set_forkserver_preload(["__main__", "giantstable.server.thinking"])

ATTEMPTS = 2  # a process may die of somebody else's doing: once more, then it is the work's
STARTING = 60.0  # seconds until a process has read what it needs
GROUNDS = 1000  # whose patience is remembered
TROUBLE = 3  # pieces of work in a row that came to nothing


class Undone(Exception):
    """A piece of work came to nothing."""


class TookTooLong(Undone):
    """It had to be stopped."""


class Died(Undone):
    """The process died of it, or cannot be started."""


class Closed(Undone):
    """The server closes."""


@dataclass
class Work:
    """Something to be done, for whom, and within which limits."""

    what: bytes
    whose: str
    seconds: float
    ground: str  # what a process builds tables for when it first works on it
    share: float  # how much dearer it is than what others want
    answer: asyncio.Future[object]
    came: float = field(default_factory=time.monotonic)


class Crew:
    """So many processes at most, started when there is something to do.

    ``warming``: seconds beside the limit of a piece of work, in all, for what a process must build
    before it can work well on a ground. Who does not get ready in them gets half of them next time.
    ``idle``: seconds after which a process ends that nobody needs.
    """

    def __init__(
        self, size: int, warming: float = 0.0, megabytes: int = 0, idle: float = 600.0
    ) -> None:
        self.size = size
        self.warming = warming
        self.megabytes = megabytes
        self.idle = idle
        self.turns: Turns[Work] = Turns()
        self.hands: list[_Hand] = []
        self.free: list[_Hand] = []
        self.patience: OrderedDict[str, float] = OrderedDict()  # of grounds: seconds of warming
        self.lost = 0  # processes that died, or had to be ended
        self.undone = 0  # pieces of work in a row that came to nothing
        self.closed = False

    async def do(
        self,
        what: Callable[[], T],
        whose: str,
        seconds: float,
        ground: str = "",
        share: float = 1.0,
        first: bool = False,
    ) -> T:
        """Return what a function returns in another process, or raise what it raises there."""
        if self.closed:
            raise Closed
        loop = asyncio.get_running_loop()
        work = Work(pickle.dumps(what), whose, seconds, ground, share, loop.create_future())
        self.turns.add(whose, work, first)
        self._hand_out(loop)
        try:
            return cast(T, await work.answer)
        finally:
            self.turns.drop(whose, work)

    @property
    def waits(self) -> float:
        """For how many seconds the longest waiting piece of work has waited for its turn."""
        came = [work.came for work in self.turns]
        return time.monotonic() - min(came) if came else 0.0

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [pid for hand in self.hands if (pid := hand.pid) is not None]

    @property
    def troubled(self) -> bool:
        """Whether one piece of work after another comes to nothing."""
        return self.undone >= TROUBLE

    def _hand_out(self, loop: asyncio.AbstractEventLoop) -> None:
        while len(self.turns):
            if not self.free:
                if len(self.hands) >= self.size:
                    return
                self.hands.append(_Hand(self, loop))
                self.free.append(self.hands[-1])
            work = self.turns.next()
            assert work is not None
            self.free.pop().inbox.put(work)

    def finished(self, hand: _Hand, work: Work, found: object, took: float) -> None:
        """Take an answer from a process; runs in the loop."""
        self.turns.charge(work.whose, took * work.share)
        self.undone = self.undone + 1 if isinstance(found, Undone) else 0
        if not work.answer.done():
            if isinstance(found, Exception):
                work.answer.set_exception(found)
            else:
                work.answer.set_result(found)
        self.free.append(hand)
        if not self.closed:
            self._hand_out(work.answer.get_loop())

    def warming_of(self, ground: str) -> float:
        """Return the seconds that a process has for getting ready for a ground."""
        return self.patience.get(ground, self.warming) if ground else 0.0

    def lose_patience(self, ground: str) -> None:
        """Give a ground half as long the next time: it must not stop the others for ever."""
        if ground:
            self.patience[ground] = self.warming_of(ground) / 2
            self.patience.move_to_end(ground)
            if len(self.patience) > GROUNDS:
                self.patience.popitem(last=False)

    async def stop(self) -> None:
        """End the processes; what they were asked is not answered."""
        self.closed = True
        while (work := self.turns.next()) is not None:
            if not work.answer.done():
                work.answer.set_exception(Closed())
        for hand in self.hands:
            hand.close()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        for hand in self.hands:
            hand.thread.join()


class _Hand:
    """A thread that keeps one process, and waits for it."""

    def __init__(self, crew: Crew, loop: asyncio.AbstractEventLoop) -> None:
        self.crew = crew
        self.loop = loop
        self.inbox: SimpleQueue[Work | None] = SimpleQueue()
        self.process: BaseProcess | None = None
        self.pid: int | None = None
        self.pipe: Connection | None = None
        self.closing = False
        self.warming: dict[str, float] = {}  # what is left of it, by ground
        self.thread = threading.Thread(target=self._attend, name="hand", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """End the process and then the thread."""
        self.closing = True
        process = self.process
        if process is not None:
            with suppress(ValueError):  # the thread has ended it itself
                process.kill()
        self.inbox.put(None)

    def _attend(self) -> None:
        while True:
            try:
                work = self.inbox.get(timeout=self.crew.idle)
            except Empty:
                self._end()
                continue
            if work is None:
                self._end()
                return
            began = time.monotonic()
            try:
                found = self._done(work)
            except Exception as error:  # nobody may wait for an answer that never comes
                self._end()
                found = error
            took = time.monotonic() - began
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(self.crew.finished, self, work, found, took)

    def _done(self, work: Work) -> object:
        for _ in range(ATTEMPTS):
            if self.closing:
                return Closed()
            try:
                return self._asked(work)
            except (EOFError, OSError):
                self._lose()
        return Died()

    def _asked(self, work: Work) -> object:
        """Let the process do it; raise EOFError or OSError where it is there no more."""
        pipe = self.pipe
        if pipe is None:
            pipe = self._start()
        warming = self.warming.get(work.ground)
        if warming is None:
            warming = self.crew.warming_of(work.ground)
        pipe.send_bytes(work.what)
        began = time.monotonic()
        if not pipe.poll(work.seconds + warming):
            self._lose()
            self.crew.lose_patience(work.ground)
            return TookTooLong()
        done, found = pickle.loads(pipe.recv_bytes())
        over = max(0.0, time.monotonic() - began - work.seconds)
        self.warming[work.ground] = max(0.0, warming - over)
        if not done and isinstance(found, MemoryError):
            self._lose()  # what is left of it is of no use
        return found

    def _start(self) -> Connection:
        pipe, other = BESIDE.Pipe()
        process = BESIDE.Process(target=attend, args=(other, self.crew.megabytes), daemon=True)
        process.start()
        other.close()
        self.process, self.pid, self.pipe, self.warming = process, process.pid, pipe, {}
        if self.closing:
            process.kill()
        if not pipe.poll(STARTING) or pipe.recv_bytes() != READY:
            raise EOFError
        return pipe

    def _lose(self) -> None:
        """End a process that is of no use any more."""
        if not self.closing:
            self.crew.lost += 1
            log.warning("process lost")
        self._end()

    def _end(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None
            self.pid = None

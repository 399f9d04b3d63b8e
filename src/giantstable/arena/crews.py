"""Who plays the games: processes on this machine, each supervised.

A crew takes chunks of games as it has hands free, and gives back what was played, in any order. A
worker that is lost takes nothing along: its game is played once more, and if it takes a second one
down, or never ends, the bot that was thinking has lost it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from ctypes import c_int
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from giantstable.arena.ring import NOBODY, Bout, Outcome, Ring, lost_worker
from giantstable.arena.sealed import end_with_parent
from giantstable.batch import collect_seldom

CHUNK = 25  # games handed to a worker at once
ONCE_MORE = 1  # how often a game is tried again that lost its worker
PATIENCE = 30.0  # seconds beyond the limit of a game before its worker is ended

Chunk = list[Bout]


class Crew(Protocol):
    """Anybody who plays games."""

    def play(self, chunks: Iterable[Chunk]) -> Iterator[Outcome]:
        """Yield the outcome of every game; a chunk is taken when there are hands for it."""


@dataclass
class Worker:
    """One process, what it has to play, and when it was last heard of."""

    process: SpawnProcess
    line: Connection
    mover: c_int  # shared: the seat whose bot is thinking
    ready: bool = False
    to_do: Chunk = field(default_factory=list)
    heard: float = 0.0

    def give(self, chunk: Chunk) -> None:
        """Hand over a chunk."""
        self.to_do = list(chunk)
        self.heard = time.monotonic()
        self.line.send(chunk)

    def late(self, patience: float) -> bool:
        """Return whether a game has taken far too long."""
        if not self.to_do or not self.ready:
            return False
        return time.monotonic() - self.heard > self.to_do[0].limits.game_seconds + patience

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.line.close()


class LocalCrew:
    """Spawned processes of this machine."""

    def __init__(self, jobs: int, patience: float = PATIENCE) -> None:
        self.jobs = jobs
        self.patience = patience
        self.context = get_context("spawn")  # as everywhere: no lock is inherited half-held
        self.losses: dict[Bout, int] = {}

    def play(self, chunks: Iterable[Chunk]) -> Iterator[Outcome]:
        """Play all chunks."""
        coming = iter(chunks)
        again: list[Chunk] = []
        workers: list[Worker] = []
        try:
            while True:
                for worker in workers:
                    if not worker.to_do and (chunk := _next(again, coming)):
                        worker.give(chunk)
                while len(workers) < self.jobs and (chunk := _next(again, coming)):
                    workers.append(self._hired())
                    workers[-1].give(chunk)
                busy = [worker for worker in workers if worker.to_do]
                if not busy:
                    return
                yield from self._heard(workers, busy, again)
        finally:
            for worker in workers:
                worker.end()

    def _hired(self) -> Worker:
        ours, theirs = self.context.Pipe()
        mover: c_int = self.context.RawValue(c_int, NOBODY)
        process = self.context.Process(target=work, args=(theirs, mover), daemon=True)
        process.start()
        theirs.close()
        return Worker(process, ours, mover)

    def _heard(
        self, workers: list[Worker], busy: list[Worker], again: list[Chunk]
    ) -> Iterator[Outcome]:
        lines = {worker.line: worker for worker in busy}
        for line in wait(list(lines), timeout=1.0):
            assert isinstance(line, Connection)
            worker = lines[line]
            try:
                told: Outcome | None = line.recv()
            except (EOFError, OSError):
                workers.remove(worker)
                yield from self._lost(worker, again, ONCE_MORE)
                continue
            worker.heard = time.monotonic()
            if told is None:
                worker.ready = True
            else:
                worker.to_do.pop(0)
                yield told
        for worker in busy:
            if worker in workers and worker.late(self.patience):
                workers.remove(worker)
                yield from self._lost(worker, again, 0)

    def _lost(self, worker: Worker, again: list[Chunk], tries: int) -> Iterator[Outcome]:
        """Take over what a lost worker had to do; its game may be what it died of."""
        seat = worker.mover.value
        worker.end()
        if not worker.ready:
            raise RuntimeError(f"a worker ended at once, with code {worker.process.exitcode}")
        bout, rest = worker.to_do[0], worker.to_do[1:]
        self.losses[bout] = self.losses.get(bout, 0) + 1
        if self.losses[bout] <= tries:
            again.append([bout])
        else:
            yield lost_worker(bout, seat)
        if rest:
            again.append(rest)


def _next(again: list[Chunk], coming: Iterator[Chunk]) -> Chunk | None:
    return again.pop(0) if again else next(coming, None)


def work(line: Connection, mover: c_int) -> None:
    """Be a worker: play what comes, until nothing comes any more."""
    end_with_parent()
    collect_seldom()
    ring = Ring(mover)
    try:
        line.send(None)
        while True:
            chunk: Chunk = line.recv()
            for bout in chunk:
                line.send(ring.play(bout))
    except (EOFError, OSError):  # whoever hired us is gone
        pass
    finally:
        ring.close()

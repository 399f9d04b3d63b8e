"""Who plays the games, on many machines: Ray. Imported, and started, only when asked for."""

from __future__ import annotations

import faulthandler
import logging
import os
from collections.abc import Iterable, Iterator

from giantstable.arena.crews import Chunk, LocalCrew
from giantstable.arena.entrants import BadTournament
from giantstable.arena.ring import Outcome, Ring
from giantstable.batch import collect_seldom

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError:
    raise BadTournament("missing-extra", extra="ray") from None

NICENESS = 10  # people may be working on these machines
AHEAD = 2  # chunks in flight for each processor
TRIES = 2  # of a chunk whose machine or worker was lost, before its games are tried one by one


def play_chunk(chunk: Chunk, niceness: int) -> list[Outcome]:
    """Play some games in a worker of Ray."""
    os.nice(max(0, niceness - os.nice(0)))
    collect_seldom()
    ring = Ring()
    try:
        played: list[Outcome] = []
        for bout in chunk:
            # A watchdog that needs no lock of Python's: compiled code may be caught in a loop.
            with open(os.devnull, "w", encoding="utf-8") as nowhere:
                faulthandler.dump_traceback_later(bout.limits.game_seconds, exit=True, file=nowhere)
                played.append(ring.play(bout))
                faulthandler.cancel_dump_traceback_later()
        return played
    finally:
        ring.close()


class RayCrew:
    """All machines of a Ray cluster; without an address, one that is started here."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        self.task = ray.remote(num_cpus=1, max_retries=TRIES)(play_chunk)

    def play(self, chunks: Iterable[Chunk]) -> Iterator[Outcome]:
        """Play all chunks; what Ray cannot bring back is played here, one game at a time."""
        coming = iter(chunks)
        again: list[Chunk] = []
        flying: dict[object, Chunk] = {}
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(flying) < most:
                chunk = again.pop(0) if again else next(coming, None)
                if chunk is None:
                    break
                flying[self.task.remote(chunk, NICENESS)] = chunk
            if not flying:
                return
            done, _ = ray.wait(list(flying), num_returns=1)
            chunk = flying.pop(done[0])
            try:
                yield from ray.get(done[0])
            except RayTaskError:  # our own code failed there: nothing to try again
                raise
            except RayError:
                if len(chunk) > 1:
                    again += [[bout] for bout in chunk]
                else:
                    yield from LocalCrew(1).play([chunk])

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        ray.shutdown()

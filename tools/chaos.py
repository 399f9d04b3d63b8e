"""Kill servers, workers, bots and databases at random moments: ``make chaos ARGS="--rounds 2000"``.

The same rounds as in the tests, as many as one likes, half on SQLite and half on a PostgreSQL that
is started for it. They are gone through in stretches, several at once, each with a server and a
database of its own: a round waits more than it works. With ``--keep FILE`` the stretches that are
done are noted there, and whoever was stopped goes on with the others.

It fails where a choice was lost or done twice, or a table stood still.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from tests.server.chaos import STUCK, Chaos
from tests.server.postgres import Cluster, binaries
from tools.warden import Warden

STRETCH: Final = 50  # rounds with one server
REPORT: Final = 20  # seconds after which one says how it goes
DATABASES: Final = ("sqlite", "postgresql")
ROUND: Final = "."


@dataclass(frozen=True)
class Stretch:
    """Some rounds on one kind of database, the same for the same seed."""

    kind: str
    seed: int
    rounds: int


@dataclass(frozen=True)
class Outcome:
    """What came of a stretch."""

    stretch: Stretch
    done: int
    accepted: int
    deaths: dict[str, int]
    longest: float  # seconds for which a table stood still
    why: str  # it ended before its end

    @staticmethod
    def read(line: str) -> Outcome:
        """Read what was written down."""
        found = json.loads(line)
        return Outcome(**{**found, "stretch": Stretch(**found["stretch"])})


# -- one stretch, in a process of its own ----------------------------------------------------------


def gone_through(stretch: Stretch) -> Outcome:
    """Go through the rounds; say a dot for each."""
    accepted = done = 0
    why = ""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster: Cluster | None = None
        if stretch.kind == "postgresql":
            programs = binaries()
            if programs is None:
                return Outcome(stretch, 0, 0, {}, 0.0, "there is no PostgreSQL on this machine")
            cluster = Cluster(programs, careful=True)
            stack.callback(cluster.stop)
        chaos = Chaos(folder, stretch.seed, cluster)
        stack.callback(chaos.close)
        try:
            while done < stretch.rounds:
                done += 1
                chaos.round()
                sys.stdout.write(f"{ROUND}\n")
                sys.stdout.flush()
            chaos.every_table_goes_on()
            accepted = chaos.judge()
        except AssertionError as error:
            why = f"round {done}: {type(error).__name__} {error}"
            log = Path(tempfile.gettempdir()) / f"chaos-{stretch.kind}-{stretch.seed}.log"
            log.write_bytes(chaos.server.log.read_bytes())
    return Outcome(stretch, done, accepted, dict(chaos.deaths), chaos.longest, why)


# -- all of them -----------------------------------------------------------------------------------


class Rounds:
    """All stretches, several at once."""

    def __init__(self, stretches: list[Stretch], kept: Path | None, warden: Warden) -> None:
        self.kept = kept
        self.warden = warden
        self.outcomes = self._known(stretches)
        self.before = sum(outcome.done for outcome in self.outcomes)
        known = [outcome.stretch for outcome in self.outcomes]
        self.left = [stretch for stretch in stretches if stretch not in known]
        self.rounds = sum(stretch.rounds for stretch in stretches)
        self.done = self.before
        self.began = self.said = time.monotonic()
        self._lock = Lock()
        self._running: set[subprocess.Popen[str]] = set()

    def _known(self, stretches: list[Stretch]) -> list[Outcome]:
        if self.kept is None or not self.kept.exists():
            return []
        found = map(Outcome.read, self.kept.read_text().splitlines())
        return [each for each in found if each.stretch in stretches and not each.why]

    def run(self, at_once: int) -> None:
        """Go through what is left."""
        with ThreadPoolExecutor(at_once) as pool:
            try:
                list(pool.map(self._one, self.left))
            except BaseException:  # we are to stop
                pool.shutdown(wait=False, cancel_futures=True)
                for process in list(self._running):
                    os.killpg(process.pid, signal.SIGTERM)
                raise

    def _one(self, stretch: Stretch) -> None:
        words = ["--stretch", stretch.kind, str(stretch.seed), str(stretch.rounds)]
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.chaos", *words],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.warden.minds(process.pid)
        self._running.add(process)
        assert process.stdout is not None
        outcome = Outcome(stretch, 0, 0, {}, 0.0, "it ended without a word")
        for line in process.stdout:
            if line.strip() == ROUND:
                self._count()
            else:
                outcome = Outcome.read(line)
        process.wait()
        self._running.discard(process)
        with self._lock:
            self.outcomes.append(outcome)
            if self.kept is not None and not outcome.why:
                with self.kept.open("a") as book:
                    book.write(json.dumps(asdict(outcome)) + "\n")
        if outcome.why:
            sys.stdout.write(f"{stretch}: {outcome.why}\n")
            sys.stdout.flush()

    def _count(self) -> None:
        with self._lock:
            self.done += 1
            now = time.monotonic()
            if now - self.said < REPORT:
                return
            self.said = now
            each = (now - self.began) / (self.done - self.before)
            left = (self.rounds - self.done) * each / 60
            sys.stderr.write(
                f"{self.done} of {self.rounds} rounds, {each:.2f} s each, {left:.0f} minutes left\n"
            )

    def report(self) -> bool:
        """Print what came of it; return whether all went well."""
        took = time.monotonic() - self.began
        for kind in DATABASES:
            those = [each for each in self.outcomes if each.stretch.kind == kind]
            if not those:
                continue
            deaths = {
                name: sum(each.deaths.get(name, 0) for each in those)
                for name in sorted({name for each in those for name in each.deaths})
            }
            failed = [each for each in those if each.why]
            verdict = f"{len(failed)} stretches failed" if failed else "0 lost, 0 done twice"
            sys.stdout.write(
                f"{kind}: {sum(each.done for each in those)} rounds; deaths: "
                f"{', '.join(f'{name} {count}' for name, count in deaths.items())}; "
                f"{sum(each.accepted for each in those)} choices accepted, {verdict}; no table "
                f"stood still for more than {max(each.longest for each in those):.1f} s "
                f"(of {STUCK:.0f})\n"
            )
        sys.stdout.write(f"{self.done} rounds, {self.done - self.before} of them in {took:.0f} s\n")
        sys.stdout.flush()
        return not any(each.why for each in self.outcomes)


def planned(kinds: list[str], rounds: int, seed: int) -> list[Stretch]:
    """Divide rounds among the kinds of databases, in stretches of which each has a seed."""
    found: list[Stretch] = []
    each = max(1, rounds // len(kinds))
    for first in range(0, each, STRETCH):
        found += [Stretch(kind, seed + first, min(STRETCH, each - first)) for kind in kinds]
    return found


def main() -> None:
    """Run on both kinds of databases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--database", choices=DATABASES, action="append")
    parser.add_argument("--at-once", type=int, default=2 * (os.cpu_count() or 1))
    parser.add_argument("--keep", type=Path, help="where to note what is done, to go on from there")
    parser.add_argument("--stretch", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    # Who is asked to stop takes leave in good order, and leaves no server behind.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(143))
    if arguments.stretch:
        kind, seed, rounds = arguments.stretch
        outcome = gone_through(Stretch(kind, int(seed), int(rounds)))
        sys.stdout.write(json.dumps(asdict(outcome)) + "\n")
        return
    seed = arguments.seed
    if seed is None:  # with a book, the same again, so that one can go on
        seed = 1 if arguments.keep else random.randrange(10**6)
    kinds = arguments.database or list(DATABASES)
    with Warden() as warden:
        rounds = Rounds(planned(kinds, arguments.rounds, seed), arguments.keep, warden)
        sys.stderr.write(f"{rounds.rounds} rounds, seed {seed}, {rounds.before} of them known\n")
        rounds.run(arguments.at_once)
        well = rounds.report()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()

"""Kill servers, workers, bots and databases at random moments: ``make chaos ARGS="--rounds 2000"``.

The same rounds as in the tests, as many as one likes, half on SQLite and half on a PostgreSQL that
is started for it. It ends where a choice was lost or done twice, or a table stands still.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from giantstable.terminal.progress import bar
from tests.server.chaos import STUCK, Chaos
from tests.server.postgres import Cluster, binaries

REPORT = 100  # rounds after which one says how it goes, where nobody sees the bar


def run(kind: str, rounds: int, seed: int) -> bool:
    """Go through the rounds on one kind of database; return whether all went well."""
    began = time.monotonic()
    accepted = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster: Cluster | None = None
        if kind == "postgresql":
            programs = binaries()
            if programs is None:
                sys.stdout.write("postgresql: not on this machine\n")
                return False
            cluster = Cluster(programs, careful=True)
            stack.callback(cluster.stop)
        chaos = Chaos(folder, seed, cluster)
        stack.callback(chaos.close)
        done = 0
        why = ""
        try:
            with bar(kind, rounds) as progress:
                for done in range(1, rounds + 1):
                    chaos.round()
                    progress(1)
                    if done % REPORT == 0:
                        sys.stderr.write(f"{kind}: {done} rounds\n")
            chaos.every_table_goes_on()
            accepted = chaos.judge()
        except AssertionError as error:
            why = f"round {done}: {type(error).__name__} {error}"
            (Path(tempfile.gettempdir()) / f"chaos-{kind}.log").write_bytes(
                chaos.server.log.read_bytes()
            )
    deaths = ", ".join(f"{name} {count}" for name, count in sorted(chaos.deaths.items()))
    verdict = why or f"{accepted} choices accepted, 0 lost, 0 done twice"
    took = time.monotonic() - began
    sys.stdout.write(
        f"{kind}: {done} rounds (seed {seed}) in {took:.0f} s; deaths: {deaths}; "
        f"{len(chaos.seats)} tables; {verdict}; no table stood still for more than "
        f"{chaos.longest:.1f} s (of {STUCK:.0f})\n"
    )
    sys.stdout.flush()
    return not why


def main() -> None:
    """Run on both kinds of databases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    arguments = parser.parse_args()
    kinds = arguments.database or ["sqlite", "postgresql"]
    each = max(1, arguments.rounds // len(kinds))
    well = [run(kind, each, arguments.seed) for kind in kinds]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()

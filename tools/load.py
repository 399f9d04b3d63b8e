"""How many tables one server serves at once, and how fast: ``make load``.

The server runs on one core and everybody else on the others. 200 people sit at a table each and
choose at random, first after a while of thinking, then as fast as they can. Then a thousand tables
are looked at and left, to see what one in memory costs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import orjson
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from giantstable.server.office import COOKIE
from giantstable.server.settings import Rate, Settings, settings_from
from giantstable.terminal.progress import bar
from tools.stage import Stage, played

GIANTS: Final = ("earth", "air", "water", "fire")
WRAITHS: Final = ("young", "adult", "elder")
NO_LIMIT: Final = Rate(10**9, 10**9)


class Pinned(Stage):
    """A server on the first core, with a door that stands wide open."""

    command = (sys.executable, "-m", "tools.load")

    def memory(self) -> int:
        """Return how much of the memory it holds, in bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


@dataclass
class Tally:
    """What came out of one phase."""

    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """Return the numbers."""
        delays = sorted(self.delays) or [0.0]
        return {
            "choices": len(self.delays),
            "choices_per_second": round(len(self.delays) / self.seconds, 1),
            "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
            "errors": len(self.errors),
        }


class Players:
    """People who sit at tables and choose at random."""

    def __init__(self, stage: Pinned, seed: int) -> None:
        self.stage = stage
        self.key = stage.newcomer("Load")
        self.dice = random.Random(seed)
        self.number = 0

    def lay(self, choices: int = 0) -> str:
        """Lay a table with some choices already made."""
        self.number += 1
        setup: dict[str, object] = {
            "giant": GIANTS[self.number % 4],
            "wraith": WRAITHS[self.number % 3],
        }
        seed = f"load/{self.number}"
        made = played(setup, seed, choices, by="random") if choices else []
        return self.stage.lay(self.key, setup, seed, made)

    def sit(self, id_: str, seat: int | None = 0) -> connect:
        """Sit down at a table; it is a context."""
        where = "" if seat is None else f"?seat={seat}"
        return connect(
            f"ws://127.0.0.1:{self.stage.port}/api/tables/{id_}/live{where}",
            additional_headers={"Cookie": f"{COOKIE}={self.key}"},
            compression=None,
            proxy=None,
            ping_interval=None,
        )

    async def play(self, tables: Iterator[str], until: float, think: float, tally: Tally) -> None:
        """Play one game after another until the time is over."""
        while time.perf_counter() < until:
            try:
                async with self.sit(next(tables)) as socket:
                    await self._play_game(socket, until, think, tally)
            except Exception as error:
                tally.errors.append(repr(error))

    async def _play_game(
        self, socket: ClientConnection, until: float, think: float, tally: Tally
    ) -> None:
        scene = orjson.loads(await socket.recv())
        if think:
            await asyncio.sleep(self.dice.expovariate(1 / think))
        while scene["decision"] is not None and time.perf_counter() < until:
            option = self.dice.choice(scene["decision"]["options"])["notation"]
            frame = {
                "type": "choose",
                "id": str(scene["version"]),
                "version": scene["version"],
                "option": option,
            }
            sent = time.perf_counter()
            await socket.send(orjson.dumps(frame).decode())
            answer = orjson.loads(await socket.recv())
            tally.delays.append(time.perf_counter() - sent)
            if answer["type"] != "step":
                tally.errors.append(str(answer))
                return
            scene = answer
            accepted = orjson.loads(await socket.recv())
            if accepted["type"] != "accepted":
                tally.errors.append(str(accepted))
            if think:
                await asyncio.sleep(self.dice.expovariate(1 / think))

    async def phase(self, people: int, seconds: float, think: float, ready: list[str]) -> Tally:
        """Let people play for a while, each at a table of their own."""
        tally = Tally()
        tables = iter(ready)
        began = time.perf_counter()
        until = began + seconds
        await asyncio.gather(
            *(self.play(tables, until, think, tally) for _ in range(people)),
        )
        tally.seconds = time.perf_counter() - began
        return tally

    async def idle(self, tables: list[str]) -> float:
        """Look at tables and leave them; return the bytes that one of them costs."""
        for id_ in tables[:100]:  # what the first ones cost is not theirs alone
            await self._look(id_)
        before = self.stage.memory()
        for id_ in tables[100:]:
            await self._look(id_)
        return (self.stage.memory() - before) / (len(tables) - 100)

    async def _look(self, id_: str) -> None:
        async with self.sit(id_, None) as socket:
            await socket.recv()


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Run all phases and return the report."""
    others = sorted(os.sched_getaffinity(0))[1:]
    if others:
        os.sched_setaffinity(0, others)
    people, seconds = arguments.people, arguments.seconds
    think = arguments.think
    # A game at random has about twenty choices.
    games = [int(people * (1 + seconds / think / 10)), arguments.flat_games, 1100]
    with tempfile.TemporaryDirectory() as folder, Pinned(Path(folder)) as stage:
        players = Players(stage, 1)
        with bar("Laying tables", sum(games)) as progress:
            laid: list[list[str]] = []
            for phase, count in enumerate(games):
                laid.append([])
                for _ in range(count):
                    laid[-1].append(players.lay(20 if phase == 2 else 0))
                    progress(1)
        with bar("Playing", 3) as progress:
            paced = asyncio.run(players.phase(people, seconds, think, laid[0]))
            progress(1)
            flat = asyncio.run(players.phase(people, arguments.flat_seconds, 0.0, laid[1]))
            progress(1)
            idle = asyncio.run(players.idle(laid[2]))
            progress(1)
    for error in {*paced.errors[:5], *flat.errors[:5]}:
        sys.stderr.write(f"{error}\n")
    return {
        "people": people,
        "think_seconds": think,
        "paced": paced.report(),
        "flat_out": flat.report(),
        "idle_table_kb": round(idle / 1024, 1),
    }


def show(report: dict[str, Any]) -> None:
    """Print the report for people."""
    grid = Grid()
    for title in ("", "choices/s", "p50 ms", "p99 ms", "errors"):
        grid.add_column(title, justify="left" if not title else "right")
    think = report["think_seconds"]
    for name, title in (
        ("paced", f"{report['people']} people, thinking {think} s on average"),
        ("flat_out", f"{report['people']} people, not thinking at all"),
    ):
        row = report[name]
        grid.add_row(
            title,
            f"{row['choices_per_second']:,}",
            f"{row['p50_ms']}",
            f"{row['p99_ms']}",
            f"{row['errors']}",
        )
    console = Console()
    console.print(grid)
    console.print(f"A table in memory that nobody plays at: {report['idle_table_kb']} kB")


def serve_pinned(words: list[str]) -> None:
    """Be the server: on the first core, without limits at the door."""
    from giantstable.server.serve import serve

    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])
    told = argparse.ArgumentParser()
    told.add_argument("--no-open", action="store_true")
    told.add_argument("--port", type=int)
    told.add_argument("--client", type=Path)
    given = told.parse_args(words)
    settings: Settings = replace(
        settings_from(os.environ),
        client=given.client,
        requests=NO_LIMIT,
        frames=NO_LIMIT,
        new_visitors=NO_LIMIT,
        efforts=NO_LIMIT,
    )
    serve(settings, "127.0.0.1", given.port, open_page=False)


def main() -> None:
    """Measure, or be the server that is measured."""
    if sys.argv[1:2] == ["serve"]:
        serve_pinned(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=0.5, help="mean seconds before a choice")
    parser.add_argument("--flat-seconds", type=float, default=10.0)
    parser.add_argument("--flat-games", type=int, default=4000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = measure(arguments)
    if arguments.json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        show(report)
    if report["paced"]["errors"] or report["flat_out"]["errors"]:
        sys.exit(1)


if __name__ == "__main__":
    main()

"""How many tables one server serves at once, and how fast: ``make load``.

The server runs on one core, bots and everybody else on the others. 200 people sit at tables of all
games, with bots on the other seats, and choose at random, first after a while of thinking, then as
fast as they can. Then tables are looked at and left, to see what one in memory costs.

``--attack all`` plays the same while somebody attacks, ``--workers 2`` compares two workers on a
PostgreSQL with one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing import forkserver
from pathlib import Path
from typing import Any, Final

import orjson
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from giantstable.server.office import COOKIE
from giantstable.server.settings import settings_from
from giantstable.server.wire import SeatWish
from giantstable.terminal.progress import bar
from tests.server.postgres import Cluster, binaries
from tests.server.running import children
from tools.attacks import ATTACKS
from tools.stage import Stage, played

GAMES: Final = ("wraith", "heroscape", "assault")
BOTS: Final = {"wraith": 0, "heroscape": 1, "assault": 2}
WORKERS: Final = "LOAD_WORKERS"  # by which the server that is measured hears how many it is
LONG: Final = 600  # choices of the table that an attacker reads over and over
SETTLING: Final = 4.0  # seconds in which people come and sit down: they are not counted
WARM: Final = 60  # tables whose cost is not theirs alone
KEPT: Final = 300  # tables whose cost is measured
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Pinned(Stage):
    """The server that is measured."""

    command = (sys.executable, "-m", "tools.load")

    def __init__(self, folder: Path, database: str = "") -> None:
        super().__init__(folder)
        self.database = database or self.database

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def memory(self) -> int:
        """Return how much of the memory it holds, in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


@dataclass
class Tally:
    """What came out of one phase."""

    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    cpu: dict[str, float] = field(default_factory=dict)
    counts_from: float = 0.0

    def report(self) -> dict[str, Any]:
        """Return the numbers."""
        delays = sorted(self.delays) or [0.0]
        return {
            "choices": len(self.delays),
            "choices_per_second": round(len(self.delays) / self.seconds, 1),
            "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
            "errors": len(self.errors),
            "cores": {name: round(spent / self.seconds, 2) for name, spent in self.cpu.items()},
        }


class Players:
    """People who sit at tables and choose at random, each from an address of their own."""

    def __init__(self, stage: Pinned, bots: str, cluster: Cluster | None = None) -> None:
        self.stage = stage
        self.bots = bots
        self.cluster = cluster
        self.key = stage.newcomer("Load")
        self.dice = random.Random(1)
        self.number = 0
        self.ready: dict[str, list[str]] = {game: [] for game in GAMES}

    def lay(self, game: str, choices: int = 0) -> str:
        """Lay a table with some choices already made."""
        self.number += 1
        seed = f"load/{self.number}"
        made = played({}, seed, choices, by="random", game=game) if choices else []
        seats = [SeatWish(kind="me")]
        seats += [SeatWish(kind="bot", level=self.bots)] * BOTS[game]
        return self.stage.lay(self.key, {}, seed, made, game=game, seats=seats)

    def lay_for(self, people: int, games: int) -> None:
        """Lay tables for people who play so many games of Wraith each, and one of the others."""
        share = people // len(GAMES) + 1
        counts = {game: share * (games if game == "wraith" else 1) for game in GAMES}
        with bar("Laying tables", sum(counts.values())) as progress:
            for game, count in counts.items():
                while len(self.ready[game]) < count:
                    self.ready[game].append(self.lay(game))
                    progress(1)

    def sit(self, id_: str, person: int, seat: int | None = 0) -> connect:
        """Sit down at a table; it is a context."""
        where = "" if seat is None else f"?seat={seat}"
        return connect(
            f"ws://127.0.0.1:{self.stage.port}/api/tables/{id_}/live{where}",
            additional_headers={"Cookie": f"{COOKIE}={self.key}"},
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            local_addr=(f"127.0.{1 + person // 250}.{1 + person % 250}", 0),
        )

    async def play(self, person: int, until: float, think: float, tally: Tally) -> None:
        """Play one game after another until the time is over."""
        game = GAMES[person % len(GAMES)]
        await asyncio.sleep(self.dice.random() * SETTLING * 0.7)  # nobody comes with all others
        while time.perf_counter() < until:
            ready = self.ready[game]
            table = ready.pop() if ready else await asyncio.to_thread(self.lay, game)
            try:
                async with self.sit(table, person) as socket:
                    if not await self._play_game(socket, until, think, tally):
                        self.ready[game].append(table)  # the next phase goes on there
            except Exception as error:
                tally.errors.append(repr(error))

    async def _play_game(
        self, socket: ClientConnection, until: float, think: float, tally: Tally
    ) -> bool:
        """Play; return whether the game is over."""
        scene: dict[str, Any] = {"decision": None, "status": ""}
        while scene["status"] != "over":
            if scene["decision"] is None:
                left = until - time.perf_counter()
                try:
                    async with asyncio.timeout(max(left, 0.01)):
                        scene = _seen(scene, orjson.loads(await socket.recv()))
                except TimeoutError:
                    return False
                continue
            if think:
                await asyncio.sleep(self.dice.expovariate(1 / think))
            if time.perf_counter() >= until:
                return False
            name = str(scene["version"])
            option = self.dice.choice(scene["decision"]["options"])["notation"]
            frame = {"type": "choose", "id": name, "version": scene["version"], "option": option}
            sent = time.perf_counter()
            await socket.send(orjson.dumps(frame).decode())
            while True:
                answer = orjson.loads(await socket.recv())
                if answer.get("id") == name:
                    break
                scene = _seen(scene, answer)
            if sent >= tally.counts_from:
                tally.delays.append(time.perf_counter() - sent)
            if answer["type"] != "accepted":
                tally.errors.append(str(answer))
                return False
        return True

    async def phase(self, people: int, seconds: float, think: float) -> Tally:
        """Let people play for a while."""
        tally = Tally(seconds)
        tally.counts_from = time.perf_counter() + SETTLING
        until = tally.counts_from + seconds
        all_of_them = asyncio.gather(*(self.play(n, until, think, tally) for n in range(people)))
        await asyncio.sleep(SETTLING)
        before = self._cpu()
        await all_of_them
        tally.cpu = {name: spent - before[name] for name, spent in self._cpu().items()}
        return tally

    def _cpu(self) -> dict[str, float]:
        """Return the processor's seconds of all who take part."""
        families = {"server": [self.stage.pid], "load": []}
        # What a server has split off itself are workers; what they start are bots.
        workers = [pid for pid in children(self.stage.pid) if _command(pid) == "worker"]
        families["server"] += workers
        families["bots"] = [
            pid for pid in children(self.stage.pid) if pid not in families["server"]
        ]
        if self.cluster is not None:
            process = self.cluster.process.pid
            families["database"] = [process, *children(process)]
        spent = {name: sum(map(_spent, pids)) for name, pids in families.items()}
        return {**spent, "load": time.process_time()}

    async def cost(self, game: str) -> float:
        """Look at tables and leave them; return the bytes that one of them costs."""
        tables = [self.lay(game, 40) for _ in range(WARM + KEPT)]
        for id_ in tables[:WARM]:
            await self._look(id_)
        before = self.stage.memory()
        for number, id_ in enumerate(tables[WARM:]):
            await self._look(id_, number)
        return (self.stage.memory() - before) / KEPT

    async def _look(self, id_: str, person: int = 0) -> None:
        async with self.sit(id_, person, None) as socket:
            await socket.recv()


def _seen(scene: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """Return what one has before oneself after a frame."""
    return frame if frame["type"] in ("snapshot", "step") else scene


def _spent(pid: int) -> float:
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / TICKS


def _command(pid: int) -> str:
    """Return whether a process is a worker: it was split off, and is named as its server is."""
    try:
        name = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return ""
    return "worker" if b"tools.load" in name else ""


# -- what is measured ------------------------------------------------------------------------------


@contextmanager
def playing(arguments: argparse.Namespace, workers: int = 0) -> Iterator[Players]:
    """Start a server: with so many workers on a PostgreSQL, or alone on SQLite."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster: Cluster | None = None
        database = ""
        if workers:
            programs = binaries()
            if programs is None:
                sys.exit("There is no PostgreSQL on this machine.")
            cluster = Cluster(programs, careful=True)
            stack.callback(cluster.stop)
            database = cluster.new_database()
        os.environ[WORKERS] = str(workers)
        stage = stack.enter_context(Pinned(folder, database))
        yield Players(stage, arguments.bots, cluster)


def alone(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure one server on SQLite, under attack where it is wished."""
    people, seconds, think = arguments.people, arguments.seconds, arguments.think
    others = sorted(os.sched_getaffinity(0))[1:]
    if others:
        os.sched_setaffinity(0, others)
    with playing(arguments) as players:
        players.lay_for(people, max(2, int(seconds / think / 12)))
        paced = asyncio.run(players.phase(people, seconds, think))
        report: dict[str, Any] = {"people": people, "think": think, "paced": paced.report()}
        _complain(paced)
        if arguments.attack:
            names = ATTACKS if arguments.attack == "all" else (arguments.attack,)
            report["attacks"] = {name: attacked(players, arguments, name) for name in names}
            again = asyncio.run(players.phase(people, seconds, think))
            report["after"] = again.report()
            return report
        flat = asyncio.run(players.phase(people, arguments.flat_seconds, 0.0))
        report["flat_out"] = flat.report()
        _complain(flat)
        report["table_kb"] = {
            game: round(asyncio.run(players.cost(game)) / 1024, 1) for game in GAMES
        }
    return report


def attacked(players: Players, arguments: argparse.Namespace, name: str) -> dict[str, Any]:
    """Let people play while somebody attacks."""
    stage = players.stage
    key = stage.newcomer("Mallory")
    table = stage.lay(key, {}, f"attacked by {name}")
    long = stage.lay(
        key,
        {},
        "a long table",
        played({}, "a long table", LONG, by="random", game="assault"),
        game="assault",
        seats=[SeatWish(kind="me")] * 3,
    )
    words = [sys.executable, "-m", "tools.attacks", name, str(stage.port), table, long, key]
    attacker = subprocess.Popen(words)
    try:
        time.sleep(2.0)  # until it is there
        tally = asyncio.run(players.phase(arguments.people, arguments.seconds, arguments.think))
    finally:
        attacker.terminate()
        attacker.wait()
    _complain(tally)
    return tally.report()


def compared(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure several workers on a PostgreSQL against one: everybody as fast as they can."""
    report: dict[str, Any] = {"people": arguments.people}
    for workers in (1, arguments.workers):
        with playing(arguments, workers) as players:
            players.lay_for(arguments.people, 20)
            asyncio.run(players.phase(arguments.people, 3.0, 0.5))  # until all is read
            tally = asyncio.run(players.phase(arguments.people, arguments.flat_seconds, 0.0))
            _complain(tally)
            report[f"workers_{workers}"] = tally.report()
    one, more = report["workers_1"], report[f"workers_{arguments.workers}"]
    report["times"] = round(more["choices_per_second"] / one["choices_per_second"], 2)
    return report


def _complain(tally: Tally) -> None:
    for error in sorted(set(tally.errors))[:5]:
        sys.stderr.write(f"{error}\n")


def show(report: dict[str, Any]) -> None:
    """Print the report for people."""
    grid = Grid()
    for title in ("", "choices/s", "p50 ms", "p99 ms", "p99 times", "errors", "cores"):
        grid.add_column(title, justify="left" if not title else "right")
    first = report.get("paced", {}).get("p99_ms")
    rows = {name: row for name, row in report.items() if isinstance(row, dict) and "p99_ms" in row}
    rows |= {f"attack: {name}": row for name, row in report.get("attacks", {}).items()}
    for name, row in rows.items():
        times = f"{row['p99_ms'] / first:.2f}" if first and name != "flat_out" else ""
        cores = ", ".join(f"{who} {share}" for who, share in row["cores"].items())
        grid.add_row(
            name.replace("_", " "),
            f"{row['choices_per_second']:,}",
            f"{row['p50_ms']}",
            f"{row['p99_ms']}",
            times,
            f"{row['errors']}",
            cores,
        )
    console = Console(width=140)
    console.print(f"{report['people']} people")
    console.print(grid)
    for game, size in report.get("table_kb", {}).items():
        console.print(f"A table of {game} in memory that nobody plays at: {size} kB")
    if "times" in report:
        console.print(f"So many times one worker: {report['times']}")


# -- the server ------------------------------------------------------------------------------------


def serve_pinned(words: list[str]) -> None:
    """Be the server: on the first core, its bots on the others."""
    from giantstable.server import crew
    from giantstable.server.serve import serve

    told = argparse.ArgumentParser()
    told.add_argument("--no-open", action="store_true")
    told.add_argument("--port", type=int)
    told.add_argument("--client", type=Path)
    given = told.parse_args(words)
    workers = int(os.environ.get(WORKERS, "0"))
    if not workers:
        cores = sorted(os.sched_getaffinity(0) | set(range(os.cpu_count() or 1)))
        os.sched_setaffinity(0, cores[1:] or cores)
        assert isinstance(crew.BESIDE, type(multiprocessing.get_context("forkserver")))
        forkserver.ensure_running()  # whoever is split off from it stays on those cores
        os.sched_setaffinity(0, cores[:1])
    settings = replace(settings_from(os.environ), client=given.client)
    serve(settings, "127.0.0.1", given.port, open_page=False, workers=max(1, workers))


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
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    parser.add_argument("--attack", choices=[*ATTACKS, "all"])
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = compared(arguments) if arguments.workers else alone(arguments)
    if arguments.json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        show(report)
    rows = [row for row in report.values() if isinstance(row, dict)]
    if any(row.get("errors") for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()

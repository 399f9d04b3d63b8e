"""How many tables one server serves at once, and how fast: ``make load``.

The server runs on one core, bots and everybody else on the others. 200 people sit at tables of all
games, with bots on the other seats, and choose at random, first after a while of thinking, then as
fast as they can. Then tables are looked at and left, to see what one in memory costs.

``--attack all`` plays the same while somebody attacks, each time after a while of peace: about a
minute an attack. ``--workers 2`` compares two workers on a PostgreSQL with one; where there are too
few cores for workers, people, bots and database, each worker gets the same part of one.

Each row is printed as it comes. Whoever stops this, however, leaves no server behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing import forkserver
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection, connect

from giantstable.server.office import COOKIE
from giantstable.server.schema import Entry
from giantstable.server.settings import settings_from
from giantstable.server.wire import SeatWish
from giantstable.terminal.progress import bar
from tests.server.postgres import Cluster, binaries
from tests.server.running import children
from tools.attacks import ATTACKS
from tools.shares import Share, shares
from tools.stage import Stage, played
from tools.warden import Warden

GAMES: Final = ("wraith", "heroscape", "assault")
BOTS: Final = {"wraith": 0, "heroscape": 1, "assault": 2}
WORKERS: Final = "LOAD_WORKERS"  # by which the server that is measured hears how many it is
LONG: Final = 600  # choices of the table that an attacker reads over and over
SETTLING: Final = 4.0  # seconds in which people come and sit down: they are not counted
WARM: Final = 60  # tables whose cost is not theirs alone
KEPT: Final = 300  # tables whose cost is measured
TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 10.0  # seconds in which a choice must be answered
CHOICES: Final = 12  # of a game of Wraith at random
AT_MOST: Final = 2.0  # times as long may people wait while somebody attacks
SHARE: Final = 0.35  # of a core, so that two workers are far from taking all of two
AT_LEAST: Final = 1.7  # times as much must two workers carry
NOISY: Final = 0.1  # of the time the server waited for its core: others are at work here
LOOKS: Final = 0.01  # seconds between looks at how late we are ourselves


class Pinned(Stage):
    """The server that is measured."""

    command = (sys.executable, "-m", "tools.load")

    def __init__(self, folder: Path, warden: Warden, database: str = "") -> None:
        super().__init__(folder)
        self.warden = warden
        self.database = database or self.database

    def start(self) -> None:
        """Start it; whatever becomes of us, it ends."""
        super().start()
        self.warden.minds(self.pid)

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
    late: list[float] = field(default_factory=list)  # seconds by which we ourselves were
    cpu: dict[str, float] = field(default_factory=dict)
    lines: int = 0  # that the log got, by people and bots
    waited: float = 0.0  # seconds for which the server had to wait for its core
    counts_from: float = 0.0

    def report(self) -> dict[str, Any]:
        """Return the numbers."""
        choices = len(self.delays)
        return {
            "choices": choices,
            "choices_per_second": round(choices / self.seconds, 1),
            "p50_ms": _quantile(self.delays, 0.5),
            "p99_ms": _quantile(self.delays, 0.99),
            "errors": len(self.errors),
            "late_p99_ms": _quantile(self.late, 0.99),
            "waited": round(self.waited / self.seconds, 3),
            "lines_per_second": round(self.lines / self.seconds, 1),
            "server_ms_a_line": round(self.cpu["server"] * 1000 / max(self.lines, 1), 3),
            "cores": {name: round(spent / self.seconds, 2) for name, spent in self.cpu.items()},
        }


def _quantile(seconds: list[float], part: float) -> float:
    """Return below how many milliseconds this part of them lies."""
    ordered = sorted(seconds) or [0.0]
    return round(ordered[int(len(ordered) * part)] * 1000, 2)


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

    def lay_for(self, people: int, choices: float) -> None:
        """Lay tables for people who will choose so often each, so that nobody waits for one."""
        share = people // len(GAMES) + 1
        games = 2 + int(choices / CHOICES)
        missing = {
            game: max(0, share * (games if game == "wraith" else 1) - len(self.ready[game]))
            for game in GAMES
        }
        with bar("Laying tables", sum(missing.values())) as progress:
            for game, count in missing.items():
                for _ in range(count):
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
            answer: dict[str, Any] = {"type": f"no answer for {PATIENCE} s"}
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await socket.send(orjson.dumps(frame).decode())
                    while True:
                        heard = orjson.loads(await socket.recv())
                        if heard.get("id") == name:
                            answer = heard
                            break
                        scene = _seen(scene, heard)
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
        before, waited, lines = self._cpu(), self._waited(), await self._lines()
        watching = asyncio.create_task(_how_late(tally))
        await all_of_them
        watching.cancel()
        tally.waited = self._waited() - waited
        tally.lines = await self._lines() - lines
        tally.cpu = {name: spent - before[name] for name, spent in self._cpu().items()}
        return tally

    async def _lines(self) -> int:
        """Return how many lines all logs have."""

        def count() -> int:
            with self.stage.store.session() as session:
                return session.scalar(select(func.count()).select_from(Entry)) or 0

        return await asyncio.to_thread(count)

    def _waited(self) -> float:
        """Return for how many seconds the loops of the server wanted a core and had none."""
        loops = self.workers()
        return sum(map(_waited, loops)) / len(loops)

    def workers(self) -> list[int]:
        """Return the processes of the server's workers; what they start in turn are bots.

        One alone has nobody who watches over it.
        """
        workers = [pid for pid in children(self.stage.pid) if _command(pid) == "worker"]
        return workers or [self.stage.pid]

    def _cpu(self) -> dict[str, float]:
        """Return the processor's seconds of all who take part."""
        families = {"server": list({self.stage.pid, *self.workers()}), "load": []}
        families["bots"] = [
            pid for pid in children(self.stage.pid) if pid not in families["server"]
        ]
        if self.cluster is not None:
            process = self.cluster.process.pid
            families["database"] = [process, *children(process)]
        spent = {name: sum(map(_spent, pids)) for name, pids in families.items()}
        if self.cluster is not None:  # and by those of its processes that have ended
            spent["database"] += _spent(self.cluster.process.pid, ended=True)
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


def _spent(pid: int, ended: bool = False) -> float:
    """Return the processor's seconds of a process, or of those it started that have ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    first = 13 if ended else 11
    return (int(words[first]) + int(words[first + 1])) / TICKS


def _waited(pid: int) -> float:
    """Return for how many seconds a process was ready to run and had no core."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


async def _how_late(tally: Tally) -> None:
    """Note by how much we ourselves are late; for ever, until cancelled."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOKS)
        tally.late.append(time.perf_counter() - began - LOOKS)


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
        warden = stack.enter_context(Warden())
        cluster: Cluster | None = None
        database = ""
        if workers:
            programs = binaries()
            if programs is None:
                sys.exit("There is no PostgreSQL on this machine.")
            cluster = Cluster(programs, careful=True)
            stack.callback(cluster.stop)
            warden.minds(cluster.process.pid)
            database = cluster.new_database()
        os.environ[WORKERS] = str(workers)
        stage = stack.enter_context(Pinned(folder, warden, database))
        yield Players(stage, arguments.bots, cluster)


def alone(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure one server on SQLite, under attack where it is wished."""
    people, think = arguments.people, arguments.think
    others = sorted(os.sched_getaffinity(0))[1:]
    if others:
        os.sched_setaffinity(0, others)
    report: dict[str, Any] = {"people": people, "think": think}
    with playing(arguments) as players:
        if arguments.attack:
            names = ATTACKS if arguments.attack == "all" else (arguments.attack,)
            return {**report, "attacks": under_attack(players, arguments, names)}
        report["paced"] = peace(players, arguments, "paced")
        players.lay_for(people, 3 * CHOICES)
        flat = asyncio.run(players.phase(people, arguments.flat_seconds, 0.0))
        report["flat_out"] = told("flat out", flat)
        report["table_kb"] = {}
        for game in GAMES:
            size = round(asyncio.run(players.cost(game)) / 1024, 1)
            report["table_kb"][game] = size
            say(f"A table of {game} in memory that nobody plays at: {size} kB")
    return report


def peace(players: Players, arguments: argparse.Namespace, name: str) -> dict[str, Any]:
    """Let people play, with nobody who attacks."""
    people, seconds, think = arguments.people, arguments.seconds, arguments.think
    players.lay_for(people, seconds / think)
    return told(name, asyncio.run(players.phase(people, seconds, think)))


def under_attack(
    players: Players, arguments: argparse.Namespace, names: Sequence[str]
) -> dict[str, Any]:
    """Let people play in peace, and then while somebody attacks, for each of the attacks."""
    stage = players.stage
    key = stage.newcomer("Mallory")
    long = stage.lay(
        key,
        {},
        "a long table",
        played({}, "a long table", LONG, by="random", game="assault"),
        game="assault",
        seats=[SeatWish(kind="me")] * 3,
    )
    found: dict[str, Any] = {}
    peace(players, arguments, "until all is read")
    for name in names:
        calm = peace(players, arguments, "in peace")
        row = attacked(players, arguments, name, long, key)
        times = row["p99_ms"] / max(calm["p99_ms"], 0.01)
        noisy = max(calm["waited"], row["waited"]) > NOISY
        well = times <= AT_MOST and not row["errors"]
        more = row["cores"]["server"] - calm["cores"]["server"]
        verdict = "holds" if well else "hurts" if not noisy else "noise"
        say(
            f"{'':18} {verdict.upper()}: p99 {times:.2f} times as long (of {AT_MOST}), "
            f"{more:+.2f} cores of the server; attacker: {row['attacker']}"
        )
        found[name] = {**row, "in_peace": calm, "p99_times": round(times, 2), "verdict": verdict}
    return found


def attacked(
    players: Players, arguments: argparse.Namespace, name: str, long: str, key: str
) -> dict[str, Any]:
    """Let people play while somebody attacks."""
    people, seconds, think = arguments.people, arguments.seconds, arguments.think
    stage = players.stage
    players.lay_for(people, seconds / think)
    table = stage.lay(key, {}, f"attacked by {name}")
    words = [sys.executable, "-m", "tools.attacks", name, str(stage.port), table, long, key]
    attacker = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    stage.warden.minds(attacker.pid)
    try:
        time.sleep(2.0)  # until it is there
        tally = asyncio.run(players.phase(people, seconds, think))
    finally:
        attacker.terminate()
        try:
            said, _ = attacker.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            attacker.kill()
            said, _ = attacker.communicate()
    return {**told(name, tally), "attacker": said.strip() or "said nothing"}


def compared(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure several workers on a PostgreSQL against one: everybody as fast as they can."""
    people, seconds = arguments.people, arguments.flat_seconds
    share = arguments.share
    if share is None:  # people, bots and database need cores too
        share = SHARE if (os.cpu_count() or 1) < arguments.workers + 3 else 0.0
    say(f"Each worker has {share} of a core." if share else "Each worker has a core.")
    report: dict[str, Any] = {"people": people, "share": share}
    for workers in (1, arguments.workers):
        with playing(arguments, workers) as players, ExitStack() as stack:
            players.lay_for(people, 6 * CHOICES)
            asyncio.run(players.phase(people, 3.0, 0.5))  # until all is read, and bots are there
            limits: list[Share] = []
            if share:
                limits = stack.enter_context(shares(players.workers(), share))
            tally = asyncio.run(players.phase(people, seconds, 0.0))
            report[f"workers_{workers}"] = row = told(f"{workers} worker(s)", tally)
            row["held_back"] = [round(each.held_back(), 2) for each in limits]
    one, more = report["workers_1"], report[f"workers_{arguments.workers}"]
    # Bots' lines count too: how many of them come to one of people is not the same each time.
    report["times"] = round(more["lines_per_second"] / one["lines_per_second"], 2)
    by_cost = arguments.workers * one["server_ms_a_line"] / more["server_ms_a_line"]
    report["times_by_cost"] = round(by_cost, 2)
    say(
        f"{arguments.workers} workers carry {report['times']} times what one does "
        f"(of {AT_LEAST}); by what a line costs them they could {report['times_by_cost']} times."
    )
    return report


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def told(name: str, tally: Tally) -> dict[str, Any]:
    """Print what came out of a phase, and return it."""
    for error in sorted(set(tally.errors))[:5]:
        sys.stderr.write(f"{error}\n")
    row = tally.report()
    cores = ", ".join(f"{who} {share}" for who, share in row["cores"].items())
    say(
        f"{name:18} {row['choices_per_second']:7,.0f}/s  p50 {row['p50_ms']:7.2f} ms  "
        f"p99 {row['p99_ms']:7.2f} ms  errors {row['errors']}  "
        f"{row['lines_per_second']:,.0f} lines/s  "
        f"server {row['server_ms_a_line']:.2f} ms a line, waited {row['waited']:.0%}; "
        f"we late {row['late_p99_ms']:.1f} ms; cores: {cores}"
    )
    return row


def judged(report: dict[str, Any]) -> bool:
    """Return whether all is as it should be."""
    rows = [row for row in report.values() if isinstance(row, dict)]
    if any(row.get("errors") for row in rows):
        return False
    attacks = report.get("attacks", {}).values()
    return all(row["verdict"] == "holds" for row in attacks) and (
        report.get("times", AT_LEAST) >= AT_LEAST
    )


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
    parser.add_argument("--seconds", type=float, help="of a phase: 30, before an attack 20")
    parser.add_argument("--think", type=float, default=0.5, help="mean seconds before a choice")
    parser.add_argument("--flat-seconds", type=float, default=10.0)
    parser.add_argument("--bots", choices=["random", "greedy"], default="random")
    parser.add_argument("--attack", choices=[*ATTACKS, "all"])
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--share", type=float, help="of a core for each worker; 0: all of it")
    parser.add_argument("--json", type=Path, help="where to write all numbers")
    arguments = parser.parse_args()
    if arguments.seconds is None:
        arguments.seconds = 20.0 if arguments.attack else 30.0
    # Who is asked to stop takes leave in good order, as at Ctrl+C.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(143))
    report = compared(arguments) if arguments.workers else alone(arguments)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n")
    if not judged(report):
        sys.exit(1)


if __name__ == "__main__":
    main()

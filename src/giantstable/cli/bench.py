"""How fast the games run: compiled against interpreted, in one run, on one machine.

Times vary from machine to machine and from minute to minute; ratios of one run hold.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

import giantstable
from giantstable import new
from giantstable.arena.simulate import Series, simulate
from giantstable.bots.chair import Chair
from giantstable.bots.chance import RandomBot
from giantstable.games.assault import bench as bench_assault
from giantstable.games.heroscape import bench as bench_heroscape
from giantstable.kernel import match as match_module
from giantstable.kernel.match import Match
from giantstable.text import words

CLASHING_FRONTS: dict[str, object] = {"scenario": "clashing-fronts"}  # 400 points, drafted
INNER = "GIANTS_BENCH_INNER"  # set in the process that measures the other build


def compiled() -> bool:
    """Return whether the kernel that runs here is the compiled one."""
    return not str(match_module.__file__).endswith(".py")


def measure(seconds: float) -> dict[str, float]:
    """Return what this build does, each number measured for so long."""
    return {
        "wraith-random": _random_play(seconds, "wraith", {}),
        "wraith-copy": _at_every_choice(seconds / 2, lambda m: m.copy(quiet=True)),
        "wraith-copy-events": _at_every_choice(seconds / 2, lambda m: m.copy()),
        "wraith-imagine": _at_every_choice(
            seconds / 2, lambda m: m.copy(quiet=True).determinize(0, 1)
        ),
        "wraith-view": _at_every_choice(seconds / 2, lambda m: m.view(0)),
        "wraith-new": _timed(seconds / 4, lambda: new("wraith", seed=1, quiet=True)),
        "assault-random": _random_play(seconds, "assault", bench_assault.SIX_SEATS),
        **bench_assault.measure(seconds / 2),
        "heroscape-random": _random_play(seconds, "heroscape", CLASHING_FRONTS),
        **bench_heroscape.measure(seconds),
    }


def _random_play(seconds: float, game: str, setup: dict[str, object]) -> float:
    """Return decisions a second of random play, best of five stretches."""
    best = 0.0
    for stretch in range(5):
        games = 5
        while True:
            series = Series(game, setup, ("random",), games, f"bench {stretch}")
            report = simulate(series)
            spent = float(str(report["seconds"]))
            if spent >= seconds / 5:
                break
            games = max(games * 2, int(games * seconds / 5 / max(spent, 0.001) * 1.1))
        best = max(best, float(str(report["decisions_per_second"])))
    return best


def _at_every_choice(seconds: float, act: Callable[[Match], object]) -> float:
    """Return the mean microseconds of something done at every choice of random games."""
    spent = 0.0
    times = 0
    number = 0
    while spent < seconds:
        match = new("wraith", seed=number)
        bot = RandomBot(number)
        while not match.over:
            began = time.perf_counter()
            for _ in range(20):
                act(match)
            spent += time.perf_counter() - began
            times += 20
            decision = match.next_decision()
            match.answer(decision, bot.choose(Chair(match, decision)))
        number += 1
    return spent / times * 1e6


def _timed(seconds: float, act: Callable[[], object]) -> float:
    """Return the mean microseconds of something."""
    times = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(20):
            act()
        times += 20
    return (time.perf_counter() - began) / times * 1e6


def interpreted(seconds: float) -> dict[str, float]:
    """Return what the interpreted build of the same files does, measured in another process."""
    package = Path(str(giantstable.__file__)).parent
    with tempfile.TemporaryDirectory() as folder:
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "giantstable", ignore=ignore)
        environment = {**os.environ, "PYTHONPATH": folder, INNER: str(seconds)}
        code = "from giantstable.cli import bench; bench.inner()"
        command = [sys.executable, "-c", code]
        done = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=True
        )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def inner() -> None:
    """Measure and print JSON: what the other process of ``interpreted`` runs."""
    sys.stdout.write(json.dumps(measure(float(os.environ[INNER]))))


def run(console: Console, quick: bool, as_json: bool) -> None:
    """Measure both builds and print them side by side."""
    seconds = 1.0 if quick else 5.0
    here = measure(seconds)
    for game, setup in (("wraith", {}), ("heroscape", CLASHING_FRONTS)):
        greedy = simulate(Series(game, setup, ("greedy",), 5 if quick else 20, "bench"))
        here[f"{game}-greedy"] = float(str(greedy["games_per_second"]))
    slow = interpreted(seconds / 2) if compiled() else {}
    if as_json:
        report = {"compiled": compiled(), "here": here, "interpreted": slow}
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("cli-column-measure"))
    table.add_column(words("cli-column-compiled" if compiled() else "cli-column-interpreted"))
    if slow:
        table.add_column(words("cli-column-interpreted"))
        table.add_column(words("cli-column-ratio"))
    for name, value in here.items():
        row = [words(f"cli-bench-{name}"), _shown(value)]
        if name in slow:
            ratio = max(value, slow[name]) / max(1e-9, min(value, slow[name]))
            row += [_shown(slow[name]), f"{ratio:.1f}"]
        table.add_row(*row)
    console.print(table)


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"

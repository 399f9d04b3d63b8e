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
from pathlib import Path

from rich.console import Console
from rich.table import Table

import giantstable
from giantstable.arena.stopwatch import greedy_play, random_play, two_processes
from giantstable.kernel import match as match_module
from giantstable.kernel.errors import BadSetup
from giantstable.text import has_words, title_of, words
from giantstable.titles import Title, titles

INNER = "GIANTS_BENCH_INNER"  # set in the process that measures the other build


def compiled() -> bool:
    """Return whether the kernel that runs here is the compiled one."""
    return not str(match_module.__file__).endswith(".py")


def measure(seconds: float) -> dict[str, float]:
    """Return what this build does, each number measured for so long: every game's in turn."""
    found: dict[str, float] = {}
    for name, title in titles().items():
        found[f"{name}-random"] = random_play(seconds, name, _setup(title))
        if title.has("bench"):
            found.update(getattr(title.part("bench"), "measure", _nothing)(seconds))
    return found


def measure_processes(seconds: float) -> dict[str, float]:
    """Return how many times as fast two processes play as one."""
    return {
        f"{name}-processes": two_processes(seconds, name, _setup(title))
        for name, title in titles().items()
    }


def measure_bots(games: int) -> dict[str, float]:
    """Return how many games a second the bots play that games have of their own."""
    return {
        f"{name}-greedy": greedy_play(games, name, _setup(title))
        for name, title in titles().items()
        if title.has("bot")
    }


def _setup(title: Title) -> dict[str, object]:
    """Return the setup by which a game is measured."""
    setup: dict[str, object] = (
        getattr(title.part("bench"), "SETUP", {}) if title.has("bench") else {}
    )
    return setup


def _nothing(_seconds: float) -> dict[str, float]:
    return {}


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


def run(console: Console, quick: bool, as_json: bool, before: Path | None = None) -> None:
    """Measure both builds and print them side by side, or this one beside an earlier report."""
    seconds = 1.0 if quick else 5.0
    earlier = reported(before) if before is not None else {}
    here = measure(seconds) | measure_bots(5 if quick else 20) | measure_processes(seconds)
    slow = earlier or (interpreted(seconds / 2) if compiled() else {})
    if as_json:
        report = {"compiled": compiled(), "here": here, "interpreted": slow}
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("cli-column-measure"))
    table.add_column(words("cli-column-compiled" if compiled() else "cli-column-interpreted"))
    if slow:
        table.add_column(words("cli-column-before" if earlier else "cli-column-interpreted"))
        table.add_column(words("cli-column-ratio"))
    for name, value in here.items():
        row = [said(name), _shown(value)]
        if name in slow:
            ratio = value / max(1e-9, slow[name])
            if not earlier:
                ratio = max(ratio, 1 / ratio)  # the compiled build is the faster one
            row += [_shown(slow[name]), f"{ratio:.2f}" if earlier else f"{ratio:.1f}"]
        table.add_row(*row)
    console.print(table)


def reported(path: Path) -> dict[str, float]:
    """Return what an earlier run measured, from what it printed with ``--json``."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["here"]
        return {str(name): float(value) for name, value in found.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadSetup("bench-report", path=str(path)) from None


def said(measure: str) -> str:
    """Return a measure in words: the game's own, or the plain ones of what all are measured by."""
    if has_words(f"cli-bench-{measure}"):
        return words(f"cli-bench-{measure}")
    game, _, what = measure.rpartition("-")
    return words(f"cli-bench-{what}", {"game": title_of(game)})


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"

"""What a server reads before it opens its doors: a process that has read it splits into servers."""

from __future__ import annotations

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from giantstable import library
from giantstable.cli.main import app
from giantstable.server import keys
from giantstable.server.serve import serve
from giantstable.titles import titles

for name in library.games():
    library.game(name)
titles.cache_clear()  # the ways on which games are found are told to each process by itself


def serving(
    words: list[str], environment: dict[str, str], out: Connection, log: Path, seed: str
) -> None:
    """Be the command that people use, with one thing settled: the seed of new tables."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), sys.stdout.fileno())
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), sys.stderr.fileno())
    keys.new_seed = lambda: seed
    assert callable(serve)  # the command itself would import it only now
    sys.argv = ["giants", *words]
    app()

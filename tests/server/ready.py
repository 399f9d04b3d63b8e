"""What a server reads before it opens its doors: a process that has read it splits into servers."""

from __future__ import annotations

import errno
import os
import sys
from multiprocessing import current_process, forkserver, reduction
from multiprocessing.connection import Connection
from pathlib import Path
from socket import socket
from typing import Any

from giantstable import library
from giantstable.cli.main import app
from giantstable.server.serve import serve
from giantstable.titles import titles

for name in library.games():
    library.game(name)
titles.cache_clear()  # the ways on which games are found are told to each process by itself


_received = reduction.recvfds


def _receive(sock: socket, size: int) -> list[int]:
    """Let whoever dies in the middle of an order be one who never came: others wait for theirs."""
    try:
        return _received(sock, size)
    except EOFError:
        raise OSError(errno.ECONNABORTED, "died") from None


reduction.recvfds = _receive


def serving(
    words: list[str], environment: dict[str, str], out: Connection, log: Path, nursery: str
) -> None:
    """Be the command that people use, with bots from where we come: they have read everything."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), sys.stdout.fileno())
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), sys.stderr.fileno())
    assert callable(serve)  # the command itself would import it only now
    ours: Any = forkserver._forkserver
    ours._forkserver_address = nursery
    ours.ensure_running = lambda: None
    process: Any = current_process()
    process._config["daemon"] = False  # a server has processes of its own
    sys.argv = ["giants", *words]
    app()

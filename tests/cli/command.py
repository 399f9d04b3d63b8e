"""The command ``giants``: called right here, or in a process of its own, as people do."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from giantstable.cli.main import app

COMMAND = "import sys; sys.argv[0] = 'giants'; from giantstable.cli.main import app; app()"
USUAL = {"COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}


class Ran(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def giants(*words: str, **environment: str) -> Ran:
    """Run the command without starting a Python for it: all but what only a process can show."""
    out, err = _paper(), _paper()
    code = 0
    with (
        patch.object(sys, "argv", ["giants", *words]),
        patch.object(sys, "stdin", io.StringIO()),
        patch.dict(os.environ, USUAL | environment),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            app()
        except SystemExit as end:
            code = int(end.code or 0)
    return Ran(code, _written(out), _written(err))


def giants_apart(*words: str, **environment: str) -> Ran:
    """Run the command in a process, which finds the same games: those of the tests too."""
    found = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        stdin=subprocess.DEVNULL,
        env=os.environ | USUAL | found | environment,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def refused(*words: str, **environment: str) -> str:
    """Run a command that must refuse: exit code 2, one sentence, no traceback."""
    return refusal_of(giants(*words, **environment))


def refusal_of(done: Ran) -> str:
    """Return the one sentence with which a command was refused."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


def _paper() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def _written(paper: io.TextIOWrapper) -> str:
    paper.seek(0)
    return paper.read()

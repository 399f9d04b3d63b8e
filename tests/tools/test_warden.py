"""What a tool has started does not outlive it, however the tool ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import alive, gone_before_long

ROOT = Path(__file__).parents[2]
TOOL = """
import subprocess, sys, time
from tools.warden import Warden
with Warden() as warden:
    started = subprocess.Popen(
        ["sleep", "600"], stdout=subprocess.DEVNULL, start_new_session=True
    )
    warden.minds(started.pid)
    print(started.pid, flush=True)
    sys.stdin.readline()
"""


def begun() -> tuple[subprocess.Popen[str], int]:
    """Start a tool; return it and what it has started."""
    tool = subprocess.Popen(
        [sys.executable, "-c", TOOL],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert tool.stdout is not None
    return tool, int(tool.stdout.readline())


def test_what_a_killed_tool_has_started_is_ended() -> None:
    tool, started = begun()
    assert alive(started)
    tool.kill()
    tool.communicate()
    assert gone_before_long([started]) == []


def test_a_tool_that_takes_leave_ends_its_own() -> None:
    tool, started = begun()
    tool.communicate("\n")
    assert alive(started)
    subprocess.run(["kill", str(started)], check=True)
    assert gone_before_long([started]) == []

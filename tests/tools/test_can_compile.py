"""A machine without a compiler is told so in one line, and gets the interpreted build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "can_compile.py"


def test_missing_compiler_is_named_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOL)],
        env={**os.environ, "CC": "/no/such/compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "/no/such/compiler" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr

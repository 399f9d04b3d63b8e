"""Tables with several seats, on the toy games of the kernel's tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from giantstable.kernel import match

ROOT = Path(__file__).parent.parent.parent


def test_tables_bear_several_seats_on_the_interpreted_build() -> None:
    if not match.__file__.endswith(".so"):
        pytest.skip("this is the interpreted build: several seats are tested right here")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/server/toy"]
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr

"""The kernel under games that no box holds: several seats, secret orders, hidden hands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from giantstable.kernel import match

ROOT = Path(__file__).parent.parent.parent


def test_the_kernel_bears_toy_games_on_the_interpreted_build() -> None:
    if not match.__file__.endswith(".so"):
        pytest.skip("this is the interpreted build: the toy games are tested right here")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/kernel/toy"]
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr

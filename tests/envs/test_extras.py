"""Doors are for those who open them: who imports the package alone loads nothing of theirs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
HEAVY = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "scipy"]


def test_the_package_alone_imports_no_library_of_a_door() -> None:
    program = (
        "import sys, giantstable as gt, giantstable.cli.main\n"
        "for name in gt.games(): gt.game(name)\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize("extra", ["gymnasium", "pettingzoo", "openspiel"])
def test_every_extra_is_tested_as_it_is_installed(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["project"]["optional-dependencies"][extra]
    dev = project["dependency-groups"]["dev"]
    assert [need for need in named if need not in dev and not need.startswith("numpy")] == []

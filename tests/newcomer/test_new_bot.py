"""docs/new-bot.md and docs/arena.md do what they say: the bot plays, and its claim holds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from giantstable.arena.claims import read_claim
from giantstable.arena.field import count
from giantstable.arena.tournament import read_tournament
from tests.cli.command import giants, giants_apart

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "magpie"


def blocks(page: str) -> dict[str, str]:
    """Return the files that a page makes."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return dict(re.findall(r"^```\w+ (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Write the project of the page into a folder."""
    for file, text in blocks("new-bot.md").items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_example_is_what_the_page_makes() -> None:
    made = blocks("new-bot.md")
    assert {"magpie.py", "first.yaml", "claim.yaml", "pyproject.toml"} == set(made)
    for file, text in made.items():
        assert (EXAMPLE / file).read_text(encoding="utf-8") == text, file


def test_the_bot_plays_in_the_arena_and_has_a_report(project: Path) -> None:
    file = project / "first.yaml"
    done = giants("arena", "run", str(file), "--jobs", "1")
    assert re.search(r"Played now +40\b", done.stdout), done.stdout + done.stderr
    assert "crash" not in done.stdout
    assert giants("arena", "report", str(file)).returncode == 0
    page = (project / "first.html").read_text(encoding="utf-8")
    assert "magpie@1 against random@1" in page
    assert "every game was played to its end" in page


def test_its_claim_holds(project: Path) -> None:
    done = giants("arena", "verify", str(project / "claim.yaml"), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Holds: Magpie beats random at Cairns")


def test_an_installed_bot_is_found_by_its_name(project: Path) -> None:
    target = project / "installed"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, str(project)], check=True, capture_output=True)
    file = project / "named" / "named.yaml"
    file.parent.mkdir()
    text = (project / "first.yaml").read_text()
    named = text.replace('{name: magpie, from: "magpie:Magpie"}', "magpie@1")
    file.write_text(named.replace("count: 20", "count: 1"))
    path = os.pathsep.join([*sys.path, str(target)])
    done = giants_apart("arena", "run", str(file), PYTHONPATH=path)
    assert re.search(r"Played now +2\b", done.stdout), done.stderr
    assert "crash" not in done.stdout


def test_what_the_page_of_the_arena_shows_can_be_played(tmp_path: Path) -> None:
    shown = blocks("arena.md")
    for name, text in shown.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    tournament = read_tournament(tmp_path / "tournament")
    assert count(tournament) > 1000
    assert read_claim(tmp_path / "claim").share == 0.8
    for ladder in (ROOT / "docs" / "ladder").glob("*.yaml"):
        assert count(read_tournament(ladder)) > 1000, ladder

"""A game that nobody here has heard of: the one that docs/new-game.md builds, by another name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import giantstable as gt

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "new-game.md"
NAME = "barrows"


def blocks() -> list[tuple[str, str]]:
    """Return the code of the tutorial, block by block: the file it goes to, if any, and itself."""
    page = TUTORIAL.read_text(encoding="utf-8")
    found = re.findall(r"^```\w+ ?(\S*)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return [(file, text) for file, text in found]


def files() -> dict[str, str]:
    """Return the files that the tutorial makes; the parts of one stand two lines apart."""
    found: dict[str, str] = {}
    for file, text in blocks():
        if file:
            found[file] = f"{found[file]}\n\n{text}" if file in found else text
    return found


def renamed(text: str) -> str:
    """Return what the tutorial says of Cairns, said of Barrows."""
    for old, new in (("cairns", NAME), ("Cairns", NAME.title()), ("CAIRNS", NAME.upper())):
        text = text.replace(old, new)
    return text


def written(folder: Path) -> Path:
    """Write the project of the tutorial into a folder."""
    for file, text in files().items():
        path = folder / renamed(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(text), encoding="utf-8")
    return folder


def installed(folder: Path) -> Path:
    """Install the game as a package; return where it is found."""
    target = folder / "installed"
    project = str(written(folder / "project"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, project], check=True, capture_output=True)
    return target


def dropped_in(folder: Path) -> Path:
    """Drop the game's folder among ours, in a copy of the package; return where that is found."""
    package = Path(gt.__file__).parent
    games = folder / "house" / "giantstable" / "games"
    games.mkdir(parents=True)
    for shared in package.parent.glob("giantstable__mypyc*"):  # what is compiled, for all modules
        (folder / "house" / shared.name).symlink_to(shared)
    for entry in package.iterdir():
        if entry.name not in ("games", "__pycache__"):
            (games.parent / entry.name).symlink_to(entry)
    for entry in (package / "games").iterdir():
        if entry.name != "__pycache__":
            (games / entry.name).symlink_to(entry)
    (written(folder / "project") / NAME).rename(games / NAME)
    return folder / "house"


def environment(place: Path, **variables: str) -> dict[str, str]:
    """Return the environment of a process that finds the game at a place."""
    package = Path(gt.__file__).parents[1]
    path = os.pathsep.join(str(each) for each in (place, package, ROOT))
    return {**os.environ, "PYTHONPATH": path, **variables}

"""The shelf: which games there are, and where their content files come from."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import yaml

from giantstable.games.assault.game import AssaultGame
from giantstable.games.heroscape.box import Box
from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.errors import BadContent, BadSetup
from giantstable.kernel.game import Game

SHELF: dict[str, Callable[[dict[str, object]], Game]] = {
    "assault": AssaultGame,
    "heroscape": HeroscapeGame,
    "wraith": WraithGame,
}

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C one is ten times as fast
DEEPEST = 50  # lists in lists: the C loader crashes on a file that is nothing else


def games() -> list[str]:
    """Return the names of the games."""
    return sorted(SHELF)


def game(name: str, content: str | os.PathLike[str] | None = None) -> Game:
    """Return a game with its content; ``content`` is a folder of corrected files laid over ours.

    Without it, ``GIANTS_CONTENT`` of the environment is looked at.
    """
    if name not in SHELF:
        raise BadSetup("unknown-game", game=name, games=", ".join(games()))
    return _game(name, _folder(content))


def box(content: str | os.PathLike[str] | None = None) -> Box:
    """Return the pieces of HeroScape: battlefields, cards, glyphs and scenarios."""
    return _box(_folder(content))


def _folder(content: str | os.PathLike[str] | None) -> str | None:
    overlay = content if content is not None else os.environ.get("GIANTS_CONTENT")
    return str(Path(overlay).resolve()) if overlay else None


@cache
def _game(name: str, overlay: str | None) -> Game:
    return SHELF[name](_content(name, overlay))


@cache
def _box(overlay: str | None) -> Box:
    return Box(_content("heroscape", overlay))


def _content(name: str, overlay: str | None) -> dict[str, object]:
    documents = _documents(resources.files("giantstable.games").joinpath(name, "content"), "")
    if overlay is not None:
        documents.update(_overlay(name, Path(overlay), documents))
    return documents


def _documents(folder: Traversable, prefix: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir():
            found.update(_documents(entry, f"{prefix}{entry.name}/"))
        elif entry.name.endswith(".yaml"):
            found[prefix + entry.name] = parsed(prefix + entry.name, entry.read_bytes())
    return found


def _overlay(name: str, folder: Path, ours: dict[str, object]) -> dict[str, object]:
    """Read an owner's files: ``FOLDER/wraith/giants/earth.yaml`` takes the place of ours."""
    if not folder.is_dir():
        raise BadContent("content-folder", folder=str(folder))
    root = folder / name
    if not root.is_dir():
        return {}
    try:
        found = _documents(root, "")
    except OSError as error:
        raise BadContent("content-unreadable", file=str(folder), why=str(error)) from None
    kinds = sorted({file.partition("/")[0] for file in ours})
    for file in found:
        if file.partition("/")[0] not in kinds:
            raise BadContent("content-file", file=file)
    return found


def parsed(file: str, text: bytes) -> object:
    """Return what a YAML text says; refuse an unreadable one in one sentence."""
    try:
        _look_down(text)
        document: object = yaml.load(text, Loader=Loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # also an impossible date
        why = " ".join(str(error).split())
        raise BadContent("content-yaml", file=file, why=why) from None
    return document


def _look_down(text: bytes) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it is nested more than {DEEPEST} deep")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def rules(name: str) -> list[dict[str, object]]:
    """Return the numbered rules of a game, in the order of the rulebook."""
    if name not in SHELF:
        raise BadSetup("unknown-game", game=name, games=", ".join(games()))
    return _rules(name)


@cache
def _rules(name: str) -> list[dict[str, object]]:
    text = resources.files("giantstable.games").joinpath(name, "rules.yaml").read_bytes()
    found: list[dict[str, object]] = yaml.load(text, Loader=Loader)
    return found

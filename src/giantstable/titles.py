"""Which games there are: our own folders under ``games``, and packages that others install.

A game is found by looking, never by a list. Of ours every folder with a ``game.py`` is one; a
package of somebody else names itself in the entry point group ``giantstable.games``.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

# The package of our own games. Taken in before ``giantstable.games`` becomes the public function.
OURS = import_module("giantstable.games")
GROUP = "giantstable.games"  # the entry point group of other people's


class Title:
    """One game by its name, and the package in which everything of it lies."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package

    def folder(self) -> Traversable:
        """Return the folder of the game: its rules, content and words."""
        return resources.files(self.package)

    def has(self, part: str) -> bool:
        """Return whether the game has a part, such as a bot or a terminal screen of its own."""
        return find_spec(f"{self.package}.{part}") is not None

    def part(self, part: str) -> ModuleType:
        """Return a part of the game."""
        return import_module(f"{self.package}.{part}")


@cache
def titles() -> dict[str, Title]:
    """Return the games by their names; nobody's package takes the name of a game of ours."""
    found = {entry.name: Title(entry.name, entry.value) for entry in entry_points(group=GROUP)}
    for entry in pkgutil.iter_modules(OURS.__path__):
        title = Title(entry.name, f"{OURS.__name__}.{entry.name}")
        if entry.ispkg and title.has("game"):
            found[entry.name] = title
    return {name: found[name] for name in sorted(found)}

"""Which games there are: our own folders under ``games``, and packages that others install.

A game is found by looking, never by a list. Of ours every folder with a ``game.py`` is one; a
package of somebody else names itself in the entry point group ``giantstable.games``. Nothing
outside its package knows a game by its name: whoever needs something of it looks for that part.

A module ``game`` makes a package a game. It may have more, each with a plain answer where it lacks:

``game``            ``game(documents) -> Game``, from its content. The one thing that is needed.
``rules.yaml``      The numbered rules: ``giants rules``, ``why``. Without: no rule to look up.
``content/``        YAML files, which owners may correct. Without: ``documents`` is empty.
``locale/LANG/``    Fluent files, and ``rules.yaml``: the rules in that language.
                    ``cli.ftl`` and ``terminal.ftl`` never go to a browser.
``told.shapes``     ``View`` and ``Reference``, typed: a board's types are made of them. Without:
                    the plain board, which takes them as they come.
``bot``             ``greedy(seed) -> Bot``, likewise ``easy``, ``normal``, ``strong``: its bots;
                    ``VERSIONS`` of them; ``judge() -> Judge``. Without: only a random one.
``terminal``        ``Screen``, and a ``Parlor`` of its own where the game is more than a match (a
                    campaign). Without: the plain screen and the usual parlor.
``commands``        ``commands``, a Typer with commands of its own, and ``asked_setup(game, words)``
                    where ``play`` and ``simulate`` take more than the setup's options.
``server``          ``router`` with ways of its own under ``/api/``, and the ``STATUS`` of refusals.
``lessons/``        First games that teach, as YAML: ``lessons.py`` says how. Without: none.
``feats``           What a profile remembers of its matches: ``feats.py`` says how. Without: wins.
``bench``           ``SETUP`` of the game that ``giants bench`` lets bots play, and
                    ``measure(seconds)`` for numbers of its own. Without: the usual game.
``balance``         ``main()``, run by ``make balance``.

docs/new-game.md makes one step by step.
"""

from __future__ import annotations

import logging
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

log = logging.getLogger(__name__)


class Title:
    """One game by its name, and the package in which everything of it lies."""

    def __init__(self, name: str, package: str, version: str = "") -> None:
        self.name = name
        self.package = package
        self.version = version  # of somebody else's package

    @property
    def ours(self) -> bool:
        """Whether the game is one of our own."""
        return self.package.startswith(f"{OURS.__name__}.")

    def folder(self) -> Traversable:
        """Return the folder of the game: its rules, content and words."""
        return resources.files(self.package)

    def has(self, part: str) -> bool:
        """Return whether the game has a part, such as a bot or a terminal screen of its own."""
        try:
            return find_spec(f"{self.package}.{part}") is not None
        except ModuleNotFoundError:  # not even the package: somebody has taken it away
            return False

    def part(self, part: str) -> ModuleType:
        """Return a part of the game."""
        return import_module(f"{self.package}.{part}")


@cache
def titles() -> dict[str, Title]:
    """Return the games by their names; nobody's package takes the name of a game of ours."""
    found: dict[str, Title] = {}
    for entry in entry_points(group=GROUP):
        title = Title(entry.name, entry.value, entry.dist.version if entry.dist else "")
        if title.has("game") and _comes(title):
            found[entry.name] = title
    for module in pkgutil.iter_modules(OURS.__path__):
        title = Title(module.name, f"{OURS.__name__}.{module.name}")
        if module.ispkg and title.has("game"):
            found[module.name] = title
    return {name: found[name] for name in sorted(found)}


def _comes(title: Title) -> bool:
    """Return whether somebody else's game can be imported: one that cannot takes no other along."""
    try:
        title.part("game")
    except Exception as broken:  # whatever is wrong with it
        why = f"{type(broken).__name__}: {broken}"
        log.warning("The game %s (%s) is left out: %s", title.name, title.package, why)
        return False
    return True


def parts(part: str) -> dict[str, ModuleType]:
    """Return that part of every game that has it, by the names of the games."""
    return {name: title.part(part) for name, title in titles().items() if title.has(part)}

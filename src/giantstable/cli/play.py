"""``giants play``: sit down at a table in the terminal."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable

from giantstable import library
from giantstable.bots import advice
from giantstable.bots.advice import Advice
from giantstable.bots.chair import Chair
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.match import Match
from giantstable.terminal import plain
from giantstable.terminal.parlor import Parlor
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import Hint
from giantstable.terminal.terminal import Terminal, open_terminal
from giantstable.text import FALLBACK
from giantstable.titles import Title, titles


def usual_game() -> str:
    """Return what is played when no game is named: one that needs nobody else, ours first."""
    names = sorted(titles(), key=lambda name: not titles()[name].ours)
    alone = (name for name in names if library.game(name, "").max_seats == 1)
    return next(alone, names[0])


def best_hint(match: Match) -> Advice:
    """Return what the best bot advises; it sees no more than the player."""
    found = advice(Chair(match, match.pending[0]), match.game, len(match.choices))
    if found is None:
        raise BadSetup("no-hint")
    return found


def seeds(first: int | str | None) -> Callable[[], int | str]:
    """Return where seeds come from: the given one first, then chance."""
    given = [first] if first is not None else []

    def next_seed() -> int | str:
        return given.pop() if given else secrets.randbelow(10**9)

    return next_seed


def play(
    game: str | None = None,
    *,
    setup: dict[str, object] | None = None,
    seed: int | str | None = None,
    resume: bool = False,
    content: str | os.PathLike[str] | None = None,
    color: bool = True,
    ascii_only: bool = False,
    language: str = FALLBACK,
    bots: str = "",
    hint: Hint | None = best_hint,
    terminal: Terminal | None = None,
    saves: Saves | None = None,
) -> None:
    """Play in the terminal: what the setup asks for, or what was left (``resume``).

    ``setup`` holds only what the player asked for, ``bots`` who sits on which seat. Raises
    GiantsError, one sentence, where that cannot be done.
    """
    saves = saves if saves is not None else Saves(content=content)
    terminal = terminal if terminal is not None else open_terminal(color, ascii_only, language)
    mode = ""
    if resume:
        game, mode = saves.latest()
    title = library.known(game or usual_game())
    parlor = open_parlor(title, content, saves, terminal, hint, seeds(seed))
    if resume:
        parlor.resume(mode, bots)
    else:
        parlor.begin(dict(setup or {}), bots)


def open_parlor(
    title: Title,
    content: str | os.PathLike[str] | None,
    saves: Saves,
    terminal: Terminal,
    hint: Hint | None,
    seed: Callable[[], int | str],
) -> Parlor:
    """Return where a game is played: its own parlor and screen, or the plain ones."""
    room = title.part("terminal") if title.has("terminal") else plain
    kind: type[Parlor] = getattr(room, "Parlor", Parlor)
    game = library.game(title.name, content)
    return kind(game, room.Screen, saves, terminal, hint, seed)

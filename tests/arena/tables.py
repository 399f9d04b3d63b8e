"""Games of the arena's tests: short ones, of a game with hidden hands and secret orders."""

from __future__ import annotations

from pathlib import Path

from giantstable.arena.entrants import Entrant, entrant
from giantstable.arena.ring import Bout, Limits
from giantstable.library import game as game_named

HERE = str(Path(__file__).parent)
GAME = "cairns"
RANDOM = Entrant("random", "1")


def rogue(name: str, trusted: bool = False) -> Entrant:
    """Return one of the bots that do wrong."""
    return Entrant(name, "7", f"rogues:{name}", HERE, trusted)


def bout(*entrants: Entrant, seed: str = "short/1", limits: Limits | None = None) -> Bout:
    """Return a game of these bots."""
    game = game_named(GAME)
    setup = game.settle({"seats": len(entrants)})
    fingerprint = game.fingerprint(setup)
    return Bout(GAME, tuple(setup.items()), entrants, seed, fingerprint, None, limits or Limits())


def by_version(name: str) -> Entrant:
    """Return a bot of the house, or one that does wrong, as a tournament finds it."""
    return entrant(name, GAME, f"rogues:{name}", HERE)

"""Feats: what a game remembers of a match for who played it.

A part ``feats`` of a game says what its finished games are counted by, and which feats are worth a
name. Of a game that has no such part only wins are counted. What each is called stands in
``feats.ftl``: ``GAME-tally-NAME``, ``GAME-feat-NAME``, and the same with ``-how`` what it asks for.

``TALLIES``             by what games are counted for people, in their order: a role, an opponent.
``FEATS``               the names of the feats, in their order.
``kinds(match, seat)``  what this match was of each kind: the tallies, and what feats gather.
``done(match, seat)``   the feats of this match, which is over and which the seat has won.
``gathered(game)``      feats of many matches: of which kind, and all that must be won once.
"""

from __future__ import annotations

from types import ModuleType

from giantstable.kernel.game import Game
from giantstable.kernel.match import Match
from giantstable.titles import titles

PART = "feats"


def _part(game: str) -> ModuleType | None:
    title = titles().get(game)
    return title.part(PART) if title is not None and title.has(PART) else None


def tallies(game: str) -> list[str]:
    """Return by what the matches of a game are counted."""
    part = _part(game)
    return [] if part is None else list(part.TALLIES)


def feats(game: str) -> list[str]:
    """Return the feats of a game."""
    part = _part(game)
    return [] if part is None else list(part.FEATS)


def kinds(match: Match, seat: int) -> dict[str, str]:
    """Return what a match was of each kind, for a seat."""
    part = _part(match.game.name)
    return {} if part is None else dict(part.kinds(match, seat))


def done(match: Match, seat: int) -> list[str]:
    """Return the feats of a match that a seat has won."""
    part = _part(match.game.name)
    return [] if part is None else list(part.done(match, seat))


def gathered(game: Game) -> dict[str, tuple[str, list[str]]]:
    """Return the feats of many matches: of which kind, and all that must be won once."""
    part = _part(game.name)
    return {} if part is None else dict(part.gathered(game))

"""What is remembered of a fight: which Giant, which Wraith, and how narrowly."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.table.fight import WIN_SCARS, fight_on
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match

TALLIES: Final = ("giant", "wraith")

UNSCATHED: Final = "unscathed"
BRINK: Final = "brink"
SCARS: Final = "scars"
EVERY_GIANT: Final = "every-giant"
FEATS: Final = (UNSCATHED, BRINK, SCARS, EVERY_GIANT)


def kinds(match: Match, seat: int) -> dict[str, str]:
    """Return who fought whom."""
    return {name: str(match.setup[name]) for name in TALLIES}


def done(match: Match, seat: int) -> list[str]:
    """Return how a fight was won that few are won like."""
    fight = fight_on(match.table)
    found: list[str] = []
    if fight.wounds == 0:
        found.append(UNSCATHED)
    if fight.wounds == fight.wraith.wound_limit - 1:  # WG-END-05
        found.append(BRINK)
    if fight.result == WIN_SCARS:
        found.append(SCARS)
    return found


def gathered(game: Game) -> dict[str, tuple[str, list[str]]]:
    """Return what many fights are one feat of."""
    assert isinstance(game, WraithGame)
    return {EVERY_GIANT: ("giant", [giant.id for giant in game.giants])}

"""Players made of code. A bot gets a chair: what its seat sees, and its own imagination."""

from __future__ import annotations

from giantstable.bots.chair import Bot
from giantstable.bots.chance import RandomBot
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import Game
from giantstable.titles import titles

RANDOM = "random"
GREEDY = "greedy"


def bots(game: str) -> list[str]:
    """Return the names of the bots that play a game: its own, and the one that plays any."""
    return [GREEDY, RANDOM] if titles()[game].has("bot") else [RANDOM]


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """Return a bot for a game; the seed is its own, so that it can be repeated."""
    if name == RANDOM:
        return RandomBot(seed)
    if name in bots(game.name):
        own: Bot = titles()[game.name].part("bot").greedy(seed)
        return own
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(bots(game.name)))

"""Players made of code. A bot gets a chair: what its seat sees, and its own imagination."""

from __future__ import annotations

from collections.abc import Callable

from giantstable.bots.assault import AssaultBot
from giantstable.bots.chair import Bot
from giantstable.bots.chance import RandomBot
from giantstable.bots.greedy import GreedyBot
from giantstable.bots.heroscape import HeroscapeBot
from giantstable.bots.judgement import Judgement
from giantstable.bots.wraith import WraithJudgement
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import Game

JUDGEMENTS: dict[str, Callable[[], Judgement]] = {"wraith": WraithJudgement}


def bots() -> list[str]:
    """Return the names of the bots."""
    return ["greedy", "random"]


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """Return a bot for a game; the seed is its own, so that it can be repeated."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if game.name == "heroscape":
            return HeroscapeBot(seed)  # its turns are too wide to be searched
        if game.name == "assault":
            return AssaultBot(seed)  # six seats and long turns: too wide to be searched
        return GreedyBot(JUDGEMENTS[game.name](), seed)
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(bots()))

"""Players made of code. A bot gets a chair: what its seat sees, and its own imagination."""

from __future__ import annotations

from giantstable.bots.advice import Advice, advise
from giantstable.bots.chair import Bot, Chair
from giantstable.bots.chance import RandomBot
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import Game
from giantstable.kernel.judge import Judge
from giantstable.titles import titles

RANDOM = "random"
GREEDY = "greedy"  # what all others are measured by: it stays as it is
EASY = "easy"
NORMAL = "normal"
STRONG = "strong"
LEVELS = (EASY, NORMAL, STRONG)  # what people choose from, the mildest first


def levels(game: str) -> list[str]:
    """Return what people choose from: the levels a game has, or all its bots if it has none."""
    own = bots(game)
    return [level for level in LEVELS if level in own] or own


def usual(game: str) -> str:
    """Return who sits down if nobody is named: of the middle level, or the best there is."""
    own = bots(game)
    return NORMAL if NORMAL in own else own[0]


def bots(game: str) -> list[str]:
    """Return the names of the bots that play a game: its own, and the one that plays any."""
    title = titles()[game]
    own = title.part("bot") if title.has("bot") else None
    named = (STRONG, NORMAL, EASY, GREEDY)
    return [*(name for name in named if hasattr(own, name)), RANDOM]


def bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """Return a bot for a game; the seed is its own, so that it can be repeated."""
    if name == RANDOM:
        return RandomBot(seed)
    if name in bots(game.name):
        own: Bot = getattr(titles()[game.name].part("bot"), name)(seed)
        return own
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(bots(game.name)))


def version(name: str, game: str) -> str:
    """Return the version of a bot: another one may play otherwise."""
    own = titles()[game].part("bot") if titles()[game].has("bot") else None
    return str(getattr(own, "VERSIONS", {}).get(name, "1"))


def judge(game: str) -> Judge | None:
    """Return what thinks about a game's positions, if it has such a thing."""
    title = titles()[game]
    own = title.part("bot") if title.has("bot") else None
    found: Judge | None = own.judge() if own is not None and hasattr(own, "judge") else None
    return found


def advice(chair: Chair, game: Game, seed: int | str = 0) -> Advice | None:
    """Return what the best of a game's own bots advises at a chair, if it has any."""
    best = bots(game.name)[0]
    if best == RANDOM:
        return None
    return advise(chair, judge(game.name), bot(best, game, seed), seed)


def reviewer(game: Game, seed: int | str = 0) -> Bot | None:
    """Return who looks at finished games: the best of a game's own bots, or a quicker one.

    Every choice of a game is looked at in one go, so a game whose best bot thinks for long names
    another in ``reviewer``.
    """
    title = titles()[game.name]
    own = title.part("bot") if title.has("bot") else None
    if own is not None and hasattr(own, "reviewer"):
        found: Bot = own.reviewer(seed)
        return found
    best = bots(game.name)[0]
    return None if best == RANDOM else bot(best, game, seed)

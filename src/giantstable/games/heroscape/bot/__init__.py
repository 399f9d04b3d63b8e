"""Bots that play HeroScape, and what they think of a battle."""

from __future__ import annotations

from typing import Final

from giantstable.bots.chair import Bot
from giantstable.games.heroscape.bot.bot import Beginner, HeroscapeBot
from giantstable.games.heroscape.bot.judgement import HeroscapeJudge
from giantstable.games.heroscape.bot.strong_bot import StrongBot
from giantstable.kernel.judge import Judge

VERSIONS: Final = {"greedy": "1", "easy": "1", "normal": "1", "strong": "1"}
BLUR: Final = 60.0  # points by which a beginner misjudges at most: a small squad


def greedy(seed: int | str) -> Bot:
    """Return the greedy bot: its turns are too wide to be searched."""
    return HeroscapeBot(seed)


def easy(seed: int | str) -> Bot:
    """Return a beginner: any army will do, and in battle it misjudges how good things are."""
    return Beginner(judge(), seed, BLUR)


def normal(seed: int | str) -> Bot:
    """Return a bot that plays every turn as it looks best."""
    return HeroscapeBot(seed)


def strong(seed: int | str) -> Bot:
    """Return the bot that knows what has won in which scenario."""
    return StrongBot(seed)


def judge() -> Judge:
    """Return what thinks about battles."""
    return HeroscapeJudge()

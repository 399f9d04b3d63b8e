"""The bots that play Wraith & the Giants, and what they think of a fight."""

from __future__ import annotations

from typing import Final

from giantstable.bots.chair import Bot
from giantstable.bots.easy import EasyBot
from giantstable.bots.greedy import GreedyBot
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.judging import WraithJudge
from giantstable.games.wraith.bot.searching import StrongBot
from giantstable.kernel.judge import Judge

VERSIONS: Final = {"greedy": "1", "easy": "1", "normal": "1", "strong": "3"}
BLUR: Final = 6.0  # a Wound more or less


def greedy(seed: int | str) -> Bot:
    """Return the greedy bot, which searches its own turn."""
    return GreedyBot(WraithJudgement(), seed)


def easy(seed: int | str) -> Bot:
    """Return a beginner, who looks at one card at a time."""
    return EasyBot(WraithJudge(), seed, BLUR)


def normal(seed: int | str) -> Bot:
    """Return somebody who thinks a turn through: greedy."""
    return GreedyBot(WraithJudgement(), f"normal {seed}")


def strong(seed: int | str) -> Bot:
    """Return somebody who has fought often, and knows how such fights end."""
    return StrongBot(seed)


def judge() -> Judge:
    """Return what thinks about fights."""
    return WraithJudge()

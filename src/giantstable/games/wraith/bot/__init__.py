"""A bot that plays Wraith & the Giants."""

from __future__ import annotations

from giantstable.bots.chair import Bot
from giantstable.bots.greedy import GreedyBot
from giantstable.games.wraith.bot.judgement import WraithJudgement


def greedy(seed: int | str) -> Bot:
    """Return the greedy bot, which searches its own turn."""
    return GreedyBot(WraithJudgement(), seed)

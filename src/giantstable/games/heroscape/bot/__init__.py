"""A bot that plays HeroScape."""

from __future__ import annotations

from giantstable.bots.chair import Bot
from giantstable.games.heroscape.bot.bot import HeroscapeBot


def greedy(seed: int | str) -> Bot:
    """Return the greedy bot: its turns are too wide to be searched."""
    return HeroscapeBot(seed)

"""A bot that plays Assault of the Giants."""

from __future__ import annotations

from giantstable.bots.chair import Bot
from giantstable.games.assault.bot.bot import AssaultBot


def greedy(seed: int | str) -> Bot:
    """Return the greedy bot: six seats and long turns are too wide to be searched."""
    return AssaultBot(seed)

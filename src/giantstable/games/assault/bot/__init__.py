"""The bots that play Assault of the Giants, and what they think of its positions."""

from __future__ import annotations

from giantstable.bots.chair import Bot
from giantstable.bots.easy import EasyBot
from giantstable.games.assault.bot.bot import AssaultBot
from giantstable.games.assault.bot.foresight import ForesightBot
from giantstable.games.assault.bot.judging import AssaultJudge
from giantstable.games.assault.bot.lessons import LEARNT
from giantstable.kernel.judge import Judge

VERSIONS = {"greedy": "1", "easy": "1", "normal": "1", "strong": "1"}
HURRY = 1000  # turns imagined for a command that was given long ago
BLUR = 1.5  # Ordning Points by which a beginner misjudges


def greedy(seed: int | str) -> Bot:
    """Return the bot that follows the tips of the book; what all others are measured by."""
    return AssaultBot(seed)


def easy(seed: int | str) -> Bot:
    """Return a beginner: it knows what is good, roughly, and errs among what is alike."""
    return EasyBot(judge(), seed, BLUR)


def normal(seed: int | str) -> Bot:
    """Return the greedy bot with what games have taught it about the commands."""
    return AssaultBot(seed, LEARNT)


def strong(seed: int | str) -> Bot:
    """Return the bot that plays its best options to the end in its head."""
    return ForesightBot(seed, LEARNT)


def reviewer(seed: int | str) -> Bot:
    """Return the strong bot in a hurry: it looks at every choice of a game, not at one."""
    return ForesightBot(seed, LEARNT, HURRY)


def judge() -> Judge:
    """Return what thinks about positions, for hints and replays."""
    return AssaultJudge()

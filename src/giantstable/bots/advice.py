"""What somebody wise would say to a seat: what to do, why, what else, and how the game stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.judge import FEAR, HOPE, Judge, Reason
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import Table

LOOKS: Final = 8  # ways the hidden rest may lie that are looked at
MOST: Final = 2  # reasons of a tone that are told: a hint is no lecture


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Bot):
    """A bot that can say what it thinks of every option: derive a strong bot from it."""

    def weigh(self, chair: Chair) -> list[float]:
        """Return what each option is worth after thinking, in the order of the codes."""
        raise TypeError

    def choose(self, chair: Chair) -> int:
        """Return the option that is worth most."""
        codes = chair.decision.codes
        return codes[0] if len(codes) == 1 else codes[best_of(self.weigh(chair))]


class Advice:
    """What an adviser says about one question."""

    def __init__(self, best: int, second: int | None = None, chance: float | None = None) -> None:
        self.best = best  # the code of an option
        self.second = second  # None: there is no other, or nobody can say
        self.chance = chance  # of the seat, to win; None: nobody can say
        self.reasons: list[Reason] = []  # for and against the best, the weightiest first
        self.others: list[Reason] = []  # the same of the second


def advise(chair: Chair, judge: Judge | None, bot: Bot, seed: int | str) -> Advice:
    """Return what to do at a chair: what the bot would do there, and what the judge says of it.

    The second best comes from a bot that weighs all options, else from the judge. Everything is
    looked at as it may lie, dealt anew several times, so it rests on what the seat knows.
    """
    decision = chair.decision
    tables = imagined(chair, seeded(f"advice {seed}"))
    advice = choice(chair, judge, bot, tables)
    if judge is not None:
        chances = [judge.chances(table)[decision.seat] for table in tables]
        advice.chance = sum(chances) / len(chances)
        best = advice.best
        advice.reasons = told([judge.reasons(table, decision, best) for table in tables])
        second = advice.second
        if second is not None:
            advice.others = told([judge.reasons(table, decision, second) for table in tables])
    return advice


def choice(chair: Chair, judge: Judge | None, bot: Bot, tables: list[Table]) -> Advice:
    """Return what a bot would choose at a chair, and what would be second best."""
    decision = chair.decision
    codes = decision.codes
    if len(codes) == 1:
        return Advice(codes[0])
    if isinstance(bot, Adviser):
        worths = bot.weigh(chair)
        best = codes[best_of(worths)]
    else:
        best = bot.choose(chair)
        if judge is None:
            return Advice(best)
        worths = _mean([judge.worths(table, decision) for table in tables])
    return Advice(best, codes[best_of(worths, codes.index(best))])


def best_of(worths: list[float], but: int = -1) -> int:
    """Return where the greatest worth stands; ``but`` is a place that is left out."""
    found = -1
    for i, worth in enumerate(worths):
        if i != but and (found < 0 or worth > worths[found]):
            found = i
    return found


def told(looks: list[list[Reason]]) -> list[Reason]:
    """Return the weightiest reasons that hold in most of the looks, in the words of the first."""
    reasons: list[Reason] = []
    count = {HOPE: 0, FEAR: 0}
    for reason in looks[0]:
        held = sum(1 for look in looks if _has(look, reason))
        if 2 * held > len(looks) and count[reason.tone] < MOST:
            count[reason.tone] += 1
            reasons.append(reason)
    return reasons


def _has(look: list[Reason], reason: Reason) -> bool:
    return any(each.tone == reason.tone and each.text.key == reason.text.key for each in look)


def imagined(chair: Chair, rng: Rng) -> list[Table]:
    """Return the table as it may lie, dealt anew several times."""
    return [chair.table(rng) for _ in range(LOOKS)]


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(row[i] for row in rows) / len(rows) for i in range(len(rows[0]))]

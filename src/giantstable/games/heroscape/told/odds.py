"""What may come of an answer to a question: the odds of the dice that follow from it."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.rules.attack import prospects
from giantstable.games.heroscape.rules.movement.one_step import UNHARMED
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.chances import D20, Odds, Prospect, life_left, skull_ways
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    price_of,
    using_of,
)
from giantstable.games.heroscape.table.dice import FACES
from giantstable.games.heroscape.table.fray import Fray, fray_on
from giantstable.games.heroscape.table.special_power import special
from giantstable.kernel.decision import Decision

MAJOR_FALL_DICE: Final = 3  # HS-M-FALL-03


def foretell(decision: Decision, code: int) -> Odds | None:
    """Return what may come of an answer to a question; nothing if no dice follow from it."""
    fray = fray_on(decision.table)
    kind = decision.kind
    if code == DONE:
        return None
    if kind == asks.ATTACK.name:
        return odds(fray, code)
    if kind == asks.MOVE_TO.name:
        return move(fray, decision.subject, code) if price_of(code) else None
    asker = ASKED_BY.get(kind)
    return None if asker is None else asker.odds(fray, decision.subject, code)


def odds(fray: Fray, code: int) -> Odds | None:
    """Return what may come of an attack, by its code; nothing of one that has no target yet."""
    attacker = attacker_of(code)
    using = using_of(code)
    if using == NORMAL:
        return prospects.strike(fray, attacker, aim_of(code))
    return special(fray.theatre.card_of(attacker).powers[using - 1]).attack_odds(fray, code)


def move(fray: Fray, figure: int, code: int) -> Odds:
    """Return what the swipes and falls of a move may do, if every swipe is taken.

    A figure that is destroyed on the way has no more to fear (R-LEAVE-01).
    """
    price = price_of(code)
    dice = swipes_of(price) + falls_of(price) + MAJOR_FALL_DICE * major_falls_of(price)
    deep = extreme_falls_of(price)
    found = Odds(FACES**dice * D20**deep)
    safe = (D20 + 1 - UNHARMED) ** deep
    taken = [0] * (life_left(fray, figure) + 1)
    for hits, ways in enumerate(skull_ways(dice)):
        taken[min(hits, len(taken) - 1)] += ways * safe
    taken[-1] += FACES**dice * (D20**deep - safe)
    found.prospects = [Prospect(figure, taken)]
    found.losses = [found.of - taken[-1], taken[-1]]
    return found

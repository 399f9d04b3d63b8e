"""What may come of an answer to a question: the odds of the dice that follow from it."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import HEAL_EFFECT
from giantstable.games.heroscape.ground.figures import NOBODY
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
    first_of,
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

    A figure that is destroyed on the way has no more to fear (R-LEAVE-01). One that is healed where
    it ends has the wounds of its falls alone, which are rolled for after that (R-FALL-02).
    """
    price = price_of(code)
    falls = falls_of(price) + MAJOR_FALL_DICE * major_falls_of(price)
    dice = swipes_of(price) + falls
    deep = extreme_falls_of(price)
    found = Odds(FACES**dice * D20**deep)
    safe = (D20 + 1 - UNHARMED) ** deep
    left = life_left(fray, figure)
    healed = _is_healed(fray, figure, first_of(code))
    taken = [0] * (left + fray.wounds[figure] + 1 if healed else left + 1)
    for swiped, swipe_count in enumerate(skull_ways(swipes_of(price))):
        for fallen, fall_count in enumerate(skull_ways(falls)):
            hits = fallen if healed else swiped + fallen
            gone = swiped >= left or hits >= len(taken) - 1
            taken[-1 if gone else hits] += swipe_count * fall_count * safe
    taken[-1] += FACES**dice * (D20**deep - safe)
    found.prospects = [Prospect(figure, taken)]
    found.losses = [found.of - taken[-1], taken[-1]]
    return found


def _is_healed(fray: Fray, figure: int, space: int) -> bool:
    """Return whether a figure that stops on a space is healed there, before it falls."""
    number = fray.glyph_at(space)
    if number == NOBODY or fray.glyph_hidden[number] or fray.theatre.basic:
        return False
    heals = fray.theatre.glyphs[fray.glyph_kind[number]].effect == HEAL_EFFECT
    return heals and not fray.theatre.house.first_rulings

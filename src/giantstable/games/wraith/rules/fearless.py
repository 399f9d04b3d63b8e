"""Fearless Actions (WG-FEAR): acting without a card, at the price of Wounds."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import FEARLESS_COST
from giantstable.games.wraith.rules.effects.vocabulary import aim_and_perform, targets
from giantstable.games.wraith.rules.endings import wraith_may_fall
from giantstable.games.wraith.rules.skills import run_skills
from giantstable.games.wraith.rules.values import always_sum
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import FEARLESS
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Play


def fearless_options(t: Fight) -> list[int]:
    """Return the Fearless Actions that would do something now (WG-FEAR-04, -06, W11)."""
    codes: list[int] = []
    for i, fearless in enumerate(t.wraith.fearless):
        if targets(t, fearless.effect):
            codes.append(FEARLESS + i)
    return codes


def fearless_price(t: Fight, which: int) -> int:
    """Return the Wounds a Fearless Action costs now (WG-FEAR-03)."""
    return t.wraith.fearless[which].cost + always_sum(t, FEARLESS_COST)


def fearless_action(t: Fight, which: int) -> Play:
    """Pay first, and fall if it was too much; then act (WG-FEAR-07, W10). No card is used."""
    effect = t.wraith.fearless[which].effect
    price = fearless_price(t, which)
    t.wounds += price
    t.tell(h.FEARLESS_PRICE, effect.type, price)
    wraith_may_fall(t)
    yield from aim_and_perform(t, effect, h.BY_FEARLESS)
    if t.triggered:
        yield from run_skills(t)

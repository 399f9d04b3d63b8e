"""What an action is worth: symbols in the row, less what the Giant takes off (WG-ACT-09 .. -12)."""

from __future__ import annotations

from giantstable.games.wraith.fight import SCAR, Fight
from giantstable.games.wraith.pieces import REDUCE, Effect


def value_of(t: Fight, effect: Effect) -> int:
    """Return the value of an effect now, in the row that is acting (W08)."""
    value = effect.worth(t.symbols(t.acting) - t.unripe)
    return max(0, value - reduction(t, effect.type))


def reduction(t: Fight, type_: int) -> int:
    """Return what Always Active cards take off such an action (WG-SPEC-05, W53)."""
    cards = t.giant.cards
    by = 0
    for i, card in enumerate(t.row):
        always = cards[card].always
        if always is not None and always.effect == REDUCE and t.tokens[i] != SCAR:
            if always.actions >> type_ & 1:
                by += always.by
    return by


def always_sum(t: Fight, effect: int) -> int:
    """Return how much the Always Active cards of one sort in the row come to."""
    cards = t.giant.cards
    total = 0
    for i, card in enumerate(t.row):
        always = cards[card].always
        if always is not None and always.effect == effect and t.tokens[i] != SCAR:
            total += always.by
    return total


def always_active(t: Fight, effect: int) -> bool:
    """Return whether an Always Active card of that sort lies unscarred in the row."""
    cards = t.giant.cards
    for i, card in enumerate(t.row):
        always = cards[card].always
        if always is not None and always.effect == effect and t.tokens[i] != SCAR:
            return True
    return False

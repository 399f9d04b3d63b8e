"""What an action is worth: symbols in the row, less what the Giant takes off (WG-ACT-09 .. -12)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import EFFECTS, REDUCE, Effect
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.games.wraith.table.nouns import printed
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Facts, Why


def value_of(t: Fight, effect: Effect) -> int:
    """Return the value of an effect now, in the row that is acting (W08)."""
    value = effect.worth(t.symbols(t.acting) - t.unripe)
    return max(0, value - always_sum(t, REDUCE, effect.type))  # W38


def always_sum(t: Fight, effect: int, action: int = -1) -> int:
    """Return what the Always Active cards of one sort come to; several add up (W53).

    A card works as long as it lies unscarred in the row, wounded or not (WG-SPEC-05 .. -08).
    With ``action`` only cards that concern that type of action are counted.
    """
    cards = t.giant.cards
    total = 0
    for i, card in enumerate(t.row):
        always = cards[card].always
        if always is not None and always.effect == effect and t.tokens[i] != SCAR:
            if action < 0 or always.actions >> action & 1:
                total += always.by
    return total


def worth_nothing(t: Fight, effect: Effect) -> Why:
    """Return what an effect lacks: symbols in its row, or a Giant that leaves it its value."""
    facts: Facts = {"effect": EFFECTS[effect.type]}
    if effect.worth(t.symbols(t.acting) - t.unripe) > 0:
        for i, card in enumerate(t.row):
            always = t.giant.cards[card].always
            if always is not None and always.effect == REDUCE and t.tokens[i] != SCAR:
                if always.actions >> effect.type & 1 and always.by > 0:
                    facts["giantcard"] = printed(t.giant.cards[card].name)
                    return why("reduced", "WG-SPEC-05", facts)
    if effect.symbols:
        return why("worth-nothing", "WG-ACT-09", facts)
    return why("no-effect", "WG-ACT-21")

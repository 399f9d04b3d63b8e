"""Refresh Step (WG-REFRESH): discard what you like, draw up to the hand size, or lose."""

from __future__ import annotations

from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.endings import stamina_is_spent
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import KEEP
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision, Play


def refresh_step(t: Fight) -> Play:
    """Discard any number of cards, then refill the hand (WG-REFRESH-01 .. WG-REFRESH-09)."""
    t.tell(h.REFRESH_BEGAN)
    while t.hand:
        codes = _distinct(t.hand)
        codes.append(KEEP)
        code = yield Decision(0, asks.DISCARD, codes)
        if code == KEEP:
            break
        t.hand.remove(code)
        t.discard.append(code)
        t.tell(h.DISCARDED, code)
    size = t.wraith.hand_size
    if len(t.hand) < size:  # a larger hand draws nothing and fears nothing (WG-REFRESH-06, W19)
        cards = len(t.hand) + len(t.discard) + len(t.deck)
        if cards < size:
            stamina_is_spent(t, cards)
        if not t.hand_lost or t.house.air_draw_extra:  # W76
            draw(t, size - len(t.hand), h.DREW_TO_FIVE)


def _distinct(hand: list[int]) -> list[int]:
    found: list[int] = []
    for card in hand:
        if card not in found:
            found.append(card)
    return found

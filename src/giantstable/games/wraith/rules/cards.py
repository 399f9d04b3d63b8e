"""The Wraith's piles: drawing, reshuffling, losing cards (WG-REFRESH-04, WG-GIANT-10 .. -13)."""

from __future__ import annotations

from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.event import EventKind


def deck_is_ready(t: Fight) -> bool:
    """Return whether a card can be taken; an empty deck is made anew only on need (W20)."""
    if t.deck:
        return True
    if not t.discard:
        return False
    # All that is still out was removed from the old deck: whoever counted cards knows it now.
    if t.removed:
        t.lost = t.lost + t.removed
        t.removed.clear()
    t.deck.extend(t.discard)
    t.discard.clear()
    t.deck.sort()  # the order must come from chance alone, not from how the pile grew
    t.rng.shuffle(t.deck)
    t.tell(h.RESHUFFLED, len(t.deck))
    return True


def draw(t: Fight, cards: int, cause: EventKind) -> int:
    """Draw up to so many cards; return how many there were."""
    for drawn in range(cards):
        if not deck_is_ready(t):
            return drawn
        card = t.deck.pop()
        t.hand.append(card)
        t.reveal()
        t.tell(cause, card)
    return cards


def remove_from_deck(t: Fight, cards: int) -> int:
    """Remove cards from the top of the deck unseen; return how many there were (W55)."""
    for removed in range(cards):
        if not deck_is_ready(t):
            return removed
        t.removed.append(t.deck.pop())
    return cards

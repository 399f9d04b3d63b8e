"""The Wraith's piles: drawing, reshuffling, losing cards (WG-REFRESH-04, WG-GIANT-10 .. -13)."""

from __future__ import annotations

from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.event import EventKind
from giantstable.kernel.rng import Rng


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


def deal_anew(t: Fight, rng: Rng) -> None:
    """Deal both decks anew with what was removed from them unseen; let chance be other."""
    t.removed = _dealt_anew(rng, t.deck, t.removed)
    t.set_aside = _dealt_anew(rng, t.giant_deck, t.set_aside)
    t.rng.become(rng)


def _dealt_anew(rng: Rng, deck: list[int], unseen: list[int]) -> list[int]:
    """Deal a deck and the cards removed from it unseen once more; return the unseen ones."""
    cards = deck + unseen
    cards.sort()  # from the same knowledge the same deal, whatever the truth was
    rng.shuffle(cards)
    size = len(deck)
    deck[:] = cards[:size]
    return cards[size:]

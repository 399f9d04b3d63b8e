"""What the Giant does to the Wraith: Wounds, lost cards (WG-GIANT-09 .. -15), stun (WG-STUN)."""

from __future__ import annotations

from giantstable.games.wraith.rules.cards import remove_from_deck
from giantstable.games.wraith.rules.endings import wraith_may_fall
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight


def suffer_from_giant(t: Fight, wounds: int) -> int:
    """Take Wounds that the Giant deals, a shield first (W65, W68); return how many came through."""
    warded = min(t.shield, wounds)
    if warded > 0:
        t.shield -= warded
        t.tell(h.WARDED, warded)
    wounds -= warded
    if wounds > 0:
        t.wounds += wounds
        t.tell(h.SUFFERED, wounds)
        wraith_may_fall(t)
    return wounds


def lose_cards(t: Fight, cards: int) -> int:
    """Lose cards from the top of the deck; return how many there were to lose."""
    lost = remove_from_deck(t, cards) if cards > 0 else 0
    if lost > 0:
        t.tell(h.CARDS_LOST, lost)
    return lost


def be_stunned(t: Fight) -> None:
    """The first card of the next turn will do nothing (WG-STUN-01); two stuns are one (W69)."""
    t.stunned = True
    t.tell(h.STUNNED)

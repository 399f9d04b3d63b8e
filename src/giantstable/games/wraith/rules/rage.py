"""Rage Effects (WG-RAGE) and what hurts the Wraith: Wounds, lost cards, stun (WG-STUN)."""

from __future__ import annotations

from giantstable.games.wraith import happenings as h
from giantstable.games.wraith.fight import Fight
from giantstable.games.wraith.pieces import RAGE_CARD, RAGE_STUN, RAGE_WOUND
from giantstable.games.wraith.rules.cards import remove_from_deck
from giantstable.games.wraith.rules.endings import wraith_may_fall


def rage_rises(t: Fight, spaces: int = 1) -> None:
    """Move the marker up; on the highest space it stays (WG-RAGE-01, W62)."""
    t.rage = min(t.rage + spaces, len(t.giant.rage_track))
    t.tell(h.RAGE_ROSE, t.rage)


def rage_breaks(t: Fight) -> None:
    """Carry out all symbols up to the marker, then put it back (WG-RAGE-07 .. WG-RAGE-10)."""
    if t.rage == 0:
        return
    wounds = 0
    cards = 0
    stun = False
    for space in t.giant.rage_track[: t.rage]:
        for symbol in space:
            if symbol == RAGE_WOUND:
                wounds += 1
            elif symbol == RAGE_CARD:
                cards += 1
            elif symbol == RAGE_STUN:
                stun = True
    t.tell(h.RAGE_BROKE, t.rage)
    t.rage = 0
    suffer_from_giant(t, wounds)
    lose_cards(t, cards)
    if stun:
        be_stunned(t)


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

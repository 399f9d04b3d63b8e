"""End of the Game (WG-END): two ways to win, three to lose.

The end is checked after every single change, and the first one in time decides (W39): these
functions raise, and whatever was left of the card, chain or step is dropped (WG-END-06).
"""

from __future__ import annotations

from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import (
    LOSE_STAMINA,
    LOSE_VILLAGE,
    LOSE_WOUNDS,
    WIN_HEALTH,
    WIN_SCARS,
    Fight,
)


def giant_may_fall(t: Fight) -> None:
    """End the fight if the Giant is defeated (WG-END-01, WG-END-02, WG-ADULT-14)."""
    scars = t.scars()
    if scars >= t.giant.scars_limit:  # before the health pool: W42
        over = t.end(WIN_SCARS)
        t.tell(h.WON_SCARS, scars)
        raise over
    if t.life() == 0:
        over = t.end(WIN_HEALTH)
        t.tell(h.WON_HEALTH)
        raise over


def wraith_may_fall(t: Fight) -> None:
    """End the fight if the Wraith has as many Wounds as she can bear (WG-GIANT-15, WG-END-05)."""
    if t.wounds >= t.wraith.wound_limit:
        over = t.end(LOSE_WOUNDS)
        t.tell(h.LOST_WOUNDS, t.wounds)
        raise over


def village_is_reached(t: Fight) -> None:
    """End the fight: the Giant had no card to draw (WG-GIANT-21, WG-END-03)."""
    over = t.end(LOSE_VILLAGE)
    t.tell(h.LOST_VILLAGE)
    raise over


def stamina_is_spent(t: Fight, cards: int) -> None:
    """End the fight: the hand cannot be refilled (WG-REFRESH-08, WG-END-04)."""
    over = t.end(LOSE_STAMINA)
    t.tell(h.LOST_STAMINA, cards)
    raise over

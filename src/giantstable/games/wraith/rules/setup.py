"""Setup (WG-SETUP), with the skill pools and Dangerous Footholds where they are in play."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import ROW, SET_ASIDE, Giant, Wraith
from giantstable.games.wraith.rules.pools import fill_pools
from giantstable.games.wraith.table.fight import Fight, House
from giantstable.kernel.masks import mask_of
from giantstable.kernel.rng import Rng


def set_up(rng: Rng, giant: Giant, wraith: Wraith, house: House, tokens: int) -> Fight:
    """Return a fight ready for its first round; ``tokens`` 0 is without Dangerous Footholds.

    Attacks, symbols and When Revealed cards of the opening row do nothing (WG-SETUP-09).
    """
    t = Fight(rng, giant, wraith, house)
    if tokens > 0:
        reveal_foothold_card(t, tokens)
    t.deck = wraith.deck.copy()
    rng.shuffle(t.deck)
    for _ in range(wraith.hand_size):
        t.hand.append(t.deck.pop())
    t.giant_deck = list(range(len(giant.cards)))
    rng.shuffle(t.giant_deck)
    for _ in range(SET_ASIDE):
        t.set_aside.append(t.giant_deck.pop())  # nobody looks at them (WG-SETUP-07)
    for _ in range(ROW):
        t.row.append(t.giant_deck.pop())
        t.tokens.append(0)
    t.health = full_health(t)
    fill_pools(t)
    return t


def full_health(t: Fight) -> int:
    """Return the tokens the Giant starts with (WG-SETUP-12)."""
    return t.giant.health + t.wraith.health_modifier


def reveal_foothold_card(t: Fight, tokens: int) -> None:
    """Turn up one Foothold Card and put tokens on its first spots (WG-FOOT-03, WG-FOOT-04)."""
    t.foothold_card = t.rng.below(len(t.giant.foothold_cards))
    t.dangers = mask_of(t.giant.foothold_cards[t.foothold_card].spots[:tokens])

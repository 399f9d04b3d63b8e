"""Dangerous Footholds (WG-FOOT): tokens that give way under the Wraith."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import (
    LOSE_ROW_CARDS,
    REMOVE_TOP,
    SHUFFLE_HAND,
    SUFFER_WOUND,
)
from giantstable.games.wraith.rules.cards import remove_from_deck
from giantstable.games.wraith.rules.endings import wraith_may_fall
from giantstable.games.wraith.rules.rage import rage_rises
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import card_of, is_face_down
from giantstable.games.wraith.table.fight import BOTTOM, TOP, Fight
from giantstable.kernel.decision import Decision, Play


def gives_way(t: Fight) -> bool:
    """Return whether the pawn stands on a token; ask only after a movement (W71)."""
    return t.dangers >> t.pawn & 1 == 1


def foothold_gives_way(t: Fight) -> Play:
    """Carry out the token under the pawn, and any token it then stumbles onto (W73)."""
    while gives_way(t):
        here = t.pawn
        t.dangers &= ~(1 << here)  # WG-FOOT-10
        t.tell(h.GAVE_WAY, here)
        rage_rises(t, 1, h.RAGE_FROM_TOKEN)
        beside = t.giant.body.beside[here]
        place = beside[0]
        if len(beside) > 1:
            place = yield Decision(0, asks.STUMBLE, beside, here)
        t.pawn = place
        t.tell(h.STUMBLED, place, here)
        second_effect(t)


def second_effect(t: Fight) -> None:
    """Do what the Giant's tokens do after the stumble (WG-FOOT-12 .. WG-FOOT-15)."""
    effect = t.giant.foothold_effect
    if effect == LOSE_ROW_CARDS:
        _lose_last_card(t, TOP)
        _lose_last_card(t, BOTTOM)
    elif effect == SHUFFLE_HAND:
        _shuffle_hand_into_deck(t)
    elif effect == REMOVE_TOP:
        if remove_from_deck(t, 1) == 1:
            t.tell(h.CARD_WASHED)
    elif effect == SUFFER_WOUND:
        t.wounds += 1  # no attack of the Giant's: no shield, no Rage (W66, W78)
        t.tell(h.BURNT, 1)
        wraith_may_fall(t)


def _lose_last_card(t: Fight, row: int) -> None:
    """Discard the card added last to a row, face up or down (W75)."""
    cards = t.action_row(row)
    if not cards:
        return
    placed = cards.pop()
    card = card_of(placed)
    if not is_face_down(placed):
        shows = t.wraith.cards[card].shows
        if row == TOP:
            t.top_symbols -= shows
        else:
            t.bottom_symbols -= shows
        if row == t.acting:
            t.unripe = 0  # the card in hand is out of the row, and its symbols with it (W74)
    t.discard.append(card)
    t.tell(h.ROW_CARD_LOST, card, row)


def _shuffle_hand_into_deck(t: Fight) -> None:
    """Give the hand back; the next turn starts with four cards (W76)."""
    cards = len(t.hand)
    t.deck.extend(t.hand)
    t.hand.clear()
    t.deck.sort()
    t.rng.shuffle(t.deck)
    t.hand_lost = True
    t.tell(h.HAND_SHUFFLED, cards)

"""Player Action Step (WG-ACT): two cards, and what she dares without one."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.fearless import fearless_action, fearless_options
from giantstable.games.wraith.rules.healing import rest
from giantstable.games.wraith.rules.resolving import resolve_card
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import END, FEARLESS, card_of, is_face_down, placed_code
from giantstable.games.wraith.table.fight import BOTTOM, NO_ROW, TOP, Fight
from giantstable.kernel.decision import CHECKPOINT, Asked, Decision, DecisionKind, Play

CARDS_A_TURN: Final = 2
AIR_TOKEN_CARDS: Final = 4


def player_action_step(t: Fight) -> Play:
    """Play two cards, top row first; be Fearless before, between and after (WG-ACT-01, W09)."""
    if t.played == 0 and t.hand_lost:
        t.hand_lost = False
        draw(t, AIR_TOKEN_CARDS, h.DREW_AFTER_AIR)
    rested_at = -1
    while True:
        if t.played != rested_at and (t.played < CARDS_A_TURN or rested_at < 0):
            rested_at = t.played
            yield CHECKPOINT  # once before each card
        if t.played == CARDS_A_TURN:
            code = yield from _ask_beyond_cards(t, asks.AFTER)
        elif not t.hand:
            code = yield from _ask_beyond_cards(t, asks.EMPTY_HANDED)
        else:
            codes = cards_to_play(t)
            codes.extend(fearless_options(t))
            code = yield Decision(0, asks.PLAY, codes, t.played)
        if code == END:
            break
        if code >= FEARLESS:
            yield from fearless_action(t, code - FEARLESS)
        else:
            yield from play_card(t, card_of(code), is_face_down(code))
    for row in range(t.played, CARDS_A_TURN):
        t.tell(h.NO_CARD, row)  # a play without a card is skipped (W15)
    t.played = CARDS_A_TURN
    t.stunned = False  # a stun ends with the turn (WG-STUN-04)


def _ask_beyond_cards(t: Fight, kind: DecisionKind) -> Generator[Asked, int, int]:
    """Ask for a Fearless Action or the end of the step, if there is anything to choose."""
    codes = fearless_options(t)
    if not codes:
        return END
    codes.append(END)
    code = yield Decision(0, kind, codes)
    return code


def cards_to_play(t: Fight) -> list[int]:
    """Return each card in hand once, face up and face down (WG-HEAL-01)."""
    codes: list[int] = []
    seen = 0
    for card in t.hand:
        if not seen >> card & 1:
            seen |= 1 << card
            codes.append(placed_code(card, False))
            codes.append(placed_code(card, True))
    return codes


def play_card(t: Fight, card: int, face_down: bool) -> Play:
    """Place a card into the row whose turn it is, and carry it out at once (WG-ACT-17)."""
    row = TOP if t.played == 0 else BOTTOM
    t.hand.remove(card)
    t.action_row(row).append(placed_code(card, face_down))
    stunned = t.stunned
    t.stunned = False
    t.played += 1
    if face_down:
        t.tell(h.FACE_DOWN, card, row)
        if not (stunned and t.house.stun_blocks_healing):
            rest(t)
        return
    shows = t.wraith.cards[card].shows
    if row == TOP:
        t.top_symbols += shows
    else:
        t.bottom_symbols += shows
    t.tell(h.PLAYED, card, row)
    if stunned:
        t.tell(h.STUNNED_CARD, card)  # its symbols stay, it does nothing (WG-STUN-01, -02)
        return
    t.acting = row
    t.unripe = 0 if t.house.own_symbols_count else shows
    yield from resolve_card(t, card)
    t.acting = NO_ROW
    t.unripe = 0

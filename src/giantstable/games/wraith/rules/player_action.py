"""Player Action Step (WG-ACT), Healing (WG-HEAL), Fearless Actions (WG-FEAR)."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith import asks
from giantstable.games.wraith import happenings as h
from giantstable.games.wraith.fight import BOTTOM, NO_ROW, TOP, Fight
from giantstable.games.wraith.pieces import FEARLESS_COST, NO_HEAL, Effect
from giantstable.games.wraith.rules import effects, spells
from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.endings import wraith_may_fall
from giantstable.games.wraith.rules.values import always_active, always_sum
from giantstable.kernel.decision import CHECKPOINT, Decision, Play

CARDS_A_TURN: Final = 2
AIR_TOKEN_CARDS: Final = 4


def player_action_step(t: Fight) -> Play:
    """Play two cards, top row first; be Fearless before, between and after (WG-ACT-01, W09)."""
    if t.played == 0 and t.hand_lost:
        t.hand_lost = False
        draw(t, AIR_TOKEN_CARDS)  # WG-FOOT-13
    rested_at = -1
    while True:
        if t.played != rested_at and (t.played < CARDS_A_TURN or rested_at < 0):
            rested_at = t.played
            yield CHECKPOINT  # once before each card
        if t.played < CARDS_A_TURN and not t.hand:
            t.tell(h.NO_CARD, t.played)  # nothing to play: the play is skipped (W15)
            t.played += 1
            continue
        codes = _cards_to_play(t) if t.played < CARDS_A_TURN else []
        _add_fearless(t, codes)
        if t.played == CARDS_A_TURN:
            if not codes:
                break
            codes.append(asks.END)
            code = yield Decision(0, asks.ADD, codes)
            if code == asks.END:
                break
        else:
            code = yield Decision(0, asks.PLAY, codes, t.played)
        if code >= asks.FEARLESS:
            yield from fearless_action(t, code - asks.FEARLESS)
        else:
            yield from play_card(t, code >> 1, code & 1 == 1)
    t.stunned = False  # a stun ends with the turn (WG-STUN-04)


def _cards_to_play(t: Fight) -> list[int]:
    """Return each card in hand once, face up and face down (WG-HEAL-01)."""
    codes: list[int] = []
    seen = 0
    for card in t.hand:
        if not seen >> card & 1:
            seen |= 1 << card
            codes.append(card * 2)
            codes.append(card * 2 + 1)
    return codes


def _add_fearless(t: Fight, codes: list[int]) -> None:
    """Add the Fearless Actions that would do something (WG-FEAR-04, -06, W11)."""
    t.acting = NO_ROW
    for i, fearless in enumerate(t.wraith.fearless):
        if effects.targets(t, fearless.effect):
            codes.append(asks.FEARLESS + i)


def play_card(t: Fight, card: int, face_down: bool) -> Play:
    """Place a card into the row whose turn it is, and carry it out at once (WG-ACT-17)."""
    row = TOP if t.played == 0 else BOTTOM
    t.hand.remove(card)
    t.action_row(row).append(card * 2 + 1 if face_down else card * 2)
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


def rest(t: Fight) -> None:
    """Heal 1 Wound and draw 1 card for a card placed face down (WG-HEAL-02, -03, W14)."""
    if not always_active(t, NO_HEAL):
        effects.heal(t, 1)
    draw(t, 1)


def resolve_card(t: Fight, card: int) -> Play:
    """Carry out each action once, in the order the player likes, one wholly before the next.

    An action that is impossible when its turn comes is skipped (WG-ACT-18 .. WG-ACT-21, W13).
    The spell comes before all actions or after them (WG-ELDER-07).
    """
    piece = t.wraith.cards[card]
    actions = piece.actions
    left = (1 << len(actions)) - 1
    may_cast = piece.spell is not None  # before all actions, or after them
    cast = False
    while left:
        castable = may_cast and spells.castable(t, piece)
        codes = _next_actions(t, actions, left, castable)
        if not codes:
            break
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(0, asks.RESOLVE, codes, card)
        may_cast = False
        if code == asks.CAST:
            cast = True
            yield from spells.cast(t, card)
            continue
        which = code // asks.ACTION
        aim = code % asks.ACTION
        left &= ~(1 << which)
        if aim == asks.IMPOSSIBLE:
            t.tell(h.NOT_POSSIBLE, actions[which].type)
            continue
        yield from effects.perform(t, actions[which], aim)
        if t.triggered:
            yield from effects.run_skills(t)
    for i, action in enumerate(actions):
        if left >> i & 1:
            t.tell(h.NOT_POSSIBLE, action.type)
    if not cast and piece.spell is not None and spells.castable(t, piece):
        code = yield Decision(0, asks.SPELL, [asks.CAST, asks.DONE], card)
        if code == asks.CAST:
            yield from spells.cast(t, card)


def _next_actions(t: Fight, actions: list[Effect], left: int, castable: bool) -> list[int]:
    """Return what may come next of a card; nothing if all that is left is impossible.

    An impossible action may still be taken next, and so be skipped, while something else of
    the card could make it possible (W13).
    """
    codes: list[int] = []
    impossible: list[int] = []
    for i, action in enumerate(actions):
        if left >> i & 1:
            aims = effects.targets(t, action)
            if not aims:
                impossible.append(i * asks.ACTION + asks.IMPOSSIBLE)
            elif i == 0:
                codes.extend(aims)
            else:
                for aim in aims:
                    codes.append(i * asks.ACTION + aim)
    if castable:
        codes.append(asks.CAST)
    if codes:
        codes.extend(impossible)
    return codes


def fearless_price(t: Fight, which: int) -> int:
    """Return the Wounds a Fearless Action costs now (WG-FEAR-03)."""
    return t.wraith.fearless[which].cost + always_sum(t, FEARLESS_COST)


def fearless_action(t: Fight, which: int) -> Play:
    """Pay first, and fall if it was too much; then act (WG-FEAR-07, W10). No card is used."""
    effect = t.wraith.fearless[which].effect
    price = fearless_price(t, which)
    t.wounds += price
    t.tell(h.FEARLESS_PRICE, effect.type, price)
    wraith_may_fall(t)
    yield from effects.aim_and_perform(t, effect, asks.FEARLESS_EFFECT, which)
    if t.triggered:
        yield from effects.run_skills(t)

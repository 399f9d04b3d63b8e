"""Giant Actions Step (WG-GIANT) with its special attacks (WG-SPEC)."""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import (
    DRIFT,
    LEAK,
    MOVE_DOWN,
    MOVE_TO,
    NORMAL,
    SCORCH,
    STAY,
    STOKE,
    WHEN_REVEALED,
    Push,
    Strike,
)
from giantstable.games.wraith.rules.endings import village_is_reached
from giantstable.games.wraith.rules.footholds import foothold_gives_way, gives_way
from giantstable.games.wraith.rules.harm import be_stunned, lose_cards, suffer_from_giant
from giantstable.games.wraith.rules.rage import rage_breaks, rage_rises
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.kernel.decision import Decision, Play


def giant_action_step(t: Fight) -> Play:
    """Attack with the leftmost card, reveal a new one, attack with all that match it."""
    t.tell(h.GIANT_ACTS)
    yield from always_active_cards_work(t)
    yield from leftmost_card_attacks(t)
    leftmost_card_leaves(t)
    if not t.giant_deck:
        village_is_reached(t)
    yield from new_card_joins(t)
    yield from matching_cards_attack(t)
    t.shield = 0  # shields and dazzling light last for one Giant step (W68)
    t.suppressed = False


def always_active_cards_work(t: Fight) -> Play:
    """Do what Always Active cards do at the start of the step, left to right (W52).

    None of this is an attack: its misses build no Rage and its hits release none (W66).
    """
    for i in range(len(t.row)):
        always = t.giant.cards[t.row[i]].always
        if always is None or t.tokens[i] == SCAR:
            continue
        effect = always.effect
        if effect == DRIFT:
            if t.pawn != GROUND:  # she stands firm there (W52)
                t.tell(h.ALWAYS_WORKS, t.row[i])
                yield from push_pawn(t, always.push)
        elif effect == STOKE:
            t.tell(h.ALWAYS_WORKS, t.row[i])
            rage_rises(t, always.by, h.RAGE_STOKED)
        elif (effect == SCORCH or effect == LEAK) and always.area >> t.pawn & 1:
            t.tell(h.ALWAYS_WORKS, t.row[i])
            if effect == SCORCH:
                suffer_from_giant(t, always.by)
            else:
                lose_cards(t, always.by)


def leftmost_card_attacks(t: Fight) -> Play:
    """Let the leftmost card try its attack (WG-GIANT-02, WG-GIANT-03)."""
    card = t.row[0]
    if t.suppressed:
        t.tell(h.SUPPRESSED, card)  # no attempt at all, so no Rage either (W58)
    elif t.tokens[0] == SCAR:
        t.tell(h.SCAR_SILENT, card)
        rage_rises(t)  # WG-RAGE-03, W46
    elif t.giant.cards[card].kind == NORMAL:
        yield from card_tries_to_attack(t, 0)


def leftmost_card_leaves(t: Fight) -> None:
    """Take the leftmost card out of the game; a Scar goes above the row (WG-GIANT-16 .. -18)."""
    card = t.row.pop(0)
    tokens = t.tokens.pop(0)
    if tokens == SCAR:
        t.above = [*t.above, card]
        t.tell(h.SCAR_ABOVE, card)
    else:
        t.spent += tokens  # to the supply: the damage stays dealt (W35)
        t.gone = [*t.gone, card]
        t.tell(h.LEFT_ROW, card)


def new_card_joins(t: Fight) -> Play:
    """Reveal a card at the right end; it may strike at once (WG-GIANT-19, WG-SPEC-02)."""
    card = t.giant_deck.pop()
    t.row.append(card)
    t.tokens.append(0)
    t.reveal()
    t.tell(h.REVEALED, card)
    piece = t.giant.cards[card]
    if piece.kind == WHEN_REVEALED and piece.strike is not None:
        t.tell(h.WHEN_REVEALED, card)
        yield from strike(t, card, piece.strike)


def matching_cards_attack(t: Fight) -> Play:
    """Let each older card that shares a symbol with the new one attack, left to right.

    Scars show no symbols (WG-GIANT-27). A card attacks once however many symbols match (W48);
    who attacks is settled before the first of them does (W49).
    """
    last = len(t.row) - 1
    symbols = t.giant.cards[t.row[last]].symbols
    for i in range(last):  # no card leaves or turns over during the chain
        card = t.row[i]
        piece = t.giant.cards[card]
        if t.tokens[i] != SCAR and piece.symbols & symbols and piece.kind == NORMAL:
            t.tell(h.CHAINED, card)
            yield from card_tries_to_attack(t, i)


def card_tries_to_attack(t: Fight, slot: int) -> Play:
    """Attack, unless a single Wound token holds the card back (WG-GIANT-28, WG-GIANT-30)."""
    card = t.row[slot]
    attack = t.giant.cards[card].strike
    assert attack is not None
    if t.tokens[slot] > 0:
        t.tell(h.TOO_WOUNDED, card)
        rage_rises(t)  # WG-RAGE-02, W45
    else:
        yield from strike(t, card, attack)


def strike(t: Fight, card: int, attack: Strike) -> Play:
    """Carry out an attack where the pawn stands now (WG-GIANT-04 .. -08, WG-GIANT-31).

    In this order: Wounds, lost cards, stun, Rage, the push (W54).
    """
    if not attack.area >> t.pawn & 1:
        t.tell(h.OUT_OF_REACH, card, t.pawn)
        if attack.harmful or t.giant.cards[card].kind == NORMAL:
            rage_rises(t)  # WG-RAGE-04, W51
        return
    t.tell(h.STRUCK, card, t.pawn)
    harm = suffer_from_giant(t, attack.wounds) + lose_cards(t, attack.cards)
    if attack.stun:
        be_stunned(t)
    if harm > 0:
        rage_breaks(t)  # WG-RAGE-07, WG-RAGE-08
    elif attack.harmful or t.house.rage_on_harmless_hit:
        rage_rises(t)  # it reached her and could do nothing (W59, W61)
    if attack.push.way != STAY:
        yield from push_pawn(t, attack.push)


def push_pawn(t: Fight, push: Push) -> Play:
    """Move the pawn by force, the player choosing where ways part (W26)."""
    start = t.pawn
    if push.way == MOVE_TO:
        _pushed_to(t, push.by)
    else:
        body = t.giant.body
        for _ in range(push.by):
            ways = body.down[t.pawn] if push.way == MOVE_DOWN else body.steps_up(t.pawn)
            if not ways:
                break  # down from the Ground: nothing
            place = ways[0]
            if len(ways) > 1:
                place = yield Decision(0, asks.PUSHED, ways, t.pawn)
            _pushed_to(t, place)
            if place == GROUND:
                break  # at the bottom, or blown over the top
    if t.pawn != start and gives_way(t):
        yield from foothold_gives_way(t)  # forced moves count too (W72)


def _pushed_to(t: Fight, place: int) -> None:
    here = t.pawn
    if place != here:
        t.pawn = place
        t.tell(h.PUSHED_TO, place, here)

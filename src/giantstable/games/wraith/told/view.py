"""What a seat may see of a fight, and what anybody may read on the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.wraith.box.pieces import (
    ALWAYS,
    ATTACK_SYMBOLS,
    BREATH,
    CARD_KINDS,
    DRIFT,
    EFFECTS,
    EYE,
    FEARLESS_COST,
    FOOT,
    FOOTHOLD_EFFECTS,
    HAND,
    LEAK,
    MOVE_TO,
    MOVE_UP,
    NO_CAP,
    RAGE_SYMBOLS,
    REDUCE,
    SCORCH,
    STAY,
    SYMBOLS,
    VALUED,
    Always,
    Effect,
    Giant,
    GiantCard,
    Push,
    Strike,
    Wraith,
    WraithCard,
    symbol_count,
)
from giantstable.games.wraith.rules.fearless import fearless_price
from giantstable.games.wraith.rules.values import always_sum
from giantstable.games.wraith.table.codes import card_of, is_face_down
from giantstable.games.wraith.table.fight import BOTTOM, RESULTS, SCAR, STEPS, TOP, Fight
from giantstable.kernel.masks import members

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes

# -- the fight as a seat sees it -----------------------------------------------------------------


def view(t: Fight, seat: int | None) -> shapes.View:
    """Return the fight as the player (seat 0) or a spectator (None) sees it.

    Never in it: the order of a deck, cards removed unseen, the random state. A spectator sees
    neither the hand nor which card lies face down (W16).
    """
    mine = seat == 0
    return {
        "round": t.round,
        "step": STEPS[t.step],
        "played": t.played,
        "result": RESULTS[t.result],
        "wraith": _wraith_side(t, mine),
        "giant": _giant_side(t),
    }


def _wraith_side(t: Fight, mine: bool) -> shapes.WraithSide:
    cards = t.wraith.cards
    return {
        "id": t.wraith.id,
        "name": t.wraith.name,
        "place": t.giant.body.names[t.pawn],
        "wounds": t.wounds,
        "wound_limit": t.wraith.wound_limit,
        "stunned": t.stunned,
        "shield": t.shield,
        "hand_lost": t.hand_lost,
        "hand": [_in_hand(t, card) for card in sorted(t.hand)] if mine else len(t.hand),
        "deck": len(t.deck),
        "discard": [cards[card].id for card in t.discard],
        "removed": len(t.removed) + len(t.lost),
        "rows": {"top": _action_row(t, TOP, mine), "bottom": _action_row(t, BOTTOM, mine)},
        "fearless": [
            {
                "action": EFFECTS[fearless.effect.type],
                "value": _worth(t, fearless.effect, 0),
                "price": fearless_price(t, i),
            }
            for i, fearless in enumerate(t.wraith.fearless)
        ],
        "skills": [
            {"id": skill.id, "name": skill.name, "pool": skill.pool, "tokens": t.pools[i]}
            for i, skill in enumerate(t.wraith.skills)
        ],
    }


def _in_hand(t: Fight, card: int) -> shapes.HandCard:
    """Return a hand card with what its actions would be worth in the next row."""
    piece = t.wraith.cards[card]
    row = BOTTOM if t.played == 1 else TOP
    symbols = t.symbols(row) + (piece.shows if t.house.own_symbols_count else 0)
    return {
        "card": piece.id,
        "values": [_worth(t, action, symbols) for action in piece.actions],
    }


def _worth(t: Fight, effect: Effect, symbols: int) -> int | None:
    if effect.type not in VALUED:
        return None
    return max(0, effect.worth(symbols) - always_sum(t, REDUCE, effect.type))


def _action_row(t: Fight, row: int, mine: bool) -> shapes.ActionRow:
    cards = t.wraith.cards
    symbols = t.symbols(row)
    return {
        "cards": [
            {
                "card": cards[card_of(placed)].id if mine or not is_face_down(placed) else None,
                "face_down": is_face_down(placed),
            }
            for placed in t.action_row(row)
        ],
        "symbols": {
            "hand": symbol_count(symbols, HAND),
            "foot": symbol_count(symbols, FOOT),
            "eye": symbol_count(symbols, EYE),
            "breath": symbol_count(symbols, BREATH),
        },
    }


def _giant_side(t: Fight) -> shapes.GiantSide:
    giant = t.giant
    names = giant.body.names
    danger = t.foothold_card
    return {
        "id": giant.id,
        "name": giant.name,
        "health": t.health,
        "life": t.life(),
        "scars": t.scars(),
        "scars_limit": giant.scars_limit,
        "rage": t.rage,
        "row": [
            {
                "card": giant.cards[card].id,
                "wounds": max(0, t.tokens[i]),
                "scarred": t.tokens[i] == SCAR,
            }
            for i, card in enumerate(t.row)
        ],
        "above": [giant.cards[card].id for card in t.above],
        "deck": len(t.giant_deck),
        "gone": [giant.cards[card].id for card in t.gone],
        "suppressed": t.suppressed,
        "dangers": [names[place] for place in members(t.dangers)],
        "foothold_card": giant.foothold_cards[danger].id if danger >= 0 else None,
    }


# -- what is printed on the pieces -----------------------------------------------------------------


def reference(giant: Giant, wraith: Wraith) -> shapes.Reference:
    """Return what is printed on the boards and cards of a fight: known to all, never changing."""
    return {
        "giant": {
            "id": giant.id,
            "name": giant.name,
            "health": giant.health,
            "scars_limit": giant.scars_limit,
            "rage_track": [[RAGE_SYMBOLS[s] for s in space] for space in giant.rage_track],
            "body": _body(giant),
            "cards": [giant_card(giant, card) for card in giant.cards],
            "foothold_effect": FOOTHOLD_EFFECTS[giant.foothold_effect],
            "foothold_cards": [
                {"id": c.id, "name": c.name, "spots": [giant.body.names[s] for s in c.spots]}
                for c in giant.foothold_cards
            ],
        },
        "wraith": {
            "id": wraith.id,
            "name": wraith.name,
            "wound_limit": wraith.wound_limit,
            "health_modifier": wraith.health_modifier,
            "hand_size": wraith.hand_size,
            "foothold_tokens": wraith.foothold_tokens,
            "skills": [
                {
                    "id": skill.id,
                    "name": skill.name,
                    "colour": skill.colour,
                    "pool": skill.pool,
                    "effects": _effects(skill.effects),
                }
                for skill in wraith.skills
            ],
            "cards": [wraith_card(card) for card in wraith.cards],
        },
    }


def _body(giant: Giant) -> shapes.Body:
    names = giant.body.names
    points = giant.drawing.points
    return {
        "places": [
            {
                "name": names[i],
                "part": giant.drawing.parts[i],
                "x": points[i][0],
                "y": points[i][1],
                "up": [names[above] for above in giant.body.up[i]],
            }
            for i in range(giant.body.size)
        ],
        "outline": [list(polygon) for polygon in giant.drawing.polygons],
    }


def wraith_card(card: WraithCard) -> shapes.WraithCard:
    """Return what is printed on a Wraith card."""
    found: shapes.WraithCard = {
        "id": card.id,
        "notation": card.notation,
        "name": card.name,
        "copies": card.copies,
        "symbols": [SYMBOLS[symbol] for symbol in card.symbols],
        "actions": _effects(card.actions),
    }
    if card.spell is not None:
        found["spell"] = {
            "id": card.spell.id,
            "name": card.spell.name,
            "requires": card.spell.requires,
            "effects": _effects(card.spell.effects),
        }
    return found


def _effects(effects: list[Effect]) -> list[shapes.Effect]:
    return [{"type": EFFECTS[effect.type], "value": _value(effect)} for effect in effects]


def _value(effect: Effect) -> str:
    """Return an effect's printed value in short: ``2``, ``hand``, ``1+foot``, ``breath<=2``."""
    if effect.type not in VALUED:
        return ""
    if not effect.symbols:
        return str(effect.base)
    joined = ("&" if effect.pairs else "+").join(SYMBOLS[s] for s in effect.symbols)
    value = f"{effect.base}+{joined}" if effect.base else joined
    return value if effect.cap == NO_CAP else f"{value}<={effect.cap}"


def giant_card(giant: Giant, card: GiantCard) -> shapes.GiantCard:
    """Return what is printed on a Giant card."""
    names = giant.body.names
    found: shapes.GiantCard = {
        "id": card.id,
        "name": card.name,
        "kind": CARD_KINDS[card.kind],
        "weak_spot": card.weak_spot,
        "footholds": [names[place] for place in members(card.weak)],
        "wound_limit": card.wound_limit,
        "symbols": [name for i, name in enumerate(ATTACK_SYMBOLS) if card.symbols >> i & 1],
    }
    if card.strike is not None:
        found["attack"] = _strike(giant, card.strike)
    if card.always is not None:
        found["always"] = _always(giant, card.always)
    return found


def _strike(giant: Giant, strike: Strike) -> shapes.Strike:
    return {
        "area": areas(giant, strike.area),
        "reach": [giant.body.names[place] for place in members(strike.area)],
        "wounds": strike.wounds,
        "cards": strike.cards,
        "stun": strike.stun,
        "push": _push(giant, strike.push),
    }


def _push(giant: Giant, push: Push) -> shapes.Push | None:
    if push.way == STAY:
        return None
    if push.way == MOVE_TO:
        return {"way": "to", "by": giant.body.names[push.by]}
    return {"way": "up" if push.way == MOVE_UP else "down", "by": push.by}


def _always(giant: Giant, always: Always) -> shapes.Always:
    found: shapes.Always = {"effect": ALWAYS[always.effect]}
    if always.effect == REDUCE:
        found["actions"] = [name for i, name in enumerate(EFFECTS) if always.actions >> i & 1]
    if always.effect in (REDUCE, FEARLESS_COST, SCORCH, LEAK) or always.by:
        found["by"] = always.by
    if always.effect in (SCORCH, LEAK):
        found["area"] = areas(giant, always.area)
        found["reach"] = [giant.body.names[place] for place in members(always.area)]
    if always.effect == DRIFT:
        found["push"] = _push(giant, always.push)
    return found


def areas(giant: Giant, area: int) -> list[str]:
    """Return an area as it is printed: the Ground, whole regions, then single footholds."""
    body = giant.body
    found: list[str] = []
    if area & 1:
        found.append(body.names[0])
    left = area & ~1
    for letter in body.letters():
        region = body.region(letter)
        if left & region == region:
            found.append(letter)
            left &= ~region
    return found + [body.names[place] for place in members(left)]

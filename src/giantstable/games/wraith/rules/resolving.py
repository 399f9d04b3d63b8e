"""Resolving a Card (WG-ACT-17 .. WG-ACT-21)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules import spells
from giantstable.games.wraith.rules.effects.vocabulary import perform, targets
from giantstable.games.wraith.rules.skills import run_skills
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import (
    CAST,
    IMPOSSIBLE,
    NO_SPELL,
    action_code,
    action_of,
    aim_of,
)
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision, Play


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
        if code == CAST:
            cast = True
            yield from spells.cast(t, card)
            continue
        which = action_of(code)
        aim = aim_of(code)
        left &= ~(1 << which)
        if aim == IMPOSSIBLE:
            t.tell(h.NOT_POSSIBLE, actions[which].type)
            continue
        yield from perform(t, actions[which], aim, h.BY_CARD)
        if t.triggered:
            yield from run_skills(t)
    for i, action in enumerate(actions):
        if left >> i & 1:
            t.tell(h.NOT_POSSIBLE, action.type)
    if not cast and piece.spell is not None and spells.castable(t, piece):
        code = yield Decision(0, asks.SPELL, [CAST, NO_SPELL], card)
        if code == CAST:
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
            aims = targets(t, action)
            if not aims:
                impossible.append(action_code(i, IMPOSSIBLE))
            elif i == 0:
                codes.extend(aims)
            else:
                for aim in aims:
                    codes.append(action_code(i, aim))
    if castable:
        codes.append(CAST)
    if codes:
        codes.extend(impossible)
    return codes

"""The small vocabulary of card actions, skills and spells: what each can aim at, what it does."""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import (
    BOW,
    CALM,
    CLIMB,
    DRAW,
    DROP,
    FIREWORKS,
    HEAL,
    LEAP,
    SHIELD,
    SUPPRESS_LEFTMOST,
    SWORD,
    WARP,
    WARP_NUMBER,
    WOUND_ANY,
    WOUND_WOUNDED,
    Effect,
)
from giantstable.games.wraith.rules import attacks, movement
from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.footholds import foothold_gives_way, gives_way
from giantstable.games.wraith.rules.healing import heal
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members

NOWHERE: list[int] = []
HERE: list[int] = [0]  # the one target of an effect that needs no aiming


def targets(t: Fight, effect: Effect) -> list[int]:
    """Return what the effect can aim at now; nothing means it is impossible (WG-ACT-21)."""
    type_ = effect.type
    if type_ == DROP:
        return movement.drop_ends(t)
    if type_ == WARP:
        return members(t.giant.body.footholds & ~(1 << t.pawn))  # W93
    if type_ == WARP_NUMBER:
        return _same_number(t)
    if type_ == SUPPRESS_LEFTMOST:
        return NOWHERE if t.suppressed else HERE
    value = value_of(t, effect)
    if value == 0:
        return NOWHERE
    if type_ == CLIMB:
        return movement.climb_ends(t, value)
    if type_ == LEAP:
        return movement.leap_ends(t, value)
    if type_ == SWORD:
        return attacks.sword_targets(t)
    if type_ == BOW:
        return attacks.bow_targets(t)
    if type_ == FIREWORKS:
        return attacks.fireworks_targets(t)
    if type_ == HEAL:
        return HERE if t.wounds > 0 else NOWHERE
    if type_ == DRAW:
        return HERE if t.deck or t.discard else NOWHERE
    if type_ == CALM:
        return HERE if t.rage > 0 else NOWHERE
    if type_ == SHIELD:
        return HERE
    if type_ == WOUND_ANY:
        return [card for i, card in enumerate(t.row) if t.tokens[i] != SCAR]  # W34
    return [card for i, card in enumerate(t.row) if t.tokens[i] > 0]


def perform(t: Fight, effect: Effect, target: int, cause: int) -> Play:
    """Carry out an effect on its target. Skills it sets off wait for ``run_skills``."""
    type_ = effect.type
    if type_ == CLIMB or type_ == LEAP or type_ == DROP or type_ >= WARP:
        if movement.move(t, type_, target) and gives_way(t):
            yield from foothold_gives_way(t)
        return
    if type_ == SUPPRESS_LEFTMOST:
        t.suppressed = True
        t.tell(h.DAZZLED, t.row[0])
        return
    value = value_of(t, effect)
    if type_ == SWORD or type_ == BOW:
        yield from attacks.hit_foothold(t, target, value, type_)
    elif type_ == FIREWORKS:
        yield from attacks.fireworks(t, value, type_)
    elif type_ == WOUND_ANY or type_ == WOUND_WOUNDED:
        yield from attacks.place_wounds(t, [t.row.index(target)], [value], type_)
    elif type_ == HEAL:
        heal(t, value, h.HEALED[cause])
    elif type_ == DRAW:
        draw(t, value, h.DREW[cause])
    elif type_ == CALM:
        t.rage = max(0, t.rage - value)
        t.tell(h.CALMED[cause], t.rage)
    elif type_ == SHIELD:
        t.shield += value  # several add up (W68)
        t.tell(h.SHIELDED[cause], t.shield)


def aim_and_perform(t: Fight, effect: Effect, cause: int) -> Play:
    """Carry out an effect that is compulsory if it is possible, asking for its target."""
    aims = targets(t, effect)
    if not aims:
        t.tell(h.NOT_POSSIBLE, effect.type)
        return
    target = aims[0]
    if len(aims) > 1:
        target = yield Decision(0, asks.EFFECT[cause], aims, effect.type)
    yield from perform(t, effect, target, cause)


def has_effect(t: Fight, effects: list[Effect]) -> bool:
    """Return whether any of the effects would do something now."""
    for effect in effects:
        if targets(t, effect):
            return True
    return False


def _same_number(t: Fight) -> list[int]:
    if t.pawn == GROUND:
        return NOWHERE
    body = t.giant.body
    number = body.names[t.pawn][1:]
    return members(body.numbered(number) & ~(1 << t.pawn))

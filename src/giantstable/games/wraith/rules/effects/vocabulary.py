"""The small vocabulary of card actions, skills and spells: every type of effect by its number."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.pieces import VALUED, Effect
from giantstable.games.wraith.rules.effects.bow import Bow
from giantstable.games.wraith.rules.effects.calm import Calm
from giantstable.games.wraith.rules.effects.climb import Climb
from giantstable.games.wraith.rules.effects.draw import Draw
from giantstable.games.wraith.rules.effects.drop import Drop
from giantstable.games.wraith.rules.effects.effect_type import EffectType
from giantstable.games.wraith.rules.effects.fireworks import Fireworks
from giantstable.games.wraith.rules.effects.heal import Heal
from giantstable.games.wraith.rules.effects.leap import Leap
from giantstable.games.wraith.rules.effects.shield import Shield
from giantstable.games.wraith.rules.effects.suppress_leftmost import SuppressLeftmost
from giantstable.games.wraith.rules.effects.sword import Sword
from giantstable.games.wraith.rules.effects.warp import Warp
from giantstable.games.wraith.rules.effects.warp_number import WarpNumber
from giantstable.games.wraith.rules.effects.wound_any import WoundAny
from giantstable.games.wraith.rules.effects.wound_wounded import WoundWounded
from giantstable.games.wraith.rules.values import value_of, worth_nothing
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Why

TYPES: Final[list[EffectType]] = [  # in the order of EFFECTS
    Climb(),
    Drop(),
    Leap(),
    Sword(),
    Bow(),
    Fireworks(),
    Heal(),
    Draw(),
    Calm(),
    Shield(),
    SuppressLeftmost(),
    WoundWounded(),
    WoundAny(),
    Warp(),
    WarpNumber(),
]


def targets(t: Fight, effect: Effect) -> list[int]:
    """Return what the effect can aim at now; nothing means it is impossible (WG-ACT-21)."""
    return TYPES[effect.type].targets(t, effect)


def perform(t: Fight, effect: Effect, target: int, cause: int) -> Play:
    """Carry out an effect on its target. Skills it sets off wait for ``run_skills``."""
    return TYPES[effect.type].perform(t, effect, target, cause)


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


def why_impossible(t: Fight, effect: Effect) -> Why:
    """Return why an effect has nothing to aim at: it is worth nothing, or nothing is there."""
    if effect.type in VALUED and value_of(t, effect) == 0:
        return worth_nothing(t, effect)
    return TYPES[effect.type].no_target(t)

"""Effects in a race's own turn, by their kinds: of leaders, of spells, of Events."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import (
    BATTLE,
    DAMAGE,
    DRAW_RESOURCES,
    DRAW_SPELLS,
    EFFECT_NAMES,
    HEAL,
    HEAL_REGION,
    MANEUVERS,
    MARK_REGION,
    PLACE_UNIT,
    RELOCATE,
    TAKE_DISCARDED,
    TOP_SPELL,
    WOUND,
    Effect,
)
from giantstable.games.assault.rules.effects.battle import Battle
from giantstable.games.assault.rules.effects.damage import Damage
from giantstable.games.assault.rules.effects.draw_resources import DrawResources
from giantstable.games.assault.rules.effects.draw_spells import DrawSpells
from giantstable.games.assault.rules.effects.heal import Heal
from giantstable.games.assault.rules.effects.heal_region import HealRegion
from giantstable.games.assault.rules.effects.maneuvers import Maneuvers
from giantstable.games.assault.rules.effects.mark_region import MarkRegion
from giantstable.games.assault.rules.effects.place_unit import PlaceUnit
from giantstable.games.assault.rules.effects.relocate import Relocate
from giantstable.games.assault.rules.effects.take_discarded import TakeDiscarded
from giantstable.games.assault.rules.effects.top_spell import TopSpell
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.rules.effects.wound import Wound
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


def _by_kind() -> list[TurnEffect]:
    found = [TurnEffect() for _ in EFFECT_NAMES]
    found[MANEUVERS] = Maneuvers()
    found[DRAW_RESOURCES] = DrawResources()
    found[DRAW_SPELLS] = DrawSpells()
    found[TOP_SPELL] = TopSpell()
    found[BATTLE] = Battle()
    found[HEAL] = Heal(remaining.HEALING)
    found[TAKE_DISCARDED] = TakeDiscarded()
    found[RELOCATE] = Relocate()
    found[HEAL_REGION] = HealRegion()
    found[WOUND] = Wound(remaining.WOUNDS)
    found[DAMAGE] = Damage()
    found[PLACE_UNIT] = PlaceUnit()
    found[MARK_REGION] = MarkRegion()
    return found


KINDS: Final[list[TurnEffect]] = _by_kind()


def able(realm: Realm, race: int, effect: Effect) -> bool:
    """Return whether an effect could change anything now."""
    return KINDS[effect.kind].able(realm, race, effect)


def carry_out(realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
    """Carry out an effect for a race."""
    return KINDS[effect.kind].carry_out(realm, race, effect, occasion)


def why_not(kind: int, d: Decision, facts: Facts) -> Why:
    """Return why an effect cannot be aimed at a region; ``facts`` name it."""
    return KINDS[kind].why_not(d, facts)

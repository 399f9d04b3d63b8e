"""Damage to an enemy army next to an own unit, by a spell before the command.

Its owner assigns it as in a battle; the caster has the points for those who fall.
"""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.battle.casualties import damage_army
from giantstable.games.assault.rules.effects.turn_effect import Aimed
from giantstable.games.assault.rules.region_limits import enemies_next_door
from giantstable.games.assault.table.codes import REGION, region_of
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play
from giantstable.kernel.masks import members


class Damage(Aimed):
    """A whole army at once."""

    def aims(self, realm: Realm, race: int, effect: Effect) -> list[int]:
        """Return the regions of enemies next door."""
        return [REGION * region for region in members(enemies_next_door(realm, race))]

    def strike(self, realm: Realm, race: int, effect: Effect, code: int) -> Play:
        """Let the army take the damage."""
        yield from damage_army(realm, region_of(code), effect.by, race)

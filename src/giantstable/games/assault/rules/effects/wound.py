"""Wound healthy enemy Giants next to an own unit, by a spell before the command (R104)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.effects.turn_effect import Aimed
from giantstable.games.assault.rules.region_limits import enemies_next_door
from giantstable.games.assault.table.army import BITS, MOST, ONE, WOUNDED
from giantstable.games.assault.table.codes import REGION, number_of, region_of
from giantstable.games.assault.table.happenings import WOUNDED as WAS_WOUNDED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play
from giantstable.kernel.masks import members


class Wound(Aimed):
    """So many units, one after the other; never a giantslayer (AG-SLAYER-29)."""

    def aims(self, realm: Realm, race: int, effect: Effect) -> list[int]:
        """Return the healthy enemies next door; champions have no wounded side."""
        codes: list[int] = []
        for region in members(enemies_next_door(realm, race)):
            champions = realm.world.champions[realm.holder[region]]
            army = realm.army[region]
            soldier = 0
            while army:
                if army & MOST and not ONE[soldier] & champions:
                    codes.append(soldier + REGION * region)
                army >>= 2 * BITS
                soldier += 2
        return codes

    def times(self, effect: Effect) -> int:
        """Return how many units are wounded."""
        return effect.by

    def strike(self, realm: Realm, race: int, effect: Effect, code: int) -> Play:
        """Turn a healthy enemy to its wounded side."""
        soldier = number_of(code)
        region = region_of(code)
        enemy = realm.holder[region]
        realm.put_army(region, enemy, realm.army[region] - ONE[soldier] + ONE[soldier | WOUNDED])
        realm.tell(WAS_WOUNDED, enemy, soldier, region, realm.voice_of(enemy))
        yield from ()

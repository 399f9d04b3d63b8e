"""Weaken: one enemy Giant in the battle has Strength 0, by a spell (R104)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import ONE, count, kind_of, soldiers
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import BY_SPELL, Combat, Share, Side
from giantstable.games.assault.table.happenings import WEAKENED
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play


class Weaken(BattleEffect):
    """A champion can be meant only where the card says so."""

    def works(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> bool:
        """Return whether there is anybody to weaken."""
        return len(_weak_spots(realm, combat.other(side), effect)) > 0

    def carry_out(
        self, realm: Realm, combat: Combat, side: Side, effect: Effect, cast: int
    ) -> Play:
        """Choose whom."""
        enemy = combat.other(side)
        codes = _weak_spots(realm, enemy, effect)
        soldier = codes[0]
        if len(codes) > 1:
            soldier = yield Decision(
                side.seat, asks.WEAKEN, codes, packed(enemy.race, enemy.region), cast
            )
        weaken(realm, enemy, soldier, cast)
        realm.tell(WEAKENED, enemy.race, soldier, 0, side.seat)


def weaken(realm: Realm, enemy: Side, soldier: int, cast: int) -> None:
    """Take the Strength of a soldier away by a spell."""
    enemy.weakened += ONE[soldier]
    share = Share(BY_SPELL, cast)
    share.dice = -realm.world.strength[enemy.race][kind_of(soldier)]
    share.unit = realm.world.first_unit[enemy.race] + kind_of(soldier)
    enemy.note(share)


def _weak_spots(realm: Realm, enemy: Side, effect: Effect) -> list[int]:
    """Return the soldiers whose Strength can be taken; never giantslayers (AG-SLAYER-29)."""
    found: list[int] = []
    if enemy.race == NOBODY:
        return found
    rank = realm.world.rank[enemy.race]
    for soldier in soldiers(enemy.army):
        if not effect.champions and rank[kind_of(soldier)] == CHAMPION:
            continue
        if count(enemy.army, soldier) > count(enemy.weakened, soldier):
            found.append(soldier)
    return found

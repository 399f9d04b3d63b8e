"""A leader's battle: one attack, and no Attack card (AG-LEADER-21)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.battle.nine_steps import fight, targets
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.table.asks import ATTACK
from giantstable.games.assault.table.codes import region_of, to_of
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


class Battle(TurnEffect):
    """Serissa's second ability."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether there is anybody to attack."""
        return len(targets(realm, race)) > 0

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Choose whom to attack, and fight: nothing becomes hits, as no Attack card is played."""
        codes = targets(realm, race)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(realm.seat_of[race], ATTACK, codes)
        yield from fight(realm, race, region_of(code), to_of(code), False, occasion.left)

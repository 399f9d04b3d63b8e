"""Roll up to so many own dice again, by a spell."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.battle.modifying import reroll
from giantstable.games.assault.rules.battle.rolling import free_dice
from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class Reroll(BattleEffect):
    """A re-roll besides those of ``modifying``, which the race has only once."""

    def works(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> bool:
        """Return whether the side may re-roll, and has a die that does not lie still (R67)."""
        return side.may_reroll and len(free_dice(realm, side)) > 0

    def carry_out(
        self, realm: Realm, combat: Combat, side: Side, effect: Effect, cast: int
    ) -> Play:
        """Choose the dice and roll them."""
        yield from reroll(realm, side, effect.by)

"""What there is to know of an effect that works in a battle."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class BattleEffect:
    """One kind of effect of spells and resources in a battle."""

    def works(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> bool:
        """Return whether a side that used it would have anything to work on."""
        return True

    def carry_out(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> Play:
        """Let it work for a side; nobody is asked if it does not say so itself."""
        self.give(side, combat.other(side), effect.by)
        yield from ()

    def give(self, side: Side, enemy: Side, n: int) -> None:
        """Give so much of it to a side, without a question."""
        raise TypeError

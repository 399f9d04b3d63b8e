"""Maneuvers of a leader: so many Unit Maneuvers besides the Move Command (AG-LEADER-19, -20)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class Maneuvers(TurnEffect):
    """Serissa's first ability."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return that one can always march."""
        return True

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """March as with a Move Command."""
        yield from maneuvers(realm, race, effect.by)

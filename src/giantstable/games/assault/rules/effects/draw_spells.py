"""Draw spells and keep some of them, as an Event's reward (AG-EVENT-05)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.commands.magic import draw_spells
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class DrawSpells(TurnEffect):
    """As the Magic Command does."""

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Draw so many, and keep those that the race likes best."""
        yield from draw_spells(realm, race, effect.by, effect.keep)

"""Draw from the Resource Deck, as an Event's reward (AG-EVENT-05)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.rules.piles import draw
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class DrawResources(TurnEffect):
    """So many cards; the Plunder Command draws by itself."""

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Draw; nobody is asked."""
        draw(realm, race, effect.by)
        yield from ()

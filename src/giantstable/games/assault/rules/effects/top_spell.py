"""Take the uppermost discarded spell, by a leader's ability (AG-LEADER-22)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.commands.magic import take_top
from giantstable.games.assault.rules.effects.turn_effect import Occasion, TurnEffect
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class TopSpell(TurnEffect):
    """Sansuri's second ability; the Magic Command has the same."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether a spell was discarded."""
        return len(realm.spell_discard) > 0

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Take it; nobody is asked."""
        take_top(realm, race)
        yield from ()

"""What there is to know of an effect that works in a battle."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.table.combat import BY_SPELL, Combat, Share, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


class BattleEffect:
    """One kind of effect of spells and resources in a battle."""

    def works(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> bool:
        """Return whether a side that used it would have anything to work on."""
        return True

    def carry_out(
        self, realm: Realm, combat: Combat, side: Side, effect: Effect, cast: int
    ) -> Play:
        """Let it work for a side by a spell as it is cast; asks nobody if it does not say so."""
        share = Share(BY_SPELL, cast)
        self.give(side, combat.other(side), effect.by, share)
        side.note(share)
        yield from ()

    def give(self, side: Side, enemy: Side, n: int, share: Share) -> None:
        """Give so much of it to a side, without a question; ``share`` says what it adds."""
        raise TypeError

"""Strength: so many dice more, within the maximum, by a spell (AG-BATTLE-09)."""

from __future__ import annotations

from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table.combat import Share, Side


class Strength(BattleEffect):
    """Dice besides those of the units; ``dice_of`` counts them."""

    def give(self, side: Side, enemy: Side, n: int, share: Share) -> None:
        """Add them."""
        side.strength += n
        share.dice += n

"""Hits added to the total of a side, by spells and resources (AG-RES-05, AG-RES-07)."""

from __future__ import annotations

from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table.combat import Share, Side


class Hits(BattleEffect):
    """So many hits besides those of the dice."""

    def give(self, side: Side, enemy: Side, n: int, share: Share) -> None:
        """Add them."""
        side.hits += n
        share.hits += n

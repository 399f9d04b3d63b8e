"""No re-rolls for the opponent in this battle, by a spell."""

from __future__ import annotations

from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table.combat import Share, Side


class NoRerolls(BattleEffect):
    """It forbids the modifiers that roll dice again, and spells that would."""

    def give(self, side: Side, enemy: Side, n: int, share: Share) -> None:
        """Forbid them."""
        enemy.may_reroll = False

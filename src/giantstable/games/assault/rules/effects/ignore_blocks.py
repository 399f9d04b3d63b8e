"""Ignore blocks: an attacker takes so many from the defender's, while a leader leads (R60)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import IGNORE_BLOCKS
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.table.combat import Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY


def ignored_blocks(realm: Realm, attacker: Side) -> int:
    """Return how many blocks of the defender an attacker ignores (AG-LEADER-23, R60)."""
    if attacker.race == NOBODY:
        return 0
    ability = lasting(realm, attacker.race, IGNORE_BLOCKS)
    return ability.by if ability is not None else 0

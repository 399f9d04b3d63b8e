"""Multiply: a Resource Card gives so many times as much in battle, while a leader leads (R61)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import MULTIPLY
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.table.realm import Realm


def multiplied(realm: Realm, race: int, resource: int) -> int:
    """Return how many times as much a card gives a race (AG-LEADER-26)."""
    ability = lasting(realm, race, MULTIPLY)
    return ability.by if ability is not None and ability.resource == resource else 1

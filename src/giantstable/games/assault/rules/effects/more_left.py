"""More left: by an Event, a command counts so many cards more to its left (AG-EVENT-10)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import MORE_LEFT
from giantstable.games.assault.rules.events import lasting
from giantstable.games.assault.table.realm import Realm


def more_left(realm: Realm, race: int, command: int) -> int:
    """Return how many cards more a command of a race counts to its left."""
    more = 0
    for effect in lasting(realm, race, MORE_LEFT):
        if effect.command == command:
            more += effect.by
    return more

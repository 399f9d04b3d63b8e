"""Free advanced: by an Event, advanced spells need no Artifact any more (AG-EVENT-10)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import FREE_ADVANCED
from giantstable.games.assault.rules.events import lasting
from giantstable.games.assault.table.realm import Realm


def advanced_is_free(realm: Realm, race: int) -> bool:
    """Return whether a race casts advanced spells for nothing."""
    return len(lasting(realm, race, FREE_ADVANCED)) > 0

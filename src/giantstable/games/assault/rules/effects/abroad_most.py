"""Abroad most: an Event raises the most that fighting away from home adds (AG-EVENT-10)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import ABROAD_MOST, Effect
from giantstable.games.assault.rules.events import lasting
from giantstable.games.assault.table.realm import Realm


def most_abroad(realm: Realm, race: int, ability: Effect) -> int:
    """Return the most hits that an ability adds abroad: what it says, or what an Event does."""
    most = ability.most
    for effect in lasting(realm, race, ABROAD_MOST):
        most = max(most, effect.by)
    return most

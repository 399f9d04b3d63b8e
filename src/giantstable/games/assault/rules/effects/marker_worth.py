"""Marker worth: an Event raises the points for placing a Story Marker (AG-EVENT-10)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import MARKER_WORTH, Effect
from giantstable.games.assault.rules.events import lasting
from giantstable.games.assault.table.realm import Realm


def marker_worth(realm: Realm, race: int, effect: Effect) -> int:
    """Return the points for placing a marker; a completed Event can have raised them."""
    points = effect.points
    for raised in lasting(realm, race, MARKER_WORTH):
        if raised.marker == effect.marker:
            points = max(points, raised.points)
    return points

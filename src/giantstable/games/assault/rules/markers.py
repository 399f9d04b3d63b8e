"""Story Markers: permanent, one of a kind in a region; Forge Markers are counted (R113, R115)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import FORGE
from giantstable.games.assault.table.happenings import MARKED
from giantstable.games.assault.table.realm import Realm


def count(realm: Realm, marker: int) -> int:
    """Return how many Story Markers of a kind have been placed."""
    return realm.forged if marker == FORGE else realm.marked[marker].bit_count()


def is_left(realm: Realm, marker: int) -> bool:
    """Return whether a marker can be placed; the box sets a limit only by agreement (R114)."""
    if not realm.world.house.marker_cap:
        return True
    for printed in realm.world.box.stock.markers:
        if marker in printed.kinds:
            return sum([count(realm, kind) for kind in printed.kinds]) < printed.copies
    return True


def mark(realm: Realm, race: int, marker: int, region: int) -> None:
    """Put a Story Marker of a race into a region."""
    marked = realm.marked.copy()
    marked[marker] |= 1 << region
    realm.marked = marked
    realm.tell(MARKED, race, marker, region, seat=realm.seat_of[race])

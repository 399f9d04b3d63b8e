"""Words for things on the table."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import MARKERS, RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.message import Message

GIANTSLAYERS: Final = "giantslayers"  # where a side of a battle is no race


def race_name(race: int) -> Message:
    """Return a race for people; nobody's are the giantslayers."""
    return Message("assault-race", {"race": GIANTSLAYERS if race == NOBODY else RACES[race]})


def resource_name(resource: int) -> Message:
    """Return a resource for people."""
    return Message("assault-resource", {"resource": RESOURCES[resource]})


def marker_name(marker: int) -> Message:
    """Return a Story Marker for people."""
    return Message("assault-marker", {"marker": MARKERS[marker]})

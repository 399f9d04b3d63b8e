"""What a command in hand comes to if it is played now: its cards to the left, part by part."""

from __future__ import annotations

from giantstable.games.assault.box.cards import LEFT, RIGHT, Part
from giantstable.games.assault.box.effects import DRAW_FROM_REGIONS, MARKER_INCOME
from giantstable.games.assault.rules.commands.plunder import small_folk_regions
from giantstable.games.assault.rules.commands.unique.story_markers import income_of
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table.realm import Realm


def cards_left(realm: Realm, race: int, command: int) -> int:
    """Return how many cards a command would count to its left (AG-CMD-06)."""
    return len(realm.row[race]) + more_left(realm, race, command)


def comes_to(realm: Realm, race: int, part: Part, left: int) -> int:
    """Return the number of a part: how much of its effect, or how often, or the points it pays.

    What counts cards to the right is nothing yet: the command is the last of its row (AG-CMD-08).
    """
    effect = part.choices[0]
    if effect.kind == MARKER_INCOME:
        return income_of(realm, effect)
    if part.arrow == RIGHT:
        return 0
    n = max(effect.by, 1) * (left if part.arrow == LEFT else 1)
    if effect.kind == DRAW_FROM_REGIONS:
        return min(n, small_folk_regions(realm, race))  # AG-PLUNDER-03
    return n

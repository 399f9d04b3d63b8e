"""Forge Titan, the command of the fire giants (AG-SPECIAL-15 .. -20).

Its card pays for the Slain Dragon Markers of their Events, then takes Ore, once for each command to
the left: for a Forge Marker, which is counted and lies in no region, or for a new card.
"""

from __future__ import annotations

from giantstable.games.assault.box.cards import Part
from giantstable.games.assault.box.effects import (
    MARKER_INCOME,
    NOTHING,
    SPEND_FOR_CARDS,
    SPEND_FOR_MARKER,
    UNIQUE,
)
from giantstable.games.assault.rules import markers, piles
from giantstable.games.assault.rules.commands.unique.story_markers import income
from giantstable.games.assault.rules.commands.unique.unique_command import UniqueCommand
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.asks import FORGE
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.happenings import DISCARDED, FORGED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


class ForgeTitan(UniqueCommand):
    """Be paid for dragons, and forge; forging itself gives no points (AG-SPECIAL-20)."""

    def __init__(self) -> None:
        super().__init__([MARKER_INCOME, SPEND_FOR_MARKER, SPEND_FOR_CARDS], [])

    def part(self, realm: Realm, race: int, part: Part, times: int) -> Play:
        """Pay for dragons (AG-SPECIAL-19), or let cards be spent."""
        effect = part.choices[0]
        if effect.kind == MARKER_INCOME:
            income(realm, race, effect)
        else:
            yield from _spend_either(realm, race, part, times)


def _spend_either(realm: Realm, race: int, part: Part, times: int) -> Play:
    """Spend one card after the other, each for what one likes (AG-SPECIAL-15 .. -18, R12, R112)."""
    seat = realm.seat_of[race]
    parts = realm.world.box.races[race].commands[UNIQUE].parts
    for left in range(times, 0, -1):
        codes: list[int] = []
        for i, effect in enumerate(part.choices):
            if realm.owns(race, effect.resource):
                if effect.kind != SPEND_FOR_MARKER or markers.is_left(realm, effect.marker):
                    codes.append(i)
        if not codes:
            break
        codes.append(DONE)
        realm.count(remaining.CARDS, race, left)
        code = yield Decision(seat, FORGE, codes, parts.index(part), left)
        if code == DONE:
            break
        realm.left = left - 1
        effect = part.choices[code]
        realm.spend(race, effect.resource)
        realm.tell(DISCARDED, race, effect.resource, seat=seat)
        if effect.kind == SPEND_FOR_MARKER:
            realm.forged += 1
            realm.tell(FORGED, race, realm.forged, seat=seat)
        else:
            piles.draw(realm, race, effect.by)
    realm.counted = NOTHING

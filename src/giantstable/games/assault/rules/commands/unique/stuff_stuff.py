"""Stuff Stuff, the command of the hill giants (AG-SPECIAL-01 .. -04).

Its card lets them take Food out of the Resource Discard Pile, then feed Guh with Food for points,
once for each command to the left.
"""

from __future__ import annotations

from giantstable.games.assault.box.cards import Part
from giantstable.games.assault.box.effects import NOTHING, SPEND_FOR_POINTS, TAKE_DISCARDED, Effect
from giantstable.games.assault.rules import piles
from giantstable.games.assault.rules.commands.unique.spending import spend_for_points
from giantstable.games.assault.rules.commands.unique.unique_command import UniqueCommand
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.asks import SCAVENGE
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.happenings import TOOK_DISCARDED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


class StuffStuff(UniqueCommand):
    """Pick Food up, and feed it; what was just picked up can be fed (AG-SPECIAL-03)."""

    def __init__(self) -> None:
        super().__init__([TAKE_DISCARDED, SPEND_FOR_POINTS], [])

    def part(self, realm: Realm, race: int, part: Part, times: int) -> Play:
        """Take discarded cards, or feed (AG-SPECIAL-02)."""
        effect = part.choices[0]
        if effect.kind == TAKE_DISCARDED:
            yield from _scavenge(realm, race, effect, times)
        else:
            yield from spend_for_points(realm, race, effect, times)


def _scavenge(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Take cards out of the Resource Discard Pile (AG-SPECIAL-01, R116)."""
    seat = realm.seat_of[race]
    for left in range(effect.by * times, 0, -1):
        codes = piles.discarded(realm, effect.resources)
        if not codes:
            break
        codes.append(DONE)
        realm.count(remaining.CARDS, race, left)
        resource = yield Decision(seat, SCAVENGE, codes, NOTHING, left)
        if resource == DONE:
            break
        realm.left = left - 1
        piles.take_discarded(realm, race, resource)
        realm.tell(TOOK_DISCARDED, race, resource, seat=seat)
    realm.counted = NOTHING

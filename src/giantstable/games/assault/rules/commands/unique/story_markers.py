"""Story Markers as Ravage, Ring of Winter, Make Alliance and Forge Titan have them."""

from __future__ import annotations

from giantstable.games.assault.box.cards import Part
from giantstable.games.assault.box.effects import MARKER_INCOME, NOTHING, PLACE_MARKER, Effect
from giantstable.games.assault.rules import markers
from giantstable.games.assault.rules.commands.unique.unique_command import UniqueCommand
from giantstable.games.assault.rules.effects.marker_worth import marker_worth
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.asks import MARK
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.happenings import INCOME
from giantstable.games.assault.table.nouns import marker_name
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import regions_of, why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members
from giantstable.kernel.message import Facts, Why


class MarkerCommand(UniqueCommand):
    """A command that pays for markers placed before, and then places more of them."""

    def __init__(self) -> None:
        super().__init__([MARKER_INCOME, PLACE_MARKER], [MARK])

    def part(self, realm: Realm, race: int, part: Part, times: int) -> Play:
        """Pay once, or place a marker for each command to the left."""
        effect = part.choices[0]
        if effect.kind == MARKER_INCOME:
            income(realm, race, effect)
        else:
            yield from place_markers(realm, race, effect, times)

    def why_not(self, realm: Realm, race: int, d: Decision, region: int, facts: Facts) -> Why:
        """Return why a region cannot be marked: no Small Folk, marked already, nobody there."""
        facts["marker"] = marker_name(d.subject)
        here = regions_of(realm, 1 << region)
        if not realm.world.board.small_folk >> region & 1:
            return why("mark-home", "AG-SPECIAL-34", facts, here)
        if realm.marked[d.subject] >> region & 1:
            return why("marked", "AG-SPECIAL-07", facts, here)
        return why("mark-absent", "AG-SPECIAL-06", facts, here)


def income(realm: Realm, race: int, effect: Effect) -> None:
    """Pay for every region marked before, whoever stands there (AG-SPECIAL-05, AG-SPECIAL-09)."""
    n = income_of(realm, effect)
    if n:
        realm.tell(INCOME, race, effect.marker, n, seat=realm.seat_of[race])
        award(realm, race, n)


def income_of(realm: Realm, effect: Effect) -> int:
    """Return what the markers placed before pay."""
    return markers.count(realm, effect.marker) * effect.points


def place_markers(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Mark occupied Small Folk Regions that have no such marker (AG-SPECIAL-06, -10, -29)."""
    marker = effect.marker
    points = marker_worth(realm, race, effect)
    for left in range(times, 0, -1):
        where = realm.held[race] & realm.world.board.small_folk & ~realm.marked[marker]
        if where == 0 or not markers.is_left(realm, marker):
            break
        codes = members(where)
        codes.append(DONE)
        realm.count(remaining.MARKERS, race, left)
        region = yield Decision(realm.seat_of[race], MARK, codes, marker, left)
        if region == DONE:
            break
        realm.left = left - 1
        markers.mark(realm, race, marker, region)
        award(realm, race, points)
    realm.counted = NOTHING

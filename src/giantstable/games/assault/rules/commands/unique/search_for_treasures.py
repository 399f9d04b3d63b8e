"""Search for Treasures, the command of the cloud giants (AG-SPECIAL-21 .. -27).

Its card lets Lyn Armaal float, with any of the giants that stand below it, then sells Artifacts for
points, once for each command to the left.
"""

from __future__ import annotations

from giantstable.games.assault.box.cards import Part
from giantstable.games.assault.box.effects import MOVE_CASTLE, NOTHING, SPEND_FOR_POINTS
from giantstable.games.assault.rules import region_limits
from giantstable.games.assault.rules.commands.unique.spending import spend_for_points
from giantstable.games.assault.rules.commands.unique.unique_command import UniqueCommand
from giantstable.games.assault.table import remaining
from giantstable.games.assault.table.army import NONE, ONE, count, kind_of, size, soldiers
from giantstable.games.assault.table.asks import CASTLE, RIDE
from giantstable.games.assault.table.codes import ALL, DONE
from giantstable.games.assault.table.happenings import CASTLE_MOVED, RODE
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.reasons import regions_of, why
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members
from giantstable.kernel.message import Facts, Why


class SearchForTreasures(UniqueCommand):
    """Move the castle, and sell what it has found."""

    def __init__(self) -> None:
        super().__init__([MOVE_CASTLE, SPEND_FOR_POINTS], [CASTLE])

    def part(self, realm: Realm, race: int, part: Part, times: int) -> Play:
        """Move the castle, or sell (AG-SPECIAL-26)."""
        effect = part.choices[0]
        if effect.kind == MOVE_CASTLE:
            yield from _move_castle(realm, race)
        else:
            yield from spend_for_points(realm, race, effect, times)

    def why_not(self, realm: Realm, race: int, d: Decision, region: int, facts: Facts) -> Why:
        """Return why the castle does not float there: it is there, enemies are, or too far."""
        here = regions_of(realm, 1 << region)
        if region == realm.castle:
            return why("castle-here", "AG-SPECIAL-21", facts, here)
        if realm.holder[region] not in (NOBODY, race):
            return why("castle-enemy", "AG-SPECIAL-22", facts, here)
        if not realm.world.board.adjacent(realm.castle, region):
            return why("castle-far", "AG-SPECIAL-21", facts, regions_of(realm, 1 << realm.castle))
        return why("castle-closed", "AG-SPECIAL-21", facts, here)


def castle_ways(realm: Realm, race: int) -> int:
    """Return where Lyn Armaal can float: next door, or straight home (AG-SPECIAL-21, R93)."""
    castle = realm.castle
    if castle == NO_REGION:
        return 0
    ways = 0
    into_homes = realm.world.house.castle_may_enter_homes
    near = realm.world.board.neighbours[castle] | 1 << realm.world.home[race]
    for region in members(near & ~(1 << castle)):
        if realm.holder[region] in (NOBODY, race):  # AG-SPECIAL-22
            if into_homes or not realm.closed_home(region, race):
                ways |= 1 << region
    return ways


def _move_castle(realm: Realm, race: int) -> Play:
    """Let Lyn Armaal float, with whoever comes along; it may stay (AG-SPECIAL-27)."""
    codes = members(castle_ways(realm, race))
    if not codes:
        return
    codes.append(DONE)
    seat = realm.seat_of[race]
    to = yield Decision(seat, CASTLE, codes, realm.castle)
    if to != DONE:
        yield from float_to(realm, race, to)


def float_to(realm: Realm, race: int, to: int) -> Play:
    """Let Lyn Armaal float to a region, and giants of where it was ride along."""
    old = realm.castle
    realm.castle = to
    realm.tell(CASTLE_MOVED, old, to, seat=realm.seat_of[race])
    if realm.holder[old] == race and realm.lets_in(to, race):  # AG-MOVE-26: nobody gets off there
        yield from _ride(realm, race, old, to)


def _ride(realm: Realm, race: int, old: int, to: int) -> Play:
    """Carry any units along; those who come must find room (AG-SPECIAL-23, AG-SPECIAL-24)."""
    riders = NONE
    while realm.holder[old] == race:
        army = realm.army[old]
        codes: list[int] = []
        for soldier in soldiers(army):
            if region_limits.champion_fits(realm, race, kind_of(soldier), to):
                codes.append(soldier)
        if not codes:
            break
        if size(army) > 1:
            codes.append(ALL)
        codes.append(DONE)
        realm.count(remaining.RIDERS, race, size(army))
        code = yield Decision(realm.seat_of[race], RIDE, codes, to, old)
        if code == DONE:
            break
        if code == ALL:
            for soldier in soldiers(army):
                for _ in range(count(army, soldier)):
                    riders += _carry(realm, race, soldier, old, to)
            break
        riders += _carry(realm, race, code, old, to)
    realm.counted = NOTHING
    yield from region_limits.make_room(realm, race, to, riders)


def _carry(realm: Realm, race: int, soldier: int, old: int, to: int) -> int:
    """Let a soldier ride if there can be room for it; return who did, as an army."""
    if not region_limits.champion_fits(realm, race, kind_of(soldier), to):
        return NONE
    realm.left -= 1
    realm.put_army(old, race, realm.army[old] - ONE[soldier])
    realm.put_army(to, race, realm.army[to] + ONE[soldier])
    realm.tell(RODE, soldier, old, to, seat=realm.seat_of[race])
    return ONE[soldier]

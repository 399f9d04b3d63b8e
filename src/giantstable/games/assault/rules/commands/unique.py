"""The commands that only one race has: each reads its own card, part by part."""

from __future__ import annotations

from giantstable.games.assault.box.cards import LEFT, Part
from giantstable.games.assault.box.effects import (
    FOOD,
    MARKER_INCOME,
    MARKER_WORTH,
    MOVE_CASTLE,
    PLACE_MARKER,
    SPEND_FOR_MARKER,
    SPEND_FOR_POINTS,
    TAKE_DISCARDED,
    UNIQUE,
    Effect,
)
from giantstable.games.assault.rules import events, markers, piles, region_limits
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.army import NONE, ONE, count, kind_of, size, soldiers
from giantstable.games.assault.table.asks import CASTLE, FEED, FORGE, MARK, RIDE, SCAVENGE, SELL
from giantstable.games.assault.table.codes import ALL, DONE
from giantstable.games.assault.table.happenings import (
    CASTLE_MOVED,
    DISCARDED,
    FED,
    FORGED,
    INCOME,
    RODE,
    SOLD,
    TOOK_DISCARDED,
)
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES
from giantstable.kernel.masks import members


def play(realm: Realm, race: int, left: int) -> Play:
    """Carry out a race's unique command from top to bottom (AG-CMD-05)."""
    for part in realm.world.box.races[race].commands[UNIQUE].parts:
        times = left if part.arrow == LEFT else 1
        effect = part.choices[0]
        if len(part.choices) > 1:
            yield from _spend_either(realm, race, part, times)
        elif effect.kind == TAKE_DISCARDED:
            yield from _scavenge(realm, race, effect, times)
        elif effect.kind == MARKER_INCOME:
            _income(realm, race, effect)
        elif effect.kind == PLACE_MARKER:
            yield from _place_markers(realm, race, effect, times)
        elif effect.kind == SPEND_FOR_POINTS:
            yield from _spend_for_points(realm, race, effect, times)
        elif effect.kind == MOVE_CASTLE:
            yield from _move_castle(realm, race)
        else:
            yield from _spend_either(realm, race, part, times)


# -- Ravage, Ring of Winter, Make Alliance ----------------------------------------------------


def _income(realm: Realm, race: int, effect: Effect) -> None:
    """Pay for every region marked before, whoever stands there (AG-SPECIAL-05, AG-SPECIAL-09)."""
    n = markers.count(realm, effect.marker) * effect.points
    if n:
        realm.tell(INCOME, race, effect.marker, n, seat=realm.seat_of[race])
        award(realm, race, n)


def _place_markers(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Mark occupied Small Folk Regions that have no such marker (AG-SPECIAL-06, -10, -29)."""
    marker = effect.marker
    points = worth(realm, race, effect)
    for _ in range(times):
        where = realm.held[race] & realm.world.board.small_folk & ~realm.marked[marker]
        if where == 0 or not markers.is_left(realm, marker):
            return
        codes = members(where)
        codes.append(DONE)
        region = yield Decision(realm.seat_of[race], MARK, codes, marker)
        if region == DONE:
            return
        markers.mark(realm, race, marker, region)
        award(realm, race, points)


def worth(realm: Realm, race: int, effect: Effect) -> int:
    """Return the points for placing a marker; a completed Event can have raised them."""
    points = effect.points
    for lasting in events.lasting(realm, race, MARKER_WORTH):
        if lasting.marker == effect.marker:
            points = max(points, lasting.points)
    return points


# -- Stuff Stuff, Forge Titan, and the sale of Artifacts --------------------------------------


def _scavenge(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Take cards out of the Resource Discard Pile (AG-SPECIAL-01, R116)."""
    seat = realm.seat_of[race]
    for _ in range(effect.by * times):
        codes = piles.discarded(realm, effect.resources)
        if not codes:
            return
        codes.append(DONE)
        resource = yield Decision(seat, SCAVENGE, codes)
        if resource == DONE:
            return
        piles.take_discarded(realm, race, resource)
        realm.tell(TOOK_DISCARDED, race, resource, seat=seat)


def _spend_for_points(realm: Realm, race: int, effect: Effect, times: int) -> Play:
    """Feed Food to Guh, or sell Artifacts (AG-SPECIAL-02, AG-SPECIAL-26)."""
    seat = realm.seat_of[race]
    feeding = effect.resource == FOOD
    for _ in range(times):
        if realm.owns(race, effect.resource) == 0:
            return
        answer = yield Decision(seat, FEED if feeding else SELL, NO_OR_YES)
        if answer == NO:
            return
        realm.spend(race, effect.resource)
        if feeding:
            realm.fed += 1
        realm.tell(FED if feeding else SOLD, race, effect.points, seat=seat)
        award(realm, race, effect.points)


def _spend_either(realm: Realm, race: int, part: Part, times: int) -> Play:
    """Spend one card after the other, each for what one likes (AG-SPECIAL-15 .. -18, R12, R112)."""
    seat = realm.seat_of[race]
    parts = realm.world.box.races[race].commands[UNIQUE].parts
    for _ in range(times):
        codes: list[int] = []
        for i, effect in enumerate(part.choices):
            if realm.owns(race, effect.resource):
                if effect.kind != SPEND_FOR_MARKER or markers.is_left(realm, effect.marker):
                    codes.append(i)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(seat, FORGE, codes, parts.index(part))
        if code == DONE:
            return
        effect = part.choices[code]
        realm.spend(race, effect.resource)
        realm.tell(DISCARDED, race, effect.resource, seat=seat)
        if effect.kind == SPEND_FOR_MARKER:
            realm.forged += 1
            realm.tell(FORGED, race, realm.forged, seat=seat)
        else:
            piles.draw(realm, race, effect.by)


# -- Lyn Armaal -------------------------------------------------------------------------------


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
    codes = members(castle_ways(realm, race))
    if not codes:
        return
    codes.append(DONE)
    seat = realm.seat_of[race]
    to = yield Decision(seat, CASTLE, codes)
    if to == DONE:
        return
    old = realm.castle
    realm.castle = to
    realm.tell(CASTLE_MOVED, old, to, seat=seat)
    if realm.holder[old] == race:
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
        code = yield Decision(realm.seat_of[race], RIDE, codes, to, old)
        if code == DONE:
            break
        if code == ALL:
            for soldier in soldiers(army):
                for _ in range(count(army, soldier)):
                    riders += _carry(realm, race, soldier, old, to)
            break
        riders += _carry(realm, race, code, old, to)
    yield from region_limits.make_room(realm, race, to, riders)


def _carry(realm: Realm, race: int, soldier: int, old: int, to: int) -> int:
    """Let a soldier ride if there can be room for it; return who did, as an army."""
    if not region_limits.champion_fits(realm, race, kind_of(soldier), to):
        return NONE
    realm.put_army(old, race, realm.army[old] - ONE[soldier])
    realm.put_army(to, race, realm.army[to] + ONE[soldier])
    realm.tell(RODE, soldier, old, to, seat=realm.seat_of[race])
    return ONE[soldier]

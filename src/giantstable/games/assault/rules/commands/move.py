"""The Move Command: Unit Maneuvers, and what is paid for passing through enemy regions."""

from __future__ import annotations

from collections.abc import Generator

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.rules import points
from giantstable.games.assault.rules.commands.passage import Passage
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.army import BITS, MOST, NONE, ONE, WOUNDED, count
from giantstable.games.assault.table.asks import MANEUVER, ONWARD, PASSAGE
from giantstable.games.assault.table.codes import (
    DONE,
    TO,
    WOUND_IT,
    journey_code,
    number_of,
    packed,
    region_of,
    to_of,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Asked, Decision, Play


def maneuvers(realm: Realm, race: int, n: int) -> Play:
    """Move units of a race, one across one border for each maneuver (AG-MOVE-02, AG-MOVE-10)."""
    march = March(realm, race, n)
    realm.count(remaining.MANEUVERS, race, n)
    while march.left > 0:
        codes = march.steps()
        if march.owed != NOTHING:  # somebody has to make use of the price that was paid
            code = codes[0]
            if len(codes) > 1:
                code = yield Decision(march.seat, MANEUVER, codes, march.owed, march.left)
        elif codes:
            codes.append(DONE)
            code = yield Decision(march.seat, MANEUVER, codes, NOTHING, march.left)
            if code == DONE:  # AG-MOVE-11
                break
        else:
            break
        yield from march.step(number_of(code), region_of(code), to_of(code))
    realm.counted = NOTHING
    for region in range(len(march.arrived)):  # AG-STACK-01: where units have come to stay (R51)
        if march.arrived[region] != NONE:
            yield from make_room(realm, race, region, march.arrived[region])


class March(Passage):
    """The units of a race on the move, and the maneuvers that they have left.

    A unit that enters a region where it may not stop is in nobody's army until it has gone on.
    """

    def __init__(self, realm: Realm, race: int, left: int) -> None:
        super().__init__(realm, race)
        self.seat = realm.seat_of[race]
        self.left = left
        self.arrived: list[int] = [NONE] * len(realm.holder)  # by region: who came to stay
        self.owed = NOTHING  # the region that a unit died for, so that another may pass (R48)
        self.pays = NOTHING  # how the walker pays for where it goes next
        self.asks_late = realm.world.house.first_rulings  # when it is there already (R118)

    def steps(self) -> list[int]:
        """Return every step that can be made and carried through, as codes."""
        self.look_around()
        realm = self.realm
        beside = realm.world.board.beside
        owed = self.owed
        codes: list[int] = []
        held = realm.held[self.race]
        for start in range(len(realm.army)):
            if not held >> start & 1:
                continue
            army = realm.army[start]
            soldier = 0
            while army:
                if army & MOST:
                    free = self.stops(soldier)
                    code = packed(soldier, start)
                    for there in beside[start]:
                        if owed == NOTHING:
                            if free >> there & 1 or self.may_enter(
                                soldier, start, there, self.left
                            ):
                                codes.append(code + TO * there)
                        elif there == owed:
                            if self.gets_through(soldier, start, there, self.left - 1):
                                codes.append(code + TO * there)
                army >>= BITS
                soldier += 1
        return codes

    def step(self, soldier: int, start: int, there: int) -> Play:
        """Move a soldier one region on, and further until it may stop (AG-MOVE-13)."""
        realm = self.realm
        seen = 1 << start
        goes = yield from self._set_out(soldier, start, there)
        if not goes:
            return
        self.owed = NOTHING
        here = start
        while True:
            self.left -= 1
            realm.left = self.left
            realm.walker = packed(soldier, there)
            realm.tell(happenings.MOVED, soldier, here, there, self.seat)
            if self.asks_late and self.costs(there):
                yield from self._ask_late(soldier, start, there, seen)
            if self.pays != NOTHING:
                self.pay(soldier, there, self.pays)
                if self.pays == WOUND_IT:
                    if soldier & WOUNDED:
                        return
                    soldier |= WOUNDED
            here = there
            seen |= 1 << here
            if self.stops(soldier) >> here & 1:
                break
            there = yield from self._go_on(soldier, start, here, seen)
        realm.walker = NOTHING
        realm.put_army(here, self.race, realm.army[here] + ONE[soldier])
        self.arrived[here] += ONE[soldier]

    def _set_out(self, soldier: int, start: int, there: int) -> Generator[Asked, int, bool]:
        """Take a soldier out of its army; return whether it goes.

        Where a passage begins with a price, the mover hears of it first, and may stay (R47).
        """
        realm = self.realm
        army = realm.army[start]
        realm.put_army(start, self.race, army - ONE[soldier])
        self.look_around()
        self.pays = NOTHING
        if not self.asks_late and self.costs(there):
            codes = self.payments(soldier, start, there, 1 << start, self.left - 1)
            realm.put_army(start, self.race, army)  # nothing has happened yet
            codes.append(DONE)
            journey = journey_code(self.left, start, 1 << start)
            self.pays = yield Decision(self.seat, PASSAGE, codes, packed(soldier, there), journey)
            if self.pays == DONE:
                return False
            realm.put_army(start, self.race, army - ONE[soldier])
        if count(self.arrived[start], soldier):
            self.arrived[start] -= ONE[soldier]
        return True

    def _go_on(self, soldier: int, start: int, here: int, seen: int) -> Generator[Asked, int, int]:
        """Return where a soldier goes that cannot stop; a price is asked for before it is due.

        Who does not like to pay goes another way, if there is one: it cannot stay (R47).
        """
        free = self.stops(soldier)
        ways: list[int] = []
        for on in self.realm.world.board.beside[here]:
            if seen >> on & 1:
                continue
            if free >> on & 1 or self.may_go_on(soldier, start, on, seen, self.left):
                ways.append(on)
        journey = journey_code(self.left, start, seen)
        while True:
            self.pays = NOTHING
            there = ways[0]
            if len(ways) > 1:
                subject = packed(soldier, here)
                there = yield Decision(self.seat, ONWARD, ways, subject, journey)
            if self.asks_late or not self.costs(there):
                return there
            codes = self.payments(soldier, start, there, seen, self.left - 1)
            if len(ways) > 1:
                codes.append(DONE)
            self.pays = yield Decision(self.seat, PASSAGE, codes, packed(soldier, there), journey)
            if self.pays != DONE:
                return there
            ways = [way for way in ways if way != there]

    # -- the price of passage -----------------------------------------------------------------

    def _ask_late(self, soldier: int, start: int, there: int, seen: int) -> Play:
        """Ask how to pay when the soldier has entered, if there is a choice (R118)."""
        codes = self.payments(soldier, start, there, seen, self.left)
        self.pays = codes[0]
        if len(codes) > 1:
            journey = journey_code(self.left, start, seen)
            self.pays = yield Decision(self.seat, PASSAGE, codes, packed(soldier, there), journey)

    def pay(self, soldier: int, region: int, code: int) -> None:
        """Pay with a resource, or with the soldier's blood (AG-MOVE-15)."""
        realm = self.realm
        race = self.race
        owner = realm.holder[region]
        realm.crossed |= 1 << region
        if code != WOUND_IT:
            self.cards -= 1
            if realm.seat_of[owner] == NOBODY:
                realm.spend(race, code)  # AG-NPC-04
            else:
                realm.gain(race, code, -1)  # AG-MOVE-16
                realm.gain(owner, code)
            realm.tell(happenings.PASSAGE_PAID, race, region, code, self.seat)
            return
        if not soldier & WOUNDED:
            realm.walker = packed(soldier | WOUNDED, region)
        realm.tell(happenings.PASSAGE_BLOOD, soldier, region, 0, self.seat)
        if soldier & WOUNDED:  # AG-MOVE-21
            realm.walker = NOTHING
            realm.supply[race] += ONE[soldier & ~WOUNDED]
            realm.tell(happenings.DEFEATED, race, soldier, region, self.seat)
            points.award(realm, owner, realm.world.value[race][soldier // 2])
            self.owed = region

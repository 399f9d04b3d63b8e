"""The Move Command: Unit Maneuvers, and the price of passing through enemy regions."""

from __future__ import annotations

from collections.abc import Generator

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.rules import points
from giantstable.games.assault.rules.region_limits import enemies, make_room, stops
from giantstable.games.assault.table import happenings
from giantstable.games.assault.table.army import BITS, MOST, NONE, ONE, WOUNDED, count
from giantstable.games.assault.table.asks import MANEUVER, ONWARD, PASSAGE
from giantstable.games.assault.table.codes import (
    DONE,
    TO,
    WOUND_IT,
    number_of,
    packed,
    region_of,
    to_of,
)
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Asked, Decision, Play


def maneuvers(realm: Realm, race: int, n: int) -> Play:
    """Move units of a race, one across one border for each maneuver (AG-MOVE-02, AG-MOVE-10)."""
    march = March(realm, race, n)
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
    for region in range(len(march.arrived)):  # AG-STACK-01: where units have come to stay (R51)
        if march.arrived[region] != NONE:
            yield from make_room(realm, race, region, march.arrived[region])


class March:
    """The units of a race on the move, and the maneuvers that they have left.

    A unit that enters a region where it may not stop is in nobody's army until it has gone on.
    """

    def __init__(self, realm: Realm, race: int, left: int) -> None:
        self.realm = realm
        self.race = race
        self.seat = realm.seat_of[race]
        self.left = left
        self.arrived: list[int] = [NONE] * len(realm.holder)  # by region: who came to stay
        self.owed = NOTHING  # the region that a unit died for, so that another may pass (R48)
        self.cards = 0  # that can be paid with
        self.champions = realm.world.champions[race]
        self.enemies = 0  # masks of regions
        self.open = 0  # where units may stop
        self.doubled = 0  # where champions may not, for the other one's sake (AG-STACK-04)

    def _look_around(self) -> None:
        realm = self.realm
        self.cards = realm.cards(self.race)
        self.enemies = enemies(realm, self.race)
        self.open = stops(realm, self.race)
        self.doubled = 0
        held = realm.held[self.race]
        for region in range(len(realm.army)):
            if held >> region & 1 and realm.army[region] & self.champions:
                self.doubled |= 1 << region

    def _stops(self, soldier: int) -> int:
        """Return where a soldier may stop."""
        if not ONE[soldier] & self.champions or self._drives_off(soldier):
            return self.open
        return self.open & ~self.doubled

    def _drives_off(self, soldier: int) -> bool:
        return self.realm.world.box.races[self.race].units[soldier // 2].displaces  # R57

    def steps(self) -> list[int]:
        """Return every step that can be made and carried through, as codes."""
        self._look_around()
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
                    free = self._stops(soldier)
                    code = packed(soldier, start)
                    for there in beside[start]:
                        if owed == NOTHING:
                            if free >> there & 1 or self._may_enter(soldier, start, there):
                                codes.append(code + TO * there)
                        elif there == owed:
                            if self._gets_through(soldier, start, there, self.left - 1):
                                codes.append(code + TO * there)
                army >>= BITS
                soldier += 1
        return codes

    def step(self, soldier: int, start: int, there: int) -> Play:
        """Move a soldier one region on, and further until it may stop (AG-MOVE-13)."""
        realm = self.realm
        realm.put_army(start, self.race, realm.army[start] - ONE[soldier])
        if count(self.arrived[start], soldier):
            self.arrived[start] -= ONE[soldier]
        self._look_around()
        self.owed = NOTHING
        here = start
        seen = 1 << start
        while True:
            self.left -= 1
            realm.walker = packed(soldier, there)
            realm.tell(happenings.MOVED, soldier, here, there, self.seat)
            if self._price(there):
                code = yield from self._ask_price(soldier, start, there, seen)
                self._pay(soldier, there, code)
                if code == WOUND_IT:
                    if soldier & WOUNDED:
                        return
                    soldier |= WOUNDED
            here = there
            seen |= 1 << here
            free = self._stops(soldier)
            if free >> here & 1:
                break
            codes: list[int] = []
            for on in realm.world.board.beside[here]:
                if seen >> on & 1:
                    continue
                if free >> on & 1 or self._may_go_on(soldier, start, on, seen):
                    codes.append(on)
            there = codes[0]
            if len(codes) > 1:
                subject = packed(soldier, here)
                there = yield Decision(self.seat, ONWARD, codes, subject, self.left)
        realm.walker = NOTHING
        realm.put_army(here, self.race, realm.army[here] + ONE[soldier])
        self.arrived[here] += ONE[soldier]

    # -- the price of passage -----------------------------------------------------------------

    def _prices(self) -> int:
        """Return the regions that cost something: the first time this turn (AG-MOVE-17)."""
        return self.enemies & ~self.realm.crossed

    def _price(self, region: int) -> bool:
        """Return whether entering a region costs something."""
        return self._prices() >> region & 1 == 1

    def _budget(self, soldier: int) -> int:
        """Return how often a soldier could pay on its own: by cards, and by a wound."""
        sound = 0 if soldier & WOUNDED or ONE[soldier] & self.champions else 1  # AG-MOVE-22
        return self.cards + sound

    def _ask_price(
        self, soldier: int, start: int, there: int, seen: int
    ) -> Generator[Asked, int, int]:
        """Ask the mover, not the owner of the region, how to pay (AG-MOVE-34)."""
        realm = self.realm
        codes: list[int] = []
        if self.cards and self._leads_on(soldier, start, there, seen, self._budget(soldier) - 1):
            for kind in range(KINDS_OF_CARDS):
                if realm.owns(self.race, kind):
                    codes.append(kind)
        if soldier & WOUNDED:
            if self._companion(there, self.left):
                codes.append(WOUND_IT)
        elif not ONE[soldier] & self.champions:
            codes.append(WOUND_IT)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(self.seat, PASSAGE, codes, packed(soldier, there))
        return code

    def _pay(self, soldier: int, region: int, code: int) -> None:
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

    # -- what can be carried through ----------------------------------------------------------

    def _may_enter(self, soldier: int, start: int, there: int) -> bool:
        """Return whether a soldier may begin a passage there (AG-MOVE-13, AG-MOVE-36)."""
        if self.left < 2:
            return False
        if self._gets_through(soldier, start, there, self.left - 1):
            return True
        return self._may_die_for(soldier, start, there)

    def _may_go_on(self, soldier: int, start: int, there: int, seen: int) -> bool:
        """Return whether a soldier on its way may pass through there too."""
        if self.left < 2:
            return False
        budget = self._budget(soldier)
        if self._price(there):
            if soldier & WOUNDED and self._companion(there, self.left - 1):
                return True
            budget -= 1
        return budget >= 0 and self._way(
            there, self.left - 1, budget, self._stops(soldier) & ~(1 << start), seen
        )

    def _gets_through(self, soldier: int, start: int, there: int, steps: int) -> bool:
        """Return whether a soldier that enters can get out on the other side, alive."""
        budget = self._budget(soldier)
        if self._price(there):
            budget -= 1
        free = self._stops(soldier) & ~(1 << start)
        return budget >= 0 and self._way(there, steps, budget, free, 1 << start)

    def _leads_on(self, soldier: int, start: int, here: int, seen: int, budget: int) -> bool:
        """Return whether there is a way out for a soldier that has just entered."""
        return self._way(here, self.left, budget, self._stops(soldier) & ~(1 << start), seen)

    def _way(self, here: int, steps: int, budget: int, free: int, seen: int) -> bool:
        """Return whether a way leads from a region to one of the free ones.

        ``budget`` says how many more prices can be paid, ``seen`` where the way has been.
        """
        if steps < 1:
            return False
        board = self.realm.world.board
        if board.neighbours[here] & free:
            return True
        prices = self._prices()
        shut = seen | 1 << here
        reached = [0] * (min(budget, steps) + 1)  # masks, by how many prices are paid by then
        reached[0] = 1 << here
        for _ in range(steps):
            for paid in range(len(reached) - 1, -1, -1):
                beside = board.around(reached[paid])
                if beside & free:
                    return True
                beside &= ~shut
                reached[paid] = reached[paid] | beside & ~prices
                if paid + 1 < len(reached):
                    reached[paid + 1] = reached[paid + 1] | beside & prices
        return False

    def _may_die_for(self, soldier: int, start: int, there: int) -> bool:
        """Return whether a wounded soldier may give its life so that another passes (R48)."""
        if not soldier & WOUNDED or not self._price(there):
            return False
        realm = self.realm
        army = realm.army[start]
        realm.army[start] = army - ONE[soldier]  # it is no companion of itself
        found = self._companion(there, self.left - 1)
        realm.army[start] = army
        return found

    def _companion(self, region: int, steps: int) -> bool:
        """Return whether somebody next to a region could pass through it, at no price there."""
        realm = self.realm
        crossed = realm.crossed
        realm.crossed = crossed | 1 << region
        found = False
        for start in realm.world.board.beside[region]:
            if realm.holder[start] != self.race or found:
                continue
            army = realm.army[start]
            soldier = 0
            while army and not found:
                if army & MOST:
                    found = self._gets_through(soldier, start, region, steps - 1)
                army >>= BITS
                soldier += 1
        realm.crossed = crossed
        return found

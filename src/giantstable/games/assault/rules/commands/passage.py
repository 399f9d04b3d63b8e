"""Passing through regions where one may not stop: what that costs, and whether a way leads out."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from giantstable.games.assault.rules.region_limits import enemies, stops
from giantstable.games.assault.table.army import BITS, MOST, ONE, WOUNDED
from giantstable.games.assault.table.codes import WOUND_IT
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm

# What a passage costs, in rising order.
FREE: Final = 0
BY_CARD: Final = 1
BY_WOUND: Final = 2
BY_DEATH: Final = 3
Price = Literal["none", "card", "wound", "death"]
PRICES: Final[list[Price]] = ["none", "card", "wound", "death"]


class Passage:
    """The regions as a race finds them on its march: where it may stop, and what others cost.

    ``left`` and ``steps`` are maneuvers, ``seen`` is a mask of regions where a way has been.
    """

    def __init__(self, realm: Realm, race: int) -> None:
        self.realm = realm
        self.race = race
        self.cards = 0  # that can be paid with
        self.champions = realm.world.champions[race]
        self.enemies = 0  # masks of regions
        self.open = 0  # where units may stop
        self.doubled = 0  # where champions may not, for the other one's sake (AG-STACK-04)

    def look_around(self) -> None:
        """See how things are now."""
        realm = self.realm
        self.cards = realm.cards(self.race)
        self.enemies = enemies(realm, self.race)
        self.open = stops(realm, self.race)
        self.doubled = 0
        held = realm.held[self.race]
        for region in range(len(realm.army)):
            if held >> region & 1 and realm.army[region] & self.champions:
                self.doubled |= 1 << region

    def stops(self, soldier: int) -> int:
        """Return where a soldier may stop."""
        if not ONE[soldier] & self.champions or self._drives_off(soldier):
            return self.open
        return self.open & ~self.doubled

    def _drives_off(self, soldier: int) -> bool:
        return self.realm.world.box.races[self.race].units[soldier // 2].displaces  # R57

    # -- the price ----------------------------------------------------------------------------

    def _prices(self) -> int:
        """Return the regions that cost something: the first time this turn (AG-MOVE-17)."""
        return self.enemies & ~self.realm.crossed

    def costs(self, region: int) -> bool:
        """Return whether entering a region costs something."""
        return self._prices() >> region & 1 == 1

    def _bleeds(self, soldier: int) -> int:
        """Return how often a soldier can pay with a wound and go on: never a champion."""
        return 0 if soldier & WOUNDED or ONE[soldier] & self.champions else 1  # AG-MOVE-22

    def _budget(self, soldier: int) -> int:
        """Return how often a soldier could pay on its own: by cards, and by a wound."""
        return self.cards + self._bleeds(soldier)

    def payments(self, soldier: int, start: int, there: int, seen: int, left: int) -> list[int]:
        """Return how a soldier could pay for a region; ``left`` is what it has left there."""
        codes: list[int] = []
        free = self.stops(soldier) & ~(1 << start)
        if self.cards and self.way(there, left, self._budget(soldier) - 1, free, seen):
            for kind in range(KINDS_OF_CARDS):
                if self.realm.owns(self.race, kind):
                    codes.append(kind)
        if soldier & WOUNDED:
            if self._companion(there, left):
                codes.append(WOUND_IT)
        elif not ONE[soldier] & self.champions:
            codes.append(WOUND_IT)
        return codes

    def price(self, soldier: int, start: int, there: int, seen: int, left: int) -> int:
        """Return the dearest thing that the cheapest way through a region asks for.

        The way goes on until the soldier may stop; ``left`` is what it has before it enters.
        """
        free = self.stops(soldier)
        if free >> there & 1:
            return FREE
        return self.price_to(soldier, there, free & ~(1 << start), seen, left)

    def price_to(self, soldier: int, there: int, ends: int, seen: int, left: int) -> int:
        """Return the same for a way through a region to one of several where it may end.

        Where no way leads out alive, it costs the soldier's life.
        """
        due = 1 if self.costs(there) else 0
        if not due and self.way(there, left - 1, 0, ends, seen):
            return FREE
        if self.cards >= due and self.way(there, left - 1, self.cards - due, ends, seen):
            return BY_CARD
        budget = self._budget(soldier) - due
        if self._bleeds(soldier) and budget >= 0 and self.way(there, left - 1, budget, ends, seen):
            return BY_WOUND
        return BY_DEATH

    # -- what can be carried through ----------------------------------------------------------

    def may_enter(self, soldier: int, start: int, there: int, left: int) -> bool:
        """Return whether a soldier may begin a passage there (AG-MOVE-13, AG-MOVE-36)."""
        if left < 2:
            return False
        if self.gets_through(soldier, start, there, left - 1):
            return True
        return self._may_die_for(soldier, start, there, left)

    def may_go_on(self, soldier: int, start: int, there: int, seen: int, left: int) -> bool:
        """Return whether a soldier on its way may pass through there too."""
        if left < 2:
            return False
        budget = self._budget(soldier)
        if self.costs(there):
            if soldier & WOUNDED and self._companion(there, left - 1):
                return True
            budget -= 1
        free = self.stops(soldier) & ~(1 << start)
        return budget >= 0 and self.way(there, left - 1, budget, free, seen)

    def gets_through(self, soldier: int, start: int, there: int, steps: int) -> bool:
        """Return whether a soldier that enters can get out on the other side, alive."""
        budget = self._budget(soldier)
        if self.costs(there):
            budget -= 1
        free = self.stops(soldier) & ~(1 << start)
        return budget >= 0 and self.way(there, steps, budget, free, 1 << start)

    def way(self, here: int, steps: int, budget: int, free: int, seen: int) -> bool:
        """Return whether a way leads from a region to one of the free ones.

        ``budget`` says how many more prices can be paid.
        """
        if steps < 1:
            return False
        board = self.realm.world.board
        if board.neighbours[here] & free:
            return True
        if steps == 1:
            return False
        prices: i64 = self._prices()
        ends: i64 = free
        shut: i64 = seen | 1 << here
        if steps == 2:  # as most marches are, and it needs no list
            shut |= prices if budget < 1 else 0
            return board.around(board.neighbours[here] & ~shut) & ends != 0
        most: i64 = min(budget, steps)
        reached = vec[i64]([0] * (most + 1))  # masks, by how many prices are paid by then
        reached[0] = 1 << here
        paid: i64
        for _ in range(steps):
            for paid in range(most, -1, -1):
                beside: i64 = board.around(reached[paid])
                if beside & ends:
                    return True
                beside &= ~shut
                reached[paid] |= beside & ~prices
                if paid < most:
                    reached[paid + 1] |= beside & prices
        return False

    def _may_die_for(self, soldier: int, start: int, there: int, left: int) -> bool:
        """Return whether a wounded soldier may give its life so that another passes (R48)."""
        if not soldier & WOUNDED or not self.costs(there):
            return False
        realm = self.realm
        army = realm.army[start]
        realm.army[start] = army - ONE[soldier]  # it is no companion of itself
        found = self._companion(there, left - 1)
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
                    found = self.gets_through(soldier, start, region, steps - 1)
                army >>= BITS
                soldier += 1
        realm.crossed = crossed
        return found

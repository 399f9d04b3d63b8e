"""Where to go: land first, then armies together where an attack is worth it."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.attacks import attack_worth, best_attack
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.bot.scales import crowned
from giantstable.games.assault.box.effects import ATTACK
from giantstable.games.assault.box.pieces import CHAMPION, FROST, LEADER_RANK, REGULAR
from giantstable.games.assault.rules.region_limits import champion_fits, stops
from giantstable.games.assault.table.army import NONE, ONE, count, size, soldiers, total
from giantstable.games.assault.table.codes import DONE, number_of, packed, region_of, to_of
from giantstable.games.assault.table.realm import FINAL_ORDNING, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.masks import members

FAR: Final = 99
STRONG: Final = 4  # Strength that the main army keeps (AG-TIP-09)
KEPT: Final = 0.25  # a region that is worth more keeps a guard
WORTH_A_MARCH: Final = 0.2
CARRIED: Final = 0.3  # what it must be worth to be carried somewhere
STAGED: Final = 0.6  # of an attack that a march prepares
LEAVE: Final = 0.5  # for a champion that makes room at home for the other (AG-TIP-02)


class MarchPlan:
    """A plan for some maneuvers: what it is worth, and its first step."""

    def __init__(self, outlook: Outlook, steps: int) -> None:
        self.outlook = outlook
        self.realm: Realm = outlook.realm
        self.race = outlook.race
        self.left = steps
        self.worth = 0.0
        self.first = DONE  # soldier + REGION * from + TO * to
        self.free = stops(self.realm, self.race)
        self.spare: list[int] = [NONE] * len(self.realm.holder)  # armies that may leave
        self.goals = 0  # regions that somebody goes to
        self.ways: list[list[int]] = [[]] * len(self.realm.holder)
        self.main = main_army(self.realm, self.race)

    def plan(self) -> None:
        """Send units out for land, one after the other, then gather for an attack."""
        self._count_spare()
        while self.left > 0 and self._send_one():
            pass
        if self.left > 0:
            self._gather()

    # -- land -----------------------------------------------------------------------------------

    def _count_spare(self) -> None:
        realm = self.realm
        for region in members(realm.held[self.race]):
            army = realm.army[region]
            if self.outlook.worth[region] > KEPT:
                army -= ONE[_guard(realm, self.race, army)]
            if region == self.main:
                army = self._besides(region, army)
            self.spare[region] = army

    def _besides(self, region: int, army: int) -> int:
        """Return who may leave the main army: the weak go out, the strong stay together.

        A champion may always make room at home for the other one (AG-TIP-02).
        """
        realm = self.realm
        strength = realm.world.strength[self.race]
        kept = total(realm.army[region], strength)
        least = min(STRONG, 3 * min(strength))  # small giants need not be that strong
        out = NONE
        for soldier in soldiers(army):
            if realm.world.rank[self.race][soldier // 2] == LEADER_RANK:
                continue
            for _ in range(count(army, soldier)):
                after = kept - strength[soldier // 2]
                if after >= least or self._leaves_room(soldier // 2, region):
                    kept = after
                    out += ONE[soldier]
        return out

    def way(self, goal: int) -> list[int]:
        """Return how many maneuvers it is from each region to a goal, never past enemies."""
        if not self.ways[goal]:
            self.ways[goal] = ways(self.realm, goal, self.free)
        return self.ways[goal]

    def _send_one(self) -> bool:
        realm = self.realm
        outlook = self.outlook
        value = realm.world.value[self.race]
        strength = realm.world.strength[self.race]
        best_goal = NOBODY
        best_start = NOBODY
        best_soldier = NOBODY
        most = WORTH_A_MARCH
        gain = 0.0
        for goal in members(self.free & ~self.goals):
            vacant = realm.holder[goal] == NOBODY
            land = outlook.worth[goal] if vacant else 0.0
            way = self.way(goal)
            for start in members(realm.held[self.race]):
                army = self.spare[start]
                steps = way[start]
                if army == NONE or steps == 0 or steps > self.left:
                    continue
                for soldier in soldiers(army):
                    kind = soldier // 2
                    if not champion_fits(realm, self.race, kind, goal):
                        continue
                    worth = land
                    worth += outlook.errand(kind, goal) - outlook.errand(kind, start)
                    if worth <= WORTH_A_MARCH:
                        continue
                    if vacant:
                        worth -= outlook.danger(goal, value[kind], strength[kind])
                        worth -= 0.05 * value[kind]
                    if self._leaves_room(kind, start):
                        worth += LEAVE
                    each = worth / (0.6 + 0.4 * steps)
                    if each > most:
                        most = each
                        gain = worth
                        best_goal = goal
                        best_start = start
                        best_soldier = soldier
        if best_goal == NOBODY:
            return False
        way = self.way(best_goal)
        self.left -= way[best_start]
        self.goals |= 1 << best_goal
        self.spare[best_start] -= ONE[best_soldier]
        self._note(best_soldier, best_start, way, gain)
        return True

    def _leaves_room(self, kind: int, start: int) -> bool:
        realm = self.realm
        if realm.world.rank[self.race][kind] != CHAMPION:
            return False
        if start != realm.world.home[self.race] or realm.stage >= FINAL_ORDNING:
            return False
        return realm.supply[self.race] & realm.world.champions[self.race] != NONE

    def _note(self, soldier: int, start: int, way: list[int], gain: float) -> None:
        self.worth += gain
        if self.first == DONE:
            for near in self.realm.world.board.beside[start]:
                if self.free >> near & 1 and way[near] == way[start] - 1:
                    self.first = packed(soldier, start, near)
                    return

    # -- an army ----------------------------------------------------------------------------------

    def _gather(self) -> None:
        """Bring units together where the best attack could be made, if it is better than now."""
        realm = self.realm
        outlook = self.outlook
        if outlook.turns < 1.0 and ATTACK in realm.row[self.race]:
            return
        now = best_attack(outlook, True)
        most = now + 0.3
        best = NOBODY
        for camp in members(self.free):
            army = self._force(camp)
            if size(army) < 2 and realm.holder[camp] == self.race:
                continue
            for target in realm.world.board.beside[camp]:
                holder = realm.holder[target]
                if holder in (NOBODY, self.race) or realm.closed_home(target, self.race):
                    continue
                worth = attack_worth(outlook, camp, target, army, True)
                if self.race == FROST and camp != realm.world.home[self.race]:
                    worth += 0.3  # AG-TIP-19
                if worth > most:
                    most = worth
                    best = camp
        if best != NOBODY:
            self._join(best, STAGED * (most - now))
        elif outlook.guarded:
            self._go_home()

    def _force(self, camp: int) -> int:
        """Return the army that could be in a region after the maneuvers that are left."""
        realm = self.realm
        army = realm.army[camp] if realm.holder[camp] == self.race else NONE
        room = realm.world.limit[self.race] - size(army)
        left = self.left
        way = self.way(camp)
        for steps in range(1, 4):
            for start in members(realm.held[self.race]):
                if way[start] != steps:
                    continue
                for soldier in reversed(soldiers(self._movable(start))):
                    if left < steps or room <= 0:  # in mid-move an army may be too large (R51)
                        return army
                    champions = realm.world.champions[self.race]
                    if ONE[soldier] & champions and army & champions:
                        continue
                    n = min(count(self._movable(start), soldier), room, left // steps)
                    army += n * ONE[soldier]
                    room -= n
                    left -= n * steps
        return army

    def _movable(self, start: int) -> int:
        """Return who may leave a region for an attack: all but a guard."""
        army = self.realm.army[start]
        if start == self.main:
            return army
        if self.outlook.worth[start] > KEPT and army != NONE:
            return army - ONE[_guard(self.realm, self.race, army)]
        return army

    def _join(self, camp: int, gain: float) -> None:
        realm = self.realm
        way = self.way(camp)
        for steps in range(1, 4):
            for start in members(realm.held[self.race]):
                if way[start] != steps or steps > self.left:
                    continue
                for soldier in reversed(soldiers(self._movable(start))):
                    if champion_fits(realm, self.race, soldier // 2, camp):
                        self._note(soldier, start, way, gain)
                        return

    def _go_home(self) -> None:
        """Send a guard home before homes can be attacked (AG-TIP-03)."""
        realm = self.realm
        home = realm.world.home[self.race]
        if realm.holder[home] != NOBODY or not self.free >> home & 1:
            return
        way = self.way(home)
        for steps in range(1, self.left + 1):
            for start in members(realm.held[self.race]):
                if way[start] == steps and self.spare[start] != NONE:
                    self._note(soldiers(self.spare[start])[0], start, way, 0.5)
                    return


def ways(realm: Realm, goal: int, free: int) -> list[int]:
    """Return how many steps it is from each region to a goal through the free ones."""
    beside = realm.world.board.beside
    away = [FAR] * len(realm.holder)
    away[goal] = 0
    reached = [goal]
    for here in reached:
        for there in beside[here]:
            if free >> there & 1 and away[there] == FAR:
                away[there] = away[here] + 1
                reached.append(there)
    return away


def main_army(realm: Realm, race: int) -> int:
    """Return the region of a race's strongest army."""
    best = NOBODY
    most = -1
    for region in members(realm.held[race]):
        strength = total(realm.army[region], realm.world.strength[race])
        if strength > most:
            most = strength
            best = region
    return best


def _guard(realm: Realm, race: int, army: int) -> int:
    """Return who stays to hold a region: the least of them."""
    value = realm.world.value[race]
    found = soldiers(army)
    best = found[0]
    for soldier in found:
        if value[soldier // 2] < value[best // 2]:
            best = soldier
    return best


# -- answers --------------------------------------------------------------------------------------


def choose_maneuver(outlook: Outlook, codes: list[int], left: int) -> int:
    """Return the next maneuver, or DONE."""
    march = MarchPlan(outlook, left)
    march.plan()
    if march.first in codes:
        return march.first
    return DONE if DONE in codes else codes[0]


def maneuver_worths(outlook: Outlook, codes: list[int], left: int) -> list[float]:
    """Return what each maneuver is worth by itself; that of the whole march is the best."""
    worths: list[float] = []
    for code in codes:
        if code == DONE:
            worths.append(WORTH_A_MARCH)
        elif outlook.realm.holder[to_of(code)] in (NOBODY, outlook.race):
            worths.append(carried_worth(outlook, number_of(code), region_of(code), to_of(code)))
        else:
            worths.append(-WORTH_A_MARCH)  # only passing through
    return crowned(codes, worths, choose_maneuver(outlook, codes, left))


def relocation_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what it is worth to carry each to each place."""
    return [
        CARRIED
        if code == DONE
        else carried_worth(outlook, number_of(code), region_of(code), to_of(code))
        for code in codes
    ]


def carried_worth(outlook: Outlook, soldier: int, start: int, to: int) -> float:
    """Return what it is worth that a soldier goes from one region to another."""
    realm = outlook.realm
    value = realm.world.value[outlook.race]
    strength = realm.world.strength[outlook.race]
    kind = soldier // 2
    worth = outlook.errand(kind, to) - outlook.errand(kind, start)
    if realm.holder[to] == NOBODY:
        worth += outlook.worth[to] - outlook.danger(to, value[kind], strength[kind])
    elif soldier & 1:
        worth += 0.35 * value[kind]
    if size(realm.army[start]) == 1:
        worth -= outlook.worth[start]
    worth -= 0.05 * value[kind]
    if realm.world.rank[outlook.race][kind] != REGULAR:
        worth -= 0.1
    return worth

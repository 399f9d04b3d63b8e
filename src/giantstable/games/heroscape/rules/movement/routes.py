"""Routes: every way a walker can take with its move, and what each of them costs it.

The search goes by what is spent. A way that costs at most as much as another to the same place, and
has no higher price in any part (swipes, falls), makes the other one pointless.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giantstable.games.heroscape.box.cards import HEAL_EFFECT
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FALLS, FREE, MAJOR_FALLS
from giantstable.games.heroscape.ground.steps import (
    BARRED,
    COST,
    COST_BITS,
    FRIEND,
    GUARDED,
    HELD,
    MOST_COST,
    NO_LANDING,
    STEP_PRICE,
    STOP,
    WET,
)
from giantstable.games.heroscape.table.engagement import is_engaged
from giantstable.games.heroscape.table.fray import Fray

# How a place is reached.
WALK: Final = 0
FLY: Final = 1
GRAPPLE: Final = 2
BACKWARDS: Final = 3  # a walk that the tail leads

NEVER: Final = 1_000_000
NO_WAY: Final = -1


def undercuts(a: int, b: int) -> bool:
    """Return whether a price is in no part higher than another."""
    if a == FREE or a == b:
        return True
    return (
        a % FALLS <= b % FALLS
        and a // FALLS % (MAJOR_FALLS // FALLS) <= b // FALLS % (MAJOR_FALLS // FALLS)
        and a // MAJOR_FALLS % (EXTREME_FALLS // MAJOR_FALLS)
        <= b // MAJOR_FALLS % (EXTREME_FALLS // MAJOR_FALLS)
        and a // EXTREME_FALLS <= b // EXTREME_FALLS
    )


class Going:
    """A battlefield as one mover sees it: where it may go, where it must stop, who guards what."""

    def __init__(self, fray: Fray, figure: int, moves: int) -> None:
        theatre = fray.theatre
        self.fray = fray
        self.figure = figure
        self.moves = moves
        self.unit = theatre.unit_of[figure]
        self.seat = fray.owner[self.unit]
        self.spaces: vec[i64] = theatre.ground.waters[:]
        # Of each space that is GUARDED: the foes that a mover there is engaged with, a bit for
        # each of those who are near. Empty if there are none.
        self.guards: list[int] = []
        self.foes = 0  # how many they are
        lay_stops(fray, figure, self.spaces)
        self._stand_figures()

    def _stand_figures(self) -> None:
        fray = self.fray
        theatre = fray.theatre
        column = theatre.field.column
        first = fray.figures.first
        second = fray.figures.second
        away = theatre.ground.ranges.steps_from(column[first[self.figure]])
        far = self.moves + 2  # one more for the second space of either
        foes = fray.foes[self.seat]
        ghost = theatre.talents.ghosts[self.unit]
        careful = not theatre.basic and not theatre.talents.slips[self.unit]
        spaces = self.spaces
        other: i64
        for other in range(len(first)):
            space: i64 = first[other]
            if space == NOWHERE or other == self.figure or away[column[space]] > far:
                continue
            seat = fray.owner[theatre.unit_of[other]]
            what = HELD
            if seat == NOBODY:
                what = BARRED | HELD  # R-RESC-02: he is in the way of all
            elif foes >> seat & 1:
                if not ghost:
                    what = BARRED | HELD  # HS-M-PASS-03, HS-B-MOVE-04
                if careful:
                    self._guard(other)
            elif not theatre.basic and not ghost:
                what = FRIEND | HELD
            spaces[space] |= what
            if second[other] != NOWHERE:
                spaces[second[other]] |= what

    def _guard(self, foe: int) -> None:
        """Note every space where the mover is engaged with a foe."""
        figures = self.fray.figures
        bodies = figures.bodies
        near = self.fray.theatre.ground.adjacency.near(
            bodies[foe].height, bodies[self.figure].height
        )
        if not self.guards:
            self.guards = [0] * self.fray.theatre.field.size
        bit = 1 << self.foes
        self.foes += 1
        self._guard_spaces(near[figures.first[foe]], bit)
        if figures.second[foe] != NOWHERE:
            self._guard_spaces(near[figures.second[foe]], bit)

    def _guard_spaces(self, near: list[int], bit: int) -> None:
        spaces = self.spaces
        guards = self.guards
        space: i64
        for space in near:
            spaces[space] |= GUARDED
            guards[space] |= bit

    def engaged(self, lead: i64, trail: i64) -> int:
        """Return the foes, a bit for each, that the mover is engaged with when its ends are there.

        A mover of one space has both ends on it.
        """
        if not (self.spaces[lead] | self.spaces[trail]) & GUARDED:
            return 0
        return self.guards[lead] | self.guards[trail]

    def held(self, space: int) -> bool:
        """Settle whether the friend on a space lets the mover pass, and return that he does not."""
        who: int = self.fray.figures.at[space]
        barred = is_engaged(self.fray, who)
        self._settle(self.fray.figures.first[who], barred)
        if self.fray.figures.second[who] != NOWHERE:
            self._settle(self.fray.figures.second[who], barred)
        return barred

    def _settle(self, space: i64, barred: bool) -> None:
        self.spaces[space] &= ~FRIEND
        if barred:
            self.spaces[space] |= BARRED

    def may_end(self, stance: i64) -> bool:
        """Return whether a figure of two spaces may stand so: on one level, in nobody's place."""
        stances = self.fray.theatre.ground.stances
        if not stances.even[stance]:
            return False  # HS-M-DBL-03
        both = self.spaces[stances.lead[stance]] | self.spaces[stances.trail[stance]]
        return not both & (HELD | NO_LANDING)


def lay_stops(fray: Fray, figure: int, spaces: vec[i64]) -> bool:
    """Note where a figure must stop, or cannot, and return whether there are such spaces."""
    theatre = fray.theatre
    seat = fray.owner[theatre.unit_of[figure]]
    found = False
    if theatre.glyphs_stop:
        wounded = fray.wounds[figure] > 0
        for glyph in range(len(fray.glyph_space)):
            space = fray.glyph_space[glyph]
            if space != NOWHERE:
                found = True
                spaces[space] |= STOP
                if not wounded and not fray.glyph_hidden[glyph] and not theatre.basic:
                    if theatre.glyphs[fray.glyph_kind[glyph]].effect == HEAL_EFFECT:
                        # HS-G-KEL-01: it cannot stop, so it cannot enter (R-KELDA-01)
                        spaces[space] |= BARRED | NO_LANDING
    for space in theatre.goals_of[seat]:
        found = True
        spaces[space] |= STOP  # the battle is over there (R-DIVE-01)
    return found


class Ahead:
    """What a search has yet to go on from, by what was spent; of one cost, what came first."""

    def __init__(self, moves: int, ends: i64) -> None:
        self.first = vec[i64]([NO_WAY] * (moves + 1))  # of each cost: the first in its chain
        self.last = vec[i64]([NO_WAY] * (moves + 1))
        self.what = vec[i64](capacity=ends)
        self.next = vec[i64](capacity=ends)

    def add(self, cost: i64, what: i64) -> None:
        """Go on from here when all that cost less is done."""
        number = len(self.what)
        self.what = append(self.what, what)
        self.next = append(self.next, NO_WAY)
        if self.first[cost] == NO_WAY:
            self.first[cost] = number
        else:
            self.next[self.last[cost]] = number
        self.last[cost] = number


class Routes:
    """All routes of one mover that are worth taking.

    An end is where a route ends: a space, or the stance of a figure of two spaces. Most routes are
    free; of those there is one to an end, known by what it costs and by the end before it. Those
    with a price are numbers, and an end may have several of them, as a chain.
    """

    def __init__(self, going: Going, large: bool) -> None:
        ground = going.fray.theatre.ground
        self.large = large
        self.lead: vec[i64] = ground.stances.lead if large else ground.itself
        self.trail: vec[i64] = ground.stances.trail if large else ground.itself
        ends = len(self.lead)
        # The free ones. Of each end:
        self.cost = vec[i64]([NEVER] * ends)
        self.came = vec[i64]([NO_WAY] * ends)
        self.led = vec[i64]()  # WALK or BACKWARDS; only where it matters which end leads
        if large:
            self.led = vec[i64]([WALK] * ends)
        self.order = vec[i64]()  # the ends that are reached, nearest first
        # Steps out of these that have a price, and the ends that they are made from.
        self.dear = vec[i64]()
        self.dear_from = vec[i64]()
        # The ones with a price. ``before`` is a route, or an end that is reached for free.
        self.end: list[int] = []
        self.price: list[int] = []
        self.before: list[int] = []
        self.chain: list[int] = []
        self.how: list[int] = []
        self.latest = vec[i64]()  # of each end; empty while there are none
        self.reached: list[int] = []

    def add(self, end: int, price: int, before: int, how: int) -> int:
        """Note a route with a price that may turn out to be worth taking."""
        route = len(self.end)
        self.end.append(end)
        self.price.append(price)
        self.before.append(before)
        self.chain.append(NO_WAY)
        self.how.append(how)
        return route

    def pointless(self, end: int, price: int) -> bool:
        """Return whether a kept route to this end is as good."""
        if not self.reached:
            return False
        route: int = self.latest[end]
        while route != NO_WAY:
            if undercuts(self.price[route], price):
                return True
            route = self.chain[route]
        return False

    def keep(self, route: int) -> None:
        """Keep a route that is not pointless."""
        end = self.end[route]
        if not self.reached:
            self.latest = vec[i64]([NO_WAY] * len(self.lead))
        if self.latest[end] == NO_WAY:
            self.reached.append(end)
        self.chain[route] = self.latest[end]
        self.latest[end] = route

    def best(self, end: int, also: int) -> list[int]:
        """Return the routes to an end that no other undercuts; ``also`` is an equal end, if any."""
        route: int = self.latest[end]
        if self.chain[route] == NO_WAY and (also == NO_WAY or self.latest[also] == NO_WAY):
            return [route]
        routes: list[int] = []
        while route != NO_WAY:
            routes.append(route)
            route = self.chain[route]
        if also != NO_WAY:
            route = self.latest[also]
            while route != NO_WAY:
                routes.append(route)
                route = self.chain[route]
        return [route for route in routes if not self._beaten(route, routes)]

    def _beaten(self, route: int, routes: list[int]) -> bool:
        price = self.price[route]
        for other in routes:
            theirs = self.price[other]
            if other != route and undercuts(theirs, price):
                if theirs != price or other < route:  # of equals the one found first stays
                    return True
        return False

    def way_to(self, end: int) -> list[int]:
        """Return the ends on the free way to an end, from where it begins."""
        ends: list[int] = []
        while end != NO_WAY:
            ends.append(end)
            end = self.came[end]
        ends.reverse()
        return ends

    def way_of(self, route: int) -> list[int]:
        """Return the ends on the way of a route with a price, from where it begins."""
        ends: list[int] = []
        while route >= 0:
            ends.append(self.end[route])
            route = self.before[route]
        ends.reverse()
        return self.way_to(end_of(route)) + ends if route != NO_WAY else ends

    # -- the search ---------------------------------------------------------------------------

    def start(self, end: int, led: int = WALK) -> None:
        """Begin at an end: the mover is there already."""
        self.cost[end] = 0
        if self.large:
            self.led[end] = led
        self.order = append(self.order, end)

    def walk(self, going: Going) -> None:
        """Find the free routes, from where the mover is: any number of steps without a price.

        Steps that have one are put aside. A figure of two spaces pays with its leading end alone,
        and that does not change on the way (HS-M-DBL-01, R-DBL-01).
        """
        theatre = going.fray.theatre
        large = self.large
        steps = theatre.steps[theatre.height_kind[going.figure]]
        table = steps.by_stance if large else steps.by_space
        spaces = going.spaces
        lead = self.lead
        trail = self.trail
        costs = self.cost
        came = self.came
        led = self.led
        order = vec[i64](capacity=len(lead))
        moves: i64 = going.moves
        ahead = Ahead(going.moves, len(lead))
        for start in self.order:
            ahead.add(0, start)
        # Machine numbers: this is where most of the time of a battle goes.
        cost: i64
        here: i64
        step: i64
        for cost in range(moves + 1):
            left: i64 = moves - cost
            number = ahead.first[cost]
            while number != NO_WAY:
                here = ahead.what[number]
                number = ahead.next[number]
                if costs[here] != cost:
                    continue  # a cheaper way was found
                order = append(order, here)
                if left == 0 or (cost > 0 and must_stop(spaces[lead[here]], spaces[trail[here]])):
                    continue
                engaged = going.engaged(lead[here], trail[here])
                ways = table[here]
                if ways is None:
                    ways = steps.from_stance(here) if large else steps.from_space(here)
                for step in ways:
                    there: i64 = step & (COST - 1)
                    pays: i64 = step >> COST_BITS & (MOST_COST - 1)
                    if pays > left or costs[there] <= cost + pays:
                        continue
                    what: i64 = spaces[lead[there]]
                    if what & BARRED or (what & FRIEND and going.held(lead[there])):
                        continue
                    if step >= STEP_PRICE or (
                        engaged and engaged & ~going.engaged(lead[there], trail[there])
                    ):
                        self.dear = append(self.dear, step)
                        self.dear_from = append(self.dear_from, here)
                        continue
                    costs[there] = cost + pays
                    came[there] = here
                    if large:
                        led[there] = led[here]
                    ahead.add(cost + pays, there)
        self.order = order

    def walk_on(self, going: Going) -> None:
        """Find the routes that have a price: they go on from the free ones with a step put aside.

        What is reached for free at the same cost is never worth a price, and neither are two prices
        of which one is the lower in every part.
        """
        if len(self.dear) == 0:
            return
        theatre = going.fray.theatre
        steps = theatre.steps[theatre.height_kind[going.figure]]
        spaces = going.spaces
        large = self.large
        lead = self.lead
        trail = self.trail
        costs = self.cost
        moves: i64 = going.moves
        ahead = Ahead(going.moves, len(self.dear))
        cost: i64
        here: i64
        step: i64
        route: i64
        number: i64
        for number in range(len(self.dear)):
            step = self.dear[number]
            here = self.dear_from[number]
            cost = costs[here] + (step >> COST_BITS & (MOST_COST - 1))
            how = self.led[here] if large else WALK
            price = self._price(going, here, step)
            ahead.add(cost, self.add(step & (COST - 1), price, from_end(here), how))
        for cost in range(moves + 1):
            left: i64 = moves - cost
            number = ahead.first[cost]
            while number != NO_WAY:
                route = ahead.what[number]
                number = ahead.next[number]
                here = self.end[route]
                price = self.price[route]
                if costs[here] <= cost or self.pointless(here, price):
                    continue
                self.keep(route)
                if left == 0 or must_stop(spaces[lead[here]], spaces[trail[here]]):
                    continue
                how = self.how[route]
                for step in steps.from_stance(here) if large else steps.from_space(here):
                    there: i64 = step & (COST - 1)
                    pays: i64 = step >> COST_BITS & (MOST_COST - 1)
                    if pays > left or costs[there] <= cost + pays:
                        continue
                    what: i64 = spaces[lead[there]]
                    if what & BARRED or (what & FRIEND and going.held(lead[there])):
                        continue
                    owes = price + self._price(going, here, step)
                    if not self.pointless(there, owes):
                        ahead.add(cost + pays, self.add(there, owes, route, how))

    def _price(self, going: Going, here: i64, step: i64) -> int:
        """Return the price of a step: its falls, and a swipe of everybody it leaves."""
        price: int = step // STEP_PRICE
        engaged = going.engaged(self.lead[here], self.trail[here])
        if engaged:
            there: i64 = step & (COST - 1)
            still = going.engaged(self.lead[there], self.trail[there])
            price += (engaged & ~still).bit_count()  # HS-M-LEAVE-05, R-LEAVE-05
        return price


def from_end(end: int) -> int:
    """Return what stands for an end that is reached for free, where a route is looked for."""
    return NO_WAY - 1 - end


def end_of(route: int) -> int:
    """Return the end that ``from_end`` stands for."""
    return NO_WAY - 1 - route


def must_stop(lead: i64, trail: i64) -> bool:
    """Return whether a figure stops with its ends on such spaces, wherever it wanted to go.

    Its leading end stops on a glyph (HS-G-GEN-03 .. HS-G-GEN-05). Water stops it, one of two ends
    when both are in it (HS-M-WATER-01 .. HS-M-WATER-03). Where it may not end its move, in a
    friend's place or on two levels, such a route leads nowhere (R-PASS-02, R-GLYPH-05, R-DBL-02).
    """
    return bool(lead & STOP) or bool(lead & trail & WET)

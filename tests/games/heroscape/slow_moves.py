"""Moves found the slow way: every way is tried out to its end, and the rules asked at each step.

Nothing here is shared with the search of the game but the geometry: who is adjacent to whom, and
where there is room to get through.
"""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.tiles import WATER
from giantstable.games.heroscape.rules.movement.destinations import allowance
from giantstable.games.heroscape.table.fray import STANDING, Fray

Ends = tuple[int, ...]  # where it leads, where it trails
Price = tuple[int, int, int, int]  # swipes, falls, major falls, extreme falls
# Where a move ends: its spaces, and on which of them it leads, where that makes a difference.
Place = tuple[frozenset[int], int]

FREE: Price = (0, 0, 0, 0)


def slow_moves(fray: Fray, figure: int) -> set[tuple[Place, Price]]:
    """Return every place a figure can move to, with the prices that no other way undercuts."""
    return SlowMover(fray, figure).moves()


class SlowMover:
    """One figure that looks for its moves."""

    def __init__(self, fray: Fray, figure: int) -> None:
        self.fray = fray
        self.figure = figure
        self.field = fray.theatre.field
        self.basic = fray.theatre.basic
        self.card = fray.theatre.card_of(figure)
        self.height = self.card.height
        self.seat = fray.seat_of(figure)
        self.start: Ends = tuple(fray.figures.spaces(figure))
        self.found: set[tuple[Place, Price]] = set()

    def has(self, power: str) -> bool:
        return not self.basic and self.card.power(power) is not None

    def moves(self) -> set[tuple[Place, Price]]:
        for ends in (self.start, self.start[::-1]):
            self.walk(ends)
            if self.has("flying") and self.fray.theatre.scenario.rule("storm") is None:
                self.fly(ends)
        if self.has("grapple"):
            self.grapple()
        home = frozenset(self.start)
        ends_at = {(place, price) for place, price in self.found if place[0] != home}
        return {
            (place, price)
            for place, price in ends_at
            if not any(
                place == other
                and price != less
                and all(a <= b for a, b in zip(less, price, strict=True))
                for other, less in ends_at
            )
        }

    # -- what the rules say of a place ----------------------------------------------------------

    def is_friend(self, other: int) -> bool:
        return self.fray.friendly(self.figure, other)

    def engaged(self, ends: Ends, height: int, seat: int) -> set[int]:
        """Return the foes that a figure of that Height and seat is engaged with there."""
        adjacency = self.fray.theatre.ground.adjacency
        found: set[int] = set()
        if self.basic or seat == NOBODY:
            return found
        for other in range(len(self.fray.fate)):
            theirs = self.fray.seat_of(other)
            if self.fray.fate[other] != STANDING or theirs == NOBODY:
                continue
            if not self.fray.foes[seat] >> theirs & 1:
                continue
            for there in self.fray.figures.spaces(other):
                for here in ends:
                    other_height = self.fray.theatre.bodies[other].height
                    if adjacency.adjacent(here, height, there, other_height):
                        found.add(other)
        return found

    def glyph(self, space: int) -> str:
        """Return the id of the glyph that stops figures there, or nothing."""
        number = self.fray.glyph_at(space)
        if number == NOBODY:
            return ""
        if self.basic and self.fray.theatre.scenario.rule("gathering") is None:
            return ""
        if self.fray.glyph_hidden[number]:
            return "hidden"
        return self.fray.theatre.glyphs[self.fray.glyph_kind[number]].id

    def goal(self, space: int) -> bool:
        side = self.fray.theatre.seats[self.seat].side
        return any(
            goal.name == "reach" and goal.space == space and side in goal.sides
            for goal in self.fray.theatre.scenario.victory
        )

    def keeps_out(self, space: int) -> bool:
        healthy = self.fray.wounds[self.figure] == 0
        return not self.basic and self.glyph(space) == "kelda" and healthy

    def may_pass(self, space: int) -> bool:
        other = self.fray.figures.at[space]
        if other in (NOBODY, self.figure):
            return True
        if other == self.fray.captive:
            return False
        if self.has("ghost-walk"):
            return True
        if not self.is_friend(other):
            return False
        body = self.fray.theatre.bodies[other]
        ends = tuple(self.fray.figures.spaces(other))
        return not self.engaged(ends, body.height, self.fray.seat_of(other))

    def may_end(self, ends: Ends) -> bool:
        if any(self.fray.figures.at[s] not in (NOBODY, self.figure) for s in ends):
            return False
        if any(self.keeps_out(s) for s in ends):
            return False
        return len({self.field.level[s] for s in ends}) == 1

    def must_stop(self, ends: Ends) -> bool:
        if self.glyph(ends[0]) or self.goal(ends[0]):
            return True
        return all(self.field.terrain[s] == WATER for s in ends)

    def entry(self, space: int) -> int:
        mud = self.fray.theatre.scenario.rule("mud")
        if mud is not None and mud.terrain == self.field.terrain[space]:
            return mud.numbers["moves"]
        return 1

    def fall(self, start: int, end: int) -> Price:
        drop = self.field.level[start] - self.field.level[end] - self.height
        if self.basic or drop < 0 or self.field.terrain[end] == WATER:
            return FREE
        return (0, int(drop < 10), int(10 <= drop < 20), int(drop >= 20))

    def swipes(self, before: Ends, after: Ends) -> int:
        if self.has("disengage"):
            return 0
        was = self.engaged(before, self.height, self.seat)
        return len(was - self.engaged(after, self.height, self.seat))

    def around(self, space: int) -> list[int]:
        return [s for d in range(6) for s in self.field.beside[space * 6 + d]]

    def end(self, ends: Ends, price: Price) -> None:
        lead = NOWHERE
        if len(ends) > 1 and any(self.glyph(s) or self.goal(s) for s in ends):
            lead = ends[0]
        self.found.add(((frozenset(ends), lead), price))

    # -- ways ------------------------------------------------------------------------------------

    def walk(self, start: Ends) -> None:
        passage = self.fray.theatre.ground.passage
        moves = allowance(self.fray, self.figure)
        ways: set[tuple[Ends, int, Price]] = {(start, 0, FREE)}
        tried: set[tuple[Ends, int, Price]] = set()
        while ways:
            way = ways.pop()
            tried.add(way)
            ends, spent, price = way
            for space in self.around(ends[0]):
                if space in ends or not self.may_pass(space) or self.keeps_out(space):
                    continue
                if not passage.open(ends[0], space, self.height):
                    continue
                if passage.barred(ends[0], space, self.height):
                    continue
                rise = self.field.level[space] - self.field.level[ends[0]]
                if rise >= self.height and not self.basic:
                    continue
                cost = spent + self.entry(space) + max(rise, 0)
                if cost > moves:
                    continue
                after: Ends = (space, ends[0])[: len(ends)]
                fall = self.fall(ends[0], space)
                left = self.swipes(ends, after)
                pays = (price[0] + left, price[1] + fall[1], price[2] + fall[2], price[3] + fall[3])
                if self.may_end(after):
                    self.end(after, pays)
                elif self.must_stop(after):
                    continue
                step = (after, cost, pays)
                if not self.must_stop(after) and step not in tried:
                    ways.add(step)

    def fly(self, start: Ends) -> None:
        passage = self.fray.theatre.ground.passage
        moves = allowance(self.fray, self.figure)
        price = (
            0 if self.has("disengage") else len(self.engaged(start, self.height, self.seat)),
            0,
            0,
            0,
        )
        here: set[Ends] = {start}
        for spent in range(moves):
            there: set[Ends] = set()
            for ends in here:
                for space in self.around(ends[0]):
                    if not passage.open(ends[0], space, self.height):
                        continue
                    after: Ends = (space, ends[0])[: len(ends)]
                    there.add(after)
                    if not self.may_end(after):
                        continue
                    if len(after) > 1 and passage.barred(ends[0], space, self.height):
                        continue
                    if spent + self.entry(space) <= moves:
                        self.end(after, price)
            here = there

    def grapple(self) -> None:
        passage = self.fray.theatre.ground.passage
        power = self.card.power("grapple")
        assert power is not None
        for space in self.around(self.start[0]):
            rise = self.field.level[space] - self.field.level[self.start[0]]
            if rise > power.numbers["levels"] or self.keeps_out(space):
                continue
            if passage.barred(self.start[0], space, self.height):
                continue
            if passage.open(self.start[0], space, self.height) and self.may_end((space,)):
                fall = self.fall(self.start[0], space)
                left = self.swipes(self.start, (space,))
                self.end((space,), (left, fall[1], fall[2], fall[3]))

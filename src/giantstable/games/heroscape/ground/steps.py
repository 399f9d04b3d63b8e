"""Steps: what it costs a walker to go from one space to the next, and whether it falls.

A step is a number: where it ends, what it costs, and the falls of its price. Whether somebody is in
the way is another chapter. Tables are made space by space, when first asked for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.passage import Passage
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FALLS, FREE, MAJOR_FALLS
from giantstable.kernel.masks import members

# A step: its end + cost * COST + price * STEP_PRICE. The end is a space, or a stance.
COST_BITS: Final = 20
COST: Final = 1 << COST_BITS
MOST_COST: Final = 1 << 8
STEP_PRICE: Final = COST * MOST_COST
MAJOR: Final = 10  # levels more than the Height (R-FALL-01)
EXTREME: Final = 20

# What a space is to a walker. Nothing of it: an empty space to go on from.
WET: Final = 1
STOP: Final = 2  # its leading end stops here, whatever it is (HS-G-GEN-04)
HELD: Final = 4  # somebody stands here
FRIEND: Final = 8  # and lets it pass, if he turns out not to be engaged (HS-M-PASS-02)
BARRED: Final = 16
NO_LANDING: Final = 32  # nor may a flyer come down here
GUARDED: Final = 64  # a foe is engaged with who stands here


class Stances:
    """The ways a figure of two spaces can stand while it walks: where it leads, where it trails.

    A stance is a number; ``turned`` is the one with the ends exchanged.
    """

    def __init__(self, field: Battlefield) -> None:
        self.lead = vec[i64]()
        self.trail = vec[i64]()
        self.first: list[int] = []  # of each space: the first stance that leads there
        self.even = vec[bool]()  # both ends on one level, as at the end of a move
        for space in range(field.size):
            self.first.append(len(self.lead))
            for near in members(field.near[space]):
                self.lead = append(self.lead, space)
                self.trail = append(self.trail, near)
                self.even = append(self.even, field.level[space] == field.level[near])
        self.first.append(len(self.lead))
        self.size: int = len(self.lead)
        turned = [self.of(self.trail[s], self.lead[s]) for s in range(self.size)]
        self.turned = vec[i64](turned)

    def of(self, lead: int, trail: int) -> int:
        """Return the stance with these ends, or NOWHERE if they are not side by side."""
        for stance in range(self.first[lead], self.first[lead + 1]):
            if self.trail[stance] == trail:
                return stance
        return NOWHERE


class Steps:
    """The steps of figures of one Height, in the Basic or the Master Game."""

    def __init__(
        self,
        field: Battlefield,
        passage: Passage,
        stances: Stances,
        height: int,
        basic: bool,
        mud: int,
        mud_moves: int,
    ) -> None:
        self.field = field
        self.passage = passage
        self.stances = stances
        self.height = height
        self.basic = basic
        self.mud = mud  # a terrain that costs more, or NOWHERE (HS-S-BARR-05)
        self.mud_moves = mud_moves
        self.by_space: list[vec[i64] | None] = [None] * field.size
        self.by_stance: list[vec[i64] | None] = [None] * stances.size
        self.level_ground: list[list[int] | None] = [None] * field.size
        self.level_stances: list[list[int] | None] = [None] * field.size

    def from_space(self, space: int) -> vec[i64]:
        """Return the steps from a space."""
        steps = self.by_space[space]
        if steps is None:
            steps = vec[i64]()
            for near in members(self.passage.walk(space, self.height)):
                step = self._step(space, near)
                if step != NOWHERE:
                    steps = append(steps, step)
            self.by_space[space] = steps
        return steps

    def from_stance(self, stance: int) -> vec[i64]:
        """Return the steps of a figure of two spaces; its leading end pays (R-DBL-03).

        The end of each is the new stance: the trailing end is where the leading one was.
        """
        steps = self.by_stance[stance]
        if steps is None:
            steps = vec[i64]()
            lead = self.stances.lead[stance]
            for step in self.from_space(lead):
                space = step % COST
                if space != self.stances.trail[stance]:
                    steps = append(steps, step - space + self.stances.of(space, lead))
            self.by_stance[stance] = steps
        return steps

    def room_beside(self, space: int) -> list[int]:
        """Return where the other end of a figure of two spaces can stand, one being here.

        Both on one level, with room, and no ruin between them (HS-M-BASE-01).
        """
        room = self.level_ground[space]
        if room is None:
            level = self.field.level
            near = members(self.passage.walk(space, self.height))
            room = [s for s in near if level[s] == level[space]]
            self.level_ground[space] = room
        return room

    def stances_behind(self, space: int) -> list[int]:
        """Return the stances a figure of two spaces can land in with its trailing end here."""
        found = self.level_stances[space]
        if found is None:
            found = [self.stances.of(lead, space) for lead in self.room_beside(space)]
            self.level_stances[space] = found
        return found

    def entry(self, space: int) -> int:
        """Return what entering a space costs, on one level."""
        return self.mud_moves if self.field.terrain[space] == self.mud else 1

    def cost(self, start: int, end: int) -> int:
        """Return what a step costs: the space, and every level up (HS-M-UP-01, HS-B-MOVE-06)."""
        return self.entry(end) + max(self.field.level[end] - self.field.level[start], 0)

    def fall(self, start: int, end: int) -> int:
        """Return the price of a step down: a fall from its Height on, none into water."""
        drop = self.field.level[start] - self.field.level[end]
        if self.basic or drop < self.height or self.field.water >> end & 1:
            return FREE  # HS-B-MOVE-07, HS-M-FALL-01, HS-M-FALL-05
        if drop >= self.height + EXTREME:
            return EXTREME_FALLS
        return MAJOR_FALLS if drop >= self.height + MAJOR else FALLS

    def _step(self, start: int, end: int) -> int:
        """Return a step, or NOWHERE if it is too high (HS-M-HL-01; not in the Basic Game)."""
        rise = self.field.level[end] - self.field.level[start]
        if rise >= self.height and not self.basic:
            return NOWHERE
        return end + self.cost(start, end) * COST + self.fall(start, end) * STEP_PRICE

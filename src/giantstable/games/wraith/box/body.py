"""A Giant's body: its footholds, the lines between them, and every way to move on them.

A place is a number: 0 is the Ground, the footholds follow in the order of the content file.
A set of places is a bit mask. All tables are computed once, when the content is read.
"""

from __future__ import annotations

from typing import Final

from giantstable.kernel.masks import mask_of, members

GROUND: Final = 0
GROUND_NAME: Final = "ground"


class Body:
    """The foothold map of a Giant Board (WG-MOVE-01 .. WG-MOVE-09)."""

    def __init__(self, names: list[str], up: list[list[int]]) -> None:
        self.names = names  # "ground", "A1", "A2" ...
        self.up = up
        self.size = len(names)
        self.down: list[list[int]] = [
            [a for a in range(self.size) if b in up[a]] for b in range(self.size)
        ]
        self.beside: list[list[int]] = [  # WG-MOVE-02: only a line makes neighbours
            sorted(up[a] + self.down[a]) for a in range(self.size)
        ]
        self.near: list[int] = [mask_of(self.beside[a]) for a in range(self.size)]
        self.everywhere = (1 << self.size) - 1
        self.footholds = self.everywhere & ~1
        self.longest = self.size  # no path without repetition is longer
        self.climbs: list[list[list[int]]] = [
            [self._climb_ends(a, v) for v in range(self.longest + 1)] for a in range(self.size)
        ]
        self.leaps: list[list[list[int]]] = [
            [self._leap_ends(a, v) for v in range(self.longest + 1)] for a in range(self.size)
        ]
        self.drops: list[list[int]] = [self._drop_ends(a) for a in range(self.size)]

    def is_top(self, place: int) -> bool:
        """Return whether no line leaves the top of the place."""
        return not self.up[place]

    def climb_ends(self, place: int, value: int) -> list[int]:
        """Return where a Climb of that value may end (WG-MOVE-10 .. WG-MOVE-15, -22 .. -24)."""
        return self.climbs[place][min(value, self.longest)]

    def leap_ends(self, place: int, value: int) -> list[int]:
        """Return where a Leap of that value may end (WG-MOVE-26 .. WG-MOVE-33)."""
        return self.leaps[place][min(value, self.longest)]

    def drop_ends(self, place: int) -> list[int]:
        """Return where a Drop may end (WG-MOVE-16 .. WG-MOVE-19)."""
        return self.drops[place]

    def steps_up(self, place: int) -> list[int]:
        """Return where one step up leads; over a top foothold, to the Ground (W22, W26)."""
        return self.up[place] if self.up[place] else [GROUND]

    def region(self, letter: str) -> int:
        """Return the footholds that bear the letter (WG-COMP-10)."""
        return mask_of([a for a in range(1, self.size) if self.names[a][0] == letter])

    def numbered(self, number: str) -> int:
        """Return the footholds that bear the number."""
        return mask_of([a for a in range(1, self.size) if self.names[a][1:] == number])

    def letters(self) -> list[str]:
        """Return the letters of the regions, in order."""
        found: list[str] = []
        for name in self.names[1:]:
            if name[0] not in found:
                found.append(name[0])
        return found

    def _climb_ends(self, start: int, value: int) -> list[int]:
        ends = 0
        here = 1 << start
        for _ in range(value):
            above = 0
            for a in members(here):
                if self.up[a]:
                    above |= mask_of(self.up[a])
                else:
                    ends |= 1 << GROUND  # climbing over the top: a fall that ends the Climb
            ends |= above
            here = above
        return members(ends)

    def _leap_ends(self, start: int, value: int) -> list[int]:
        reached = 1 << start
        for _ in range(value):
            for a in members(reached):
                reached |= self.near[a]
        return members(reached & ~(1 << start))

    def _drop_ends(self, start: int) -> list[int]:
        reached = 0
        here = mask_of(self.down[start])
        while here & ~reached:
            reached |= here
            here = 0
            for a in members(reached):
                here |= mask_of(self.down[a])
        return members(reached)

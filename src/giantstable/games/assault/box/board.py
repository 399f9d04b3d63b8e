"""The board: regions, which of them border on each other, and how they are drawn."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from giantstable.games.assault.box.drawing import Point
from giantstable.games.assault.box.effects import NOTHING

STARTING: Final = 0
SMALL_FOLK_REGION: Final = 1
RegionKind = Literal["starting", "small-folk"]
REGION_KINDS: Final[list[RegionKind]] = ["starting", "small-folk"]  # AG-COMP-01

Ground = Literal[
    "sea-ice", "tundra", "mountains", "moor", "forest", "woodland", "sea", "farmland", "hills",
    "coast", "desert",
]  # fmt: skip
GROUNDS: Final[list[Ground]] = [
    "sea-ice", "tundra", "mountains", "moor", "forest", "woodland", "sea", "farmland", "hills",
    "coast", "desert",
]  # fmt: skip
Landmark = Literal["city", "town", "hold", "temple", "peaks", "lair", "maelstrom"]
LANDMARKS: Final[list[Landmark]] = [
    "city", "town", "hold", "temple", "peaks", "lair", "maelstrom",
]  # fmt: skip

WIDTH: Final = 1200  # of the drawing; x grows to the right, y downwards
HEIGHT: Final = 900


class Place:
    """A settlement or site that the drawing shows in a region; it has no rule of its own."""

    def __init__(self, name: str, at: Point, mark: int) -> None:
        self.name = name
        self.at = at
        self.mark = mark  # in LANDMARKS


class Anchors:
    """Where the middle of what lies in a region is drawn, so that nothing hides anything."""

    def __init__(
        self, army: Point, events: Point, markers: Point, slayers: Point, castle: Point
    ) -> None:
        self.army = army
        self.events = events
        self.markers = markers
        self.slayers = slayers
        self.castle = castle

    def all(self) -> list[tuple[str, Point]]:
        """Return each by its name."""
        return [
            ("army", self.army),
            ("events", self.events),
            ("markers", self.markers),
            ("slayers", self.slayers),
            ("castle", self.castle),
        ]


class Region:
    """One region of the board."""

    def __init__(
        self,
        id_: str,
        name: str,
        kind: int,
        race: int,
        ground: int,
        label: Point,
        anchors: Anchors,
        places: list[Place],
    ) -> None:
        self.id = id_
        self.name = name
        self.kind = kind
        self.race = race  # whose Starting Region it is, or NOTHING (AG-COMP-02)
        self.ground = ground  # in GROUNDS; no rule asks for it
        self.label = label  # where its name is drawn
        self.anchors = anchors
        self.places = places


class Border:
    """A line that two regions share, or an edge of one region that leads nowhere."""

    def __init__(self, a: int, b: int, line: list[Point]) -> None:
        self.a = a
        self.b = b  # NOTHING: the edge of the board, or ground that nobody can cross
        self.line = line


class Board:
    """All regions by their numbers; the lines of the drawing are the borders."""

    def __init__(
        self, regions: list[Region], borders: list[Border], outlines: list[list[Point]]
    ) -> None:
        self.regions = regions
        self.borders = borders
        self.outlines = outlines  # by region: its closed outline, without the first point again
        count = len(regions)
        self.neighbours: list[int] = [0] * count  # bit masks of regions (AG-COMP-21)
        self.small_folk = 0  # bit mask of regions (AG-COMP-20)
        self.homes = 0  # bit mask of the Starting Regions
        for border in borders:
            if border.b != NOTHING:
                self.neighbours[border.a] |= 1 << border.b
                self.neighbours[border.b] |= 1 << border.a
        for i, region in enumerate(regions):
            if region.kind == SMALL_FOLK_REGION:
                self.small_folk |= 1 << i
            else:
                self.homes |= 1 << i
        self.beside: list[list[int]] = [
            [b for b in range(count) if self.neighbours[a] >> b & 1] for a in range(count)
        ]
        self.steps: list[list[int]] = [self._steps(a) for a in range(count)]
        self.way_out: list[int] = [self._way_out(a) for a in range(count)]

    def adjacent(self, a: int, b: int) -> bool:
        """Return whether two regions share a border."""
        return self.neighbours[a] >> b & 1 == 1

    def around(self, regions: int) -> int:
        """Return every region next to one of a set, as a mask like the set."""
        neighbours = self.neighbours
        left: i64 = regions
        found: i64 = 0
        here: i64 = 0
        while left:
            if left & 1:
                found |= neighbours[here]
            left >>= 1
            here += 1
        return found

    def index(self, id_: str) -> int:
        """Return the number of a region, or ``NOTHING``."""
        for i, region in enumerate(self.regions):
            if region.id == id_:
                return i
        return NOTHING

    def _steps(self, start: int) -> list[int]:
        """Return how many borders away each region is; ``NOTHING`` if it cannot be reached."""
        away = [NOTHING] * len(self.regions)
        away[start] = 0
        reached = [start]
        for here in reached:
            for there in self.beside[here]:
                if away[there] == NOTHING:
                    away[there] = away[here] + 1
                    reached.append(there)
        return away

    def _way_out(self, start: int) -> int:
        """Return how many borders away the nearest Small Folk Region is."""
        nearest = len(self.regions)  # as good as never
        for region, away in enumerate(self.steps[start]):
            if self.small_folk >> region & 1 and 0 <= away < nearest:
                nearest = away
        return nearest

"""The Savage Frontier as lines and letters: borders drawn to scale, armies where they stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from giantstable.games.assault.terminal.seen import Place, Printed, Seen
from giantstable.games.assault.terminal.words import RACE_INKS, marks_of, race_short, race_word
from giantstable.games.assault.told import shapes
from giantstable.terminal.canvas import Canvas, Line, Piece, length
from giantstable.terminal.look import BRASS, PAPER, QUIET, Look

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
UNICODE: Final = {
    NORTH | SOUTH: "│", EAST | WEST: "─", SOUTH | EAST: "╭", SOUTH | WEST: "╮",
    NORTH | EAST: "╰", NORTH | WEST: "╯", NORTH | SOUTH | EAST: "├", NORTH | SOUTH | WEST: "┤",
    SOUTH | EAST | WEST: "┬", NORTH | EAST | WEST: "┴", NORTH | EAST | SOUTH | WEST: "┼",
    NORTH: "│", SOUTH: "│", EAST: "─", WEST: "─",
}  # fmt: skip
DEALT: Final = 0.5  # of the room
ROUGH: Final = 0.5  # of a cell: smaller bends of a border are left out

Point = tuple[float, float]
Cell = tuple[int, int]


class _Scale:
    """Where coordinates of the drawing are on the screen.

    Half of the room is dealt out evenly, half to where the regions are: small ones that lie close
    together in the middle get as much of it as large ones at the rim.
    """

    def __init__(self, all_: list[int], labels: list[int], cells: int) -> None:
        self.first, self.last = min(all_), max(all_)
        self.knots = [self.first, *sorted(set(labels)), self.last]
        self.cells = cells - 1

    def at(self, x: int) -> float:
        """Return the column or line of a coordinate."""
        even = (x - self.first) / (self.last - self.first)
        i = 1
        while i < len(self.knots) - 1 and self.knots[i] < x:
            i += 1
        low, high = self.knots[i - 1], self.knots[i]
        dealt = (i - 1 + (x - low) / (high - low)) / (len(self.knots) - 1)
        return ((1 - DEALT) * even + DEALT * dealt) * self.cells


class Chart:
    """The borders at one size, and which cells lie inside which region."""

    def __init__(self, known: Printed, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.links: dict[Cell, int] = {}
        lines = [border["line"] for border in known.borders]
        labels = [region["label"] for region in known.regions.values()]
        points = [point for line in lines for point in line]
        self.across = _Scale([p[0] for p in points], [p[0] for p in labels], width)
        self.down = _Scale([p[1] for p in points], [p[1] for p in labels], height)
        for line in lines:
            self._draw(_smooth([self.scaled(point) for point in line], ROUGH))
        self.inside: list[list[str]] = [[""] * width for _ in range(height)]
        for id_, region in known.regions.items():
            self._fill(id_, [self.scaled(point) for point in region["outline"]])
        for x, y in self.links:
            self.inside[y][x] = ""
        self.centres = {id_: self.scaled(region["label"]) for id_, region in known.regions.items()}

    def scaled(self, point: shapes.Point) -> Point:
        """Return where a point of the drawing is on the screen."""
        return self.across.at(point[0]), self.down.at(point[1])

    def _draw(self, line: list[Point]) -> None:
        """Draw a border cell by cell; it turns at right angles, so that it closes."""
        here = _cell(line[0])
        for i in range(len(line) - 1):
            (x0, y0), (x1, y1) = _cell(line[i]), _cell(line[i + 1])
            steps = max(abs(x1 - x0), abs(y1 - y0), 1) * 4
            for step in range(1, steps + 1):
                part = step / steps
                there = round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part)
                if there[0] != here[0] and there[1] != here[1]:
                    corner = there[0], here[1]
                    self._link(here, corner)
                    here = corner
                if there != here:
                    self._link(here, there)
                    here = there

    def _link(self, a: Cell, b: Cell) -> None:
        if a[0] == b[0]:
            there, back = (SOUTH, NORTH) if b[1] > a[1] else (NORTH, SOUTH)
        else:
            there, back = (EAST, WEST) if b[0] > a[0] else (WEST, EAST)
        self.links[a] = self.links.get(a, 0) | there
        self.links[b] = self.links.get(b, 0) | back

    def _fill(self, id_: str, outline: list[Point]) -> None:
        for y in range(self.height):
            crossings: list[float] = []
            for i in range(len(outline)):
                (x0, y0), (x1, y1) = outline[i - 1], outline[i]
                if (y0 <= y) != (y1 <= y):
                    crossings.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
            crossings.sort()
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                for x in range(max(0, round(start)), min(self.width, round(end) + 1)):
                    self.inside[y][x] = id_

    def room(self, id_: str, widths: list[int]) -> Cell | None:
        """Return the top of where lines of such widths fit into a region, nearest to its middle."""
        cx, cy = self.centres[id_]
        best: Cell | None = None
        least = 0.0
        for y in range(1, self.height - len(widths)):
            for x in range(1, self.width - 1):
                if self.inside[y][x] != id_:
                    continue
                middle = y + (len(widths) - 1) / 2
                far = abs(x - cx) + 2.5 * abs(middle - cy)
                if (best is None or far < least) and self._fits(id_, x, y, widths):
                    best, least = (x, y), far
        return best

    def crammed(self, id_: str, width: int, taken: set[Cell]) -> Cell:
        """Return where one line hides the fewest borders, and nothing that is written there."""
        cx, cy = _cell(self.centres[id_])
        found = [(0, (min(max(cx, width // 2), self.width - width), cy))]
        for y in range(max(1, cy - 2), min(self.height - 1, cy + 3)):
            for x in range(1 + width // 2, self.width - width + width // 2):
                cells = [(at, y) for at in range(x - width // 2, x - width // 2 + width)]
                mine = sum(1 for at, _ in cells if self.inside[y][at] == id_)
                strange = sum(1 for at, _ in cells if self.inside[y][at] not in ("", id_))
                if mine and not taken.intersection(cells):
                    far = abs(x - cx) + 2 * abs(y - cy)
                    found.append((1000 + 8 * mine - 8 * strange - far, (x, y)))
        return max(found)[1]

    def _fits(self, id_: str, x: int, y: int, widths: list[int]) -> bool:
        for i, width in enumerate(widths):
            first = x - width // 2
            if first < 1 or first + width >= self.width:
                return False
            row = self.inside[y + i]
            if any(row[at] != id_ for at in range(first, first + width)):
                return False
        return True


def _cell(point: Point) -> Cell:
    return round(point[0]), round(point[1])


def _smooth(line: list[Point], rough: float) -> list[Point]:
    """Return a line without the bends that are too small to be seen (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x0, y0), (x1, y1) = line[0], line[-1]
    dx, dy = x1 - x0, y1 - y0
    long = (dx * dx + dy * dy) ** 0.5 or 1.0
    off = [abs((x - x0) * dy - (y - y0) * dx) / long for x, y in line[1:-1]]
    most = max(off)
    if most <= rough:
        return [line[0], line[-1]]
    bend = off.index(most) + 1
    return _smooth(line[: bend + 1], rough)[:-1] + _smooth(line[bend:], rough)


@lru_cache(maxsize=32)
def chart(known: Printed, width: int, height: int) -> Chart:
    """Return the chart of a size; it is drawn once."""
    return Chart(known, width, height)


@dataclass(frozen=True, slots=True)
class Label:
    """A way to write a region, and whether all that lies there is in it; Events are told twice."""

    lines: list[Line]
    whole: bool = True


def draw_map(
    canvas: Canvas, seen: Seen, box: tuple[int, int, int, int], aims: set[str], look: Look
) -> Line:
    """Draw the map into a part of the screen: columns, lines, and where it begins.

    Regions that can be chosen have a sign. Returns what lies in regions too small to say it.
    """
    x, y, width, height = box
    drawn = chart(seen.printed, width, height)
    for (left, down), links in drawn.links.items():
        canvas.put(x + left, y + down, _sign(links, look), QUIET)
    taken: set[Cell] = set()
    placed: list[tuple[Label, Cell]] = []
    left_over: list[tuple[Place, Label]] = []
    unsaid: Line = []
    for place in seen.places:
        labels = _labels(seen, place, place.id in aims, look)
        for label in labels:
            at = drawn.room(place.id, [length(line) for line in label.lines])
            if at is not None:
                placed.append((label, at))
                taken |= _cells(label, at)
                break
        else:
            label = labels[-1]
            left_over.append((place, label))
        if not label.whole:
            marks = marks_of(seen, place, look, events=False)
            unsaid += [Piece("  "), Piece(f"{place.tag} ", PAPER, True), *marks]
    for place, label in left_over:
        at = drawn.crammed(place.id, length(label.lines[0]), taken)
        placed.append((label, at))
        taken |= _cells(label, at)
    for label, at in placed:
        for i, line in enumerate(label.lines):
            canvas.line(x + at[0] - length(line) // 2, y + at[1] + i, line, length(line))
    return unsaid[1:]


def _cells(label: Label, at: Cell) -> set[Cell]:
    """Return where a label is written, with a margin to its right and left."""
    found: set[Cell] = set()
    for i, line in enumerate(label.lines):
        first = at[0] - length(line) // 2
        found.update((x, at[1] + i) for x in range(first - 1, first + length(line) + 1))
    return found


def _sign(links: int, look: Look) -> str:
    if look.unicode:
        return UNICODE[links]
    if links in (NORTH, SOUTH, NORTH | SOUTH):
        return "|"
    return "-" if links in (EAST, WEST, EAST | WEST) else "+"


def _labels(seen: Seen, place: Place, aimed: bool, look: Look) -> list[Label]:
    """Return the ways to write a region, from the one with the most room to the shortest."""
    ink = RACE_INKS.get(place.race, QUIET)
    aim = [Piece(look.signs.reach, BRASS, True)] if aimed else []
    tag: Line = [*aim, Piece(place.tag, BRASS if aimed else PAPER, True)]
    name: Line = [*tag, Piece(f" {place.name}", QUIET)]
    army = Piece(place.army, ink, True)
    race = Piece(f" {race_word(place.race)}", ink) if place.race else Piece("")
    brief = Piece(f" {race_short(place.race)}", ink) if place.race else Piece("")
    found: list[Label] = []
    some = marks_of(seen, place, look)
    few = marks_of(seen, place, look, events=False)
    for marks in (some, few) if few != some else (some,):
        lines: list[Line] = [marks] if marks else []
        after: Line = [Piece(" "), *marks] if marks else []
        if not place.race:
            found += [Label([name, *lines]), Label([tag, *lines]), Label([[*tag, *after]])]
            continue
        long = [Piece(f"{race_word(place.race)} ", ink), army]
        found += [
            Label([name, long, *lines]),
            Label([name, [*long, *after]]),
            Label([[*tag, race], [army], *lines]),
            Label([[*tag, brief, Piece(" "), army], *lines]),
            Label([[*tag, brief], [army, *after]]),
            Label([[*tag, brief, Piece(" "), army, *after]]),
        ]
    if few:
        bare = [*tag, brief, Piece(" "), army] if place.race else tag
        found += [Label([[*tag, brief], [army]], False)] if place.race else []
        found.append(Label([bare], False))
    return found

"""The battlefield from above, as much of it as there is room for, with everybody who stands there.

A hex takes four or five columns; even rows stand half a hex to the right. On the ground it has a
letter for the terrain and the number of its level, before them the letter of a glyph; under a
figure its tag, before it the sign of its owner, behind it its wounds. What an option points at
bears the sign of an option. Colour only helps: without it everything can still be read.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from giantstable.games.heroscape.ground.hexes import column_name, column_of
from giantstable.games.heroscape.terminal.battlefield_map import INKS, LETTERS, southern
from giantstable.games.heroscape.terminal.seen import NOBODY, Figure, Seen
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import BACKDROP, BRASS, LIGHT, QUIET, Look, mixed

LEFT: Final = 4  # room for the numbers of the rows
SEAT_INKS: Final = ["#ffd166", "#ff9b8f", "#9fd4ff", "#d9b3ff"]
GROUNDS: Final = [  # of grass, rock, sand and water: low and high
    ("#1d2716", "#4f6b38"),
    ("#252423", "#605b55"),
    ("#30291a", "#75643a"),
    ("#14283a", "#14283a"),
]
REACH: Final = "#7a5a12"  # the ground of what an option points at
DEAR: Final = "#7a3018"  # the same where it costs something
ACTS: Final = "#6d3b1c"  # the ground under who acts
SEATS: Final = ("●■▲◆", "@#%&")


@dataclass(slots=True)
class Pointing:
    """What the question on the screen points at."""

    spaces: set[int] = field(default_factory=set)
    priced: set[int] = field(default_factory=set)  # of those, what costs swipes or falls
    figures: set[str] = field(default_factory=set)
    acting: set[str] = field(default_factory=set)


def seat_sign(look: Look, seat: int) -> str:
    """Return the sign of a player, told by shape and not by colour alone."""
    return SEATS[0 if look.unicode else 1][seat] if seat != NOBODY else "!"


class Drawn:
    """The whole battlefield on a canvas of its own, and where things are on it."""

    def __init__(self, seen: Seen, pointing: Pointing, look: Look, below: bool, cell: int) -> None:
        self.seen = seen
        self.pointing = pointing
        self.look = look
        self.below = below
        self.cell = cell
        places = seen.field.columns
        columns = [column_of(place) for place in places]
        self.west, self.east = min(columns), max(columns)
        rows = lower_rows(seen) if below else [place[1] for place in places]
        self.north, self.south = min(rows), max(rows)
        self.walls = [] if below else southern(seen.field)
        gaps = {place[1] for place, direction in self.walls if direction}
        self.line: dict[int, int] = {}  # of each row
        used = 0
        for row in range(self.north, self.south + 1):
            self.line[row] = used
            used += 2 if row in gaps else 1
        self.width = (self.east - self.west + 1) * cell + cell // 2
        self.canvas = Canvas(self.width, used, QUIET, BACKDROP if look.color else "")
        self.highest = max(1, *seen.field.level)
        for column in range(len(places)):
            self._hex(column)
        for place, direction in self.walls:
            self._wall(place, direction)

    def corner(self, place: tuple[int, int]) -> tuple[int, int]:
        """Return where a hex begins on the canvas."""
        shift = self.cell // 2 if place[1] & 1 else 0
        x = (column_of(place) - self.west) * self.cell + shift
        return x, self.line.get(place[1], -1)

    def _hex(self, column: int) -> None:
        field = self.seen.field
        first, count = field.first[column], field.count[column]
        top = first + count - 1
        if self.below:
            if count < 2:
                return
            top -= 1
        x, y = self.corner(field.columns[column])
        figure = self.seen.standing.get(top)
        marked = top in self.pointing.spaces
        if self.look.color:
            low, high = GROUNDS[field.terrain[top]]
            ground = mixed(low, high, field.level[top] / self.highest)
            if marked:  # the terrain still shines through
                ground = mixed(ground, DEAR if top in self.pointing.priced else REACH, 0.7)
            self.canvas.tint(x, y, self.cell, ground)
        if figure is not None:
            self._figure(figure, x, y)
        else:
            self._ground(top, x, y, marked, count > 1 and not self.below)

    def _ground(self, space: int, x: int, y: int, marked: bool, roof: bool) -> None:
        field, signs = self.seen.field, self.look.signs
        terrain = field.terrain[space]
        letter, ink = LETTERS[terrain], LIGHT if marked else INKS[terrain]
        before = signs.reach if marked else " "
        if space in self.pointing.priced:
            before = signs.strike
        if space in self.seen.glyphs:
            glyph = self.seen.glyph_sign(space)
            if marked:
                letter = glyph
            else:
                before = glyph
        elif roof and not marked:
            before = "_"
        self.canvas.put(x, y, before, BRASS, bold=True)
        self.canvas.put(x + 1, y, f"{letter}{field.level[space]}", ink, bold=marked)

    def _figure(self, figure: Figure, x: int, y: int) -> None:
        acting = figure.id in self.pointing.acting
        marked = figure.id in self.pointing.figures
        ink = SEAT_INKS[figure.seat] if figure.seat != NOBODY else LIGHT
        sign = seat_sign(self.look, figure.seat)
        if marked:
            sign = self.look.signs.reach
        self.canvas.put(x, y, sign, BRASS if marked else ink, bold=True)
        self.canvas.put(x + 1, y, figure.tag, ink, bold=True)
        if figure.wounds:
            self.canvas.put(x + 3, y, self.wounds(figure.wounds), "#ef6a5a", bold=True)
        elif acting:
            self.canvas.put(x + 3, y, "<", BRASS, bold=True)
        if self.look.color and (marked or acting):
            self.canvas.tint(x, y, self.cell, REACH if marked else ACTS)

    def wounds(self, n: int) -> str:
        """Return wounds as one small sign."""
        return self.look.signs.slots[min(n, 9) - 1]

    def _wall(self, place: tuple[int, int], direction: int) -> None:
        x, y = self.corner(place)
        dx, dy, stroke = {0: (self.cell, 0, "|"), 1: (3, 1, "/"), 2: (1, 1, "\\")}[direction]
        if direction == 0:  # before the next hex, or behind this one where that is taken
            if self._sign(x + dx, y) not in " _":
                dx -= 1
            if self._sign(x + dx, y) not in " _":
                return
        self.canvas.put(x + dx, y + dy, stroke, BRASS, bold=True)

    def _sign(self, x: int, y: int) -> str:
        if not (0 <= x < self.width and 0 <= y < self.canvas.height):
            return "?"
        return self.canvas.rows[y][x].char


def lower_rows(seen: Seen) -> list[int]:
    """Return the rows in which spaces lie under others."""
    field = seen.field
    return [place[1] for i, place in enumerate(field.columns) if field.count[i] > 1]


def map_height(seen: Seen, below: bool = False) -> int:
    """Return how many lines the whole map takes, with the letters of its columns."""
    if below:
        rows = lower_rows(seen)
        return max(rows) - min(rows) + 2 if rows else 0
    rows = [place[1] for place in seen.field.columns]
    gaps = {place[1] for place, direction in southern(seen.field) if direction}
    return max(rows) - min(rows) + 2 + len(gaps)


def put_map(
    canvas: Canvas,
    seen: Seen,
    pointing: Pointing,
    box: tuple[int, int, int, int],
    look: Look,
    below: bool = False,
    centre: int | None = None,
) -> None:
    """Draw as much of the battlefield as a box (x, y, width, height) holds, round what matters."""
    x, y, width, height = box
    columns = [column_of(place) for place in seen.field.columns]
    broad = (max(columns) - min(columns) + 1) * 5 + 3
    cell = 5 if broad <= width - LEFT else 4
    width -= (width - LEFT - cell // 2) % cell  # whole hexes
    drawn = Drawn(seen, pointing, look, below, cell)
    focus = _focus(drawn, seen, pointing, centre, width - LEFT, height - 1)
    left = _window(drawn.width, width - LEFT, focus[0], cell)
    top = _window(drawn.canvas.height, height - 1, focus[1], 1)
    for column in range(drawn.west, drawn.east + 1):
        at = (column - drawn.west) * cell + 1 - left
        if 0 <= at < width - LEFT - 1:
            canvas.put(x + LEFT + at, y, column_name(column), QUIET)
    for row, line in drawn.line.items():
        if 0 <= line - top < height - 1:
            canvas.put(x, y + 1 + line - top, f"{row + 1:>3}", QUIET)
    for dy in range(min(height - 1, drawn.canvas.height - top)):
        first, last = left, min(left + width - LEFT, drawn.width)
        rows = [row for row, line in drawn.line.items() if line == top + dy]
        if rows:  # no hex is drawn in part
            shift = cell // 2 if rows[0] & 1 else 0
            first += (shift - left) % cell if left else 0
            last -= (last - shift) % cell
        for at in range(first, last):
            source = drawn.canvas.rows[top + dy][at]
            canvas.rows[y + 1 + dy][x + LEFT + at - left] = replace(source)
    arrows = "‹›˄˅" if look.unicode else "<>^v"
    more = [left > 0, left + width - LEFT < drawn.width, top > 0]
    more.append(top + height - 1 < drawn.canvas.height)
    shown = "".join(arrow for arrow, there in zip(arrows, more, strict=True) if there)
    canvas.put(x, y, f"{shown[:3]:<3}", BRASS, bold=True)


def _focus(
    drawn: Drawn, seen: Seen, pointing: Pointing, centre: int | None, width: int, height: int
) -> tuple[int, int]:
    """Return what is to be in the middle: all that is pointed at, or else who acts."""
    if centre is not None:
        return drawn.corner(seen.field.hex_of(centre))
    acting = [s for id_ in pointing.acting for s in _spaces(seen, id_)]
    wanted = list(pointing.spaces)
    wanted += [s for id_ in pointing.figures for s in _spaces(seen, id_)]
    for spaces in (wanted + acting, acting, wanted):
        if spaces:
            corners = [drawn.corner(seen.field.hex_of(space)) for space in spaces]
            xs, ys = [c[0] for c in corners], [c[1] for c in corners]
            fits = max(xs) - min(xs) < width - 4 and max(ys) - min(ys) < height - 1
            if fits or spaces is wanted:
                return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    own = [s for f in seen.figures.values() if f.seat == seen.seat for s in f.spaces]
    if own:
        corners = [drawn.corner(seen.field.hex_of(space)) for space in own]
        return sum(c[0] for c in corners) // len(own), sum(c[1] for c in corners) // len(own)
    return drawn.width // 2, drawn.canvas.height // 2


def _spaces(seen: Seen, id_: str) -> list[int]:
    return seen.figures[id_].spaces if id_ in seen.figures else []


def _window(whole: int, room: int, middle: int, step: int) -> int:
    """Return where a window of some room begins, so that the middle is in it."""
    if whole <= room:
        return 0
    first = max(0, min(middle - room // 2, whole - room))
    return min(first // step * step, whole - room) if first < whole - room else first

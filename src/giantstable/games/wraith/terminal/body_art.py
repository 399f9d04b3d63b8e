"""A giant as text art: the silhouette behind, the lines on it, and where each foothold stands.

Everything is made from the coordinates of the content file (0..100 both ways), for any size. What
each giant is made of shows in its grain, so that it is known without a colour too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil, floor, hypot, sin

from giantstable.games.wraith.terminal.colours import BODIES, EYES, LAVA, ROCK_LINE, STONE, eye_sign
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import BACKDROP, LIGHT, Look, mixed

# Quarter blocks by which quarters are filled: 1 upper left, 2 upper right, 4 and 8 below them.
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # braille, row by row
BRAILLE = 0x2800

Point = tuple[float, float]

# Where the known giants have their eyes; the serpent is seen from the side.
GAZE: dict[str, tuple[Point, ...]] = {
    "earth": ((46, 11), (58, 11)),
    "air": ((45, 17), (54, 17)),
    "water": ((62, 17),),
    "fire": ((45, 21), (54, 21)),
}
# Without colours a giant is drawn in what it is made of: shallow, then deep.
GRAIN = {"earth": "░▒", "air": "·░", "water": "~≈", "fire": "░^"}
PLAIN_GRAIN = {"earth": ".:", "air": "'`", "water": "-~", "fire": ",^"}
GRAINS = "".join(GRAIN.values()) + "".join(PLAIN_GRAIN.values())


@dataclass(frozen=True, slots=True)
class Place:
    """A foothold (or the Ground) as the content draws it."""

    name: str
    x: float
    y: float
    up: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Body:
    """How a giant looks."""

    giant: str
    places: tuple[Place, ...]  # the Ground first
    outline: tuple[tuple[Point, ...], ...]


class Stage:
    """The stretch of the screen that a giant fills; its lowest line is the Ground."""

    def __init__(self, x: int, y: int, width: int, height: int) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    def cell(self, place: Place) -> tuple[int, int]:
        """Return column and line of a place on the screen."""
        across = self.x + 2 + place.x / 100 * (self.width - 5)
        return round(across), self.y + round(self._down(place.y) - 0.5)

    def _down(self, y: float) -> float:
        """Return how many lines below the stage's top a height lies."""
        return y / 100 * (self.height - 1)

    def back(self, column: float, line: float) -> Point:
        """Return the point of the content that a point of the screen shows."""
        return (
            (column - self.x - 2) / (self.width - 5) * 100,
            (line - self.y) / (self.height - 1) * 100,
        )


def draw_body(canvas: Canvas, body: Body, stage: Stage, look: Look) -> None:
    """Draw the silhouette, the Ground and the lines between the footholds."""
    _silhouette(canvas, body, stage, look)
    _ground(canvas, stage, look)
    lines = _lines(body, stage)
    if look.unicode:
        _braille(canvas, stage, lines, look)
    else:
        _slashes(canvas, stage, lines, look)
    _eyes(canvas, body, stage, look)


def loom(canvas: Canvas, body: Body, look: Look, room: int) -> int:
    """Draw a giant alone at the right of a large screen; return how many columns it takes.

    ``room`` is what it must leave on its left. On a small screen it does not show itself.
    """
    wide = min((canvas.height - 4) * 9 // 5, canvas.width - room - 4)
    tall = min(canvas.height - 4, wide * 9 // 10)
    if tall < 24:
        return 0
    stage = Stage(canvas.width - wide - 2, canvas.height - tall - 2, wide, tall)
    _silhouette(canvas, body, stage, look)
    _ground(canvas, stage, look)
    _eyes(canvas, body, stage, look)
    return wide + 2


# -- the silhouette --------------------------------------------------------------------------------


def inside(outline: tuple[tuple[Point, ...], ...], point: Point) -> bool:
    """Return whether a point lies on the body."""
    return any(_within(polygon, point) for polygon in outline)


def _within(polygon: tuple[Point, ...], point: Point) -> bool:
    x, y = point
    found = False
    before = polygon[-1]
    for corner in polygon:
        (x1, y1), (x2, y2) = before, corner
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
        before = corner
    return found


def _depth(body: Body, point: Point) -> float:
    """Return how deep in the body a point lies, 0 at the edge, 1 at ten or more."""
    for step in range(1, 6):
        reach = step * 2.0
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, -0.7), (-0.7, -0.7)):
            if not inside(body.outline, (point[0] + across * reach, point[1] + down * reach)):
                return (step - 1) / 5
    return 1.0


def _silhouette(canvas: Canvas, body: Body, stage: Stage, look: Look) -> None:
    grain = (GRAIN if look.unicode else PLAIN_GRAIN).get(body.giant, "░░" if look.unicode else "..")
    for column, line, filled, tone, deep in _rock(body, stage.width, stage.height):
        x, y = stage.x + column, stage.y + line
        half = filled.bit_count() >= 2
        if not look.color:
            if half:
                canvas.put(x, y, grain[deep])
        elif look.unicode and filled < 15:
            canvas.put(x, y, QUARTERS[filled], tone)
        elif half:
            canvas.tint(x, y, 1, tone)


def _eyes(canvas: Canvas, body: Body, stage: Stage, look: Look) -> None:
    """Let the giant look back."""
    wide = stage.width >= 60
    for across, down in GAZE.get(body.giant, ()):
        x, y = stage.cell(Place("", across, down, ()))
        sign = eye_sign(look, large=wide, left=across < 50)
        if not look.color:  # among the grain an eye needs room
            canvas.put(x - 1, y, " " * (len(sign) + 2))
        canvas.put(x, y, sign, EYES.get(body.giant, LIGHT), True)


@cache
def _rock(body: Body, width: int, height: int) -> list[tuple[int, int, int, str, bool]]:
    """Return the cells of a silhouette: where, which quarters are filled, tone, whether deep."""
    dark, light = BODIES.get(body.giant, STONE)
    stage = Stage(0, 0, width, height)
    found: list[tuple[int, int, int, str, bool]] = []
    for line in range(height - 1):
        lit = 1 - 0.7 * line / height  # dusk above, dark below
        for column in range(width):
            filled = 0
            for i in range(4):
                across, down = 0.25 + i % 2 / 2, 0.25 + i // 2 / 2
                if inside(body.outline, stage.back(column + across, line + down)):
                    filled |= 1 << i
            if filled:
                point = stage.back(column + 0.5, line + 0.5)
                depth = _depth(body, point)
                shade, glow = _grain(body.giant, point)
                tone = mixed(dark, light, (0.15 + 0.85 * depth) * lit + shade)
                tone = mixed(tone, LAVA, glow * (0.35 + 0.65 * depth))
                found.append((column, line, filled, tone, shade > 0 or glow > 0))
    return found


def _grain(giant: str, point: Point) -> tuple[float, float]:
    """Return how much lighter a point of the body is than the rest, and how much it glows."""
    x, y = point
    if giant == "earth":  # blocks of stone, each a little different, dark in the joints
        row = floor(y / 6)
        column = (x + row % 2 * 5) / 10
        joint = column % 1 < 0.12
        return (-0.14 if joint else (floor(column) * 7 + row * 11) % 5 * 0.11 - 0.22), 0.0
    if giant == "air":  # wind that blows across and upwards
        return 0.22 * sin(x * 0.12 + y * 0.55 + 2.2 * sin(x * 0.07 - y * 0.05)), 0.0
    if giant == "water":  # rings of scales
        return 0.22 * sin(y * 0.75 + 1.6 * sin(x * 0.16)), 0.0
    if giant == "fire":  # a dark crust, torn open
        seam = abs(sin(x * 0.16 + 2 * sin(y * 0.11)) + sin(y * 0.19 + 2 * sin(x * 0.09)))
        return (-0.12 if seam > 0.9 else 0.02), 0.85 * max(0.0, 1 - seam * 3.5)
    return 0.0, 0.0


def _ground(canvas: Canvas, stage: Stage, look: Look) -> None:
    line = stage.y + stage.height - 1
    canvas.put(stage.x, line, ("▔" if look.unicode else "=") * stage.width, ROCK_LINE)


# -- the lines -------------------------------------------------------------------------------------


def _lines(body: Body, stage: Stage) -> list[tuple[Point, Point]]:
    """Return the lines in columns and lines of the screen; those to the Ground go straight down."""
    where = {place.name: stage.cell(place) for place in body.places}
    ground = body.places[0]
    bottom = stage.y + stage.height - 1
    found: list[tuple[Point, Point]] = []
    for place in body.places:
        for above in place.up:
            column, line = where[above]
            end = (column + 0.5, line + 0.5)
            if place is ground:
                start = (column + 0.5, bottom + 0.0)
            else:
                start = (where[place.name][0] + 0.5, where[place.name][1] + 0.5)
            found.append((start, end))
    return found


def _walk(start: Point, end: Point, across: int, down: int) -> list[tuple[int, int]]:
    """Return the points of a fine grid, so many to a cell, that a line passes."""
    x1, y1, x2, y2 = start[0] * across, start[1] * down, end[0] * across, end[1] * down
    steps = max(1, ceil(max(abs(x2 - x1), abs(y2 - y1))))
    return [
        (int(x1 + (x2 - x1) * i / steps), int(y1 + (y2 - y1) * i / steps)) for i in range(steps + 1)
    ]


def _braille(canvas: Canvas, stage: Stage, lines: list[tuple[Point, Point]], look: Look) -> None:
    cells: dict[tuple[int, int], int] = {}
    for start, end in lines:
        for x, y in _walk(start, end, 2, 4):
            cell = (x // 2, y // 4)
            cells[cell] = cells.get(cell, 0) | DOTS[y % 4][x % 2]
    for (column, line), dots in cells.items():
        if line < stage.y + stage.height - 1:
            _open(canvas, column, line, look)
            canvas.put(column, line, chr(BRAILLE + dots), ROCK_LINE)


def _open(canvas: Canvas, column: int, line: int, look: Look) -> None:
    """Turn a quarter block on the edge of the body into plain ground, so that a line can cross."""
    if look.color and 0 <= line < canvas.height and 0 <= column < canvas.width:
        cell = canvas.rows[line][column]
        if cell.char in QUARTERS[1:]:
            tone = cell.ink if QUARTERS.index(cell.char).bit_count() >= 2 else BACKDROP
            canvas.tint(column, line, 1, tone)


def _slashes(canvas: Canvas, stage: Stage, lines: list[tuple[Point, Point]], look: Look) -> None:
    for start, end in lines:
        across, down = end[0] - start[0], end[1] - start[1]
        steep = abs(down) * 2 / max(0.01, hypot(across, down * 2))
        char = "|" if steep > 0.92 else "-" if steep < 0.3 else "/" if across * down < 0 else "\\"
        for column, line in _walk(start, end, 1, 1):
            if line < stage.y + stage.height - 1:
                canvas.put(column, line, char, ROCK_LINE)

"""The giant on the screen: its body with every foothold labelled, and the pawn, a small light."""

from __future__ import annotations

from giantstable.games.wraith.terminal.body_art import GRAINS, Stage, draw_body
from giantstable.games.wraith.terminal.colours import GLOW
from giantstable.games.wraith.terminal.seen import Seen
from giantstable.games.wraith.terminal.words import GROUND, place_name
from giantstable.terminal.canvas import Canvas, Line, Piece, length
from giantstable.terminal.look import (
    BACKDROP,
    BLOOD,
    BRASS,
    LIGHT,
    MOSS,
    PAPER,
    QUIET,
    Look,
    Signs,
    mixed,
)
from giantstable.terminal.menu import Menu


def numbers_on_body(seen: Seen, menu: Menu) -> dict[str, str]:
    """Return which options lead to which place, as the label shows it: ``3`` or ``2/5``."""
    places = {place.name for place in seen.body.places}
    found: dict[str, str] = {}
    for choice in menu:
        if choice.aim in places:
            before = found.get(choice.aim)
            found[choice.aim] = f"{before}/{choice.number}" if before else str(choice.number)
    return found


def marks(seen: Seen, place: str, signs: Signs) -> Line:
    """Return what is to be known of a place: cards weak there, the next strike, a loose token."""
    found: Line = []
    slots = "".join(signs.slots[slot - 1] for slot in seen.weak_here(place))
    if slots:
        found.append(Piece(slots if signs.slots[0] != "1" else f":{slots}", MOSS, True))
    if place in seen.threatened():
        found.append(Piece(signs.strike, BLOOD, True))
    if place in seen.dangers:
        found.append(Piece(signs.danger, BLOOD, True))
    return found


def draw_giant(canvas: Canvas, seen: Seen, menu: Menu, stage: Stage, look: Look) -> None:
    """Draw the giant and label every place on it."""
    draw_body(canvas, seen.body, stage, look)
    if look.color:
        _glow(canvas, stage, *_standing(seen, stage))
    numbers = numbers_on_body(seen, menu)
    taken: list[tuple[int, int, int]] = []
    for place in seen.body.places[1:]:
        column, line = stage.cell(place)
        head, tail = _label(seen, place.name, numbers, look.signs)
        if stage.width >= 60:
            tail.append(Piece(f" {seen.parts[place.name]}", QUIET))
        start = column - length(head)
        x, y = _free(start, line, length(head) + length(tail), stage, taken)
        _clear(canvas, x, y, length(head) + length(tail), look)
        canvas.line(x, y, head + tail, canvas.width)
    head, tail = _label(seen, GROUND, numbers, look.signs)
    x = stage.x + (stage.width - length(head) - length(tail)) // 2
    bottom = stage.y + stage.height - 1
    canvas.line(x - 1, bottom, [Piece(" "), *head, *tail, Piece(" ")], canvas.width)


def _standing(seen: Seen, stage: Stage) -> tuple[int, int]:
    for place in seen.body.places[1:]:
        if place.name == seen.place:
            return stage.cell(place)
    return stage.x + stage.width // 2, stage.y + stage.height - 1


def _glow(canvas: Canvas, stage: Stage, x: int, y: int) -> None:
    """Let the small light shine on what is around it."""
    for line in range(max(stage.y, y - 3), min(stage.y + stage.height, y + 4)):
        for column in range(max(stage.x, x - 7), min(stage.x + stage.width, x + 8)):
            far = ((column - x) ** 2 / 4 + (line - y) ** 2) ** 0.5
            cell = canvas.rows[line][column]
            if far < 3.5:
                part = 0.5 * (1 - far / 3.5)
                cell.ground = mixed(cell.ground or BACKDROP, GLOW, part)
                cell.ink = mixed(cell.ink, GLOW, part)


def _clear(canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
    """Darken the body under a label so that it can be read; without colours, give it air."""
    if look.color:
        for cell in canvas.rows[y][max(0, x) : x + width]:
            cell.ground = mixed(cell.ground or BACKDROP, BACKDROP, 0.6)
        return
    for column in (x - 1, x + width):
        if 0 <= column < canvas.width and canvas.rows[y][column].char in GRAINS:
            canvas.put(column, y, " ")


def _label(seen: Seen, place: str, numbers: dict[str, str], signs: Signs) -> tuple[Line, Line]:
    """Return a label in two parts: what stands before the name, and the name with its marks."""
    head: Line = []
    ink, bold = PAPER, False
    if place in numbers:
        head.append(Piece(numbers[place] + signs.reach, BRASS, True))
        ink, bold = BRASS, True
    if place == seen.place:
        head.append(Piece(signs.pawn, LIGHT, True))
        ink, bold = LIGHT, True
    return head, [Piece(place_name(place), ink, bold), *marks(seen, place, signs)]


def _free(
    x: int, y: int, width: int, stage: Stage, taken: list[tuple[int, int, int]]
) -> tuple[int, int]:
    """Return where a label can stand beside the others, as near as can be to where it belongs."""
    right = stage.x + stage.width - width
    bottom = stage.y + stage.height - 2
    x = max(stage.x, min(x, right))
    ways = [(0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (3, 0), (0, -1), (0, 1), (4, 0), (0, -2)]
    for across, down in ways:
        column = max(stage.x, min(x + across, right))
        line = max(stage.y, min(y + down, bottom))
        clear = all(
            line != other or column + width < start or end < column for other, start, end in taken
        )
        if clear:
            x, y = column, line
            break
    taken.append((y, x, x + width))
    return x, y

"""Battlefields drawn in the terminal: letters for terrain, numbers for levels, ruins as strokes.

A hex takes four columns; even rows stand two columns to the right, as on the table. Colour only
helps: without it everything can still be read.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import Hex, column_name, column_of
from giantstable.games.heroscape.ground.tiles import Tile
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import BRASS, QUIET

LETTERS: Final = "grsw"
INKS: Final = ["#9dbb6b", "#b3aca4", "#d9b45b", "#7fb2dd"]
CELL: Final = 4
SHIFT: Final = 2
LEFT: Final = 4  # room for the numbers of the rows

# Where a wall is drawn, from the left of its hex: east of it, or below to the south-east or -west.
STROKES: Final = {0: (3, 0, "|"), 1: (2, 1, "/"), 2: (0, 1, "\\")}


def height_map(field: Battlefield) -> list[Text]:
    """Return the battlefield from above: a capital letter where there are spaces below as well."""
    cells: dict[Hex, tuple[str, int]] = {}
    for column, place in enumerate(field.columns):
        top = field.first[column] + field.count[column] - 1
        letter = LETTERS[field.terrain[top]]
        letter = letter.upper() if field.count[column] > 1 else letter
        cells[place] = (f"{letter}{field.level[top]}", field.terrain[top])
    return _drawn(field, cells, walls=True)


def lower_map(field: Battlefield) -> list[Text]:
    """Return the spaces that lie under others, each with its level; nothing if there are none."""
    cells: dict[Hex, tuple[str, int]] = {}
    for column, place in enumerate(field.columns):
        for space in range(field.first[column], field.first[column] + field.count[column] - 1):
            terrain = field.terrain[space]
            cells[place] = (f"{LETTERS[terrain]}{field.level[space]}", terrain)
    return _drawn(field, cells, walls=False) if cells else []


def level_map(field: Battlefield, layer: int) -> list[Text]:
    """Return one level as it is laid: each hex with the number of its tile."""
    cells: dict[Hex, tuple[str, int]] = {}
    for number, tile in enumerate(tiles_of(field, layer)):
        for place in tile.hexes:
            cells[place] = (f"{LETTERS[tile.terrain]}{tile_code(number)}", tile.terrain)
    return _drawn(field, cells, walls=False)


def tiles_of(field: Battlefield, layer: int) -> list[Tile]:
    """Return the tiles of a layer, in the order in which they are numbered."""
    return [tile for tile in field.tiles if tile.layer == layer]


def tile_code(number: int) -> str:
    """Return the two signs at most that stand for a tile of a level: 1 to 99, a0 to z9, aa ..."""
    if number < 99:
        return str(number + 1)
    first, second = divmod((number - 99) % 936, 36)
    return "abcdefghijklmnopqrstuvwxyz"[first] + "0123456789abcdefghijklmnopqrstuvwxyz"[second]


def _drawn(field: Battlefield, cells: dict[Hex, tuple[str, int]], walls: bool) -> list[Text]:
    rows = [place[1] for place in cells]
    north, south = min(rows), max(rows)
    columns = [column_of(place) for place in field.columns]  # the same for every level
    west, east = min(columns), max(columns)
    width = LEFT + (east - west + 1) * CELL + SHIFT
    canvas = Canvas(width, 2 * (south - north + 2))
    used = {0}
    for column in range(west, east + 1):
        canvas.put(LEFT + (column - west) * CELL, 0, column_name(column), QUIET)
    for row in range(north, south + 1):
        used.add(2 * (row - north) + 1)
        canvas.put(0, 2 * (row - north) + 1, f"{row + 1:>3}", QUIET)
    for place, (text, terrain) in cells.items():
        x, y = _corner(place, west, north)
        canvas.put(x, y, text, INKS[terrain], bold=text[0].isupper())
    for place, direction in southern(field) if walls else []:
        x, y = _corner(place, west, north)
        dx, dy, stroke = STROKES[direction]
        canvas.put(x + dx, y + dy, stroke, BRASS, bold=True)
        used.add(y + dy)
    lines = canvas.texts()
    for line in lines:
        line.rstrip()
    return [line for y, line in enumerate(lines) if y in used]


def _corner(place: Hex, west: int, north: int) -> tuple[int, int]:
    """Return where a hex is drawn."""
    x = LEFT + (column_of(place) - west) * CELL + (SHIFT if place[1] & 1 else 0)
    return x, 2 * (place[1] - north) + 1


def southern(field: Battlefield) -> list[tuple[Hex, int]]:
    """Return the edges with walls as seen from the hex above them or to the west of them."""
    found: list[tuple[Hex, int]] = []
    for (q, r), direction in field.wall_edge:
        if direction == 5:  # north-east of one hex is south-west of the next
            found.append(((q + 1, r - 1), 2))
        else:
            found.append(((q, r), direction))
    return found

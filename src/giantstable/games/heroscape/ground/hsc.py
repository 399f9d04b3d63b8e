"""Reading ``.hsc`` files of VirtualScape, in which people have drawn thousands of battlefields.

Bytes in, pieces out. Whatever the bytes are, what is wrong with them is said in one sentence;
pieces of other sets are left out and counted.
"""

from __future__ import annotations

import struct
from typing import Final

from giantstable.games.heroscape.ground.hexes import Hex, column_of, hex_at, turned
from giantstable.games.heroscape.ground.stability import HIGHEST
from giantstable.games.heroscape.ground.tiles import GRASS, RUIN_HEXES, SHAPES, TERRAINS, Ruin, Tile
from giantstable.kernel.errors import BadContent

# A version is 0.0001 and so on: here the number of ten-thousandths.
NEWEST: Final = 7
LEAST_TILE: Final = 32  # bytes of the shortest tile
FAREST: Final = 100_000  # hexes from the corner

RUIN_FAMILY: Final = 11
GLYPH_FAMILY: Final = 14
ZONE_FAMILY: Final = 15
MARK_FAMILY: Final = 17
FIGURE_FAMILY: Final = 18
MARK: Final = 17_000
UTF_16: Final = 0xFFFE
WORD: Final = 0xFF
LONG_WORD: Final = 0xFFFF


# What their families of pieces are called that the Master Set does not have.
FAMILIES: Final[dict[int, str]] = {
    5: "ice", 6: "lava", 7: "lava-field", 8: "road", 9: "snow", 10: "tree", 12: "wall",
    13: "glacier", 16: "castle", 19: "swamp-water", 20: "swamp", 21: "concrete", 22: "asphalt",
    23: "hive", 24: "jungle", 25: "shadow", 26: "dungeon", 27: "outcrop",
}  # fmt: skip
UNKNOWN_FAMILY: Final = "other"


def family_of(type_: int) -> str:
    """Return what family a type of piece is of."""
    family, size = divmod(type_, 1000)
    if 1 <= family <= len(TERRAINS) and size > 0:
        return TERRAINS[family - 1]  # in a size that the Master Set does not have
    if family == RUIN_FAMILY:
        return "ruin"
    return FAMILIES.get(family, UNKNOWN_FAMILY)


class Mark:
    """A glyph, a zone or a figure that somebody drew on a hex."""

    def __init__(self, family: int, name: str, place: Hex, layer: int) -> None:
        self.family = family
        self.name = name
        self.place = place
        self.layer = layer  # of the tile it lies on


class Drawing:
    """What a file holds: the pieces of the Master Set, the marks, and what was left out."""

    def __init__(self, name: str, author: str) -> None:
        self.name = name
        self.author = author
        self.tiles: list[Tile] = []
        self.ruins: list[Ruin] = []
        self.marks: list[Mark] = []
        self.left_out: dict[int, int] = {}  # type of tile -> how many
        self.gone: list[Tile] = []  # where tiles of other sets lay, as far as their shape is known


class _Bytes:
    """Takes values off the front; a file that is too short is refused."""

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        self.data = data
        self.place = 0

    def refuse(self, key: str, **facts: object) -> BadContent:
        return BadContent(key, file=self.file, **facts)

    def take(self, count: int) -> bytes:
        if not 0 <= count <= len(self.data) - self.place:
            raise self.refuse("hsc-short", place=len(self.data))
        taken = self.data[self.place : self.place + count]
        self.place += count
        return taken

    def whole(self, low: int, high: int) -> int:
        place = self.place
        value = int.from_bytes(self.take(4), "little", signed=True)
        if not low <= value <= high:
            raise self.refuse("hsc-number", place=place, found=value, low=low, high=high)
        return value

    def any_whole(self) -> int:
        return int.from_bytes(self.take(4), "little", signed=True)

    def version(self) -> int:
        """Take a version, a tiny fraction, as a number of ten-thousandths."""
        value: float = struct.unpack("<d", self.take(8))[0]
        if not 0.00005 < value < 1.0:  # also what is no number at all
            raise self.refuse("hsc-version", newest=NEWEST)
        return round(value * 10_000)

    def text(self) -> str:
        wide = False
        count = self.take(1)[0]
        while count == WORD:
            count = int.from_bytes(self.take(2), "little")
            if count == LONG_WORD:
                count = int.from_bytes(self.take(4), "little")
                break
            if count != UTF_16:
                break
            wide = True
            count = self.take(1)[0]
        if wide:
            found = self.take(2 * count).decode("utf-16-le", errors="replace")
        else:  # as Windows writes it, where Latin-1 has signs that nobody can print
            found = self.take(count).decode("cp1252", errors="replace")
        return "".join([letter for letter in found if letter.isprintable()])


def read_hsc(file: str, data: bytes) -> Drawing:
    """Return what the bytes of a file draw, moved so that the map begins at its corner."""
    source = _Bytes(file, data)
    version = source.version()
    if version > NEWEST:
        raise source.refuse("hsc-version", newest=NEWEST)
    name = ""
    author = ""
    if version >= 2:
        name = source.text()
        author = source.text()
    if version >= 3:
        source.text()  # how many players
    if version == 3:
        source.text()  # the scenario
    elif version >= 4:
        source.take(source.any_whole())
    if version >= 2:
        source.take(12)  # how it is printed
    source.take((version >= 5) * 4 + (version >= 7) * 4)
    count = source.whole(0, len(data) // LEAST_TILE)
    drawing = Drawing(name, author)
    for _ in range(count):
        _piece(source, drawing)
    if not drawing.tiles:
        raise source.refuse("hsc-empty")
    _to_the_corner(drawing)
    return drawing


def _piece(source: _Bytes, drawing: Drawing) -> None:
    type_ = source.any_whole()
    version = source.version()
    turn = source.whole(0, 5)
    x = source.whole(-FAREST, FAREST)
    y = source.whole(-FAREST, FAREST)
    z = source.whole(0, HIGHEST - 1)
    letter = ""
    title = ""
    zone = ""
    if version >= 2:
        letter = source.take(1).decode("latin-1")
        title = source.text()
        zone = source.text()
    if version >= 3:
        source.any_whole()  # colour
        if type_ == MARK:
            source.any_whole()
            for _ in range(4):
                source.text()
        elif type_ // 1000 == FIGURE_FAMILY:
            title = source.text()
            source.text()
    family, size = divmod(type_, 1000)
    at = hex_at(x, y)
    if 1 <= family <= 4 and size in SHAPES:
        drawing.tiles.append(_tile(family - 1, size, at, turn, z + 1))
    elif family == RUIN_FAMILY and size in RUIN_HEXES:
        drawing.ruins.append(_ruin(RUIN_HEXES.index(size), at, turn, z))
    elif family == GLYPH_FAMILY:
        drawing.marks.append(Mark(family, letter, at, z))
    elif family in (ZONE_FAMILY, MARK_FAMILY, FIGURE_FAMILY):
        drawing.marks.append(Mark(family, zone or title, at, z))
    else:
        drawing.left_out[type_] = drawing.left_out.get(type_, 0) + 1
        if family in FAMILIES and size in SHAPES:
            drawing.gone.append(_tile(GRASS, size, at, turn, z + 1))


def _tile(terrain: int, size: int, at: Hex, turn: int, layer: int) -> Tile:
    """Return a tile whose highest hex, the western one of two, is there after the turn."""
    corner = _corner([turned(each, turn) for each in SHAPES[size]])
    return Tile(terrain, size, (at[0] - corner[0], at[1] - corner[1]), turn, layer)


def _ruin(length: int, at: Hex, turn: int, level: int) -> Ruin:
    """Return a ruin. Theirs stands on the southern and western edges when it is not turned."""
    ours = (turn + 3) % 6
    corner = _corner([turned((i, 0), ours) for i in range(RUIN_HEXES[length])])
    return Ruin(length, (at[0] - corner[0], at[1] - corner[1]), ours, level)


def _corner(hexes: list[Hex]) -> Hex:
    r = min([place[1] for place in hexes])
    return min([place[0] for place in hexes if place[1] == r]), r


def _to_the_corner(drawing: Drawing) -> None:
    """Move everything so that the tiles begin in column A and row 1."""
    hexes: list[Hex] = []
    for tile in drawing.tiles:
        hexes.extend(tile.hexes)
    r = min([place[1] for place in hexes])
    q = min([column_of((place[0], place[1] - r)) for place in hexes])
    drawing.tiles = [
        Tile(tile.terrain, tile.size, _moved(tile.at, q, r), tile.turn, tile.layer)
        for tile in drawing.tiles
    ]
    drawing.ruins = [
        Ruin(ruin.length, _moved(ruin.at, q, r), ruin.turn, ruin.level) for ruin in drawing.ruins
    ]
    drawing.gone = [
        Tile(tile.terrain, tile.size, _moved(tile.at, q, r), tile.turn, tile.layer)
        for tile in drawing.gone
    ]
    for mark in drawing.marks:
        mark.place = _moved(mark.place, q, r)


def _moved(place: Hex, q: int, r: int) -> Hex:
    return place[0] - q, place[1] - r

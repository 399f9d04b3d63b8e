"""A tiny writer of ``.hsc`` files, for tests: what the reader must understand."""

from __future__ import annotations

import struct

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import Hex, column_of
from giantstable.games.heroscape.ground.tiles import RUIN_HEXES

NO_LETTER = b"\xcd"


def whole(value: int) -> bytes:
    return struct.pack("<i", value)


def version(number: int) -> bytes:
    return struct.pack("<d", number / 10_000)


def text(words: str) -> bytes:
    """Return a text, in 16-bit letters if it needs them."""
    if all(ord(letter) < 256 for letter in words):
        data = words.encode("latin-1")
        return length(len(data)) + data
    return b"\xff\xfe\xff" + length(len(words)) + words.encode("utf-16-le")


def length(count: int) -> bytes:
    if count < 255:
        return bytes([count])
    if count < 0xFFFE:
        return b"\xff" + struct.pack("<H", count)
    return b"\xff\xff\xff" + struct.pack("<I", count)


def piece(
    type_: int,
    turn: int,
    place: Hex,
    z: int,
    letter: bytes = NO_LETTER,
    zone: str = "",
    extra: bytes = b"",
) -> bytes:
    """Return a tile, ruin, glyph, zone or figure; ``z`` is 0 on the table."""
    data = whole(type_) + version(3) + whole(turn)
    data += whole(column_of(place)) + whole(place[1]) + whole(z)
    return data + letter + text("") + text(zone) + whole(255) + extra


def pieces(field: Battlefield, shift: Hex = (0, 0)) -> list[bytes]:
    """Return the tiles and ruins of a battlefield, each anchored at its northernmost hex."""
    found: list[bytes] = []
    for tile in field.tiles:
        type_ = (tile.terrain + 1) * 1000 + tile.size
        found.append(piece(type_, tile.turn, corner(tile.hexes, shift), tile.layer - 1))
    for ruin in field.ruins:
        type_ = 11_000 + RUIN_HEXES[ruin.length]
        found.append(piece(type_, (ruin.turn + 3) % 6, corner(ruin.hexes, shift), ruin.level))
    return found


def corner(hexes: list[Hex], shift: Hex) -> Hex:
    q, r = min(hexes, key=lambda place: (place[1], place[0]))
    return q + shift[0], r + shift[1]


def drawn(
    parts: list[bytes], number: int = 3, name: str = "A map", author: str = "Somebody"
) -> bytes:
    """Return a file of a version with these pieces."""
    data = version(number)
    if number >= 2:
        data += text(name) + text(author)
    if number >= 3:
        data += text("2")
    if number == 3:
        data += text("x" * 300)
    if number >= 4:
        data += whole(5) + b"{rtf}"
    if number >= 2:
        data += whole(6) + whole(80) + whole(1)
    data += whole(0) * ((number >= 5) + (number >= 7))
    return data + whole(len(parts)) + b"".join(parts)

"""Tiles and ruins: their shapes, and which hexes and edges they cover when they are laid.

A shape is a list of hexes round the one that stays in place when the piece is turned.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.hexes import Hex, turned

GRASS: Final = 0
ROCK: Final = 1
SAND: Final = 2
WATER: Final = 3
TERRAINS: Final = ["grass", "rock", "sand", "water"]  # HS-C-TILE-01

SIZES: Final = [24, 7, 3, 2, 1]


def _rows(rows: list[tuple[int, int]]) -> list[Hex]:
    """Return hexes row by row, each row from one q on, so many of them."""
    return [(q, r) for r, (start, count) in enumerate(rows) for q in range(start, start + count)]


SHAPES: Final[dict[int, list[Hex]]] = {
    24: _rows([(0, 2), (-1, 3), (-1, 3), (-2, 5), (-2, 5), (-3, 6)]),
    7: _rows([(0, 2), (-1, 3), (-1, 2)]),
    3: _rows([(0, 2), (0, 1)]),
    2: _rows([(0, 2)]),
    1: _rows([(0, 1)]),
}

SHORT: Final = 0
LONG: Final = 1
RUINS: Final = ["short", "long"]
RUIN_HEXES: Final = [2, 3]


class Tile:
    """A tile that is laid: layer 1 lies on the table, layer 2 on layer 1 and so on."""

    def __init__(self, terrain: int, size: int, at: Hex, turn: int, layer: int) -> None:
        self.terrain = terrain
        self.size = size
        self.at = at
        self.turn = turn
        self.layer = layer
        q, r = at
        self.hexes: list[Hex] = []
        for each in SHAPES[size]:
            dq, dr = turned(each, turn)
            self.hexes.append((q + dq, r + dr))

    @property
    def level(self) -> int:
        """Where a figure on it stands: water raises no space (HS-C-TILE-04, R-WATER-01)."""
        return self.layer - 1 if self.terrain == WATER else self.layer


class Ruin:
    """A ruin that stands: a wall along one side of its hexes and round one end of them.

    Unturned it stands on two or three hexes from west to east, along their northern edges and
    the eastern edge of the last.
    """

    def __init__(self, length: int, at: Hex, turn: int, level: int) -> None:
        self.length = length
        self.at = at
        self.turn = turn
        self.level = level
        self.hexes: list[Hex] = []
        self.edges: list[tuple[Hex, int]] = []  # a hex of it, and the direction of the edge
        count = RUIN_HEXES[length]
        for i in range(count):
            dq, dr = turned((i, 0), turn)
            place = (at[0] + dq, at[1] + dr)
            self.hexes.append(place)
            self.edges.append((place, (4 + turn) % 6))
            self.edges.append((place, (5 + turn) % 6))
            if i == count - 1:
                self.edges.append((place, turn % 6))

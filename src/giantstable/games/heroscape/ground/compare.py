"""Whether two battlefields are the same, however they lie on the table: turned and moved."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import Hex, edge_of, turned

Cell = tuple[int, int, int, int]  # q, r, then layer and terrain of a tile, or level and terrain
Wall = tuple[Hex, int, int]  # an edge, and the level that the ruin on it stands on

PAIRS: Final = 40_000  # enough to find where one battlefield lies on the other


class Comparison:
    """What two battlefields share, in the places of the first one."""

    def __init__(self, turn: int, shift: Hex) -> None:
        self.turn = turn  # sixths of a turn, clockwise, and then a shift of the second one
        self.shift = shift
        self.same = 0  # hexes of tiles with the same layer and terrain
        self.only_first: list[Cell] = []
        self.only_second: list[Cell] = []
        self.same_spaces = 0  # spaces with the same level and terrain
        self.spaces_first: list[Cell] = []
        self.spaces_second: list[Cell] = []
        self.same_walls = 0  # edges with a ruin on them
        self.walls_first: list[Wall] = []
        self.walls_second: list[Wall] = []

    @property
    def equal(self) -> bool:
        """Whether they have the same spaces and ruins."""
        return not (
            self.spaces_first or self.spaces_second or self.walls_first or self.walls_second
        )


def compared(first: Battlefield, second: Battlefield) -> Comparison:
    """Return the comparison in the position in which most hexes of tiles fall together."""
    ours = tile_cells(first)
    theirs = tile_cells(second)
    known = dict.fromkeys(ours, True)
    best = Comparison(0, (0, 0))
    most = -1
    for turn in range(6):
        moved = [_turned(cell, turn) for cell in theirs]
        for shift in _shifts(ours, moved):
            found = sum(1 for cell in moved if _shifted(cell, shift) in known)
            if found > most:
                most = found
                best = Comparison(turn, shift)
    best.same, best.only_first, best.only_second = _split(ours, _laid(theirs, best))
    spaces = _laid(space_cells(second), best)
    best.same_spaces, best.spaces_first, best.spaces_second = _split(space_cells(first), spaces)
    _compare_walls(best, first, second)
    return best


def tile_cells(field: Battlefield) -> list[Cell]:
    """Return every hex of every tile, with its layer and terrain."""
    found: list[Cell] = []
    for tile in field.tiles:
        found.extend([(q, r, tile.layer, tile.terrain) for q, r in tile.hexes])
    return found


def space_cells(field: Battlefield) -> list[Cell]:
    """Return every space, with its level and terrain."""
    found: list[Cell] = []
    for space in range(field.size):
        q, r = field.hex_of(space)
        found.append((q, r, field.level[space], field.terrain[space]))
    return found


def _turned(cell: Cell, turn: int) -> Cell:
    q, r = turned((cell[0], cell[1]), turn)
    return q, r, cell[2], cell[3]


def _shifted(cell: Cell, shift: Hex) -> Cell:
    return cell[0] + shift[0], cell[1] + shift[1], cell[2], cell[3]


def _laid(cells: list[Cell], comparison: Comparison) -> list[Cell]:
    return [_shifted(_turned(cell, comparison.turn), comparison.shift) for cell in cells]


def _shifts(ours: list[Cell], theirs: list[Cell]) -> list[Hex]:
    """Return the likeliest shifts: those that bring most hexes of rare kinds together."""
    kinds: dict[tuple[int, int], tuple[list[Hex], list[Hex]]] = {}
    for side, cells in enumerate((ours, theirs)):
        for q, r, layer, terrain in cells:
            kinds.setdefault((layer, terrain), ([], []))[side].append((q, r))
    groups = [pair for pair in kinds.values() if pair[0] and pair[1]]
    groups.sort(key=_pairs)
    votes: dict[Hex, int] = {}
    looked = 0
    for here, there in groups:
        if looked and looked + len(here) * len(there) > PAIRS:
            break
        looked += len(here) * len(there)
        share = max(1, PAIRS // len(there))  # of a vast kind some hexes will do
        for q, r in here[:: (len(here) + share - 1) // share]:
            for x, y in there:
                votes[q - x, r - y] = votes.get((q - x, r - y), 0) + 1
    ranked = sorted([(-count, shift) for shift, count in votes.items()])
    return [shift for _, shift in ranked[:3]]


def _pairs(group: tuple[list[Hex], list[Hex]]) -> int:
    return len(group[0]) * len(group[1])


def _split(ours: list[Cell], theirs: list[Cell]) -> tuple[int, list[Cell], list[Cell]]:
    """Return how many both have, and what only one of them has."""
    first = dict.fromkeys(ours, True)
    second = dict.fromkeys(theirs, True)
    mine = sorted([cell for cell in ours if cell not in second], key=_by_row)
    other = sorted([cell for cell in theirs if cell not in first], key=_by_row)
    return len(ours) - len(mine), mine, other


def _by_row(cell: Cell) -> tuple[int, int, int, int]:
    return cell[1], cell[0], cell[2], cell[3]


def _walls(field: Battlefield, turn: int, shift: Hex) -> list[Wall]:
    found: list[Wall] = []
    for wall, (place, direction) in enumerate(field.wall_edge):
        q, r = turned(place, turn)
        edge, way = edge_of((q + shift[0], r + shift[1]), (direction + turn) % 6)
        found.append((edge, way, field.wall_base[wall]))
    return sorted(found)


def _compare_walls(comparison: Comparison, first: Battlefield, second: Battlefield) -> None:
    ours = _walls(first, 0, (0, 0))
    theirs = _walls(second, comparison.turn, comparison.shift)
    comparison.walls_first = [wall for wall in ours if wall not in theirs]
    comparison.walls_second = [wall for wall in theirs if wall not in ours]
    comparison.same_walls = len(ours) - len(comparison.walls_first)

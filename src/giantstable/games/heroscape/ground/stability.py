"""Whether a battlefield stands: no two tiles in one place, nothing on water, nothing in the air."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.hexes import Hex, column_of, edge_of, name_of
from giantstable.games.heroscape.ground.tiles import RUINS, TERRAINS, WATER, Ruin, Tile
from giantstable.kernel.errors import BadContent

WIDEST: Final = 200  # hexes from one side of a battlefield to the other
HIGHEST: Final = 60  # layers

Cells = dict[tuple[int, int, int], int]  # q, r, layer -> the number of the tile there


def overlaps(file: str, tiles: list[Tile]) -> list[BadContent]:
    """Return the tiles that lie where another lies, or off the map; a battlefield has none."""
    faults: list[BadContent] = []
    cells: Cells = {}
    for i, tile in enumerate(tiles):
        for place in tile.hexes:
            if not (0 <= column_of(place) < WIDEST and 0 <= place[1] < WIDEST):
                faults.append(_fault("tile-outside", file, i, tile))
                break
            if (place[0], place[1], tile.layer) in cells:
                faults.append(_fault("tile-overlap", file, i, tile, hex=name_of(place)))
                break
            cells[place[0], place[1], tile.layer] = i
    return faults


def stability_faults(
    file: str, tiles: list[Tile], ruins: list[Ruin], ruin_height: int
) -> list[BadContent]:
    """Return why a battlefield without overlaps does not stand, a refusal each."""
    cells: Cells = {}
    for i, tile in enumerate(tiles):
        for q, r in tile.hexes:
            cells[q, r, tile.layer] = i
    faults: list[BadContent] = []
    for i, tile in enumerate(tiles):
        faults.extend(_tile_faults(file, tiles, cells, i, tile))
    edges: dict[tuple[Hex, int], bool] = {}
    for i, ruin in enumerate(ruins):
        faults.extend(_ruin_faults(file, tiles, cells, i, ruin, ruin_height))
        own = [edge_of(place, direction) for place, direction in ruin.edges]
        for edge in own:
            if edge in edges:
                faults.append(_ruin_fault("ruin-twice", file, i, ruin, edge[0]))
                break
        for edge in own:
            edges[edge] = True
    return faults


class Standing:
    """What stands of the pieces of a drawing, and why the others do not."""

    def __init__(self, tiles: list[Tile], ruins: list[Ruin]) -> None:
        self.tiles = tiles
        self.ruins = ruins
        self.faults: list[BadContent] = []


def standing(
    file: str, tiles: list[Tile], ruins: list[Ruin], ruin_height: int, without: list[int]
) -> Standing:
    """Return what is left of a drawing without overlaps when all that does not stand has fallen.

    Some tiles may be missing from the start. Who rested on what has fallen falls after it.
    """
    up = [i for i in range(len(tiles)) if i not in without]
    left = Standing(tiles, ruins)
    fell = True
    while fell:
        cells: Cells = {}
        for i in up:
            for q, r in tiles[i].hexes:
                cells[q, r, tiles[i].layer] = i
        keep: list[int] = []
        for i in up:
            faults = _tile_faults(file, tiles, cells, i, tiles[i])
            left.faults.extend(faults)
            if not faults:
                keep.append(i)
        fell = len(keep) < len(up)
        up = keep
    left.tiles = [tiles[i] for i in up]
    _stand_ruins(file, left, ruin_height)
    return left


def rested(tiles: list[Tile], gone: list[Tile]) -> list[int]:
    """Return the tiles that hang in the air because what they rested on is gone."""
    missing: Cells = {}
    for i, tile in enumerate(gone):
        for q, r in tile.hexes:
            missing[q, r, tile.layer] = i
    there: Cells = {}
    for i, tile in enumerate(tiles):
        for q, r in tile.hexes:
            there[q, r, tile.layer] = i
    found: list[int] = []
    for i, tile in enumerate(tiles):
        under = [(q, r, tile.layer - 1) for q, r in tile.hexes]
        if any(cell in missing for cell in under) and not any(cell in there for cell in under):
            found.append(i)
    return found


def _stand_ruins(file: str, left: Standing, ruin_height: int) -> None:
    """Let the ruins fall that have no floor, no room, or stand where another one does."""
    cells: Cells = {}
    for i, tile in enumerate(left.tiles):
        for q, r in tile.hexes:
            cells[q, r, tile.layer] = i
    edges: dict[tuple[Hex, int], bool] = {}
    keep: list[Ruin] = []
    for i, ruin in enumerate(left.ruins):
        faults = _ruin_faults(file, left.tiles, cells, i, ruin, ruin_height)
        own = [edge_of(place, direction) for place, direction in ruin.edges]
        for edge in own:
            if not faults and edge in edges:
                faults.append(_ruin_fault("ruin-twice", file, i, ruin, edge[0]))
        left.faults.extend(faults)
        if not faults:
            keep.append(ruin)
            for edge in own:
                edges[edge] = True
    left.ruins = keep


def _tile_faults(
    file: str, tiles: list[Tile], cells: Cells, i: int, tile: Tile
) -> list[BadContent]:
    if tile.layer == 1:
        return []
    supported = 0
    wet = ""  # the first hex over water, which bears nothing
    for place in tile.hexes:
        below = cells.get((place[0], place[1], tile.layer - 1), -1)
        if below < 0:
            continue
        if tiles[below].terrain != WATER:
            supported += 1
        elif not wet:
            wet = name_of(place)
    # One side may hang over, also over water: that is how overhangs are built (HS-M-OVH-01). Water
    # must lie flat.
    if supported >= (len(tile.hexes) if tile.terrain == WATER else 1):
        return []
    if wet:
        return [_fault("tile-on-water", file, i, tile, hex=wet)]
    return [_fault("tile-in-the-air", file, i, tile)]


def _ruin_faults(
    file: str, tiles: list[Tile], cells: Cells, i: int, ruin: Ruin, height: int
) -> list[BadContent]:
    for place in ruin.hexes:
        floor = cells.get((place[0], place[1], ruin.level), -1)
        if floor < 0 or tiles[floor].terrain == WATER:
            return [_ruin_fault("ruin-in-the-air", file, i, ruin, place)]
        for layer in range(ruin.level + 1, ruin.level + height + 1):
            if (place[0], place[1], layer) in cells:
                return [_ruin_fault("ruin-covered", file, i, ruin, place)]
    return []


def _fault(key: str, file: str, i: int, tile: Tile, **facts: object) -> BadContent:
    facts["field"] = f"{file}: tiles[{i}]"
    facts["terrain"] = TERRAINS[tile.terrain]
    facts["size"] = tile.size
    facts["layer"] = tile.layer
    return BadContent(key, **facts)


def _ruin_fault(key: str, file: str, i: int, ruin: Ruin, place: Hex) -> BadContent:
    return BadContent(
        key,
        field=f"{file}: ruins[{i}]",
        length=RUINS[ruin.length],
        level=ruin.level,
        hex=name_of(place),
    )

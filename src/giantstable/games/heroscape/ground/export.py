"""A battlefield as JSON: its pieces, as a file has them, and the spaces that follow from them."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.tiles import RUINS, TERRAINS


def battlefield_json(field: Battlefield, sets: int = 1) -> dict[str, object]:
    """Return a battlefield as JSON that can be read again, from so many sets."""
    tiles: list[object] = []
    for tile in field.tiles:
        entry: dict[str, object] = {"terrain": TERRAINS[tile.terrain], "size": tile.size}
        entry.update(at=name_of(tile.at), turn=tile.turn, layer=tile.layer)
        tiles.append(entry)
    ruins: list[object] = []
    for ruin in field.ruins:
        wall: dict[str, object] = {"length": RUINS[ruin.length]}
        wall.update(at=name_of(ruin.at), turn=ruin.turn, level=ruin.level)
        ruins.append(wall)
    return {
        "id": field.id,
        "name": field.name,
        "sets": sets,
        "tiles": tiles,
        "ruins": ruins,
        "spaces": spaces_json(field),
    }


def spaces_json(field: Battlefield) -> list[object]:
    """Return the spaces of a battlefield as JSON."""
    found: list[object] = []
    for space in range(field.size):
        q, r = field.hex_of(space)
        entry: dict[str, object] = {"name": field.names[space], "q": q, "r": r}
        entry.update(level=field.level[space], terrain=TERRAINS[field.terrain[space]])
        if not field.open_sky(space):
            entry["headroom"] = field.headroom[space]
        found.append(entry)
    return found

"""A battlefield as JSON: its pieces, as a file has them, and the spaces that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.tiles import RUINS, TERRAINS

if TYPE_CHECKING:
    from giantstable.games.heroscape.ground import shapes


def battlefield_json(field: Battlefield, sets: int = 1) -> shapes.BattlefieldFile:
    """Return a battlefield as JSON that can be read again, from so many sets."""
    return {
        "id": field.id,
        "name": field.name,
        "sets": sets,
        "tiles": [
            {
                "terrain": TERRAINS[tile.terrain],
                "size": tile.size,
                "at": name_of(tile.at),
                "turn": tile.turn,
                "layer": tile.layer,
            }
            for tile in field.tiles
        ],
        "ruins": ruins_json(field),
        "spaces": spaces_json(field),
    }


def ruins_json(field: Battlefield) -> list[shapes.Ruin]:
    """Return the ruins of a battlefield as JSON."""
    return [
        {
            "length": RUINS[ruin.length],
            "at": name_of(ruin.at),
            "turn": ruin.turn,
            "level": ruin.level,
        }
        for ruin in field.ruins
    ]


def spaces_json(field: Battlefield) -> list[shapes.Space]:
    """Return the spaces of a battlefield as JSON."""
    found: list[shapes.Space] = []
    for space in range(field.size):
        q, r = field.hex_of(space)
        entry: shapes.Space = {
            "name": field.names[space],
            "q": q,
            "r": r,
            "level": field.level[space],
            "terrain": TERRAINS[field.terrain[space]],
        }
        if not field.open_sky(space):
            entry["headroom"] = field.headroom[space]
        found.append(entry)
    return found

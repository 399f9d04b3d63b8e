"""Scenarios of people's own, on a plain of grass as large as one likes."""

from __future__ import annotations

import json
from typing import Any

from giantstable.games.heroscape.ground.hexes import column_of, name_of
from giantstable.games.heroscape.ground.tiles import GRASS, Tile

OURS = {"source": "reconstructed"}


def on_a_field(name: str, hexes: int, across: int = 60) -> dict[str, object]:
    """Return a battlefield of that many hexes at most, in tiles of 24."""
    used: set[tuple[int, int]] = set()
    tiles: list[dict[str, object]] = []
    for r in range(400):
        for q in range(-r // 2 - 1, across):
            tile = Tile(GRASS, 24, (q, r), 0, 1)
            places = set(tile.hexes)
            inside = all(0 <= column_of(at) <= across and at[1] >= 0 for at in places)
            if not inside or places & used:
                continue
            if len(used) + 24 > hexes:
                return {"id": "plain", "name": name, "sets": 50, "tiles": tiles}
            used |= places
            tiles.append({"terrain": "grass", "size": 24, "at": name_of((q, r)), "layer": 1})
    raise AssertionError("no room")


def setup_of(field: dict[str, object]) -> dict[str, Any]:
    """Return the setup of a plain battle on a battlefield."""
    tiles = field["tiles"]
    assert isinstance(tiles, list)
    corners = [str(tiles[0]["at"]), str(tiles[-1]["at"])]
    seats = [{"side": n + 1, "points": 200, "zones": [f"zone{n}"], **OURS} for n in range(2)]
    scenario = {
        "id": "own", "name": "Own", "game": "master", "battlefield": "plain", "rounds": 8, **OURS,
        "seatings": [{"seats": seats}],
        "zones": {f"zone{n}": {"spaces": [corners[n]], **OURS} for n in range(2)},
        "victory": [{"goal": "last-standing", "sides": [n + 1], **OURS} for n in range(2)],
    }  # fmt: skip
    return {"own_scenario": json.dumps(scenario), "own_battlefield": json.dumps(field)}

"""The browser's map is tested on a copy of the board: it must be the board that is played on."""

from __future__ import annotations

import json
from pathlib import Path

import giantstable as gt

COPY = "web/src/games/assault/board/map/land/board.cases.json"


def test_the_map_of_the_client_is_tested_on_the_board_of_the_game() -> None:
    match = gt.new("assault", seats=6)
    told = json.loads(json.dumps(match.game.reference(match.setup)))["board"]
    copy = json.loads((Path(__file__).parents[3] / COPY).read_text(encoding="utf-8"))
    assert copy == told

"""Scenarios and battlefields of a person's own, on the command line of ``play`` and ``simulate``.

What a file says goes into the setup as JSON, so that a record of such a game has all it needs.
"""

from __future__ import annotations

import json
from pathlib import Path

from giantstable import library
from giantstable.cli.options import setup_from
from giantstable.games.heroscape.box.stock import sets_needed
from giantstable.games.heroscape.commands.battlefields import load, tell_left_out, what_stands
from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.export import battlefield_json
from giantstable.kernel.errors import BadContent, BadSetup
from giantstable.kernel.game import Game

SUFFIXES = (".yaml", ".yml", ".json")


def asked_setup(game: Game, words: list[str]) -> dict[str, object]:
    """Return the setup that the words ask for, with the files that they name read and checked."""
    assert isinstance(game, HeroscapeGame)
    left, scenario, battlefield = _taken(words)
    setup = setup_from(game, left)
    field: Battlefield | None = None
    if battlefield is not None:
        field, drawing = load(game.box, battlefield)
        if scenario is None:
            raise BadSetup("own-battlefield-alone")
        if drawing is not None:
            field, faults = what_stands(game.box, Path(battlefield).name, field)
            tell_left_out(faults)
        needed = max(1, sets_needed(field.tiles, field.ruins, game.box.stock))
        document = battlefield_json(field, needed)
        # The spaces follow from the tiles.
        pieces = {name: part for name, part in document.items() if name != "spaces"}
        setup["own_battlefield"] = _text(pieces)
    if scenario is not None:
        sheet = _sheet(Path(scenario))
        game.box.scenario(Path(scenario).name, sheet, field)  # refused by the file's own name
        setup["own_scenario"] = _text(sheet)
    return setup


def _taken(words: list[str]) -> tuple[list[str], str | None, str | None]:
    """Return the words without those that name files, and the files."""
    left: list[str] = []
    found: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if name not in ("--scenario", "--battlefield"):
            left.append(word)
            continue
        if not equals:
            if not rest:
                raise BadSetup("setup-value", option=name)
            value = rest.pop(0)
        if name == "--battlefield" or value.lower().endswith(SUFFIXES):
            found[name] = value
        else:
            left += [name, value]
    return left, found.get("--scenario"), found.get("--battlefield")


def _sheet(path: Path) -> object:
    try:
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadContent("not-a-file", file=str(path), why=why) from None
    return library.parsed(path.name, data)


def _text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), default=str)

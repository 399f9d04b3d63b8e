"""The box as it is sold, and content files that are free to be changed."""

from __future__ import annotations

import copy
from functools import cache
from importlib import resources
from typing import cast

import yaml

from giantstable import library
from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.pieces import Force
from giantstable.games.assault.game import AssaultGame

Doc = dict[str, object]


def box() -> Box:
    """Return the box as it is sold."""
    return game().box


def game() -> AssaultGame:
    """Return the game with the box as it is sold."""
    found = library.game("assault")
    assert isinstance(found, AssaultGame)
    return found


@cache
def _read() -> dict[str, Doc]:
    folder = resources.files("giantstable.games").joinpath("assault", "content")
    found: dict[str, Doc] = {}
    for entry in folder.iterdir():
        files = entry.iterdir() if entry.is_dir() else [entry]
        for file in files:
            if file.name.endswith(".yaml"):
                name = f"{entry.name}/{file.name}" if entry.is_dir() else file.name
                found[name] = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)
    return found


def content() -> dict[str, Doc]:
    """Return our content files, free to be changed."""
    return copy.deepcopy(_read())


def opened(documents: dict[str, Doc]) -> Box:
    """Return the box that these content files describe."""
    return Box(cast(dict[str, object], documents))


def region(id_: str) -> int:
    """Return the number of a region."""
    found = box().board.index(id_)
    assert found >= 0, id_
    return found


def units(force: Force) -> dict[str, int]:
    """Return a force by the ids of its units."""
    return {box().units[unit].id: n for unit, n in zip(force.units, force.counts, strict=True)}

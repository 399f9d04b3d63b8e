"""Small battlefields drawn as they look from above, and figures to stand on them."""

from __future__ import annotations

import copy
from functools import cache
from importlib import resources
from typing import cast

import yaml

from giantstable import library
from giantstable.games.heroscape.box.box import Box
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.games.heroscape.ground.hexes import Hex, hex_at, named
from giantstable.games.heroscape.ground.tiles import RUINS, WATER, Ruin, Tile
from giantstable.games.heroscape.rules.powers.index import POWERS

Doc = dict[str, object]
LETTERS = "grsw"


def box() -> Box:
    """Return the box as it is sold."""
    return box_of(library.game("heroscape"))


@cache
def _read() -> dict[str, Doc]:
    folder = resources.files("giantstable.games").joinpath("heroscape", "content")
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
    return Box(cast(dict[str, object], documents), POWERS)


def ground(*rows: str, ruins: list[Ruin] | None = None) -> Battlefield:
    """Return a battlefield of single tiles: ``ground("g1 g1 .", " g1 r5 w0", "g1 g1/r11 .")``.

    A word is a hex: its terrain and the level of its surface, stacked up from the table; after
    a stroke, a tile that floats at a level. A dot is no hex. Even rows lie half a hex to the right.
    """
    tiles: list[Tile] = []
    for row, line in enumerate(rows):
        for column, word in enumerate(line.split()):
            if word != ".":
                tiles.extend(_stack(hex_at(column, row), word))
    return Battlefield("ground", "Ground", tiles, ruins or [], 6)


def _stack(place: Hex, word: str) -> list[Tile]:
    solid, *slabs = word.split("/")
    terrain, level = LETTERS.index(solid[0]), int(solid[1:])
    stack = [Tile(terrain, 1, place, 0, layer) for layer in range(1, level + 1)]
    if terrain == WATER:
        stack = [Tile(0, 1, place, 0, layer) for layer in range(1, level + 1)]
        stack.append(Tile(WATER, 1, place, 0, level + 1))
    for slab in slabs:
        stack.append(Tile(LETTERS.index(slab[0]), 1, place, 0, int(slab[1:])))
    return stack


def ruin(length: str, at: str, turn: int, level: int) -> Ruin:
    """Return a ruin: ``ruin("short", "B2", 0, 1)``."""
    place = named(at)
    assert place is not None
    return Ruin(RUINS.index(length), place, turn, level)


class Scene:
    """Figures on a battlefield, by the ids of their cards: ``Scene(field, finn="A1")``.

    An underscore stands for a hyphen, and a number after it tells figures of one card apart. A
    figure of two spaces has both: ``grimnak="A1 B1"``.
    """

    def __init__(self, field: Battlefield, **places: str) -> None:
        self.field = field
        self.names = list(places)
        cards = [_card(name) for name in places]
        self.figures = Figures([box().cards[card].body for card in cards], field.size)
        for figure, place in enumerate(places.values()):
            spaces = [self.space(word) for word in place.split()]
            self.figures.place(figure, spaces[0], spaces[1] if spaces[1:] else NOWHERE)

    def space(self, name: str) -> int:
        """Return a space by its name."""
        space = self.field.space(name)
        assert space != NOWHERE, name
        return space

    def figure(self, name: str) -> int:
        """Return the number of a figure."""
        return self.names.index(name)

    def name(self, figure: int) -> str:
        """Return what a figure was called."""
        return self.names[figure]


def _card(name: str) -> str:
    card = name.replace("_", "-")
    return card if card in box().cards else card.rpartition("-")[0]

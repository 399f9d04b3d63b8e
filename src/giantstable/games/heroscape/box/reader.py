"""What content files name in HeroScape's own way: hexes and spaces."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.hexes import Hex, named
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields, shown

MOST: Final = 9999  # no printed number is larger


def read_hex(fields: Fields, name: str) -> Hex:
    """Take the name of a hex, such as J8."""
    text = fields.text(name)
    place = named(text)
    if place is None:
        raise fields.refuse(name, "content-hex", found=text)
    return place


def a_space(fields: Fields, value: object, where: str, battlefield: Battlefield) -> int:
    """Return the space that a value names, such as J8 or J8@1."""
    space = battlefield.space(value) if isinstance(value, str) else NOWHERE
    if space == NOWHERE:
        raise BadContent(
            "content-space", field=where, found=shown(value), battlefield=battlefield.name
        )
    return space


def spaces(fields: Fields, name: str, battlefield: Battlefield) -> list[int]:
    """Take a list of spaces, no space twice."""
    found: list[int] = []
    for i, item in enumerate(fields.items(name)):
        space = a_space(fields, item, f"{fields.path(name)}[{i}]", battlefield)
        if space in found:
            raise fields.refuse(name, "content-twice", found=battlefield.names[space])
        found.append(space)
    return found

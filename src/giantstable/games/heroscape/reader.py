"""Reading content files: every item checked, every item with its source."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.hexes import Hex, named
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields, shown
from giantstable.kernel.provenance import Provenance, sourced

MOST: Final = 9999  # no printed number is larger


class Reader:
    """Reads one content file and enters the source of each item in a ledger."""

    def __init__(self, file: str, document: object, ledger: list[Provenance]) -> None:
        self.file = file
        self.ledger = ledger
        self.top = Fields(BadContent, file + ":", document)

    def sourced(self, fields: Fields, item: str, value: str = "") -> None:
        """Take the source of an item, and refuse any field of it that nobody read."""
        sourced(self.ledger, self.file, fields, item, value)
        fields.done()

    def number(self, fields: Fields, name: str, low: int = 0, high: int = MOST) -> int:
        """Take a number that is an item of its own."""
        item = fields.sub(name)
        value = item.whole("value", low, high)
        self.sourced(item, name, str(value))
        return value


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


def distinct(fields: Fields, name: str, ids: list[str]) -> None:
    """Refuse a name that stands twice."""
    for i, id_ in enumerate(ids):
        if id_ in ids[:i]:
            raise fields.refuse(name, "content-twice", found=id_)

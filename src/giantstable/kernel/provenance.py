"""Where a number comes from: the rulebook, a public source, or our own reconstruction."""

from __future__ import annotations

from typing import Final

from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields

SOURCES: Final = ["rulebook", "public", "reconstructed"]


class Provenance:
    """The source of one item of a content file."""

    def __init__(self, file: str, item: str, value: str, source: str, note: str) -> None:
        self.file = file
        self.item = item
        self.value = value
        self.source = source
        self.note = note


class ContentReader:
    """Reads one content file and enters the source of each item in a ledger."""

    def __init__(self, file: str, document: object, ledger: list[Provenance], most: int) -> None:
        self.file = file
        self.ledger = ledger
        self.most = most  # no printed number is larger
        self.top = Fields(BadContent, file + ":", document)

    def sourced(self, fields: Fields, item: str, value: str = "") -> None:
        """Take the source of an item, and refuse any field of it that nobody read."""
        source = fields.choice("source", SOURCES)
        note = fields.text("note", "")
        self.ledger.append(Provenance(self.file, item, value, source, note))
        fields.done()

    def number(self, fields: Fields, name: str, low: int = 0, high: int = -1) -> int:
        """Take a number that is an item of its own; without ``high`` any that can be printed."""
        item = fields.sub(name)
        value = item.whole("value", low, high if high >= 0 else self.most)
        self.sourced(item, name, str(value))
        return value

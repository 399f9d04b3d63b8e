"""Where a number comes from: the rulebook, a public source, or our own reconstruction."""

from __future__ import annotations

from typing import Final

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


def sourced(ledger: list[Provenance], file: str, fields: Fields, item: str, value: str) -> None:
    """Take ``source`` and ``note`` of an item and enter them in the ledger."""
    source = fields.choice("source", SOURCES)
    note = fields.text("note", "")
    ledger.append(Provenance(file, item, value, source, note))

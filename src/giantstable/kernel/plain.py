"""A table that copies, writes and reads itself, for games in plain Python that are in no hurry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.kernel.fields import Fields, shown
from giantstable.kernel.rng import rng_in
from giantstable.kernel.table import Table

# What every table has: the interpreted build keeps it beside the fields of the game.
OF_ALL: Final = ("rng", "revealed", "events", "ear")
MOST: Final = 10**9


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainTable(Table):
    """A table whose fields are plain data: numbers, flags, texts, and lists or mappings of them.

    All of them are there when a game is set up. A list is of numbers, or of lists or mappings, one
    for each seat or place: of those there are always as many as at the start.
    """

    def own_fields(self) -> dict[str, object]:
        """Return what the game has put on the table, by name."""
        # Compiled, the class itself has no room for fields; those that derive from it have.
        put: dict[str, object] = getattr(self, "__dict__", {})
        return {name: value for name, value in put.items() if name not in OF_ALL}

    def copy(self) -> PlainTable:
        """Return an equal table that shares nothing that can change."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.rng = self.rng.copy()
        twin.revealed = self.revealed
        twin.events = None
        twin.ear = None
        for name, value in self.own_fields().items():
            setattr(twin, name, copied(value))
        return twin

    def to_json(self) -> dict[str, object]:
        """Return the whole table."""
        found = {name: copied(value) for name, value in self.own_fields().items()}
        found["revealed"] = self.revealed
        found["rng"] = self.rng.state()
        return found

    def take(self, written: Fields) -> None:
        """Take what is written of a table, each field of the kind that it is here."""
        for name, value in self.own_fields().items():
            if written.has(name):
                setattr(self, name, alike(written, written.path(name), written.raw(name), value))
        self.revealed = written.whole("revealed", 0, MOST, default=self.revealed)
        if written.has("rng"):
            self.rng = rng_in(written)


def copied(value: object) -> object:
    """Return a copy of plain data."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {name: copied(item) for name, item in value.items()}
    return value


def alike(fields: Fields, where: str, given: object, usual: object) -> object:
    """Return what is given if it is of the same kind as what usually stands there."""
    if isinstance(usual, bool):
        if not isinstance(given, bool):
            raise fields.error("field-flag", field=where, found=shown(given))
        return given
    if isinstance(usual, str):
        if not isinstance(given, str):
            raise fields.error("field-text", field=where, found=shown(given))
        return given
    if isinstance(usual, list):
        items = fields.a_list(given, where)
        if not usual or not isinstance(usual[0], list | dict):
            first: object = usual[0] if usual else 0
            return [alike(fields, f"{where}[{i}]", item, first) for i, item in enumerate(items)]
        if len(items) != len(usual):
            raise fields.error("field-length", field=where, found=len(items), expected=len(usual))
        return [alike(fields, f"{where}[{i}]", items[i], usual[i]) for i in range(len(items))]
    if isinstance(usual, dict):
        inner = Fields(fields.error, where, given)
        found: dict[object, object] = {}
        for name, value in usual.items():
            found[name] = alike(inner, inner.path(str(name)), inner.raw(str(name)), value)
        inner.done()
        return found
    return fields.a_whole(given, where, -MOST, MOST)

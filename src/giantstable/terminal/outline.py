"""Any JSON as an outline for people: what a screen shows of a game that it does not know."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len

from giantstable.terminal.canvas import Line, Piece, flow
from giantstable.terminal.look import BRASS, PAPER, QUIET
from giantstable.text import words

NOTHING = "–"
INDENT = 2
WIDEST = 24  # columns of a name; a longer one stands on a line of its own


def outline(document: Mapping[str, object], width: int, names: list[str]) -> list[Line]:
    """Return a document in lines of a width; ``names`` stand before what each seat has."""
    return _facts(document, width, names, 0)


def _facts(facts: Mapping[str, object], width: int, names: list[str], depth: int) -> list[Line]:
    """Return names and values, one below the other, the values of short names in one column."""
    labels = {name: readable(name) for name in facts}
    short = [cell_len(label) for label in labels.values() if cell_len(label) <= WIDEST]
    column = max(short, default=0) + 2
    lines: list[Line] = []
    for name, value in facts.items():
        lines += _fact(labels[name], value, column, width, names, depth)
    return lines


def _fact(
    label: str, value: object, column: int, width: int, names: list[str], depth: int
) -> list[Line]:
    """Return one name and its value: beside it if that is a word or a few, else below it."""
    indent = " " * (INDENT * depth)
    ink = BRASS if depth == 0 else QUIET
    parts = _parts(value, names)
    if parts is not None:
        head: Line = [Piece(indent + label, ink)]
        return [head, *_facts(parts, width, names, depth + 1)]
    told = inline(value)
    left = len(indent) + max(column, cell_len(label) + 2)
    room = width - left
    if room < width // 3:
        return [[Piece(indent + label, ink)], *flow([Piece(told, PAPER)], width, len(indent) + 2)]
    lines = flow([Piece(told, PAPER)], room)
    first = [Piece(f"{indent}{label}".ljust(left), ink), *lines[0]]
    return [first, *[[Piece(" " * left), *line] for line in lines[1:]]]


def _parts(value: object, names: list[str]) -> dict[str, object] | None:
    """Return what a value is made of, by names, if that is too much for one line."""
    if isinstance(value, dict) and not _plain(value):
        return {str(name): part for name, part in value.items()}
    if isinstance(value, list | tuple) and any(
        isinstance(item, dict | list | tuple) for item in value
    ):
        labels = names if len(value) == len(names) > 1 else [str(i + 1) for i in range(len(value))]
        return dict(zip(labels, value, strict=True))
    return None


def _plain(facts: dict[object, object]) -> bool:
    """Return whether facts are few words each: a few short lists may be among them."""
    return not any(isinstance(value, dict) or _parts(value, []) for value in facts.values())


def inline(value: object, between: str = ", ") -> str:
    """Return a value in one line, with so much between the items of a list."""
    if isinstance(value, dict):
        facts = (f"{readable(str(name))} {inline(part, ' ')}" for name, part in value.items())
        return ", ".join(facts) or NOTHING
    if isinstance(value, list | tuple):
        return between.join(inline(item) for item in value) or NOTHING
    if isinstance(value, bool):
        return words("cli-yes" if value else "cli-no")
    return NOTHING if value is None or value == "" else str(value)


def readable(name: str) -> str:
    """Return the name of a field for people."""
    return name.replace("_", " ").replace("-", " ")

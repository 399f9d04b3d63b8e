"""Write docs/encodings.md from the code: what every number of a row says, game by game.

``python -m tools.encodings`` writes it, ``--check`` fails where it is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import giantstable as gt
from giantstable.titles import titles

PAGE = Path(__file__).parent.parent / "docs" / "encodings.md"
HEAD = """# Games in numbers

What every number of a row says that `Game.encoding(setup).encode(view, seat, decision)` returns,
field by field. The lengths are those of the usual setup; another scenario, Giant or number of seats
has its own, and `encoding.fields` tells them. Made from the code by `python -m tools.encodings`.
"""


def section(name: str) -> str:
    """Return the table of one game."""
    game = gt.game(name)
    setup = game.settle({})
    encoding = game.encoding(setup)
    ids = game.action_space(setup).size
    lines = [
        f"## {name}",
        "",
        f"{encoding.size} numbers, {ids} actions.",
        "",
        "| first | length | field | what it says |",
        "|---|---|---|---|",
    ]
    for field in encoding.fields:
        lines.append(f"| {field.first} | {field.count} | `{field.name}` | {field.what} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """Return the whole page."""
    ours = [name for name, title in titles().items() if title.ours]
    return "\n".join([HEAD, *[section(name) for name in ours]])


def main() -> None:
    """Write the page, or check it."""
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/encodings.md is out of date: python -m tools.encodings")
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write the picture of the terminal game that the README shows: ``python tools/screenshot.py``."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby
from pathlib import Path

import giantstable as gt
from giantstable.games.wraith.terminal.body_art import BRAILLE, DOTS, QUARTERS
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.terminal.canvas import Canvas, Cell
from giantstable.terminal.look import BACKDROP, Look
from giantstable.terminal.sitting import Showing
from giantstable.text import say

PICTURE = Path(__file__).parents[1] / "docs" / "screenshots" / "terminal.svg"

# A fight in the middle, the turn before the one that is shown.
POSITION = {
    "setup": {"giant": "earth", "wraith": "young", "footholds": True},
    "table": {
        "seed": "picture",
        "round": 5,
        "pawn": "B3",
        "wounds": 5,
        "rage": 1,
        "hand": [
            "young-jump-slash",
            "young-scramble",
            "young-careful-shot",
            "young-up-and-at-it",
            "young-hop-across",
        ],
        "top": ["young-wild-swing", "young-eager-cut", "young-hop-across", "young-skip-shot"],
        "bottom": ["young-scramble", "young-snap-shot", "young-slide-and-stab"],
        "row": [
            {"card": "earth-03"},
            {"card": "earth-05", "wounds": 4},
            {"card": "earth-12", "scarred": True},
            {"card": "earth-06", "wounds": 2},
            {"card": "earth-09"},
        ],
        "gone": ["earth-02", "earth-11", "earth-19", "earth-22"],
        "giant_deck": ["earth-04", "earth-16", "earth-14", "earth-07", "earth-13", "earth-08"],
        "dangers": ["A2", "C3"],
    },
    "choices": ["rest careful-shot", "rest up-and-at-it", "end", "keep", "play jump-slash"],
}

# A cell in pixels. Blocks and braille dots are drawn as shapes: no font has to know them.
WIDE, TALL = 9, 19
MARGIN = 14
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def svg(canvas: Canvas) -> str:
    """Return a screen as a picture that needs nothing but itself."""
    width = canvas.width * WIDE + 2 * MARGIN
    height = canvas.height * TALL + 2 * MARGIN
    shapes: list[str] = []
    for line, row in enumerate(canvas.rows):
        y = MARGIN + line * TALL
        shapes.extend(_grounds(row, y))
        for column, cell in enumerate(row):
            shapes.extend(_shape(cell, MARGIN + column * WIDE, y))
        shapes.extend(_words(row, y))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n'
        f'<rect width="100%" height="100%" rx="10" fill="{BACKDROP}"/>\n'
        f'<g font-family="{FONTS}" font-size="14.5">\n' + "\n".join(shapes) + "\n</g>\n</svg>\n"
    )


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


def _grounds(row: list[Cell], y: int) -> list[str]:
    found: list[str] = []
    column = 0
    for ground, cells in groupby(row, key=lambda cell: cell.ground):
        count = len(list(cells))
        if ground and ground != BACKDROP:
            # A hair wider and taller, or the seams between the cells would show.
            found.append(_rect(MARGIN + column * WIDE, y, count * WIDE + 0.3, TALL + 0.3, ground))
        column += count
    return found


def _shape(cell: Cell, x: int, y: int) -> list[str]:
    if cell.char in QUARTERS[1:]:
        filled = QUARTERS.index(cell.char)
        wide, tall = WIDE / 2, TALL / 2
        return [
            _rect(x + i % 2 * wide, y + i // 2 * tall, wide + 0.3, tall + 0.3, cell.ink)
            for i in range(4)
            if filled >> i & 1
        ]
    if cell.char == "▔":
        return [_rect(x, y, WIDE + 0.3, 2.4, cell.ink)]
    if BRAILLE < ord(cell.char) < BRAILLE + 256:
        dots = ord(cell.char) - BRAILLE
        return [
            f'<circle cx="{x + (0.5 + across) * WIDE / 2:g}" cy="{y + (0.5 + down) * TALL / 4:g}" '
            f'r="1.15" fill="{cell.ink}"/>'
            for down in range(4)
            for across in range(2)
            if dots & DOTS[down][across]
        ]
    return []


def _words(row: list[Cell], y: int) -> list[str]:
    found: list[str] = []
    column = 0
    for (ink, bold, drawn), cells in groupby(row, key=lambda c: (c.ink, c.bold, _is_shape(c))):
        text = "".join(cell.char for cell in cells)
        weight = ' font-weight="bold"' if bold else ""
        # Word by word where gaps are wide: viewers like to close them.
        for part in re.finditer(r"\S+( \S+)*", text) if not drawn else ():
            x = MARGIN + (column + part.start()) * WIDE
            found.append(
                f'<text x="{x}" y="{y + TALL - 5}" fill="{ink}"{weight} '
                f'textLength="{len(part[0]) * WIDE}" lengthAdjust="spacingAndGlyphs">'
                f"{escape(part[0])}</text>"
            )
        column += len(text)
    return found


def _is_shape(cell: Cell) -> bool:
    return bool(_shape(cell, 0, 0))


def picture() -> str:
    """Return the picture: a leap about to be chosen on the body of the Earth Giant."""
    match = gt.load("wraith", POSITION)
    told = [say(match.game.event_text(match.table, event, 0)) for event in match.events(0)]
    showing = Showing((140, 42), Look(), told, fresh=1)
    return svg(WraithScreen().draw(match, showing))


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")

"""A screen as a grid of cells: what is drawn here can be neither too wide nor too tall."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text


@dataclass(slots=True)
class Cell:
    """One character of the screen and how it is painted."""

    char: str = " "
    ink: str = ""
    ground: str = ""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A few words in one ink."""

    text: str
    ink: str = ""
    bold: bool = False


Line = list[Piece]


class Canvas:
    """A screen of fixed size. What does not fit is cut, never wrapped."""

    def __init__(self, width: int, height: int, ink: str = "", ground: str = "") -> None:
        self.width = width
        self.height = height
        self.ink = ink
        self.rows = [[Cell(" ", ink, ground) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "", bold: bool = False) -> int:
        """Write a text and return the column behind it; the ground stays as it was."""
        for char in text:
            if 0 <= y < self.height and 0 <= x < self.width:
                cell = self.rows[y][x]
                cell.char, cell.ink, cell.bold = char, ink or self.ink, bold
            x += 1
        return x

    def line(self, x: int, y: int, line: Line, width: int) -> int:
        """Write pieces one after another into a width, the last one cut if need be."""
        end = min(x + width, self.width)
        for piece in line:
            x = self.put(x, y, fit(piece.text, end - x), piece.ink, piece.bold)
        return x

    def tint(self, x: int, y: int, width: int, ground: str) -> None:
        """Paint the ground of a stretch of one line."""
        if 0 <= y < self.height:
            for cell in self.rows[y][max(0, x) : x + width]:
                cell.ground = ground

    def blank(self, y: int, ground: str) -> None:
        """Empty a line."""
        for cell in self.rows[y]:
            cell.char, cell.ink, cell.ground, cell.bold = " ", self.ink, ground, False

    def texts(self) -> list[Text]:
        """Return the screen line by line, for rich."""
        return [_text(row) for row in self.rows]

    def plain(self) -> list[str]:
        """Return the screen line by line, without any colour."""
        return ["".join([cell.char for cell in row]).rstrip() for row in self.rows]


def _text(row: list[Cell]) -> Text:
    text = Text(no_wrap=True, overflow="crop", end="")
    for (ink, ground, bold), cells in groupby(row, key=lambda c: (c.ink, c.ground, c.bold)):
        text.append("".join(cell.char for cell in cells), style(ink, ground, bold))
    return text


@cache
def style(ink: str, ground: str, bold: bool) -> Style:
    """Return the rich style of a cell."""
    return Style(color=ink or None, bgcolor=ground or None, bold=bold)


def fit(text: str, width: int) -> str:
    """Return the text, cut to a width with an ellipsis if it is longer."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return text
    return text[: width - 1].rstrip() + "…"


def length(line: Line) -> int:
    """Return how many columns a line takes."""
    return sum(cell_len(piece.text) for piece in line)


def flow(line: Line, width: int, indent: int = 0) -> list[Line]:
    """Return pieces in lines of at most that width, broken between words, hanging by an indent.

    A sign that stands alone between two things is left out where the line ends instead.
    """
    found: list[Line] = [[]]
    used = 0
    for piece in line:
        for word in piece.text.split():
            left = indent if len(found) > 1 else 0
            gap = 1 if used > left else 0
            if gap and used + gap + cell_len(word) > width:
                if len(word) == 1 and not word.isalnum():
                    continue
                found.append([Piece(" " * indent)] if indent else [])
                used, gap = indent, 0
            found[-1].append(Piece(" " * gap + fit(word, width), piece.ink, piece.bold))
            used += gap + cell_len(word)
    return found


def wrapped(text: str, width: int) -> list[str]:
    """Return the text in lines of at most that width, broken between words."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            while cell_len(word) > width:
                if line:
                    lines.append(line)
                    line = ""
                lines.append(word[:width])
                word = word[width:]
            if line and cell_len(line) + 1 + cell_len(word) > width:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
        lines.append(line)
    return lines

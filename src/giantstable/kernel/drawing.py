"""A small SVG picture, for notebooks: shapes and words, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

INK: Final = "#2b2a27"
PAPER: Final = "#f6f1e4"
FONT: Final = "Georgia, serif"


class Drawing:
    """A picture of so many units across and down; what is drawn later lies on top."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.parts: list[str] = [f"<title>{escaped(title)}</title>"]
        self.rectangle(0, 0, width, height, PAPER, "none")

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = INK
    ) -> None:
        """Draw a rectangle."""
        self.parts.append(
            f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'
            f' rx="3" fill="{fill}" stroke="{stroke}"/>'
        )

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        fill: str,
        stroke: str = INK,
        width: float = 1.0,
    ) -> None:
        """Draw a closed shape."""
        path = " ".join([f"{short(x)},{short(y)}" for x, y in points])
        self.parts.append(
            f'<polygon points="{path}" fill="{fill}" stroke="{stroke}"'
            f' stroke-width="{short(width)}" stroke-linejoin="round"/>'
        )

    def line(self, x: float, y: float, x2: float, y2: float, stroke: str, width: float) -> None:
        """Draw a line."""
        self.parts.append(
            f'<line x1="{short(x)}" y1="{short(y)}" x2="{short(x2)}" y2="{short(y2)}"'
            f' stroke="{stroke}" stroke-width="{short(width)}" stroke-linecap="round"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = INK) -> None:
        """Draw a circle."""
        self.parts.append(
            f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{fill}"'
            f' stroke="{stroke}"/>'
        )

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = INK,
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        """Write a line of words; ``y`` is the middle of it."""
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" fill="{fill}"'
            f' text-anchor="{anchor}" dominant-baseline="central"{weight}>{escaped(text)}</text>'
        )

    def svg(self) -> str:
        """Return the picture."""
        box = f"0 0 {short(self.width)} {short(self.height)}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{short(self.width)}"'
            f' height="{short(self.height)}" font-family="{FONT}" role="img">'
        )
        return head + "".join(self.parts) + "</svg>"


def short(n: float) -> str:
    """Return a number with at most one decimal."""
    written = f"{n:.1f}"
    return written[:-2] if written.endswith(".0") else written


def escaped(text: str) -> str:
    """Return words as XML has them."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

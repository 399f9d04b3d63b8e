"""Plots, drawn by us as SVG: nothing to load, and they take the colours of the page."""

from __future__ import annotations

import math
from html import escape

from giantstable.arena.standings import Cell

WIDE = 720
NAMES = 230  # where the names end and the axis begins
LINE = 26


def percent(share: float) -> str:
    """Return a share for people."""
    return f"{share * 100:.1f} %"


def between(cell: Cell) -> str:
    """Return the ends of an interval for people."""
    return f"{cell.low * 100:.1f} – {cell.high * 100:.1f}"


def whiskers(cells: list[tuple[str, Cell]]) -> str:
    """Return shares with their intervals, line by line, and a mark at what would be fair."""
    tall = LINE * len(cells) + 34
    low = min(0.0, *(cell.low for _, cell in cells))
    ticks = (-1.0, -0.5, 0.0, 0.5, 1.0) if low < 0 else (0.0, 0.25, 0.5, 0.75, 1.0)

    def x(share: float) -> float:
        return NAMES + (share - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDE - NAMES - 30)

    drawn = [
        f'<line class="tick" x1="{x(t):.1f}" x2="{x(t):.1f}" y1="6" y2="{tall - 24}"/>'
        f'<text class="axis" x="{x(t):.1f}" y="{tall - 8}" text-anchor="middle">'
        f"{t * 100:.0f} %</text>"
        for t in ticks
    ]
    for i, (name, cell) in enumerate(cells):
        y = 20 + i * LINE
        sort = ("even", "above", "below")[cell.clear]
        tip = f"{name}: {percent(cell.share)} ({between(cell)}), {cell.games} games"
        drawn.append(
            f'<g class="{sort}"><title>{escape(tip)}</title>{_name(name, y)}'
            + (_fair(x(cell.fair), y) if not math.isnan(cell.fair) else "")
            + f'<line class="span" x1="{x(cell.low):.1f}" x2="{x(cell.high):.1f}" '
            f'y1="{y}" y2="{y}"/>'
            f"{_mark(sort, x(cell.share), y)}</g>"
        )
    return _svg(tall, "".join(drawn))


def _name(name: str, y: float) -> str:
    shown = name if len(name) <= 34 else f"{name[:33]}…"
    return f'<text x="{NAMES - 12}" y="{y + 4:.0f}" text-anchor="end">{escape(shown)}</text>'


def _fair(x: float, y: float) -> str:
    return f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 9}" y2="{y + 9}"/>'


def _mark(sort: str, x: float, y: float) -> str:
    """Return the mark of a share: its shape says on which side of fair it is, not colour alone."""
    if sort == "above":
        return f'<path class="mark" d="M{x:.1f} {y - 6}l6 11h-12z"/>'
    if sort == "below":
        return f'<path class="mark" d="M{x:.1f} {y + 6}l6 -11h-12z"/>'
    return f'<circle class="mark" cx="{x:.1f}" cy="{y}" r="4.5"/>'


def bars(values: list[tuple[str, float, str]]) -> str:
    """Return bars on a logarithmic scale: a name, a number, and what is written beside it."""
    top = max(value for _, value, _ in values)
    least = min([value for _, value, _ in values if value > 0], default=1.0)
    floor = 10 ** math.floor(math.log10(least)) / 2

    def long(value: float) -> float:
        if value <= floor:
            return 1.0
        return (
            math.log(value / floor) / math.log(max(top, floor * 2) / floor) * (WIDE - NAMES - 130)
        )

    drawn = []
    for i, (name, value, said) in enumerate(values):
        y = 18 + i * LINE
        drawn.append(
            f'{_name(name, y)}<rect class="bar" x="{NAMES}" y="{y - 8}" height="16" rx="3" '
            f'width="{long(value):.1f}"/><text class="axis" x="{NAMES + long(value) + 8:.1f}" '
            f'y="{y + 4}">{escape(said)}</text>'
        )
    return _svg(LINE * len(values) + 10, "".join(drawn))


def histogram(values: list[int], bins: int = 36) -> str:
    """Return how often a number was how large."""
    low, high = min(values), max(values)
    wide = max(1, math.ceil((high - low + 1) / bins))
    counts = [0] * (math.ceil((high - low + 1) / wide))
    for value in values:
        counts[(value - low) // wide] += 1
    tall, left = 150, 40
    step = (WIDE - left - 20) / len(counts)
    drawn = []
    for i, count in enumerate(counts):
        height = count / max(counts) * (tall - 40)
        first = low + i * wide
        tip = f"{first}" if wide == 1 else f"{first} – {first + wide - 1}"
        drawn.append(
            f'<rect class="bar" x="{left + i * step + 0.5:.1f}" width="{max(1, step - 1):.1f}" '
            f'y="{tall - 24 - height:.1f}" height="{height:.1f}">'
            f"<title>{tip}: {count}</title></rect>"
        )
    for at, value in ((left, low), (WIDE - 20, high)):
        drawn.append(
            f'<text class="axis" x="{at}" y="{tall - 6}" text-anchor="middle">{value}</text>'
        )
    drawn.append(
        f'<line class="tick" x1="{left}" x2="{WIDE - 20}" y1="{tall - 24}" y2="{tall - 24}"/>'
    )
    return _svg(tall, "".join(drawn))


def _svg(tall: float, drawn: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img">{drawn}</svg>'

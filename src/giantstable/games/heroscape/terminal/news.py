"""What happened in a battle, told shortly: a walk in one line, an attack with its dice in one."""

from __future__ import annotations

from giantstable.kernel.event import Event
from giantstable.terminal.canvas import Line, Piece, flow
from giantstable.terminal.look import BLOOD, BRASS, EMBER, MOSS, PAPER, QUIET, WARD
from giantstable.terminal.sitting import Showing

STEPS = ("moved", "flew", "grappled")
INKS = {
    **dict.fromkeys(("wounded", "destroyed", "card-out", "gassed", "cursed", "bitten"), BLOOD),
    **dict.fromkeys(("swiped", "fell", "fell-far", "fell-deep", "countered"), BLOOD),
    **dict.fromkeys(("turn-lost", "truce-broken", "gas-rose", "shackled"), EMBER),
    **dict.fromkeys(("blocked", "dodged"), MOSS),
    **dict.fromkeys(("healed", "cloned", "summoned", "glyph-taken", "glyph-turned"), WARD),
    **dict.fromkeys(("won", "round-began", "revealed", "turn-began", "first-this-round"), BRASS),
    **dict.fromkeys(("round-ended", "marked", "rolled-attack", "rolled-defense"), QUIET),
}
BOLD = ("destroyed", "won", "round-began")
# These come of what was told before them, and stand on its line.
FOLLOW = (
    "rolled-attack", "rolled-defense", "blocked", "dodged", "countered", "wounded", "destroyed",
    "casualty-laid", "card-out", "rolled-initiative", "first-this-round", "marked", "placed",
)  # fmt: skip


def chapters(showing: Showing, first: int, last: int) -> list[Line]:
    """Return some of what happened, a line for each thing and what came of it."""
    found: list[Line] = []
    before: Event | None = None
    for event, told in zip(showing.events[first:last], showing.told[first:last], strict=True):
        kind = event.kind.name
        piece = Piece(told, INKS.get(kind, PAPER), kind in BOLD)
        if before is not None and _same_walk(before, event):
            found[-1][-1] = piece  # only where a walk ends
        elif kind in FOLLOW and found and before is not None and _belongs(before, event):
            found[-1] += [Piece(f" {showing.look.signs.dot} ", QUIET), piece]
        else:
            found.append([piece])
        before = event
    return found


def _same_walk(before: Event, event: Event) -> bool:
    return before.kind.name in STEPS and event.kind.name in STEPS and before.a == event.a


def _belongs(before: Event, event: Event) -> bool:
    """Return whether a line goes on: dice and harm after an attack, one after another of a kind."""
    alike = event.kind.name in ("marked", "placed", "rolled-initiative")
    return before.kind.name == event.kind.name and before.seat == event.seat if alike else True


def news_lines(showing: Showing, width: int) -> list[Line]:
    """Return what is new since the last choice of the one who looks, in lines of a width."""
    all_ = len(showing.told)
    news = chapters(showing, all_ - showing.fresh, all_)
    return [line for told in news for line in flow(told, width, 2)]


def old_lines(showing: Showing, width: int, most: int) -> list[Line]:
    """Return the last lines of what was known before."""
    last = len(showing.told) - showing.fresh
    lines: list[Line] = []
    for told in chapters(showing, max(0, last - 8 * most), last):
        quiet = [Piece(piece.text, QUIET) for piece in told]
        lines += flow(quiet, width, 2)
    return lines[-most:]

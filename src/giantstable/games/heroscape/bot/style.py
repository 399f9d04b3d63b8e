"""Ways to take a turn: the same rules of thumb, with more or less of one or the other."""

from __future__ import annotations

from typing import Final


class Style:
    """How much each consideration counts where a figure is to stand; 1 is as usual."""

    def __init__(
        self,
        name: str,
        caution: float = 1.0,
        approach: float = 1.0,
        run: float = 1.0,
        guard: float = 1.0,
        glyph: float = 1.0,
    ) -> None:
        self.name = name
        self.caution = caution  # what enemies may do to a figure that stands there
        self.approach = approach  # to come nearer to them
        self.run = run  # to come nearer to what wins
        self.guard = guard  # to keep what others need to win
        self.glyph = glyph


PLAIN: Final = Style("plain")
BOLD: Final = Style("bold", caution=0.25, approach=1.6)
WARY: Final = Style("wary", caution=3.0, approach=0.5)
HOLD_BACK: Final = Style("hold back", caution=6.0, approach=0.0)
RUN: Final = Style("run", caution=0.3, run=5.0, guard=0.3)
GUARD: Final = Style("guard", run=0.2, guard=5.0)
GRAB: Final = Style("grab", caution=0.5, glyph=4.0)

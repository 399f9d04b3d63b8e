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
        crowd: float = 1.0,
        height: float = 1.0,
        gas: float = 1.0,
        errand: float = 0.0,
    ) -> None:
        self.name = name
        self.caution = caution  # what enemies may do to a figure that stands there
        self.approach = approach  # to come nearer to them
        self.run = run  # to come nearer to what wins
        self.guard = guard  # to keep what others need to win
        self.glyph = glyph
        self.crowd = crowd  # the threat of other cards than the worst: one acts at a time
        self.height = height
        self.errand = errand  # points for a turn of the one who alone can reach what wins
        self.gas = gas  # to be above it, now and in rounds to come


PLAIN: Final = Style("plain")

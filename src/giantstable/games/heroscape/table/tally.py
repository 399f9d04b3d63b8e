"""A tally: what a number of dice or of spaces is made of, noted while it is counted.

Rules count for bots and for dice a thousand times for each time that somebody asks why; then they
are given a tally to fill, and otherwise none.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY

# What counts. Glyphs and auras are several, and have their own names behind these.
PRINTED: Final = "printed"
SPECIAL: Final = "special"  # the number of a special attack
HEIGHT: Final = "height"
ATTACK_SPIRIT: Final = "attack-spirit"
DEFENSE_SPIRIT: Final = "defense-spirit"
GLYPH: Final = "glyph:"
AURA: Final = "aura:"


class Entry:
    """One reason, and what it adds."""

    def __init__(self, reason: str, n: int, figure: int, space: int) -> None:
        self.reason = reason
        self.n = n
        self.figure = figure  # who helps, or NOBODY
        self.space = space  # where the glyph lies, or NOWHERE


class Tally:
    """Everything that adds to a number."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(self, reason: str, n: int, figure: int = NOBODY, space: int = NOWHERE) -> None:
        """Note a reason, unless it adds nothing."""
        if n != 0:
            self.entries.append(Entry(reason, n, figure, space))

    def total(self) -> int:
        """Return the number."""
        return sum(entry.n for entry in self.entries)

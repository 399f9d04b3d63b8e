"""Line of Sight in three dimensions: from a Target Point to a Hit Zone (HS-M-LOS-01)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.games.heroscape.ground.ray import Relief
from giantstable.games.heroscape.ground.sweep import Look, Sweep


class Sight(Relief):
    """Line of Sight on a battlefield; ``first`` is by the first rulings (R-LOS-06)."""

    def __init__(self, field: Battlefield, first: bool = False) -> None:
        super().__init__(field)
        self.first = first

    def clear(
        self, figures: Figures, looker: int, eye: int, target: int, whole: bool = False
    ) -> bool:
        """Return whether a figure, from that space of its own, sees the target's Hit Zone.

        ``whole``: any part of the figure will do (HS-B-LOS-02, HS-P-CLEAR-01).
        """
        for space in figures.spaces(target):
            if Sweep(self, figures, looker, eye, target, space, whole, self.first).clear():
                return True
        return False

    def seen(self, figures: Figures, looker: int, target: int, whole: bool = False) -> bool:
        """Return whether a figure sees the target from any of its spaces (R-LOS-05)."""
        for eye in figures.spaces(looker):
            if self.clear(figures, looker, eye, target, whole):
                return True
        return False

    def look(self, figures: Figures, looker: int, target: int, whole: bool = False) -> Look:
        """Return what ``seen`` returns, and why; both must be on the battlefield."""
        looks: list[Look] = []
        for eye in figures.spaces(looker):
            for space in figures.spaces(target):
                sweep = Sweep(self, figures, looker, eye, target, space, whole, self.first)
                look = sweep.explained()
                if look.clear:
                    return look
                looks.append(look)
        return looks[0]

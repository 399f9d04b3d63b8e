"""Make Alliance, the command of the storm giants (AG-SPECIAL-28 .. -31).

Its card pays for every region allied on earlier turns, then makes more allies: a new marker pays at
once, and as income from the next time on.
"""

from __future__ import annotations

from giantstable.games.assault.rules.commands.unique.story_markers import MarkerCommand


class MakeAlliance(MarkerCommand):
    """Income and new markers, both of Alliance Markers."""

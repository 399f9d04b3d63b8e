"""Ravage, the command of the stone giants (AG-SPECIAL-05 .. -09).

Its card pays for every region ravaged on earlier turns, then ravages more: a new marker pays at
once, and as income from the next Ravage on.
"""

from __future__ import annotations

from giantstable.games.assault.rules.commands.unique.story_markers import MarkerCommand


class Ravage(MarkerCommand):
    """Income and new markers, both of Ravage Markers."""

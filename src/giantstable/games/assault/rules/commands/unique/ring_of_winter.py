"""Ring of Winter, the command of the frost giants (AG-SPECIAL-10 .. -14).

Its card pays for the Frozen Markers of their Events, then raids: a Raid
Marker pays when it is placed, and never again.
"""

from __future__ import annotations

from giantstable.games.assault.rules.commands.unique.story_markers import MarkerCommand


class RingOfWinter(MarkerCommand):
    """Income of Frozen Markers, new Raid Markers."""

"""The terminal screens of Wraith & the Giants."""

from __future__ import annotations

from giantstable.games.wraith.terminal.parlor import CampaignParlor as Parlor
from giantstable.games.wraith.terminal.screen import WraithScreen as Screen

__all__ = ["Parlor", "Screen"]

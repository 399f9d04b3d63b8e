"""HeroScape in the terminal."""

from __future__ import annotations

from giantstable.games.heroscape.terminal.screen import HeroscapeScreen as Screen

__all__ = ["Screen"]

"""Assault of the Giants in the terminal."""

from __future__ import annotations

from giantstable.games.assault.terminal.screen import AssaultScreen as Screen

__all__ = ["Screen"]

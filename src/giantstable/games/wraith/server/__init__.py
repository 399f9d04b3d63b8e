"""The campaign for browsers."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.server.routes import router

__all__ = ["STATUS", "router"]

STATUS: Final = {
    "campaign-finished": 409,
    "campaign-footholds-fixed": 409,
    "campaign-locked-footholds": 409,
    "campaign-locked-gauntlet": 409,
    "no-fight": 409,
}

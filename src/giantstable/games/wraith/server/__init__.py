"""The campaign for browsers."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.server.routes import router

__all__ = ["OPENS", "STATUS", "router"]

OPENS: Final = ("/api/campaigns/wraith/fight",)  # ways on which tables are opened

STATUS: Final = {
    "campaign-finished": 409,
    "campaign-footholds-fixed": 409,
    "campaign-locked-footholds": 409,
    "campaign-locked-gauntlet": 409,
    "no-fight": 409,
}

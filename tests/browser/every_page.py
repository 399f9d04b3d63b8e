"""Every page of the house, laid out as somebody finds it after a while."""

from __future__ import annotations

from typing import Final

from giantstable.server.profiles import new_move
from tests.browser.guest import Guest
from tools.stage import Stage, midway

PLAYING: Final[dict[str, object]] = {"giant": "earth", "wraith": "young", "footholds": True}
ELDER: Final[dict[str, object]] = {"giant": "fire", "wraith": "elder"}
OVER: Final[dict[str, object]] = {"giant": "water", "wraith": "adult"}

PAGES: Final = (
    "home",
    "new",
    "table",
    "elder-table",
    "over",
    "waiting",
    "replay",
    "rules",
    "campaign",
    "how-to-play",
    "lesson",
    "join",
    "profile",
    "move",
    "settings",
    "about",
    "nothing",
)


def address(page: str, guest: Guest, stage: Stage) -> str:
    """Return where a page is, with something on it to be seen."""
    match page:
        case "home":
            stage.lay(guest.key, PLAYING, "home", midway(PLAYING, "home"))
            stage.lay_over(guest.key, OVER, "home")
            return "/"
        case "new":
            return "/new/wraith"
        case "table":
            return "/t/" + stage.lay(guest.key, PLAYING, "page", midway(PLAYING, "page"))
        case "elder-table":
            return "/t/" + stage.lay(guest.key, ELDER, "page", midway(ELDER, "page"))
        case "over":
            return "/t/" + stage.lay_over(guest.key, OVER, "page")
        case "waiting":
            return "/t/" + stage.lay(guest.key, PLAYING, "page", open_seat=True)
        case "replay":
            return "/replay/" + stage.lay_over(guest.key, OVER, "page")
        case "rules":
            return "/rules/wraith"
        case "campaign":
            return "/campaign/wraith"
        case "how-to-play":
            return "/how-to-play/wraith"
        case "lesson":
            return "/t/" + stage.learn(guest.key, "wraith", "first-fight")
        case "join":
            table = stage.lay(guest.key, PLAYING, "page", open_seat=True)
            return "/join#" + stage.store.invite(table, None)
        case "profile":
            stage.lay_over(guest.key, OVER, "page")
            return "/profile"
        case "move":
            visitor = stage.store.visitor(guest.key)
            assert visitor is not None
            return "/move#" + new_move(stage.store, visitor.id)
        case "settings" | "about":
            return f"/{page}"
        case "nothing":
            return "/no/such/page"
    raise ValueError(page)

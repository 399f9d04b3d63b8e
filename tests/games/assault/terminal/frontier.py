"""Games of Assault for the terminal: positions to look at, and tables with scripted players."""

from __future__ import annotations

import random
from collections.abc import Callable

import giantstable as gt
from giantstable.games.assault.terminal.screen import AssaultScreen
from giantstable.kernel.match import Match
from giantstable.terminal.company import company_of
from giantstable.terminal.look import Look
from giantstable.terminal.menu import menu_of
from giantstable.terminal.sitting import Hint, Showing, Sitting
from giantstable.terminal.terminal import Size
from giantstable.text import say
from tests.terminal.at_table import PLAIN, SMALL, Watched

Doc = dict[str, object]

# The Hill Giants are about to play: armies beside each other, wounds, every kind of marker.
MIDDLE: Doc = {
    "stage": "normal",
    "active": "hill",
    "turns": 11,
    "armies": {
        "sumber-hills": {"guh": 1, "hill-regular": 2, "hill-regular!": 1, "hill-elite": 1},
        "waterdeep": {"hill-regular": 2},
        "dessarin-valley": {"stone-regular": 2, "stone-elite!": 1},
        "graypeak-mountains": {"kayalithica!": 1, "stone-champion": 1},
        "sea-of-swords": {"serissa": 1, "storm-elite": 1},
        "evermoors": {"sansuri": 1, "cloud-regular": 2, "cloud-champion": 1},
        "ice-spires": {"zalto": 1, "fire-elite": 2, "fire-regular": 1},
        "sea-of-moving-ice": {"storvald": 1, "frost-elite": 2},
        "icewind-dale": {"frost-elite": 1, "frost-regular": 3},
    },
    "markers": {"ravage": ["high-forest"], "alliance": ["waterdeep"], "raid": ["anauroch"]},
    "forged": 2,
    "castle": "silver-marches",
    "slayers": {"hook": {"region": "waterdeep"}, "line": {"region": "high-moor", "wounded": True}},
    "rows": {"hill": ["move", "plunder", "magic"], "stone": ["attack", "leader"]},
    "resources": {
        "hill": {"food": 2, "ore": 1, "rune-blood": 1},
        "stone": {"artifact": 1, "weaponry": 2, "rune-enemy": 1},
    },
    "spells": {"hill": ["shield"], "storm": ["slow", "bless"]},
    "points": {"hill": 7, "stone": 11, "storm": 3},
    "event_row": ["triboar-burns", "city-of-splendors", "shadow-of-dragonspear"],
}


def middle(**told: object) -> Match:
    """Return a game of four in the middle."""
    return gt.load("assault", {"setup": {"seats": 4}, "table": {**MIDDLE, **told}})


def after(match: Match, *notations: str) -> Match:
    """Return the game after these choices."""
    for notation in notations:
        match.choose(notation)
    return match


def shown(
    match: Match, size: Size = SMALL, look: Look = PLAIN, seat: int | None = None, fresh: int = 2
) -> str:
    """Return the screen of who is asked, or of a seat."""
    viewer = seat if seat is not None else match.pending[0].seat if not match.over else 0
    told = [say(match.game.event_text(match.table, e, viewer)) for e in match.events(viewer)]
    showing = Showing(size, look, told, min(fresh, len(told)), seat=viewer)
    return "\n".join(AssaultScreen().draw(match, showing).plain())


def table(
    match: Match,
    *answers: str,
    who: list[str] | None = None,
    size: Size = SMALL,
    look: Look = PLAIN,
    live: bool = True,
    hint: Hint | None = None,
) -> tuple[Sitting, Watched]:
    """Return a table at which people give these answers, and then the input ends.

    If nothing is said, the one who is asked is a person and the others are bots.
    """
    terminal = Watched(answers, size, look, live)
    asked = match.pending[0].seat
    alone = ["you" if seat == asked else "random" for seat in range(match.seats)]
    company = company_of(who or alone, match)
    screen = AssaultScreen()
    return Sitting(match, screen, terminal, lambda match: "nowhere.json", hint, company), terminal


def typist(match: Match, seed: int) -> Callable[[], str]:
    """Return a person who types numbers and short notations, and Enter when there is none."""
    chance = random.Random(seed)

    def answer() -> str:
        if match.over:
            return ""
        choice = chance.choice(menu_of(match.pending[0]))
        return chance.choice([str(choice.number), choice.notation])

    return answer

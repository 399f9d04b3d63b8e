"""Battles for the terminal: positions to look at, and tables with scripted players."""

from __future__ import annotations

import random
from collections.abc import Callable

import giantstable as gt
from giantstable.games.heroscape.terminal.screen import HeroscapeScreen
from giantstable.kernel.match import Match
from giantstable.terminal.company import Company, company_of
from giantstable.terminal.look import Look
from giantstable.terminal.sitting import Hint, Showing, Sitting
from giantstable.terminal.terminal import Size
from giantstable.text import say
from tests.terminal.at_table import PLAIN, SMALL, Watched

Doc = dict[str, object]

# Finn on the heights, wounded, beside Grimnak on his two spaces; Marro around; a glyph under one.
MELEE: Doc = {
    "phase": "fight",
    "round": 3,
    "first_seat": 0,
    "turn": 0,
    "units": {
        "finn": {"seat": 0},
        "tarn-viking-warriors": {"seat": 0},
        "grimnak": {"seat": 1},
        "marro-warriors": {"seat": 1},
    },
    "figures": {
        "finn": {"at": "H10", "wounds": 2},
        "tarn-viking-warriors.1": {"at": "I9"},
        "tarn-viking-warriors.2": {"at": "H9"},
        "tarn-viking-warriors.3": {"at": "G8"},
        "tarn-viking-warriors.4": {"fate": "destroyed"},
        "grimnak": {"at": ["I10", "J10"], "wounds": 1},
        "marro-warriors.1": {"at": "M8"},
        "marro-warriors.2": {"at": "M10"},
        "marro-warriors.3": {"at": "L11"},
        "marro-warriors.4": {"at": "L9"},
    },
    "markers": [
        {"1": "finn", "2": "tarn-viking-warriors", "3": "finn", "X": "tarn-viking-warriors"},
        {"1": "grimnak", "2": "marro-warriors", "3": "grimnak", "X": "grimnak"},
    ],
}

# One raider in the catacombs, the dragon above.
TOMB: Doc = {
    "phase": "fight",
    "round": 2,
    "first_seat": 1,
    "turn": 0,
    "units": {
        "mimring": {"seat": 0},
        "agent-carr": {"seat": 1},
        "syvarris": {"seat": 2},
        "raelin": {"seat": 3},
    },
    "figures": {
        "mimring": {"at": ["J8", "K8"]},
        "agent-carr": {"at": "K9@1"},
        "syvarris": {"at": "M9"},
        "raelin": {"at": "H12"},
    },
    "markers": [
        {"1": "mimring", "2": "mimring", "3": "mimring", "X": "mimring"},
        {"1": "agent-carr", "2": "agent-carr", "3": "agent-carr", "X": "agent-carr"},
        {"1": "syvarris", "2": "syvarris", "3": "syvarris", "X": "syvarris"},
        {"1": "raelin", "2": "raelin", "3": "raelin", "X": "raelin"},
    ],
}


def fray(table: Doc, scenario: str = "clashing-fronts", **setup: object) -> Match:
    """Return a battle that begins from a position."""
    return gt.load("heroscape", {"setup": {"scenario": scenario, **setup}, "table": table})


def shown(match: Match, size: Size = SMALL, look: Look = PLAIN, fresh: int = 2) -> str:
    """Return the screen of whoever is asked, as text."""
    seat = match.pending[0].seat if not match.over else 0
    events = match.events(seat)
    told = [say(match.game.event_text(match.table, event, seat)) for event in events]
    showing = Showing(size, look, told, min(fresh, len(told)), seat=seat, events=events)
    return "\n".join(HeroscapeScreen().draw(match, showing).plain())


def sitting(
    match: Match,
    answers: tuple[str, ...] | Callable[[], str],
    names: str = "you,random",
    size: Size = SMALL,
    look: Look = PLAIN,
    hint: Hint | None = None,
    live: bool = True,
) -> tuple[Sitting, Watched]:
    """Return a table with people and bots, by their names, and its terminal."""
    terminal = Watched(answers, size, look, live)
    company: Company = company_of(names.split(","), match)
    keep = lambda match: "nowhere.json"  # noqa: E731
    return Sitting(match, HeroscapeScreen(), terminal, keep, hint, company), terminal


def random_person(match: Match, seed: int) -> Callable[[], str]:
    """Return a person who types any option: a space as it is named, all else by its notation."""
    chance = random.Random(seed)

    def answer() -> str:
        return "" if match.over else chance.choice(match.pending[0].notations())

    return answer

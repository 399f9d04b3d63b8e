"""``giants play``: sit down at a table in the terminal."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress

from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.games.assault.terminal.screen import AssaultScreen
from giantstable.games.heroscape.terminal.screen import HeroscapeScreen
from giantstable.games.wraith.campaign.profile import CAMPAIGN
from giantstable.games.wraith.game import NO_GAUNTLET, WraithGame
from giantstable.games.wraith.terminal.campaign_play import Parlor, open_profile, play_run, run_of
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.kernel.errors import BadRecord, BadSetup
from giantstable.kernel.match import Match, new_match
from giantstable.library import game as game_by_name
from giantstable.terminal.company_play import CompanyParlor
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import NEW, OVER, Hint, Screen, Sitting
from giantstable.terminal.terminal import Terminal, open_terminal
from giantstable.text import say

SINGLE = "single"
PLAYABLE = "wraith"
# The screens of games that several play.
SCREENS: dict[str, Callable[[], Screen]] = {
    "assault": AssaultScreen,
    "heroscape": HeroscapeScreen,
}


def greedy_hint(match: Match) -> str:
    """Return what the greedy bot would choose; it sees no more than the player."""
    decision = match.pending[0]
    adviser = bot("greedy", match.game, len(match.choices))
    return match.game.notation(decision, adviser.choose(Chair(match, decision)))


def seeds(first: int | str | None) -> Callable[[], int | str]:
    """Return where seeds come from: the given one first, then chance."""
    given = [first] if first is not None else []

    def next_seed() -> int | str:
        return given.pop() if given else secrets.randbelow(10**9)

    return next_seed


def play(
    game: str | None = None,
    *,
    setup: dict[str, object] | None = None,
    seed: int | str | None = None,
    resume: bool = False,
    content: str | os.PathLike[str] | None = None,
    color: bool = True,
    ascii_only: bool = False,
    bots: str = "",
    hint: Hint | None = greedy_hint,
    terminal: Terminal | None = None,
    saves: Saves | None = None,
) -> None:
    """Play in the terminal: of Wraith a single fight if one is named, else the campaign.

    ``setup`` holds only what the player asked for, ``bots`` who sits on which seat. Raises
    GiantsError, one sentence, where that cannot be done.
    """
    saves = saves if saves is not None else Saves(content=content)
    terminal = terminal if terminal is not None else open_terminal(color, ascii_only)
    mode = CAMPAIGN
    if resume:
        game, mode = saves.latest()
    name = game or PLAYABLE
    played = game_by_name(name, content)
    asked = dict(setup or {})
    if not isinstance(played, WraithGame):
        company = CompanyParlor(played, SCREENS[name], saves, terminal, hint, seeds(seed))
        if resume:
            company.resume(bots)
        else:
            company.begin(asked, bots)
        return
    if bots:
        raise BadSetup("plays-alone", game=name)
    played.settle(asked)
    parlor = Parlor(played, saves, terminal, hint, seeds(seed))
    if resume:
        _resume(parlor, mode)
        return
    gauntlet = str(asked.pop("gauntlet", NO_GAUNTLET))
    if gauntlet == NO_GAUNTLET and ("giant" in asked or "wraith" in asked):
        _single(parlor, asked)
        return
    if "giant" in asked:
        raise BadSetup("gauntlet-giant", giant=str(asked["giant"]))
    mode = CAMPAIGN if gauntlet == NO_GAUNTLET else gauntlet
    first = str(asked.pop("wraith", ""))
    footholds = asked.pop("footholds", None)
    parlor.extra = asked
    profile = open_profile(parlor)
    run_of(parlor, profile, mode, footholds is True if footholds is not None else None, first)
    play_run(parlor, profile, mode)


def _resume(parlor: Parlor, mode: str) -> None:
    if mode != SINGLE:
        play_run(parlor, open_profile(parlor), mode, straight=True)
        return
    match = parlor.saves.waiting(parlor.game.name, SINGLE)
    assert match is not None
    _sit(parlor, match)


def _single(parlor: Parlor, setup: dict[str, object]) -> None:
    """Fight one fight; one that was left in the middle is moved aside, not lost."""
    match = new_match(parlor.game, setup, parlor.seed())
    word = ""
    if match.setup["footholds"] is True:
        with suppress(BadRecord):  # a damaged profile is no reason not to fight
            reason = open_profile(parlor).locked_reason(CAMPAIGN, footholds=True)
            word = say(reason) if reason is not None else ""
    parlor.saves.set_aside(parlor.game.name, SINGLE)
    parlor.saves.keep(match, SINGLE)
    _sit(parlor, match, word)


def _sit(parlor: Parlor, match: Match, word: str = "") -> None:
    def keep(match: Match) -> str:
        return parlor.saves.keep(match, SINGLE)

    while True:
        table = Sitting(match, WraithScreen(), parlor.terminal, keep, parlor.hint)
        table.word = word or table.word
        outcome = table.sit()
        if match.over and outcome in (OVER, NEW):
            parlor.saves.finish(match, SINGLE)
        elif outcome == NEW:
            parlor.saves.set_aside(parlor.game.name, SINGLE)
        if outcome != NEW:
            return
        match = new_match(parlor.game, dict(match.setup), parlor.seed())
        parlor.saves.keep(match, SINGLE)

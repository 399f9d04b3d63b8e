"""The campaign at the terminal: the map, the story, and one fight after the other."""

from __future__ import annotations

from contextlib import suppress

from giantstable.games.wraith.campaign.profile import (
    CAMPAIGN,
    EPILOGUE,
    PROLOGUE,
    Campaign,
    Pairing,
    Profile,
    story_keys,
)
from giantstable.games.wraith.game import NO_GAUNTLET, WraithGame
from giantstable.games.wraith.terminal.body_art import loom
from giantstable.games.wraith.terminal.campaign_map import body_in, draw_map, title_of
from giantstable.kernel.errors import BadRecord, BadSetup, GiantsError
from giantstable.kernel.match import Match, new_match
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.company import seated
from giantstable.terminal.parlor import SINGLE, Parlor
from giantstable.terminal.saves import read, write
from giantstable.terminal.sitting import NEW, OVER, QUIT, Sitting
from giantstable.terminal.terminal import Terminal
from giantstable.text import has_words, say, words

TEXT = 60  # columns that a story needs beside a giant


class CampaignParlor(Parlor):
    """Where fights are fought: one alone, or one after the other in a campaign or gauntlet."""

    game: WraithGame

    def begin(self, setup: dict[str, object], bots: str) -> None:
        """Fight a single fight if one is named, else go on with the campaign or gauntlet."""
        alone = seated(self.game, 1, bots)
        asked = dict(setup)
        self.game.settle(asked)
        gauntlet = str(asked.pop("gauntlet", NO_GAUNTLET))
        if gauntlet == NO_GAUNTLET and ("giant" in asked or "wraith" in asked):
            match = self.fresh(asked)
            self.sit(match, alone, self._advice(match))
            return
        if "giant" in asked:
            raise BadSetup("gauntlet-giant", giant=str(asked["giant"]))
        mode = CAMPAIGN if gauntlet == NO_GAUNTLET else gauntlet
        first = str(asked.pop("wraith", ""))
        footholds = asked.pop("footholds", None)
        profile = open_profile(self)
        run_of(self, profile, mode, footholds is True if footholds is not None else None, first)
        play_run(self, profile, mode, asked)

    def resume(self, mode: str, bots: str) -> None:
        """Go on with what was left: a single fight, or the fight of a run, past its map."""
        seated(self.game, 1, bots)
        if mode == SINGLE:
            super().resume(mode, bots)
        else:
            play_run(self, open_profile(self), mode, {}, straight=True)

    def _advice(self, match: Match) -> str:
        """Return what is better won before a fight such as this one; nothing if all is."""
        if match.setup["footholds"] is True:
            with suppress(BadRecord):  # a damaged profile is no reason not to fight
                reason = open_profile(self).locked_reason(CAMPAIGN, footholds=True)
                return say(reason) if reason is not None else ""
        return ""


def open_profile(parlor: CampaignParlor) -> Profile:
    """Return what the player has achieved; refuse a damaged file and leave it as it is."""
    path = parlor.saves.profile(parlor.game.name)
    if not path.exists():
        return Profile(parlor.game)
    document = read(path)
    try:
        return Profile.from_json(document, parlor.game)
    except GiantsError as refusal:
        raise BadRecord("save-damaged", file=str(path), why=str(refusal)) from None


def play_run(
    parlor: CampaignParlor,
    profile: Profile,
    mode: str,
    house: dict[str, object],
    straight: bool = False,
) -> None:
    """Play a run until the player leaves or it is won; ``straight`` goes past the map once.

    ``house`` are rulings for every fight.
    """
    while True:
        run = profile.runs[mode]
        if not straight and not _look_at_map(parlor, profile, run):
            return
        run = profile.runs[mode]
        if run.finished:
            return
        straight = False
        match = _waiting(parlor, run)
        if match is None:
            if not _tell_before(parlor, run):
                return
            match = new_match(parlor.game, {**run.setup(), **house}, parlor.seed())
            parlor.saves.keep(match, mode)
        if not _fight(parlor, profile, run, match):
            return


def _fight(parlor: CampaignParlor, profile: Profile, run: Campaign, match: Match) -> bool:
    """Play one fight of a run and note how it ended; return whether the run goes on."""
    fight = run.current

    def keep(match: Match) -> str:
        return parlor.saves.keep(match, run.mode)

    table = Sitting(match, parlor.screen(), parlor.terminal, keep, parlor.hint)
    table.giving_up = "terminal-give-up-fight"
    outcome = table.sit()
    if outcome == QUIT:
        return False
    if outcome == NEW and not match.over:
        run.give_up()
        write(parlor.saves.profile(parlor.game.name), profile.to_json())
        parlor.saves.set_aside(parlor.game.name, run.mode)
        return True
    assert outcome in (OVER, NEW)
    bout = run.report(match.result)
    # First the profile: a fight that is over but still waiting is known by its pairing.
    write(parlor.saves.profile(parlor.game.name), profile.to_json())
    parlor.saves.finish(match, run.mode)
    return _tell_after(parlor, run, fight, bout.won)


def _waiting(parlor: CampaignParlor, run: Campaign) -> Match | None:
    """Return the fight that was left in the middle, if it is the one to be fought now."""
    name = parlor.game.name
    try:
        match = parlor.saves.waiting(name, run.mode)
    except BadRecord as refusal:
        parlor.terminal.say(words("terminal-aside", {"refusal": str(refusal)}))
        if not _yes(parlor.terminal):
            raise
        parlor.saves.set_aside(name, run.mode)
        return None
    if match is None:
        return None
    pairing = Pairing(str(match.setup["wraith"]), str(match.setup["giant"]))
    if not pairing.same(run.current):
        parlor.saves.set_aside(name, run.mode)
        return None
    return match


def _yes(terminal: Terminal) -> bool:
    answer = (terminal.ask() or "").casefold()
    return bool(answer) and words("terminal-yes").startswith(answer)


def unlocked(parlor: CampaignParlor, profile: Profile, mode: str, footholds: bool) -> bool:
    """Return whether the player may, or wants to anyway: the locks are only advice (W97)."""
    reason = profile.locked_reason(mode, footholds)
    if reason is None:
        return True
    question = words("terminal-locked", {"reason": say(reason)})
    parlor.terminal.say(words("terminal-sure", {"question": question}))
    return _yes(parlor.terminal)


def run_of(
    parlor: CampaignParlor, profile: Profile, mode: str, footholds: bool | None, first: str
) -> Campaign:
    """Return the run of a mode, begun if need be, with the footholds the player asked for."""
    run = profile.runs.get(mode)
    begun = run is not None and (run.log or parlor.saves.current(parlor.game.name, mode).exists())
    if run is None or (mode != CAMPAIGN and not begun):
        if not unlocked(parlor, profile, mode, footholds is True):
            raise BadSetup("left-locked", mode=mode)
        run = profile.begin(mode, footholds is True, first, anyway=True)
    elif footholds is not None and footholds != run.footholds:
        if footholds and not unlocked(parlor, profile, mode, True):
            raise BadSetup("left-locked", mode=mode)
        run.switch_footholds(footholds)
    write(parlor.saves.profile(parlor.game.name), profile.to_json())
    return run


# -- story -----------------------------------------------------------------------------------------


def _tell_before(parlor: CampaignParlor, run: Campaign) -> bool:
    """Tell what comes before a fight: once, not before every try."""
    if run.attempt > 1:
        return True
    keys = story_keys(run.current)
    first = run.mode == CAMPAIGN and not run.log
    if first and not _tell(parlor, words("terminal-prologue"), [PROLOGUE]):
        return False
    return _tell(parlor, title_of(run.current), [keys.before], run.current)


def _tell_after(parlor: CampaignParlor, run: Campaign, fight: Pairing, won: bool) -> bool:
    keys = story_keys(fight)
    if not _tell(parlor, title_of(fight), [keys.won if won else keys.lost], fight):
        return False
    if run.finished:
        return _tell(parlor, words("terminal-epilogue"), [EPILOGUE])
    return True


def _tell(
    parlor: CampaignParlor, title: str, keys: list[str], fight: Pairing | None = None
) -> bool:
    """Tell a piece of the story, where there is one; return whether the player reads on."""
    lines: list[str] = []
    for key in keys:
        if has_words(key):
            lines += words(key).split("\n")
    if not lines:
        return True
    picture = None
    if fight is not None:
        body, look = body_in(parlor.game, fight), parlor.terminal.look

        def picture(canvas: Canvas) -> int:
            return loom(canvas, body, look, TEXT)

    answer = parlor.terminal.pages(title, lines, words("terminal-story-on"), picture)
    return answer is not None and answer.casefold() not in ("q", "quit", "exit")


# -- the map ---------------------------------------------------------------------------------------


def _look_at_map(parlor: CampaignParlor, profile: Profile, run: Campaign) -> bool:
    """Show how far the run is; return whether the player goes on."""
    terminal = parlor.terminal
    word = ""

    def show() -> None:
        terminal.show(draw_map(parlor.game, run, terminal.size, terminal.look, word))

    while True:
        show()
        if not terminal.live:
            return not run.finished
        answer = terminal.ask(show)
        if answer is None or answer.casefold() in ("q", "quit", "exit"):
            return False
        if answer == "":
            return not run.finished
        word = ""
        if answer.casefold() == "new" and run.log:
            word = words("terminal-sure", {"question": words("terminal-begin-again")})
            show()
            sure = _yes(terminal)
            word = words("terminal-not-done")
            if sure:
                run = profile.begin(run.mode, run.footholds, run.first, anyway=True)
                parlor.saves.set_aside(parlor.game.name, run.mode)
                write(parlor.saves.profile(parlor.game.name), profile.to_json())
                word = ""

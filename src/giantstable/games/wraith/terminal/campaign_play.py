"""The campaign at the terminal: the map, the story, and one fight after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from giantstable.games.wraith.campaign.profile import (
    CAMPAIGN,
    EPILOGUE,
    PROLOGUE,
    Campaign,
    Pairing,
    Profile,
    story_keys,
)
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.terminal.body_art import Body, loom
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.games.wraith.terminal.seen import body_of
from giantstable.kernel.errors import BadRecord, BadSetup, GiantsError
from giantstable.kernel.match import Match, new_match
from giantstable.terminal.canvas import Canvas, fit, wrapped
from giantstable.terminal.look import BACKDROP, BAR, BRASS, EMBER, MOSS, PAPER, QUIET, Look
from giantstable.terminal.saves import Saves, read, write
from giantstable.terminal.sitting import NEW, OVER, QUIT, Hint, Sitting
from giantstable.terminal.terminal import Size, Terminal
from giantstable.text import bundle, say, words

TEXT = 60  # columns that a story needs beside a giant
MAP = 80  # and those of the map


@dataclass(slots=True)
class Parlor:
    """What every fight of a run shares."""

    game: WraithGame
    saves: Saves
    terminal: Terminal
    hint: Hint | None
    seed: Callable[[], int | str]
    extra: dict[str, object] = field(default_factory=dict)  # house rules for every fight


def open_profile(parlor: Parlor) -> Profile:
    """Return what the player has achieved; refuse a damaged file and leave it as it is."""
    path = parlor.saves.profile(parlor.game.name)
    if not path.exists():
        return Profile(parlor.game)
    document = read(path)
    try:
        return Profile.from_json(document, parlor.game)
    except GiantsError as refusal:
        raise BadRecord("save-damaged", file=str(path), why=str(refusal)) from None


def play_run(parlor: Parlor, profile: Profile, mode: str, straight: bool = False) -> None:
    """Play a run until the player leaves or it is won; ``straight`` goes past the map once."""
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
            match = new_match(parlor.game, {**run.setup(), **parlor.extra}, parlor.seed())
            parlor.saves.keep(match, mode)
        if not _fight(parlor, profile, run, match):
            return


def _fight(parlor: Parlor, profile: Profile, run: Campaign, match: Match) -> bool:
    """Play one fight of a run and note how it ended; return whether the run goes on."""
    fight = run.current

    def keep(match: Match) -> str:
        return parlor.saves.keep(match, run.mode)

    outcome = Sitting(match, WraithScreen(), parlor.terminal, keep, parlor.hint).sit()
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


def _waiting(parlor: Parlor, run: Campaign) -> Match | None:
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


def unlocked(parlor: Parlor, profile: Profile, mode: str, footholds: bool) -> bool:
    """Return whether the player may, or wants to anyway: the locks are only advice (W97)."""
    reason = profile.locked_reason(mode, footholds)
    if reason is None:
        return True
    question = words("terminal-locked", {"reason": say(reason)})
    parlor.terminal.say(words("terminal-sure", {"question": question}))
    return _yes(parlor.terminal)


def run_of(
    parlor: Parlor, profile: Profile, mode: str, footholds: bool | None, first: str
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


def _tell_before(parlor: Parlor, run: Campaign) -> bool:
    """Tell what comes before a fight: once, not before every try."""
    if run.attempt > 1:
        return True
    keys = story_keys(run.current)
    first = run.mode == CAMPAIGN and not run.log
    if first and not _tell(parlor, words("terminal-prologue"), [PROLOGUE]):
        return False
    return _tell(parlor, _title(keys.title), [keys.before], run.current)


def _tell_after(parlor: Parlor, run: Campaign, fight: Pairing, won: bool) -> bool:
    keys = story_keys(fight)
    if not _tell(parlor, _title(keys.title), [keys.won if won else keys.lost], fight):
        return False
    if run.finished:
        return _tell(parlor, words("terminal-epilogue"), [EPILOGUE])
    return True


def _title(key: str) -> str:
    return words(key) if bundle("en").has_message(key) else ""


def _tell(parlor: Parlor, title: str, keys: list[str], fight: Pairing | None = None) -> bool:
    """Tell a piece of the story, where there is one; return whether the player reads on."""
    lines: list[str] = []
    for key in keys:
        if bundle("en").has_message(key):
            lines += words(key).split("\n")
    if not lines:
        return True
    picture = None
    if fight is not None:
        body, look = _body(parlor.game, fight), parlor.terminal.look

        def picture(canvas: Canvas) -> int:
            return loom(canvas, body, look, TEXT)

    answer = parlor.terminal.pages(title, lines, words("terminal-story-on"), picture)
    return answer is not None and answer.casefold() not in ("q", "quit", "exit")


# -- the map ---------------------------------------------------------------------------------------


def _look_at_map(parlor: Parlor, profile: Profile, run: Campaign) -> bool:
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


def _body(game: WraithGame, fight: Pairing) -> Body:
    return body_of(game, {"giant": fight.giant, "wraith": fight.wraith})


def draw_map(game: WraithGame, run: Campaign, size: Size, look: Look, word: str = "") -> Canvas:
    """Return the map of a run: a column for each Wraith, a line for each Giant."""
    width, height = size
    color = look.color
    canvas = Canvas(width, height - 1, PAPER, BACKDROP if color else "")
    canvas.tint(0, 0, width, BAR if color else "")
    canvas.put(2, 0, words("terminal-map-title", {"mode": run.mode}), EMBER, True)
    beaten = sum(1 for n, fight in enumerate(run.fights) if n < run.at and run.beat(fight))
    won = words("terminal-map-won", {"n": beaten, "all": len(run.fights)})
    canvas.put(width - len(won) - 2, 0, won, QUIET)
    if not run.finished:
        width -= loom(canvas, _body(game, run.current), look, MAP)
    wide = min(30, (width - 16) // len(run.wraiths))
    left = (width - 14 - wide * len(run.wraiths)) // 2
    step = 3 if height >= 24 else 2
    top = max(2, (height - 6 - step * (len(run.giants) + 1)) // 2)
    names = {wraith.id: wraith.name for wraith in game.wraiths}
    names |= {giant.id: giant.name for giant in game.giants}
    for i, wraith in enumerate(run.wraiths):
        canvas.put(left + 14 + i * wide, top, fit(names[wraith], wide - 2), PAPER, True)
    for j, giant in enumerate(run.giants):
        canvas.put(left, top + step * (j + 1), fit(names[giant], 13), PAPER, True)
    for n, fight in enumerate(run.fights):
        x = left + 14 + run.wraiths.index(fight.wraith) * wide
        y = top + step * (run.giants.index(fight.giant) + 1)
        _stop(canvas, run, n, fight, x, y, wide - 2, look)
    _foot(canvas, run, names, word)
    return canvas


def _stop(
    canvas: Canvas,
    run: Campaign,
    n: int,
    fight: Pairing,
    x: int,
    y: int,
    width: int,
    look: Look,
) -> None:
    """Draw one fight of the map: won, to be fought now, or still to come."""
    signs = look.signs
    title = _title(story_keys(fight).title) or words("terminal-map-fight", {"n": n + 1})
    if n == run.at:
        sign, ink, bold = signs.reach, BRASS, True
    elif n < run.at and run.beat(fight):  # a gauntlet may have to win it again
        sign, ink, bold = signs.token, MOSS, False
    else:
        sign, ink, bold = signs.no_token, QUIET, False
        title = words("terminal-map-fight", {"n": n + 1})  # its story is not told yet
    canvas.put(x, y, sign, ink, True)
    for i, part in enumerate(wrapped(title, width - 2)[:2]):
        canvas.put(x + 2, y + i, part, ink, bold)


def _foot(canvas: Canvas, run: Campaign, names: dict[str, str], word: str) -> None:
    bottom = canvas.height - 1
    if run.finished:
        canvas.put(2, bottom - 1, words("terminal-map-finished"), BRASS, True)
        canvas.put(2, bottom, word or words("terminal-map-keys-finished"), QUIET)
        return
    fight = run.current
    facts: dict[str, object] = {
        "wraith": names[fight.wraith],
        "giant": names[fight.giant],
        "attempt": run.attempt,
        "footholds": "yes" if run.footholds else "no",
    }
    told = wrapped(word, canvas.width - 4) if word else [_map_keys(run)]
    bottom -= len(told) - 1
    canvas.put(2, bottom - 1, words("terminal-map-next", facts), BRASS, True)
    for i, line in enumerate(told):
        canvas.put(2, bottom + i, line, QUIET)


def _map_keys(run: Campaign) -> str:
    """Return what can be typed; a run that has not begun cannot begin again."""
    return words("terminal-map-keys", {"begun": "yes" if run.log else "no"})

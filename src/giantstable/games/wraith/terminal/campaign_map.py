"""The map of a run: a column for each Wraith, a line for each Giant."""

from __future__ import annotations

from giantstable.games.wraith.campaign.profile import Campaign, Pairing, story_keys
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.terminal.body_art import Body, loom
from giantstable.games.wraith.terminal.seen import body_of
from giantstable.terminal.canvas import Canvas, fit, wrapped
from giantstable.terminal.look import BACKDROP, BAR, BRASS, EMBER, MOSS, PAPER, QUIET, Look
from giantstable.terminal.terminal import Size
from giantstable.text import has_words, words

MAP = 80  # columns that the map needs beside a giant


def body_in(game: WraithGame, fight: Pairing) -> Body:
    """Return the body of the giant of a fight."""
    return body_of(game, {"giant": fight.giant, "wraith": fight.wraith})


def title_of(fight: Pairing) -> str:
    """Return what the story calls a fight; nothing where it does not tell of it."""
    key = story_keys(fight).title
    return words(key) if has_words(key) else ""


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
        width -= loom(canvas, body_in(game, run.current), look, MAP)
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
    title = title_of(fight) or words("terminal-map-fight", {"n": n + 1})
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

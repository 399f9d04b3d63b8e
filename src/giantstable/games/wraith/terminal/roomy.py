"""The roomy layout: the giant fills the height of the screen, its cards lie beside it as cards."""

from __future__ import annotations

from giantstable.games.wraith.terminal.body_art import Stage
from giantstable.games.wraith.terminal.colours import attack_sign
from giantstable.games.wraith.terminal.giant import draw_giant
from giantstable.games.wraith.terminal.news import cut, ending, news_lines, put_log
from giantstable.games.wraith.terminal.options import options_in
from giantstable.games.wraith.terminal.panels import (
    action_row,
    current_row,
    deck,
    fearless_line,
    hand_table,
    hand_told,
    health,
    numbered,
    piles,
    pips,
    rage_track,
    scars,
    skills,
    where,
    with_rest,
    wraith_wounds,
)
from giantstable.games.wraith.terminal.seen import ActionRow, GiantCard, Seen
from giantstable.games.wraith.terminal.words import always, area, harm, symbols
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, fit, length, wrapped
from giantstable.terminal.look import BAR, BLOOD, BRASS, EMBER, MOSS, PAPER, QUIET, Look
from giantstable.terminal.menu import Menu
from giantstable.terminal.sitting import Showing
from giantstable.text import say, words

CARD = 10  # lines of a giant card with its frame
DECISION = 10  # the question, eight for options, one for a word


def draw_roomy(canvas: Canvas, match: Match, seen: Seen, menu: Menu, showing: Showing) -> None:
    """Draw a fight on a large screen."""
    left = _left(canvas.width, canvas.height)
    tall = min(canvas.height - 1, left * 9 // 10)  # a narrow giant is small rather than thin
    draw_giant(canvas, seen, menu, Stage(0, canvas.height - tall, left, tall), showing.look)
    _title(canvas, seen, showing)
    x, width = left + 2, canvas.width - left - 3
    y = _giant_board(canvas, seen, x, 2, width, showing)
    y = _wraith_board(canvas, seen, current_row(seen, menu), x, y, width, showing)
    bottom = canvas.height - DECISION + 1 - len(said(showing, match.over, width))
    if menu:
        _rule(canvas, x, y, width, showing)
        put_log(canvas, match, seen, showing, x, y + 1, width, bottom - y - 2)
        _decision(canvas, match, seen, menu, x, bottom, width, showing)
    else:
        _news(canvas, match, seen, x, y, width, showing)


def _left(width: int, height: int) -> int:
    """Return how many columns the giant gets."""
    return min(height * 9 // 5, width - 82)


def roomy_log(size: tuple[int, int], seen: Seen) -> tuple[int, int]:
    """Return how many columns and lines the log has beside a decision."""
    width, height = size[0], size[1] - 1
    boards = 2 + 3 + CARD + 1 + 7 + (1 if seen.skills else 0)
    return width - _left(width, height) - 3, height - DECISION - boards - 2


def _title(canvas: Canvas, seen: Seen, showing: Showing) -> None:
    canvas.tint(0, 0, canvas.width, BAR if showing.look.color else "")
    x = canvas.put(1, 0, seen.giant, EMBER, True)
    canvas.put(x + 2, 0, words("terminal-legend", legend(showing.look)), QUIET)
    told = words("terminal-round", {"n": seen.round})
    canvas.put(canvas.width - len(told) - 2, 0, told, QUIET)


def legend(look: Look) -> dict[str, object]:
    """Return the signs on the body that a legend explains."""
    signs = look.signs
    return {
        "pawn": signs.pawn,
        "slots": signs.slots[:2] if look.unicode else ":12",
        "strike": signs.strike,
        "danger": signs.danger,
    }


# -- the giant -------------------------------------------------------------------------------------


def _giant_board(canvas: Canvas, seen: Seen, x: int, y: int, width: int, showing: Showing) -> int:
    signs = showing.look.signs
    ample = width >= 100
    gap = Piece("    " if ample else "  ")
    line = [*health(seen, signs, 24 if ample else 10), gap, deck(seen, ample), gap]
    named = scars(seen, signs, named=True)
    line += named if length(line + named) <= width else scars(seen, signs)
    canvas.line(x, y, line, width)
    canvas.line(x, y + 1, rage_track(seen, signs, width), width)
    wide = (width + 1) // max(1, len(seen.row)) - 1
    for i, card in enumerate(seen.row):
        _card(canvas, seen, card, x + i * (wide + 1), y + 3, wide, showing.look)
    return y + 3 + CARD + 1


def _card(
    canvas: Canvas, seen: Seen, card: GiantCard, x: int, y: int, width: int, look: Look
) -> None:
    strikes = seen.striker() is card
    ink = BLOOD if strikes else EMBER if card.scarred else QUIET
    _frame(canvas, x, y, width, CARD, look, ink)
    state = "terminal-strikes-next" if strikes else ""
    if card.scarred:
        state = "terminal-scar"
    elif card.wounds and card.attack is not None and card.kind == "normal":
        state = "terminal-held-back"
    canvas.put(x + 2, y, f" {card.slot} ", PAPER, True)
    if state:
        told = words(state) if len(words(state)) <= width - 8 else words(f"{state}-short")
        told = f" {told} "
        canvas.put(x + width - 1 - len(told), y, told, ink, True)
    inner = width - 4
    lines = _face(card, inner, look) if not card.scarred else _scar(card, inner, look)
    for i, line in enumerate(lines[: CARD - 2]):
        canvas.line(x + 2, y + 1 + i, line, inner)


def _frame(canvas: Canvas, x: int, y: int, width: int, height: int, look: Look, ink: str) -> None:
    corners = look.signs.box
    canvas.put(x, y, corners[0] + corners[4] * (width - 2) + corners[1], ink)
    for line in range(y + 1, y + height - 1):
        canvas.put(x, line, corners[5], ink)
        canvas.put(x + width - 1, line, corners[5], ink)
    canvas.put(x, y + height - 1, corners[2] + corners[4] * (width - 2) + corners[3], ink)


def _face(card: GiantCard, width: int, look: Look) -> list[Line]:
    """Return what is to be read on a card: name, weak spot, Wounds, symbols, what it does."""
    signs = look.signs
    lines: list[Line] = [[Piece(part, PAPER, True)] for part in wrapped(card.name, width)[:2]]
    wounds = f"{card.wounds}/{card.limit}"
    weak = words("terminal-weak", {"spot": card.weak_spot})
    if len(weak) + 1 + len(wounds) > width:
        weak = card.weak_spot
    count = Piece(wounds, BLOOD if card.wounds else QUIET, card.wounds > 0)
    gap = max(1, width - len(weak) - len(wounds))
    lines.append([Piece(weak, MOSS), Piece(" " * gap), count])
    if card.limit <= width and len(lines) < 4:
        lines.append(pips(card.wounds, card.limit, signs, BLOOD))
    named = "  ".join(
        f"{attack_sign(signs, name)} {words('terminal-attack-symbol', {'symbol': name})}"
        for name in card.symbols
    )
    short = " ".join(attack_sign(signs, name) for name in card.symbols)
    lines.append([Piece(named if len(named) <= width else short, PAPER)])
    if card.always is not None:
        return lines + [[Piece(part, BRASS)] for part in wrapped(always(card.always), width)]
    if card.attack is not None:
        head = "terminal-on-reveal" if card.kind == "when_revealed" else "terminal-hits"
        where_ = words(head, {"area": area(card.attack["area"], short=width < 14)})
        told = ", ".join(harm(card.attack, whole=True))
        ink = QUIET if card.wounds or card.kind == "when_revealed" else EMBER
        for text, shade in ((where_, QUIET), (told, ink)):
            lines += [[Piece(part, shade)] for part in wrapped(text, width)]
    return lines


def _scar(card: GiantCard, width: int, look: Look) -> list[Line]:
    hatch: Line = [Piece(look.signs.hatch * width, EMBER)]
    name: list[Line] = [[Piece(part, QUIET)] for part in wrapped(card.name, width)[:2]]
    return [*name, *[hatch] * (CARD - 2 - len(name))]


# -- the Wraith ------------------------------------------------------------------------------------


def _wraith_board(
    canvas: Canvas, seen: Seen, current: int, x: int, y: int, width: int, showing: Showing
) -> int:
    signs = showing.look.signs
    canvas.tint(x - 1, y, width + 2, BAR if showing.look.color else "")
    canvas.line(x, y, where(seen, signs, roomy=True), width)
    told = piles(seen, signs)
    canvas.line(x + width - length(told), y, told, width)
    y += 1
    canvas.line(x, y, wraith_wounds(seen, signs, width), width)
    y += 1
    if seen.skills:
        canvas.line(x, y, skills(seen, signs, width), width)
        y += 1
    for i, (name, row) in enumerate(seen.rows.items()):
        canvas.line(x, y, action_row(name, row, current == i, signs), width)
        canvas.line(x + 2, y + 1, _splayed(row, width - 2, showing.look), width - 2)
        y += 2
    return y + 1


def _splayed(row: ActionRow, width: int, look: Look) -> Line:
    """Return the cards of a row, newest last; older ones are covered up to their symbols."""
    signs = look.signs
    edge = Piece(f" {signs.box[5]} ", QUIET)
    line: Line = []
    for i, card in enumerate(row.cards):
        last = i == len(row.cards) - 1
        if card.face_down:
            face = [Piece(words("terminal-face-down"), QUIET)]
        elif last:
            face = [Piece(f"{card.name} ", PAPER, True), Piece(symbols(card.symbols), MOSS)]
        else:
            face = [Piece(symbols(card.symbols), MOSS)]
        line += [edge, *face] if line else face
    while length(line) > width and line:
        line = line[1:]
    return line


# -- log and decision ------------------------------------------------------------------------------


def _rule(canvas: Canvas, x: int, y: int, width: int, showing: Showing) -> None:
    canvas.put(x, y, showing.look.signs.bar * width, QUIET)


def _decision(
    canvas: Canvas,
    match: Match,
    seen: Seen,
    menu: Menu,
    x: int,
    y: int,
    width: int,
    showing: Showing,
) -> None:
    decision = match.pending[0]
    prompt = Piece(say(decision.prompt), BRASS, True)
    _question(canvas, x, y, width, prompt, decision.rule, showing)
    room = DECISION - 2
    for i, line in enumerate(roomy_options(seen, menu, width, room, showing.look)):
        canvas.line(x, y + 1 + i, line, width)
    put_word(canvas, x, said(showing, False, width), showing)


def roomy_options(seen: Seen, menu: Menu, width: int, height: int, look: Look) -> list[Line]:
    """Return the options with the hand: as a table where it is asked for, told below where not."""
    if any(choice.verb in ("play", "discard") for choice in menu):
        lines = hand_table(seen, menu, width, look)
        last = fearless_line(seen, menu)
        for choice in menu:
            if choice.verb not in ("play", "rest", "discard", "fearless"):
                last += [Piece("   " if last else ""), numbered(choice), Piece(f" {choice.text}")]
        last = with_rest(last, menu, width)
        if last:
            lines.append(last)
        if len(lines) <= height:
            return lines
    lines = options_in(seen, menu, look.signs, width, height, parts=width >= 90)
    told = hand_told(seen, look.signs, width, 3)
    gap: list[Line] = [[]] if len(lines) + 1 + len(told) <= height else []
    return [*lines, *gap, *told][:height]


def _question(
    canvas: Canvas, x: int, y: int, width: int, prompt: Piece, rule: str, showing: Showing
) -> None:
    canvas.tint(x - 1, y, width + 2, BAR if showing.look.color else "")
    room = width - len(rule) - 3
    told = f"{showing.look.signs.prompt} {fit(prompt.text, room)}"
    canvas.put(x, y, told, prompt.ink, prompt.bold)
    canvas.put(x + width - len(rule), y, rule, QUIET)


def said(showing: Showing, over: bool, width: int) -> list[str]:
    """Return what stands above the answer: a refusal, a hint, or what can be typed now."""
    if showing.word:
        return wrapped(showing.word, width)[:3]
    if over:
        return [fit(words("terminal-enter-end"), width)]
    return [fit(words("terminal-enter" if showing.news else "terminal-commands"), width)]


def put_word(canvas: Canvas, x: int, lines: list[str], showing: Showing) -> None:
    """Write it on the lowest lines of the screen."""
    ink = EMBER if showing.word else BRASS if showing.news else QUIET
    for i, line in enumerate(lines):
        canvas.put(x, canvas.height - len(lines) + i, line, ink)


def _news(
    canvas: Canvas, match: Match, seen: Seen, x: int, y: int, width: int, showing: Showing
) -> None:
    """Tell what happened where the log and the options usually are."""
    told = said(showing, match.over, width)
    prompt = Piece(words("terminal-happened"), BRASS, True)
    _question(canvas, x, y, width, ending(match) if match.over else prompt, "", showing)
    room = canvas.height - y - 2 - len(told)
    for i, line in enumerate(cut(news_lines(match, seen, showing, width), room, showing.look)):
        canvas.line(x, y + 1 + i, line, width)
    put_word(canvas, x, told, showing)

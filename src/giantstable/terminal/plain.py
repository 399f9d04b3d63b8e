"""The screen of a game that has none of its own: what one sees in words, and a list of options."""

from __future__ import annotations

from rich.cells import cell_len

from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, fit, flow, wrapped
from giantstable.terminal.look import (
    BACKDROP,
    BAR,
    BLOOD,
    BRASS,
    EMBER,
    MOSS,
    PAPER,
    QUIET,
    Look,
)
from giantstable.terminal.menu import Choice, Menu, chosen, menu_of
from giantstable.terminal.outline import outline
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import LEAST, Size
from giantstable.text import result_of, say, title_of, words

VIEW_LEAST = 6  # lines that stay for what lies on the table, however many options there are
LOG = 3  # lines of what happened, above the question
COLUMN = 36  # columns that an outline needs at least, to stand beside another


class PlainScreen:
    """Draws any game."""

    def draw(self, match: Match, showing: Showing) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        width, height = _size(showing)
        canvas = Canvas(width, height, PAPER, BACKDROP if showing.look.color else "")
        plan = Plan(match, showing)
        self._title(canvas, match, showing)
        for i, column in enumerate(plan.view):
            for j, line in enumerate(column):
                canvas.line(1 + i * plan.wide, 1 + j, line, plan.wide - 2)
        log = [] if showing.news else _log(showing, width - 4, plan.room)
        for i, (line, new) in enumerate(log):
            y = plan.question - len(log) + i
            canvas.put(1, y, showing.look.signs.news if new else " ", EMBER)
            canvas.line(3, y, line, width - 4)
        self._question(canvas, match, showing, plan.question)
        for i, line in enumerate(plan.options):
            canvas.line(1, plan.question + 1 + i, line, width - 2)
        ink = EMBER if showing.word else BRASS if showing.news else QUIET
        for i, text in enumerate(plan.said):
            canvas.put(1, height - len(plan.said) + i, text, ink)
        return canvas

    def _title(self, canvas: Canvas, match: Match, showing: Showing) -> None:
        canvas.tint(0, 0, canvas.width, BAR if showing.look.color else "")
        canvas.put(1, 0, fit(title_of(match.game.name), canvas.width - 30), EMBER, True)
        if match.seats > 1:
            facts: dict[str, object] = {"player": showing.seat + 1, "all": match.seats}
            who = words("terminal-plain-who", facts)
            canvas.put(canvas.width - len(who) - 1, 0, who, QUIET)

    def _question(self, canvas: Canvas, match: Match, showing: Showing, y: int) -> None:
        canvas.tint(0, y, canvas.width, BAR if showing.look.color else "")
        rule = ""
        if match.over:
            prompt = _ending(match, showing.seat)
        elif showing.news:
            prompt = Piece(words("terminal-happened"), BRASS, True)
        else:
            rule = match.pending[0].rule
            prompt = Piece(say(match.pending[0].prompt), BRASS, True)
        room = canvas.width - len(rule) - 5
        text = f"{showing.look.signs.prompt} {fit(prompt.text, room)}"
        canvas.put(0, y, text, prompt.ink, prompt.bold)
        canvas.put(canvas.width - len(rule) - 1, y, rule, QUIET)

    # -- what the table asks -------------------------------------------------------------------

    def tells(self, match: Match, showing: Showing) -> bool:
        """Return whether all that is new can be read beside the next decision."""
        return match.over or len(_news(showing, _size(showing)[0] - 4)) <= Plan(match, showing).room

    def choice(self, match: Match, answer: str) -> Choice:
        """Return the choice that an answer means: a number, a notation, or enough of one."""
        return chosen(menu_of(match.pending[0]), answer)

    def command(self, match: Match, name: str, rest: str) -> str | None:
        """Return nothing: there is no command of this game alone."""
        return None

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return nothing: what a choice costs is the game's to say."""
        return None

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return nothing: what on the table an answer could mean is not known."""
        return None

    def hinted(self, match: Match, choice: Choice) -> str:
        """Return a hint in words."""
        return words("terminal-hint", {"number": choice.number, "text": choice.text})

    def cards(self, match: Match, look: Look, about: str = "") -> list[str]:
        """Return all that can be chosen, lies on the table, and is printed on the pieces."""
        seat = 0 if match.over else match.pending[0].seat
        width = 88
        pages: list[str] = []
        if not match.over:
            options = [
                f"  {choice.number:>3}  {choice.text}" for choice in menu_of(match.pending[0])
            ]
            pages += [words("terminal-plain-options"), *options, ""]
        for key, document in (
            ("terminal-plain-view", match.view(seat)),
            ("terminal-plain-reference", match.game.reference(match.setup)),
        ):
            if document:
                lines = outline(document, width, _names(match, seat))
                pages += [words(key), *["  " + _text(line) for line in lines], ""]
        return pages[:-1]

    def help(self, look: Look) -> list[str]:
        """Return how to play and what can be typed."""
        return words("terminal-plain-help").split("\n")


Screen = PlainScreen  # as a game's own terminal would call it


class Plan:
    """What stands where: the view above, the log below it, then the question with its options."""

    def __init__(self, match: Match, showing: Showing) -> None:
        width, height = _size(showing)
        self.said = _said(match, showing, width - 2)
        most = height - len(self.said) - VIEW_LEAST - LOG - 2
        self.options = _options(match, showing, width - 2, most)
        self.question = height - len(self.said) - len(self.options) - 1
        self.wide = width
        self.view = self._columns(match, showing, self.question - 1 - LOG)
        self.room = self.question - 1 - max(len(column) for column in self.view)  # for the log

    def _columns(self, match: Match, showing: Showing, room: int) -> list[list[Line]]:
        """Return what the one who looks may see, in columns where one would be too long."""
        width = self.wide
        names = _names(match, showing.seat)
        view = match.view(showing.seat)
        lines = outline(view, width - 2, names)
        columns = 1
        while len(lines) > room * columns and width // (columns + 1) - 2 >= COLUMN:
            columns += 1
            self.wide = width // columns
            lines = outline(view, self.wide - 2, names)
        found = [[] for _ in range(columns)] if not lines else _broken(lines, columns, room)
        if len(found) > columns:
            found = found[:columns]
            found[-1][room - 1 :] = [[Piece(words("terminal-plain-more"), QUIET)]]
        return found


def _broken(lines: list[Line], columns: int, room: int) -> list[list[Line]]:
    """Return lines in columns of the same height, none with a heading at its foot."""
    tall = min(room, -(-len(lines) // columns))
    found: list[list[Line]] = []
    while lines:
        end = min(tall, len(lines))
        while end > 1 and end < len(lines) and len(lines[end - 1]) == 1:
            end -= 1
        found.append(lines[:end])
        lines = lines[end:]
        if len(found) == columns - 1:
            tall = room  # what a heading has pushed on
    return found


def _size(showing: Showing) -> Size:
    return max(showing.size[0], LEAST[0]), max(showing.size[1], LEAST[1]) - 1


def _names(match: Match, seat: int) -> list[str]:
    """Return what the seats are called by the one who looks."""
    return [
        words("terminal-plain-seat", {"player": other + 1, "you": "yes" if other == seat else "no"})
        for other in range(match.seats)
    ]


def _text(line: Line) -> str:
    return "".join(piece.text for piece in line)


def _options(match: Match, showing: Showing, width: int, most: int) -> list[Line]:
    """Return what can be chosen, numbered, in as many columns as it takes and there is room for."""
    if showing.news:
        return _cut(_news(showing, width), most)
    if match.over:
        return []
    menu = menu_of(match.pending[0])
    widest = max(cell_len(choice.text) for choice in menu) + 7
    columns = max(1, min(-(-len(menu) // 4), width // min(widest, width)))
    tall = -(-len(menu) // columns)
    rows = [_row(menu, row, tall, width // columns) for row in range(tall)]
    if len(rows) <= most:
        return rows
    left = len(menu) - (most - 1) * columns
    return [*rows[: most - 1], [Piece(words("terminal-plain-left-out", {"n": left}), QUIET)]]


def _row(menu: Menu, row: int, tall: int, wide: int) -> Line:
    line: Line = []
    for choice in menu[row::tall]:
        line.append(Piece(f"{choice.number:>3} ", BRASS, True))
        line.append(Piece(fit(choice.text, wide - 5).ljust(wide - 4), PAPER))
    return line


def _cut(lines: list[Line], most: int) -> list[Line]:
    """Return the last lines of a text that is too long."""
    return lines if len(lines) <= most else [[Piece("…", QUIET)], *lines[1 - most :]]


def _news(showing: Showing, width: int) -> list[Line]:
    """Return what is new since the last choice of the one who looks."""
    fresh = showing.told[len(showing.told) - showing.fresh :]
    return [line for told in fresh for line in flow([Piece(told, PAPER)], width, 2)]


def _log(showing: Showing, width: int, room: int) -> list[tuple[Line, bool]]:
    """Return the last lines of what happened, and whether each is new."""
    old = showing.told[: len(showing.told) - showing.fresh][-room:]
    lines = [(line, False) for told in old for line in flow([Piece(told, QUIET)], width, 2)]
    lines += [(line, True) for line in _news(showing, width)]
    return lines[-room:]


def _said(match: Match, showing: Showing, width: int) -> list[str]:
    """Return what stands above the answer: a refusal, a hint, or what can be typed now."""
    if showing.word:
        return wrapped(showing.word, width)[:3]
    if match.over:
        return [fit(words("terminal-enter-end"), width)]
    return [fit(words("terminal-enter" if showing.news else "terminal-commands"), width)]


def _ending(match: Match, seat: int) -> Piece:
    """Return how the game ended, in one line."""
    how = result_of(match.game.name, match.result)
    if not match.winners and match.game.seats(match.setup) > 1:
        return Piece(words("terminal-drawn", {"how": how}), BRASS, True)
    won = seat in match.winners
    told = words("terminal-won" if won else "terminal-lost", {"how": how})
    return Piece(told, MOSS if won else BLOOD, True)

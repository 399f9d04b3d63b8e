"""The screen of a battle: the map on the left, the armies on its right, the question below.

It fits 80 x 24; the map shows what matters now, and all of the battlefield where there is room.
"""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.hexes import named
from giantstable.games.heroscape.terminal.cards import cards_in_sight
from giantstable.games.heroscape.terminal.map import map_height, put_map, seat_sign
from giantstable.games.heroscape.terminal.news import news_lines, old_lines
from giantstable.games.heroscape.terminal.options import (
    asks_space,
    choice_of,
    option_lines,
    pointing_at,
)
from giantstable.games.heroscape.terminal.panels import armies, below, glyphs, goal, title
from giantstable.games.heroscape.terminal.seen import Seen
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, fit, flow, length, wrapped
from giantstable.terminal.look import BACKDROP, BAR, BLOOD, BRASS, EMBER, MOSS, PAPER, QUIET, Look
from giantstable.terminal.menu import Choice
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import Size
from giantstable.text import say, words

LEAST: Size = (80, 24)
WIDE = 120
MAP_LEAST = 9  # lines of the map that stay, however long the options are
LOG = 2  # lines of what happened, between the map and the question


class HeroscapeScreen:
    """Draws a battle for the table; remembers where on the map somebody wants to look."""

    def __init__(self) -> None:
        self.below = False  # the spaces under others instead of the highest ones
        self.centre: int | None = None

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, match: Match, showing: Showing) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        width, height = max(showing.size[0], LEAST[0]), max(showing.size[1], LEAST[1])
        canvas = Canvas(width, height - 1, PAPER, BACKDROP if showing.look.color else "")
        seen = Seen(match, showing.seat)
        decision = None if match.over else match.pending[0]
        told = said(match, showing, width - 2)
        lower, top = self._lower(match, decision, seen, showing, (width, canvas.height))
        self._boards(canvas, match, decision, seen, showing, top)
        self._question(canvas, match, decision, showing, top)
        room = canvas.height - top - 1 - len(told)
        for i, line in enumerate(_cut(lower, room, showing)):
            canvas.line(1, top + 1 + i, line, width - 2)
        ink = EMBER if showing.word else BRASS if showing.news else QUIET
        for i, text in enumerate(told):
            canvas.put(1, canvas.height - len(told) + i, text, ink)
        return canvas

    def _lower(
        self, match: Match, decision: Decision | None, seen: Seen, showing: Showing, size: Size
    ) -> tuple[list[Line], int]:
        """Return what stands in the lower part, options or news, and on which line it begins."""
        width, height = size[0] - 2, size[1]
        told = len(said(match, showing, width))
        most = height - 1 - len(head(seen, width, showing.look)) - MAP_LEAST - told
        if decision is None or showing.news:
            lines = news_lines(showing, width)
        else:
            lines = option_lines(decision, seen, width, most, showing.look)
        return lines, height - min(len(lines), most) - 1 - told

    def _boards(
        self,
        canvas: Canvas,
        match: Match,
        decision: Decision | None,
        seen: Seen,
        showing: Showing,
        top: int,
    ) -> None:
        width, look = canvas.width, showing.look
        upper = head(seen, width - 2, look)
        for y, line in enumerate(upper):
            if y < len(upper) - 1:
                canvas.tint(0, y, width, BAR if look.color else "")
            canvas.line(1, y, line, width - 2)
        under = len(upper)  # the first line under the head
        beside = _beside(width)
        lines = armies(seen, beside - 1, top - under - LOG, look)
        lines += below(seen, beside - 1, look)
        lines += glyphs(seen, beside - 1, look)
        spare = top - under - max(len(lines), map_height(seen))
        second = 0  # lines for a second map, of what lies under overhangs
        if max(seen.field.count) > 1 and not self.below:
            second = map_height(seen, below=True) + 1
            second = second if spare >= second + LOG else 0
            spare -= second
        log: list[tuple[Line, bool]] = []
        if decision is not None and not showing.news:
            log = self._log(showing, width - 4, log_lines(showing.size, top), spare)
        tall = top - under - len(log)
        for i, (line, new) in enumerate(log):
            canvas.put(1, top - len(log) + i, look.signs.news if new else " ", EMBER)
            canvas.line(3, top - len(log) + i, line, width - 4)
        pointing = pointing_at(None if showing.news else decision, seen)
        box = (0, under, width - beside - 1, tall - second)
        put_map(canvas, seen, pointing, box, look, self.below, self.centre)
        if second:
            y = top - len(log) - second
            canvas.put(1, y, words("terminal-hs-lower"), BRASS)
            box = (0, y + 1, width - beside - 1, second - 1)
            put_map(canvas, seen, pointing, box, look, below=True, centre=self.centre)
        for i, line in enumerate(_cut(lines, tall, showing, first=True)):
            canvas.line(width - beside, under + i, line, beside - 1)

    def _log(self, showing: Showing, width: int, most: int, spare: int) -> list[tuple[Line, bool]]:
        """Return the last things that happened, and whether each is new."""
        new = [(line, True) for line in news_lines(showing, width)]
        kept = new[-max(most, spare) :]
        left = max(spare, 1) - len(kept)
        if left <= 0:
            return kept
        return [*((line, False) for line in old_lines(showing, width, left)), *kept]

    def _question(
        self, canvas: Canvas, match: Match, decision: Decision | None, showing: Showing, top: int
    ) -> None:
        canvas.tint(0, top, canvas.width, BAR if showing.look.color else "")
        rule = ""
        if decision is None:
            prompt = ending(match, showing.seat)
        elif showing.news:
            prompt = Piece(words("terminal-happened"), BRASS, True)
        else:
            rule = decision.rule
            sign = seat_sign(showing.look, decision.seat)
            prompt = Piece(f"{sign} {say(decision.prompt)}", BRASS, True)
        room = canvas.width - len(rule) - 5
        text = f"{showing.look.signs.prompt} {fit(prompt.text, room)}"
        canvas.put(0, top, text, prompt.ink, prompt.bold)
        canvas.put(canvas.width - len(rule) - 1, top, rule, QUIET)

    # -- what the table asks -------------------------------------------------------------------

    def tells(self, match: Match, showing: Showing) -> bool:
        """Return whether all that is new can be read beside the next decision."""
        if match.over:
            return True
        size = max(showing.size[0], LEAST[0]), max(showing.size[1], LEAST[1]) - 1
        decision = match.pending[0]
        _, top = self._lower(match, decision, Seen(match, showing.seat), showing, size)
        return len(news_lines(showing, size[0] - 4)) <= log_lines(showing.size, top)

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return nothing: every price is told before it is paid."""
        return None

    def choice(self, match: Match, answer: str) -> Choice:
        """Return the choice that an answer means, and look again at what matters then."""
        decision = match.pending[0]
        choice = choice_of(decision, Seen(match, decision.seat), answer)
        self.centre, self.below = None, False
        return choice

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return which rule forbids something that is on the table."""
        decision = match.pending[0]
        seen = Seen(match, decision.seat)
        thing = seen.named(answer.split()[-1])
        if thing is None:
            if named(answer.split()[-1].upper()) is None:
                return None
            return words("terminal-hs-no-such-place", {"found": answer.strip()})
        why = match.game.why_not(match.table, decision.seat, decision, thing)
        return None if why is None else f"{say(why.text)} ({why.rule})"

    def command(self, match: Match, name: str, rest: str) -> str | None:
        """Look somewhere: at a space, below the overhangs, or again at what matters."""
        if name != words("terminal-hs-look"):
            return None
        field = Seen(match, 0).field
        if not rest:
            self.centre, self.below = None, False
            return words("terminal-hs-looks-back")
        if rest.casefold() == words("terminal-hs-look-below"):
            if max(field.count) < 2:
                return words("terminal-hs-nothing-below")
            self.below = not self.below
            return words("terminal-hs-looks-below", {"on": "yes" if self.below else "no"})
        thing = Seen(match, match.pending[0].seat if not match.over else 0).named(rest)
        space = self._space(match, thing)
        if space == NOWHERE:
            return words("terminal-hs-no-such-place", {"found": rest})
        self.centre = space
        self.below = "@" in field.names[space]
        return words("terminal-hs-looks-at", {"space": field.names[space]})

    def _space(self, match: Match, thing: dict[str, str] | None) -> int:
        seen = Seen(match, 0)
        if thing is None:
            return NOWHERE
        if "space" in thing:
            return seen.field.space(thing["space"])
        ids = [thing.get("figure", "")]
        ids += [f.id for unit in seen.units if unit.id == thing.get("unit") for f in unit.figures]
        spaces = [s for id_ in ids if id_ in seen.figures for s in seen.figures[id_].spaces]
        return spaces[0] if spaces else NOWHERE

    def cards(self, match: Match, look: Look, about: str = "") -> list[str]:
        """Return what is printed on the cards of the armies and on the glyphs that are known."""
        return cards_in_sight(Seen(match, 0))

    def hinted(self, match: Match, choice: Choice) -> str:
        """Return a hint as it can be typed: a space, or a number with its words."""
        if asks_space(match.pending[0]):
            return words("terminal-hint-typed", {"notation": choice.notation})
        return words("terminal-hint", {"number": choice.number, "text": choice.text})

    def help(self, look: Look) -> list[str]:
        """Return how to play and what can be typed."""
        facts: dict[str, object] = {
            "reach": look.signs.reach,
            "seats": " ".join(seat_sign(look, seat) for seat in range(4)),
            "one": seat_sign(look, 0),
            "wound": look.signs.slots[1],
        }
        return words("terminal-hs-help", facts).split("\n")


def _beside(width: int) -> int:
    """Return how many columns the armies get."""
    return 32 if width < WIDE else 44


def log_lines(size: Size, top: int) -> int:
    """Return how many lines of news stand above the question: more where the map can spare them."""
    usual = LOG + max(0, (size[1] - 24) // 4)
    return max(usual, min(usual + 3, top - 2 - MAP_LEAST))


def said(match: Match, showing: Showing, width: int) -> list[str]:
    """Return what stands above the answer: a refusal, a hint, or what can be typed now."""
    if showing.word:
        return wrapped(showing.word, width)[:3]
    if match.over:
        return [fit(words("terminal-enter-end"), width)]
    return [fit(words("terminal-enter" if showing.news else "terminal-hs-commands"), width)]


def head(seen: Seen, width: int, look: Look) -> list[Line]:
    """Return which battle it is and how it is won.

    A name that leaves too little room for the rest takes as many lines as it needs.
    """
    line = title(seen, look)
    long = length(line) > width and length(line[:1]) > width // 2
    lines = flow(line, width) if long else [line]
    return [*lines, [Piece(fit(goal(seen), width), QUIET)]]


def ending(match: Match, seat: int) -> Piece:
    """Return how the battle ended, in one line."""
    told = words(f"heroscape-result-{match.result}")
    if not match.winners:
        return Piece(words("terminal-drawn", {"how": told}), BRASS, True)
    won = seat in match.winners
    key = "terminal-won" if won else "terminal-lost"
    return Piece(words(key, {"how": told}), MOSS if won else BLOOD, True)


def _cut(lines: list[Line], room: int, showing: Showing, first: bool = False) -> list[Line]:
    """Return as many lines as fit, the last ones of news and the first ones of lists."""
    if len(lines) <= room:
        return lines
    more = [Piece("…" if showing.look.unicode else "...", QUIET)]
    if first or not showing.news:
        return [*lines[: room - 1], more]
    return [more, *lines[len(lines) - room + 1 :]]

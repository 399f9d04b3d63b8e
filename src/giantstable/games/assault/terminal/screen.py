"""The screen of Assault: the map on the left, the seats on its right, the question below.

Compact from 80 x 24: a battle takes the place of map and seats. Roomy from 120 x 36: it stands
below the map, and Events and seats are spelled out.
"""

from __future__ import annotations

from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.terminal.cards import cards_in_sight, region_told
from giantstable.games.assault.terminal.lookup import looked_up
from giantstable.games.assault.terminal.map import draw_map
from giantstable.games.assault.terminal.news import ending, news, news_lines
from giantstable.games.assault.terminal.options import Offer, meant, named, offers, option_lines
from giantstable.games.assault.terminal.panels import (
    battle_lines,
    event_line,
    event_lines,
    npcs,
    offer_line,
    own_special,
    own_spells,
    roomy_seat,
    seat_lines,
    title,
)
from giantstable.games.assault.terminal.seen import Seen
from giantstable.games.assault.terminal.words import (
    CASTLE_SIGNS,
    EVENT_SIGNS,
    SLAYER_SIGNS,
    sign,
    told,
)
from giantstable.games.assault.told.odds import Oracle
from giantstable.kernel.errors import NotPending
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, fit, flow, length, wrapped
from giantstable.terminal.look import BACKDROP, BAR, BRASS, EMBER, PAPER, QUIET, Look
from giantstable.terminal.menu import Choice, chosen, menu_of
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import Size
from giantstable.text import say, words

LEAST: Size = (80, 24)
ROOMY: Size = (120, 36)
BESIDE = 26  # columns of the seats
BESIDE_ROOMY = 44
OPTIONS = 4  # lines of options in the smallest screen
LOG = 1  # lines of what happened, above the question
OWN = 2  # compact: Events and one's own special Event, one's own spells


class AssaultScreen:
    """Draws a game for the table; remembers which options somebody wants to see."""

    def __init__(self) -> None:
        self.wanted = ""  # short names that mean several options: only those are shown
        self.asked = 0  # at which question
        self.seat = 0  # who looked last
        self.oracle: Oracle | None = None

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, match: Match, showing: Showing) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        self.seat = showing.seat
        width, height = max(showing.size[0], LEAST[0]), max(showing.size[1], LEAST[1])
        canvas = Canvas(width, height - 1, PAPER, BACKDROP if showing.look.color else "")
        seen = Seen(match, showing.seat)
        asking = not match.over and not showing.news
        some = self._offers(match, seen) if asking else []
        said = _said(match, showing, width - 2)
        top = canvas.height - _options(showing.size) - 2
        prompt, rule = _prompt(match, showing)
        question = wrapped(prompt.text, width - len(rule) - 4)[:2]
        lower: list[Line] = []
        if asking:
            first = offer_line(seen)
            room = _options(showing.size) + 2 - len(said) - len(question) - (1 if first else 0)
            lower = [*([first] if first else []), *_shown(some, width - 2, room)]
        self._boards(canvas, match, seen, some, showing, top)
        if not asking:
            lower = news_lines(match, showing, width - 2)
            top = max(1, min(top, canvas.height - len(lower) - 1 - len(said)))
            for y in range(top, canvas.height):
                canvas.blank(y, BACKDROP if showing.look.color else "")
            lower = _cut(lower, canvas.height - top - 1 - len(said), showing.look)
        arrow = showing.look.signs.prompt
        for i, text in enumerate(question):
            canvas.tint(0, top + i, width, BAR if showing.look.color else "")
            canvas.put(0, top + i, f"{' ' if i else arrow} {text}", prompt.ink, prompt.bold)
        canvas.put(width - len(rule) - 1, top, rule, QUIET)
        for i, line in enumerate(lower):
            canvas.line(1, top + len(question) + i, line, width - 2)
        ink = EMBER if showing.word else BRASS if showing.news else QUIET
        for i, text in enumerate(said):
            canvas.put(1, canvas.height - len(said) + i, text, ink)
        return canvas

    def _boards(
        self,
        canvas: Canvas,
        match: Match,
        seen: Seen,
        some: list[Offer],
        showing: Showing,
        top: int,
    ) -> None:
        """Draw all that lies on the table, above a line."""
        width, look = canvas.width, showing.look
        canvas.tint(0, 0, width, BAR if look.color else "")
        canvas.line(1, 0, title(seen, width - 2), width - 2)
        log = _log(match, showing, width - 4)
        down = top - len(log)
        for i, line in enumerate(log):
            canvas.put(1, down + i, look.signs.news if showing.fresh else " ", EMBER)
            canvas.line(3, down + i, line, width - 4)
        aims = {aim for offer in some for aim in offer.aims}
        if _roomy(showing.size):
            self._roomy(canvas, seen, aims, showing, top - _log_lines(showing.size))
            return
        low = top - _log_lines(showing.size) - OWN
        unsaid: Line = []
        if seen.battle is not None:
            lines = battle_lines(seen, self._oracle(match), width - 2, look)
            for i, line in enumerate(lines[: low - 1]):
                canvas.line(1, 1 + i, line, width - 2)
        else:
            box = (0, 1, width - BESIDE - 1, low - 1)
            unsaid = draw_map(canvas, seen, box, aims, look)
            seats = [line for seat in seen.seats for line in seat_lines(seen, seat, look)]
            seats += flow(npcs(seen), BESIDE - 1, 2)
            for i, line in enumerate(seats[: low - 1]):
                canvas.line(width - BESIDE, 1 + i, line, BESIDE)
        events = event_line(seen, look)
        special = own_special(seen)
        room = width - 2 - length(events)
        if length(special) + 3 <= room:
            events = [*events, Piece(" " * (room - length(special))), *special]
            special = []
        canvas.line(1, low, events, width - 2)
        spells = own_spells(seen, width - 2 - length(unsaid))
        gap = width - 2 - length(spells) - length(unsaid)
        canvas.line(1, low + 1, [*spells, Piece(" " * gap), *unsaid], width - 2)

    def _roomy(
        self, canvas: Canvas, seen: Seen, aims: set[str], showing: Showing, low: int
    ) -> None:
        width, look = canvas.width, showing.look
        left = width - BESIDE_ROOMY - 1
        tall = low - 1
        if seen.battle is not None:
            lines = battle_lines(seen, self._oracle(seen.match), left - 2, look)
            tall -= len(lines)
            for i, line in enumerate(lines):
                canvas.line(1, 1 + tall + i, line, left - 2)
        unsaid = draw_map(canvas, seen, (0, 1, left, tall), aims, look)
        groups = [roomy_seat(seen, seat, look) for seat in seen.seats]
        groups += [[npcs(seen)]] if seen.printed.npcs else []
        groups += [flow(unsaid, BESIDE_ROOMY)] if unsaid else []
        groups += [event_lines(seen, look), [own_special(seen), own_spells(seen, BESIDE_ROOMY)]]
        spare = low - 1 - sum(len(group) for group in groups)
        y = 1
        for group in groups:
            for line in group:
                if y < low:
                    canvas.line(left + 1, y, line, BESIDE_ROOMY)
                y += 1
            if spare > 0:
                y, spare = y + 1, spare - 1

    def _oracle(self, match: Match) -> Oracle:
        world = realm_on(match.table).world
        if self.oracle is None or self.oracle.world is not world:
            self.oracle = Oracle(world)
        return self.oracle

    def _offers(self, match: Match, seen: Seen) -> list[Offer]:
        """Return the options of the question: all of them, or those that were asked for."""
        decision = match.pending[0]
        some = offers(seen, decision, menu_of(decision), self._oracle(match))
        if self.wanted and self.asked == len(match.choices):
            return meant(some, self.wanted) or some
        return some

    # -- what the table asks -------------------------------------------------------------------

    def tells(self, match: Match, showing: Showing) -> bool:
        """Return whether all that is new can be read beside the next decision."""
        return len(news_lines(match, showing, showing.size[0] - 4)) <= _log_lines(showing.size)

    def hinted(self, match: Match, choice: Choice) -> str:
        """Return a hint in words."""
        return words("terminal-hint", {"number": choice.number, "text": choice.text})

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return nothing: no choice ends a game at once."""
        return None

    def choice(self, match: Match, answer: str) -> Choice:
        """Return the choice that an answer means: a number, a notation, short names."""
        decision = match.pending[0]
        menu = menu_of(decision)
        exact = [choice for choice in menu if choice.notation == answer.casefold()]
        if exact or answer.isdecimal():
            self.wanted = ""
            return exact[0] if exact else chosen(menu, answer)
        seen = Seen(match, decision.seat)
        found = meant(offers(seen, decision, menu, self._oracle(match)), answer)
        if self.wanted and len(found) != 1 and self.asked == len(match.choices):
            found = meant(self._offers(match, seen), answer) or found
        if len(found) == 1:
            self.wanted = ""
            return found[0].choice
        if found:
            self.wanted, self.asked = answer, len(match.choices)
            options = ", ".join(offer.choice.notation for offer in found)
            raise NotPending("unclear", found=answer, options=options)
        return chosen(menu, answer)

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return how many options are meant, or which rule forbids something on the table."""
        decision = match.pending[0]
        seen = Seen(match, decision.seat)
        if self.wanted == answer and self.asked == len(match.choices):
            return told("narrowed", n=len(self._offers(match, seen)))
        for text in (answer, answer.split()[-1]):
            for thing in named(seen, text)[:1]:
                why = match.game.why_not(match.table, decision.seat, decision, thing)
                return told("choosable") if why is None else f"{say(why.text)} ({why.rule})"
        return None

    def command(self, match: Match, name: str, rest: str) -> str | None:
        """Look at a region, or at all options again."""
        if name == told("back") and not rest:
            self.wanted = ""
            return told("widened")
        if name != told("look-word"):
            return None
        seen = Seen(match, self.seat)
        if not rest:
            return told("look-where", tag=seen.places[0].tag)
        for thing in named(seen, rest):
            if "region" in thing:
                return region_told(seen, thing["region"])
        return told("look-nowhere", found=rest)

    def cards(self, match: Match, look: Look, about: str = "") -> list[str]:
        """Return one's own cards, the Events, and what all pieces do; or all about something."""
        seen = Seen(match, self.seat)
        return looked_up(seen, about) if about else cards_in_sight(seen)

    def help(self, look: Look) -> list[str]:
        """Return how to play and what can be typed."""
        text = told(
            "help",
            event=sign(EVENT_SIGNS, look),
            castle=sign(CASTLE_SIGNS, look),
            slayer=sign(SLAYER_SIGNS, look),
            reach=look.signs.reach,
            spell=look.signs.spell,
        )
        return text.split("\n")


def _roomy(size: Size) -> bool:
    return size[0] >= ROOMY[0] and size[1] >= ROOMY[1]


def _options(size: Size) -> int:
    """Return how many lines the options get."""
    return OPTIONS + max(0, (size[1] - LEAST[1]) // 3)


def _log_lines(size: Size) -> int:
    """Return how many lines of what happened stand above the question."""
    return LOG + max(0, (size[1] - LEAST[1]) // 6)


def _shown(some: list[Offer], width: int, height: int) -> list[Line]:
    """Return the options; where they are too many, who can be named to see the rest."""
    lines, complete = option_lines(some, width, height)
    if complete:
        return lines
    head = next((offer.head for offer in some if offer.head), some[0].tail).casefold()
    hint = [Piece(told("type-head", head=head), QUIET)]
    return [*option_lines(some, width, height - 1)[0], hint]


def _log(match: Match, showing: Showing, width: int) -> list[Line]:
    """Return the last things that happened, where they are not told below."""
    if showing.news or match.over:
        return []
    room = _log_lines(showing.size)
    found: list[Line] = []
    for each in reversed(news(match, showing)):
        lines = flow(each, width, 2)
        if len(found) + len(lines) > room and found:
            break
        found = [*lines, *found]
    if not found:
        found = [[Piece(fit(each, width), QUIET)] for each in showing.told[-1:]]
    return found[-room:]


def _prompt(match: Match, showing: Showing) -> tuple[Piece, str]:
    """Return what is asked, or what is told instead, and the rule that asks it."""
    if match.over:
        return ending(match, showing.seat), ""
    if showing.news:
        return Piece(words("terminal-happened"), BRASS, True), ""
    decision = match.pending[0]
    return Piece(say(decision.prompt), BRASS, True), decision.rule


def _said(match: Match, showing: Showing, width: int) -> list[str]:
    """Return what stands above the answer: a refusal, a hint, or what can be typed now."""
    if showing.word:
        return wrapped(showing.word, width)[:3]
    if match.over:
        return [fit(words("terminal-enter-end"), width)]
    if showing.news:
        return [fit(words("terminal-enter"), width)]
    return [fit(told("commands"), width)]


def _cut(lines: list[Line], room: int, look: Look) -> list[Line]:
    """Return the last lines that fit; an ellipsis tells that there were more."""
    if len(lines) <= room:
        return lines
    return [[Piece("…" if look.unicode else "...", QUIET)], *lines[len(lines) - room + 1 :]]

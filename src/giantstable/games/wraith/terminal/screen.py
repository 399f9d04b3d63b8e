"""The screen of a fight: the giant on the left, the Wraith's board on its right (WG-SETUP-01).

Two layouts: compact from 80 x 24, roomy from 120 x 40. The whole decision is always in sight.
"""

from __future__ import annotations

from giantstable.games.wraith.terminal.body_art import Stage
from giantstable.games.wraith.terminal.cards import cards_in_sight
from giantstable.games.wraith.terminal.giant import draw_giant
from giantstable.games.wraith.terminal.news import cut, ending, news_lines, put_log
from giantstable.games.wraith.terminal.options import options_in
from giantstable.games.wraith.terminal.panels import (
    action_row,
    attack_signs,
    current_row,
    deck,
    fearless_line,
    hand_table,
    hand_told,
    health,
    label,
    numbered,
    padded,
    piles,
    rage_track,
    scars,
    skills,
    where,
    with_rest,
    wraith_wounds,
)
from giantstable.games.wraith.terminal.roomy import draw_roomy, put_word, roomy_log, said
from giantstable.games.wraith.terminal.seen import GiantCard, Seen
from giantstable.games.wraith.terminal.words import card_does, place_name
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, fit, length
from giantstable.terminal.look import BACKDROP, BAR, BLOOD, BRASS, EMBER, PAPER, QUIET, Look
from giantstable.terminal.menu import Choice, Menu, chosen, menu_of
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import Size
from giantstable.text import say, words

LEAST: Size = (80, 24)
ROOMY: Size = (120, 40)
DECISION = 8  # lines of the compact decision: the question, six for options, one for a word
NAME = 12  # so much of a card's name is always told
DOES = 20  # and in so many letters what it does


class WraithScreen:
    """Draws a fight for the table."""

    def draw(self, match: Match, showing: Showing) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        width, height = max(showing.size[0], LEAST[0]), max(showing.size[1], LEAST[1])
        canvas = Canvas(width, height - 1, PAPER, BACKDROP if showing.look.color else "")
        seen = Seen(match)
        menu = [] if match.over or showing.news else menu_of(match.pending[0])
        if _roomy(showing.size):
            draw_roomy(canvas, match, seen, menu, showing)
        else:
            _draw_compact(canvas, match, seen, menu, showing)
        return canvas

    def tells(self, match: Match, showing: Showing) -> bool:
        """Return whether all that is new can be read beside the next decision."""
        seen = Seen(match)
        if _roomy(showing.size):
            width, height = roomy_log(showing.size, seen)
        else:
            top = showing.size[1] - DECISION - 1
            left = _left(showing.size[0], top)
            width, height = showing.size[0] - left - 1, top - _board_lines(seen)
        return len(news_lines(match, seen, showing, width - 2)) <= height

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return a question to ask before a choice that would be the last (W10)."""
        seen = Seen(match)
        price = seen.price_of(choice.notation)
        if price and seen.wounds + price >= seen.wound_limit:
            return words("terminal-fatal", {"n": price})
        return None

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return why something on the table cannot be chosen now, if it is on the table at all."""
        seen = Seen(match)
        named = answer.casefold().split()[-1]
        places = {name.casefold(): name for name in seen.parts}
        if named not in places:
            return None
        reach = [c.aim for c in menu_of(match.pending[0]) if c.aim in seen.parts]
        facts: dict[str, object] = {
            "place": place_name(places[named]),
            "reach": ", ".join(place_name(name) for name in dict.fromkeys(reach)),
        }
        return words("terminal-out-of-reach" if reach else "terminal-no-place-now", facts)

    def choice(self, match: Match, answer: str) -> Choice:
        """Return the choice that an answer means."""
        return chosen(menu_of(match.pending[0]), answer)

    def command(self, match: Match, name: str, rest: str) -> str | None:
        """Return nothing: a fight has no commands of its own."""
        return None

    def hinted(self, match: Match, choice: Choice) -> str:
        """Return a hint in words."""
        return words("terminal-hint", {"number": choice.number, "text": choice.text})

    def help(self, look: Look) -> list[str]:
        """Return how to play and what can be typed."""
        signs = look.signs
        slots = signs.slots[0] + signs.slots[3]
        facts: dict[str, object] = {
            "reach": signs.reach,
            "slots": f"{slots if look.unicode else f':{slots}':<12}",
            "strike": signs.strike,
            "danger": signs.danger,
            "spell": signs.spell,
        }
        return words("terminal-help", facts).split("\n")

    def cards(self, match: Match, look: Look, about: str = "") -> list[str]:
        """Return what is printed on every card in sight, line by line."""
        return cards_in_sight(Seen(match), look.signs)


def _roomy(size: Size) -> bool:
    return size[0] >= ROOMY[0] and size[1] >= ROOMY[1]


# -- compact ---------------------------------------------------------------------------------------


def _draw_compact(canvas: Canvas, match: Match, seen: Seen, menu: Menu, showing: Showing) -> None:
    width = canvas.width
    options = compact_options(seen, menu, width - 2, DECISION - 2, showing.look) if menu else []
    # A longer word takes lines that the options leave, and only then those of the boards.
    more = len(options) + len(said(showing, match.over, width - 2)) - (DECISION - 1)
    top = canvas.height - DECISION - max(0, more)
    left = _left(width, top)
    draw_giant(canvas, seen, menu, Stage(0, 0, left, top), showing.look)
    current = current_row(seen, menu)
    lines = _boards(seen, current, width - left - 1, showing)
    for y, line in enumerate(lines[:top]):
        canvas.line(left + 1, y, line, width - left - 1)
    for y in (0, 3 + len(seen.row)):
        canvas.tint(left + 1, y, width - left - 1, BAR if showing.look.color else "")
    if menu:
        room = top - len(lines)
        put_log(canvas, match, seen, showing, left + 1, len(lines), width - left - 1, room)
        _decision(canvas, match, seen, options, top, showing)
    else:
        _news(canvas, match, seen, top, showing)


def _left(width: int, top: int) -> int:
    """Return how many columns the giant gets."""
    return min(28 + (width - 80) // 3, top * 2 - 2)


def _board_lines(seen: Seen) -> int:
    """Return how many lines the boards take."""
    return 7 + len(seen.row) + (1 if seen.skills else 0)


def _boards(seen: Seen, current: int, width: int, showing: Showing) -> list[Line]:
    signs = showing.look.signs
    title = [Piece(seen.giant, EMBER, True), Piece("  "), *health(seen, signs), Piece("  ")]
    title += scars(seen, signs)
    asides = [label("round", n=seen.round)]
    if seen.dangers:
        asides.append(label("legend-loose", danger=signs.danger))
    title, asides = _beside(title, asides, width)
    lines: list[Line] = [title, rage_track(seen, signs, width)]
    lines += _giant_row(seen, asides, width, showing)
    lines.append(_spread(where(seen, signs), piles(seen, signs), width))
    lines.append(wraith_wounds(seen, signs, width))
    if seen.skills:
        lines.append(skills(seen, signs, width))
    for i, (name, row) in enumerate(seen.rows.items()):
        lines.append(action_row(name, row, current == i, signs))
    return lines


def _beside(line: Line, asides: Line, width: int) -> tuple[Line, Line]:
    """Return a line with as many asides at its right end as fit, and those that did not."""
    told: Line = []
    left: Line = []
    for aside in asides:
        if length([*line, *told, aside]) + 2 <= width:
            told = [aside, Piece("  "), *told]
        else:
            left.append(aside)
    return _spread(line, told[:-1], width), left


def _spread(left: Line, right: Line, width: int) -> Line:
    """Return a line with one part on the left and one on the right."""
    room = width - length(right)
    return padded(left, room - 1, 1) + right if room > 12 else left


def _giant_row(seen: Seen, asides: Line, width: int, showing: Showing) -> list[Line]:
    """Return the giant's cards as a table: a head, then a line for each."""
    names = max((len(card.name) for card in seen.row), default=0)
    for least in (99, DOES):  # rather a shorter sentence than half a name
        told = max((len(card_does(card, least)) for card in seen.row), default=0)
        room = max(NAME, min(names, width - 15 - told))
        if room >= names:
            break
    strikes = words("terminal-head-name", {"strike": showing.look.signs.strike})
    head = padded([Piece(strikes, QUIET)], room + 2, 1)
    head += [*padded([label("head-weak")], 12, 0), label("head-hits")]
    head, _ = _beside(head, [deck(seen), *asides], width)
    return [head, *[_card_line(seen, card, room, width, showing) for card in seen.row]]


def _card_line(seen: Seen, card: GiantCard, room: int, width: int, showing: Showing) -> Line:
    """Return a card of the row: slot, name, weak spot, Wounds, symbols, and what it does.

    The slot is written as it is on the body, for only options bear plain numbers.
    """
    signs = showing.look.signs
    strikes = seen.striker() is card
    line = [
        Piece(signs.slots[card.slot - 1], PAPER, True),
        Piece(signs.strike if strikes else " ", BLOOD, True),
    ]
    if card.scarred:
        line += padded([Piece(card.name, QUIET)], room, 1)
        return [*line, Piece(words("terminal-scar"), EMBER), Piece(f" {signs.scar * 3}", EMBER)]
    line += padded([Piece(card.name, PAPER, strikes)], room, 1)
    line += padded([Piece(card.weak_spot, PAPER, True)], 2, 1)
    wounds = f"{card.wounds}/{card.limit}"
    line.append(Piece(f"{wounds:>5} ", BLOOD if card.wounds else QUIET, card.wounds > 0))
    line += padded([Piece(attack_signs(card, signs), QUIET)], 2, 1)
    left = width - length(line)
    idle = card.attack is not None and (card.wounds > 0 or card.kind != "normal")
    ink = BLOOD if strikes else QUIET if idle else PAPER
    return [*line, Piece(fit(card_does(card, left), left), ink)]


# -- the compact decision --------------------------------------------------------------------------


def _decision(
    canvas: Canvas, match: Match, seen: Seen, options: list[Line], top: int, showing: Showing
) -> None:
    decision = match.pending[0]
    width = canvas.width - 2
    _question(canvas, top, Piece(say(decision.prompt), BRASS, True), decision.rule, showing)
    told = said(showing, False, width)
    room = canvas.height - top - 1 - len(told)
    lines = list(options)
    if len(lines) < room and not _is_hand(menu_of(decision)):
        lines += hand_told(seen, showing.look.signs, width, room - len(lines))
    for i, line in enumerate(lines[:room]):
        canvas.line(1, top + 1 + i, line, width)
    put_word(canvas, 1, told, showing)


def _is_hand(menu: Menu) -> bool:
    return any(choice.verb in ("play", "discard") for choice in menu)


def compact_options(seen: Seen, menu: Menu, width: int, height: int, look: Look) -> list[Line]:
    """Return the options in a few lines: the hand as a table, all else in words."""
    if _is_hand(menu):
        lines = hand_table(seen, menu, width, look)
        others = [c for c in menu if c.verb not in ("play", "rest", "discard", "fearless")]
        last = fearless_line(seen, menu)
        for choice in others:
            last += [Piece("  " if last else ""), numbered(choice), Piece(f" {choice.text}")]
        last = with_rest(last, menu, width)
        if last:
            lines.append(last)
        if len(lines) <= height:
            return lines
    return options_in(seen, menu, look.signs, width, height)


def _question(canvas: Canvas, y: int, prompt: Piece, rule: str, showing: Showing) -> None:
    canvas.tint(0, y, canvas.width, BAR if showing.look.color else "")
    right = len(rule) + 1
    sign = showing.look.signs.prompt
    told = f"{sign} " + fit(prompt.text, canvas.width - right - 4)
    canvas.put(0, y, told, prompt.ink, prompt.bold)
    canvas.put(canvas.width - right, y, rule, QUIET)


def _news(canvas: Canvas, match: Match, seen: Seen, top: int, showing: Showing) -> None:
    """Tell what happened where the options usually are, and above where that is not enough."""
    width = canvas.width - 2
    lines = news_lines(match, seen, showing, width)
    room = canvas.height - top - 1 - len(said(showing, match.over, width))
    more = min(max(0, len(lines) - room), top - (5 + len(seen.row)))
    top -= more
    for y in range(top, canvas.height):
        canvas.blank(y, BACKDROP if showing.look.color else "")
    prompt = Piece(words("terminal-happened"), BRASS, True)
    _question(canvas, top, ending(match) if match.over else prompt, "", showing)
    for i, line in enumerate(cut(lines, room + more, showing.look)):
        canvas.line(1, top + 1 + i, line, width)
    put_word(canvas, 1, said(showing, match.over, width), showing)

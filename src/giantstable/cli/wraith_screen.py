"""The screen of a fight: the giant on the left, the Wraith's board on its right (WG-SETUP-01).

Two layouts: compact from 80 x 24, roomy from 120 x 40. The whole decision is always in sight.
"""

from __future__ import annotations

from giantstable.cli.body_art import Stage
from giantstable.cli.canvas import Canvas, Line, Piece, fit, length
from giantstable.cli.look import BAR, BLOOD, BRASS, EMBER, PAPER, QUIET, ROOM, Look
from giantstable.cli.menu import Choice, Menu, chosen, menu_of
from giantstable.cli.table import Scene
from giantstable.cli.terminal import Size
from giantstable.cli.wraith_cards import cards_in_sight
from giantstable.cli.wraith_giant import draw_giant
from giantstable.cli.wraith_news import cut, ending, news_lines, put_log
from giantstable.cli.wraith_options import options_in
from giantstable.cli.wraith_panels import (
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
from giantstable.cli.wraith_roomy import draw_roomy, put_word, roomy_log, said
from giantstable.cli.wraith_sight import GiantCard, Sight
from giantstable.cli.wraith_words import card_does, place_name
from giantstable.kernel.match import Match
from giantstable.text import say, words

LEAST: Size = (80, 24)
ROOMY: Size = (120, 40)
DECISION = 8  # lines of the compact decision: the question, six for options, one for a word
NAME = 12  # so much of a card's name is always told
DOES = 20  # and in so many letters what it does


class WraithScreen:
    """Draws a fight for the table."""

    def draw(self, match: Match, scene: Scene) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        width, height = max(scene.size[0], LEAST[0]), max(scene.size[1], LEAST[1])
        canvas = Canvas(width, height - 1, PAPER, ROOM if scene.look.color else "")
        sight = Sight(match)
        menu = [] if match.over or scene.news else menu_of(match.pending[0])
        if _roomy(scene.size):
            draw_roomy(canvas, match, sight, menu, scene)
        else:
            _draw_compact(canvas, match, sight, menu, scene)
        return canvas

    def tells(self, match: Match, scene: Scene) -> bool:
        """Return whether all that is new can be read beside the next decision."""
        sight = Sight(match)
        if _roomy(scene.size):
            width, height = roomy_log(scene.size, sight)
        else:
            top = scene.size[1] - DECISION - 1
            left = _left(scene.size[0], top)
            width, height = scene.size[0] - left - 1, top - _board_lines(sight)
        return len(news_lines(match, sight, scene, width - 2)) <= height

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return a question to ask before a choice that would be the last (W10)."""
        sight = Sight(match)
        price = sight.price_of(choice.notation)
        if price and sight.wounds + price >= sight.wound_limit:
            return words("terminal-fatal", {"n": price})
        return None

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return why something on the table cannot be chosen now, if it is on the table at all."""
        sight = Sight(match)
        named = answer.casefold().split()[-1]
        places = {name.casefold(): name for name in sight.parts}
        if named not in places:
            return None
        reach = [c.aim for c in menu_of(match.pending[0]) if c.aim in sight.parts]
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

    def cards(self, match: Match, look: Look) -> list[str]:
        """Return what is printed on every card in sight, line by line."""
        return cards_in_sight(Sight(match), look.signs)


def _roomy(size: Size) -> bool:
    return size[0] >= ROOMY[0] and size[1] >= ROOMY[1]


# -- compact ---------------------------------------------------------------------------------------


def _draw_compact(canvas: Canvas, match: Match, sight: Sight, menu: Menu, scene: Scene) -> None:
    width = canvas.width
    options = compact_options(sight, menu, width - 2, DECISION - 2, scene.look) if menu else []
    # A longer word takes lines that the options leave, and only then those of the boards.
    more = len(options) + len(said(scene, match.over, width - 2)) - (DECISION - 1)
    top = canvas.height - DECISION - max(0, more)
    left = _left(width, top)
    draw_giant(canvas, sight, menu, Stage(0, 0, left, top), scene.look)
    current = current_row(sight, menu)
    lines = _boards(sight, current, width - left - 1, scene)
    for y, line in enumerate(lines[:top]):
        canvas.line(left + 1, y, line, width - left - 1)
    for y in (0, 3 + len(sight.row)):
        canvas.tint(left + 1, y, width - left - 1, BAR if scene.look.color else "")
    if menu:
        room = top - len(lines)
        put_log(canvas, match, sight, scene, left + 1, len(lines), width - left - 1, room)
        _decision(canvas, match, sight, options, top, scene)
    else:
        _news(canvas, match, sight, top, scene)


def _left(width: int, top: int) -> int:
    """Return how many columns the giant gets."""
    return min(28 + (width - 80) // 3, top * 2 - 2)


def _board_lines(sight: Sight) -> int:
    """Return how many lines the boards take."""
    return 7 + len(sight.row) + (1 if sight.skills else 0)


def _boards(sight: Sight, current: int, width: int, scene: Scene) -> list[Line]:
    signs = scene.look.signs
    title = [Piece(sight.giant, EMBER, True), Piece("  "), *health(sight, signs), Piece("  ")]
    title += scars(sight, signs)
    asides = [label("round", n=sight.round)]
    if sight.dangers:
        asides.append(label("legend-loose", danger=signs.danger))
    title, asides = _beside(title, asides, width)
    lines: list[Line] = [title, rage_track(sight, signs, width)]
    lines += _giant_row(sight, asides, width, scene)
    lines.append(_spread(where(sight, signs), piles(sight, signs), width))
    lines.append(wraith_wounds(sight, signs, width))
    if sight.skills:
        lines.append(skills(sight, signs, width))
    for i, (name, row) in enumerate(sight.rows.items()):
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


def _giant_row(sight: Sight, asides: Line, width: int, scene: Scene) -> list[Line]:
    """Return the giant's cards as a table: a head, then a line for each."""
    names = max((len(card.name) for card in sight.row), default=0)
    for least in (99, DOES):  # rather a shorter sentence than half a name
        told = max((len(card_does(card, least)) for card in sight.row), default=0)
        room = max(NAME, min(names, width - 15 - told))
        if room >= names:
            break
    strikes = words("terminal-head-name", {"strike": scene.look.signs.strike})
    head = padded([Piece(strikes, QUIET)], room + 2, 1)
    head += [*padded([label("head-weak")], 12, 0), label("head-hits")]
    head, _ = _beside(head, [deck(sight), *asides], width)
    return [head, *[_card_line(sight, card, room, width, scene) for card in sight.row]]


def _card_line(sight: Sight, card: GiantCard, room: int, width: int, scene: Scene) -> Line:
    """Return a card of the row: slot, name, weak spot, Wounds, symbols, and what it does.

    The slot is written as it is on the body, for only options bear plain numbers.
    """
    signs = scene.look.signs
    strikes = sight.striker() is card
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
    canvas: Canvas, match: Match, sight: Sight, options: list[Line], top: int, scene: Scene
) -> None:
    decision = match.pending[0]
    width = canvas.width - 2
    _question(canvas, top, Piece(say(decision.prompt), BRASS, True), decision.rule, scene)
    told = said(scene, False, width)
    room = canvas.height - top - 1 - len(told)
    lines = list(options)
    if len(lines) < room and not _is_hand(menu_of(decision)):
        lines += hand_told(sight, scene.look.signs, width, room - len(lines))
    for i, line in enumerate(lines[:room]):
        canvas.line(1, top + 1 + i, line, width)
    put_word(canvas, 1, told, scene)


def _is_hand(menu: Menu) -> bool:
    return any(choice.verb in ("play", "discard") for choice in menu)


def compact_options(sight: Sight, menu: Menu, width: int, height: int, look: Look) -> list[Line]:
    """Return the options in a few lines: the hand as a table, all else in words."""
    if _is_hand(menu):
        lines = hand_table(sight, menu, width, look)
        others = [c for c in menu if c.verb not in ("play", "rest", "discard", "fearless")]
        last = fearless_line(sight, menu)
        for choice in others:
            last += [Piece("  " if last else ""), numbered(choice), Piece(f" {choice.text}")]
        last = with_rest(last, menu, width)
        if last:
            lines.append(last)
        if len(lines) <= height:
            return lines
    return options_in(sight, menu, look.signs, width, height)


def _question(canvas: Canvas, y: int, prompt: Piece, rule: str, scene: Scene) -> None:
    canvas.tint(0, y, canvas.width, BAR if scene.look.color else "")
    right = len(rule) + 1
    sign = scene.look.signs.prompt
    told = f"{sign} " + fit(prompt.text, canvas.width - right - 4)
    canvas.put(0, y, told, prompt.ink, prompt.bold)
    canvas.put(canvas.width - right, y, rule, QUIET)


def _news(canvas: Canvas, match: Match, sight: Sight, top: int, scene: Scene) -> None:
    """Tell what happened where the options usually are, and above where that is not enough."""
    width = canvas.width - 2
    lines = news_lines(match, sight, scene, width)
    room = canvas.height - top - 1 - len(said(scene, match.over, width))
    more = min(max(0, len(lines) - room), top - (5 + len(sight.row)))
    top -= more
    for y in range(top, canvas.height):
        canvas.blank(y, ROOM if scene.look.color else "")
    prompt = Piece(words("terminal-happened"), BRASS, True)
    _question(canvas, top, ending(match) if match.over else prompt, "", scene)
    for i, line in enumerate(cut(lines, room + more, scene.look)):
        canvas.line(1, top + 1 + i, line, width)
    put_word(canvas, 1, said(scene, match.over, width), scene)

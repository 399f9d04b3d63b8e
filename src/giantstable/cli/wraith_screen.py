"""The screen of a fight: the giant on the left, the Wraith's board on its right (WG-SETUP-01).

Two layouts: compact from 80 x 24, roomy from 120 x 40. The whole decision is always in sight.
"""

from __future__ import annotations

from giantstable.cli.body_art import Stage
from giantstable.cli.canvas import Canvas, Line, Piece, fit, length, wrapped
from giantstable.cli.look import BAR, BLOOD, BRASS, EMBER, PAPER, QUIET, ROOM, Look
from giantstable.cli.menu import Choice, Menu, menu_of
from giantstable.cli.table import Scene
from giantstable.cli.terminal import Size
from giantstable.cli.wraith_cards import cards_in_sight
from giantstable.cli.wraith_giant import draw_giant
from giantstable.cli.wraith_panels import (
    action_row,
    attack_signs,
    columns,
    current_row,
    fearless_line,
    hand_table,
    hand_told,
    health,
    label,
    numbered,
    option_line,
    padded,
    piles,
    rage_track,
    scars,
    skills,
    where,
    with_rest,
    wraith_wounds,
)
from giantstable.cli.wraith_roomy import draw_roomy, legend, put_word, said
from giantstable.cli.wraith_sight import GiantCard, Sight
from giantstable.cli.wraith_words import card_does
from giantstable.kernel.match import Match
from giantstable.text import say, words

LEAST: Size = (80, 24)
ROOMY: Size = (120, 40)
DECISION = 8  # lines of the compact decision: the question, six for options, one for a word


class WraithScreen:
    """Draws a fight for the table."""

    def draw(self, match: Match, scene: Scene) -> Canvas:
        """Return the screen; it leaves the last line of the terminal to the answer."""
        width, height = max(scene.size[0], LEAST[0]), max(scene.size[1], LEAST[1])
        canvas = Canvas(width, height - 1, PAPER, ROOM if scene.look.color else "")
        sight = Sight(match)
        menu = [] if match.over or scene.news else menu_of(match.pending[0])
        if width >= ROOMY[0] and height >= ROOMY[1]:
            draw_roomy(canvas, match, sight, menu, scene)
        else:
            _draw_compact(canvas, match, sight, menu, scene)
        return canvas

    def log_room(self, size: Size) -> int:
        """Return how many lines of news the screen can show beside the decision."""
        if size[0] >= ROOMY[0] and size[1] >= ROOMY[1]:
            return (size[1] - 37) * (2 if size[0] >= 190 else 1)
        return 2 + max(0, size[1] - LEAST[1])

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return a question to ask before a choice that would be the last (W10)."""
        sight = Sight(match)
        price = sight.price_of(choice.notation)
        if price and sight.wounds + price >= sight.wound_limit:
            return words("terminal-fatal", {"n": price})
        return None

    def cards(self, match: Match, look: Look) -> list[str]:
        """Return what is printed on every card in sight, line by line."""
        return cards_in_sight(Sight(match), look.signs)


# -- compact ---------------------------------------------------------------------------------------


def _draw_compact(canvas: Canvas, match: Match, sight: Sight, menu: Menu, scene: Scene) -> None:
    top = canvas.height - DECISION + 1 - len(said(scene, match.over, canvas.width - 2))
    left = min(28 + (canvas.width - 80) // 3, top * 2 - 2)
    draw_giant(canvas, sight, menu, Stage(0, 0, left, top), scene.look)
    current = current_row(sight, menu)
    _boards(canvas, sight, current, left + 1, canvas.width - left - 1, top, scene)
    if menu:
        _decision(canvas, match, sight, menu, top, scene)
    else:
        _news(canvas, match, top, scene)


def _boards(
    canvas: Canvas, sight: Sight, current: int, x: int, width: int, height: int, scene: Scene
) -> None:
    signs = scene.look.signs
    lines: list[Line] = [_title(sight, width, scene.look), _vitals(sight, width, scene)]
    lines.append(rage_track(sight, signs, width))
    lines += [_card_line(sight, card, width, scene) for card in sight.row]
    lines.append(_spread(where(sight, signs), piles(sight, signs), width))
    lines.append(wraith_wounds(sight, signs))
    if sight.skills:
        lines.append(skills(sight, signs, width))
    for i, (name, row) in enumerate(sight.rows.items()):
        lines.append(action_row(name, row, current == i, signs))
    for y, line in enumerate(lines[:height]):
        canvas.line(x, y, line, width)
    for y in (0, 3 + len(sight.row)):
        canvas.tint(x, y, width, BAR if scene.look.color else "")
    _log(canvas, x, len(lines), width, height - len(lines), scene)


def _title(sight: Sight, width: int, look: Look) -> Line:
    left = [Piece(sight.giant, EMBER, True), Piece("  "), label("legend-short", **legend(look))]
    return _spread(left, [label("round", n=sight.round)], width)


def _spread(left: Line, right: Line, width: int) -> Line:
    """Return a line with one part on the left and one on the right."""
    room = width - length(right)
    return padded(left, room - 1, 1) + right if room > 12 else left


def _vitals(sight: Sight, width: int, scene: Scene) -> Line:
    line = health(sight, scene.look.signs)
    line += [Piece("  "), *scars(sight, scene.look.signs)]
    return _spread(line, [label("giant-deck", n=sight.giant_deck)], width)


def _card_line(sight: Sight, card: GiantCard, width: int, scene: Scene) -> Line:
    """Return a card of the row: slot, name, weak spot, Wounds, symbols, and what it does."""
    signs = scene.look.signs
    strikes = sight.striker() is card
    line = [
        Piece(str(card.slot), PAPER, True),
        Piece(signs.strike if strikes else " ", BLOOD, True),
    ]
    room = 15 + max(0, width - 51) // 3
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


def _log(canvas: Canvas, x: int, y: int, width: int, height: int, scene: Scene) -> None:
    """Write the last lines of the log; what is new has a bar before it."""
    lines: list[tuple[str, bool]] = []
    for i, told in enumerate(scene.told):
        fresh = i >= len(scene.told) - scene.fresh
        for part in wrapped(told, width - 2):
            lines.append((part, fresh))
    for i, (part, fresh) in enumerate(lines[-height:] if height > 0 else []):
        canvas.put(x, y + i, scene.look.signs.news if fresh else " ", EMBER)
        canvas.put(x + 1, y + i, part, PAPER if fresh else QUIET)


# -- the compact decision --------------------------------------------------------------------------


def _decision(
    canvas: Canvas, match: Match, sight: Sight, menu: Menu, top: int, scene: Scene
) -> None:
    decision = match.pending[0]
    _question(canvas, top, say(decision.prompt), decision.rule, scene)
    room = DECISION - 2
    lines = compact_options(sight, menu, canvas.width - 2, room, scene.look)
    if len(lines) < room and not _is_hand(menu):
        lines += hand_told(sight, scene.look.signs, canvas.width - 2, room - len(lines))
    for i, line in enumerate(lines[:room]):
        canvas.line(1, top + 1 + i, line, canvas.width - 2)
    put_word(canvas, 1, said(scene, False, canvas.width - 2), scene)


def _is_hand(menu: Menu) -> bool:
    return any(choice.verb in ("play", "discard") for choice in menu)


def compact_options(sight: Sight, menu: Menu, width: int, height: int, look: Look) -> list[Line]:
    """Return the options in a few lines: the hand as a table, all else in columns."""
    lines: list[Line] = []
    if _is_hand(menu):
        lines = hand_table(sight, menu, width, look)
        others = [c for c in menu if c.verb not in ("play", "rest", "discard", "fearless")]
        last = fearless_line(sight, menu)
        for choice in others:
            last += [Piece("  " if last else ""), numbered(choice), Piece(f" {choice.text}")]
        if last:
            lines.append(with_rest(last, menu, width))
        if len(lines) <= height:
            return lines
    told = [option_line(choice, sight, look.signs) for choice in menu]
    low = columns(told, width, max(1, height - 2))  # leaves room for the hand, if nothing is cut
    high = columns(told, width, height)
    return low if all(length(line) <= width // 2 for line in told) else high


def _question(canvas: Canvas, y: int, prompt: str, rule: str, scene: Scene) -> None:
    canvas.tint(0, y, canvas.width, BAR if scene.look.color else "")
    right = len(rule) + 1
    sign = scene.look.signs.prompt
    canvas.put(0, y, f"{sign} " + fit(prompt, canvas.width - right - 4), BRASS, True)
    canvas.put(canvas.width - right, y, rule, QUIET)


def _news(canvas: Canvas, match: Match, top: int, scene: Scene) -> None:
    """Tell what happened where the options usually are."""
    prompt = words(f"wraith-result-{match.result}") if match.over else words("terminal-happened")
    _question(canvas, top, prompt, "", scene)
    room = DECISION - 2
    width = canvas.width - 2
    news = [[Piece(told)] for told in scene.told[len(scene.told) - scene.fresh :]]
    if len(news) > room * 2 or any(length(line) > width // 2 - 2 for line in news):
        joint = f" {scene.look.signs.dot} "
        flow = joint.join(scene.told[len(scene.told) - scene.fresh :])
        lines: list[Line] = [[Piece(line)] for line in wrapped(flow, width)]
        if len(lines) > room:
            lines = [[Piece("…")], *lines[-room + 1 :]]
    else:
        lines = columns(news, width, room, 2) if news else []
    for i, line in enumerate(lines):
        canvas.line(1, top + 1 + i, line, width)
    put_word(canvas, 1, said(scene, match.over, width), scene)

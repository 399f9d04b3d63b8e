"""The parts that both layouts of a fight share, each as a line of pieces."""

from __future__ import annotations

from dataclasses import dataclass

from giantstable.cli.canvas import Line, Piece, fit, length
from giantstable.cli.look import (
    BLOOD,
    BRASS,
    EMBER,
    LIGHT,
    MOSS,
    PAPER,
    QUIET,
    WARD,
    Look,
    Signs,
    attack_sign,
)
from giantstable.cli.menu import Choice, Menu
from giantstable.cli.wraith_giant import marks
from giantstable.cli.wraith_sight import ActionRow, GiantCard, Sight
from giantstable.cli.wraith_words import (
    GROUND,
    effect_name,
    effects,
    hand_actions,
    place_name,
    rage,
    spell,
    symbol,
    symbols,
)
from giantstable.text import words


def pips(count: int, limit: int, signs: Signs, ink: str) -> Line:
    """Return tokens as pips: so many of so many."""
    return [Piece(signs.token * count, ink, True), Piece(signs.no_token * (limit - count), QUIET)]


def label(key: str, **facts: object) -> Piece:
    """Return a quiet word from the Fluent file."""
    return Piece(words(f"terminal-{key}", dict(facts)), QUIET)


def health(sight: Sight, signs: Signs, gauge: int = 0) -> Line:
    """Return the giant's health: all tokens still to be dealt, and how many the pools hold."""
    line = [label("health"), Piece(" ")]
    if gauge:
        left = -(-sight.life * gauge // sight.full)
        line += [Piece(signs.full * left, EMBER), Piece(signs.empty * (gauge - left), QUIET)]
        line.append(Piece(" "))
    line += [Piece(str(sight.life), PAPER, True), Piece(f"/{sight.full}", QUIET)]
    if sight.life != sight.health:
        line.append(label("in-pools", n=sight.life - sight.health))
    return line


def scars(sight: Sight, signs: Signs, named: bool = False) -> Line:
    """Return the scars, those above the row told apart."""
    line = [label("scars"), Piece(" ")]
    line += pips(sight.scars, sight.scars_limit, signs, EMBER)
    if sight.above and named:
        line.append(label("above-named", cards=", ".join(sight.above)))
    elif sight.above:
        line.append(label("above", n=len(sight.above)))
    return line


def rage_track(sight: Sight, signs: Signs, width: int, roomy: bool = False) -> Line:
    """Return the Rage track with all spaces up to the marker in brackets, and what they add."""
    joint = f" {signs.dot} " if roomy else " "
    size = "long" if roomy else "short"
    spaces = [
        "+".join(words("terminal-rage-symbol", {"symbol": s, "size": size}) for s in space) or "-"
        for space in sight.track
    ]
    angry = joint.join(spaces[: sight.rage])
    line = [label("rage"), Piece(f" [{angry}]", EMBER if angry else QUIET, bool(angry))]
    line.append(Piece(" " + joint.join(spaces[sight.rage :]), QUIET))
    if sight.rage_now():
        adds = "  " + words("terminal-rage-adds", {"harm": ""})
        told = rage(sight.rage_now(), width - length(line) - len(adds))
        line.append(Piece("  " + words("terminal-rage-adds", {"harm": told}), EMBER))
    return line


def attack_signs(card: GiantCard, signs: Signs) -> str:
    """Return the attack symbols of a card."""
    return "".join(attack_sign(signs, name) for name in card.symbols)


def wraith_wounds(sight: Sight, signs: Signs) -> Line:
    """Return how the Wraith fares: her Wounds, a ward, a stun."""
    near = sight.wounds >= sight.wound_limit - 2
    line = [label("wounds-label"), Piece(" ")]
    line += pips(sight.wounds, sight.wound_limit, signs, BLOOD)
    count = f" {sight.wounds}/{sight.wound_limit}"
    line.append(Piece(count, BLOOD if near else PAPER, near))
    if sight.ward:
        line.append(Piece("  " + words("terminal-ward", {"n": sight.ward}), WARD, True))
    if sight.stunned:
        line.append(Piece("  " + words("terminal-stunned"), BLOOD, True))
    if sight.hand_lost:
        line.append(Piece("  " + words("terminal-hand-lost"), BLOOD))
    return line


def piles(sight: Sight, signs: Signs) -> Line:
    """Return the piles of the Wraith."""
    facts = {"deck": sight.deck, "discard": sight.discard, "removed": sight.removed}
    return [label("piles", **facts)]


def skills(sight: Sight, signs: Signs, room: int) -> Line:
    """Return the skill pools; an empty one for good is told by its 0."""
    line: Line = []
    for skill in sight.skills:
        if line:
            line.append(Piece("   " if room > 60 else "  ", QUIET))
        line.append(Piece(f"{skill.name} ", QUIET))
        if room > 60:
            line += pips(skill.tokens, skill.pool, signs, WARD)
            line.append(Piece(f" {skill.tokens}/{skill.pool}", PAPER))
        else:
            line.append(Piece(f"{skill.tokens}/{skill.pool}", WARD, True))
    return line


def current_row(sight: Sight, menu: Menu) -> int:
    """Return which row is played into or carried out now, from 0; -1 if none is."""
    if any(choice.verb == "play" for choice in menu):
        return sight.played
    busy = menu and sight.step == "act" and all(c.verb not in ("end", "to") for c in menu)
    return sight.played - 1 if busy else -1


def action_row(name: str, row: ActionRow, current: bool, signs: Signs) -> Line:
    """Return an action row: its symbols counted, how many cards lie in it."""
    line = [
        Piece(signs.reach if current else " ", BRASS, True),
        Piece(words("terminal-row", {"row": name}) + " ", BRASS if current else QUIET, current),
    ]
    for known, count in row.symbols.items():
        line.append(Piece(f" {symbol(known)} ", QUIET))
        line.append(Piece(str(count), MOSS if count else QUIET, count > 0))
    line.append(Piece("  " + words("terminal-row-cards", {"n": len(row.cards)}), QUIET))
    return line


# -- the decision ----------------------------------------------------------------------------------


def numbered(choice: Choice, width: int = 2) -> Piece:
    """Return the number of an option as it is to be typed."""
    return Piece(f"{choice.number:>{width}}", BRASS, True)


def option_line(choice: Choice, sight: Sight, signs: Signs, roomy: bool = False) -> Line:
    """Return an option: its number, its words, and what is to be known of the place it leads to."""
    line = [numbered(choice), Piece(f" {choice.text}")]
    if choice.aim in sight.parts:
        if roomy and choice.aim != GROUND:
            line.append(Piece(f" ({sight.parts[choice.aim]})", QUIET))
        known = marks(sight, choice.aim, signs)
        if known:
            line += [Piece(" "), *known]
    price = sight.price_of(choice.notation)
    if price:
        line.append(Piece(words("terminal-price", {"n": price}), BLOOD))
    does = sight.does(choice.notation)
    if does:
        line.append(Piece(f": {effects(does, signs)}", QUIET))
    return line


def columns(lines: list[Line], width: int, height: int, gap: int = 3) -> list[Line]:
    """Return lines in as few columns as the height allows, filled downwards, cut to fit."""
    for count in range(1, len(lines) + 1):
        tall = -(-len(lines) // count)
        if tall <= height:
            break
    room = (width - gap * (count - 1)) // count
    found: list[Line] = []
    for row in range(tall):
        whole: Line = []
        for column in range(count):
            place = column * tall + row
            if place < len(lines):
                last = column == count - 1
                whole += padded(lines[place], room, 0 if last else gap)
        found.append(whole)
    return found


def padded(line: Line, width: int, gap: int) -> Line:
    """Return a line cut or filled to a width, with a gap behind it."""
    found: Line = []
    left = width
    for piece in line:
        text = fit(piece.text, left)
        if text:
            found.append(Piece(text, piece.ink, piece.bold))
        left -= len(text)
    if left + gap > 0:
        found.append(Piece(" " * (left + gap)))
    return found


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the hand as it is offered: what each column of the table says."""

    first: Choice  # play it, or discard it
    rest: Choice | None
    name: str
    actions: str
    printed: str
    shows: str
    spell: str
    idle: bool


def _offers(sight: Sight, menu: Menu, signs: Signs, roomy: bool) -> list[Offer]:
    choices = {choice.notation: choice for choice in menu}
    found: list[Offer] = []
    for card in sight.hand:
        first = choices.get(f"play {card.notation}") or choices.get(f"discard {card.notation}")
        if first is not None:
            found.append(
                Offer(
                    first,
                    choices.get(f"rest {card.notation}"),
                    card.name + (f" {signs.danger}{card.count}" if card.count > 1 else ""),
                    hand_actions(card, signs),
                    hand_actions(card, signs, printed=True),
                    "+" + symbols(card.symbols) if card.symbols else "",
                    spell(card, signs, roomy),
                    all(action.worth == 0 for action in card.actions),
                )
            )
    return sorted(found, key=lambda offer: offer.first.number)


def hand_table(sight: Sight, menu: Menu, width: int, look: Look) -> list[Line]:
    """Return the hand as the options it offers: a line a card, its row number and its rest number.

    Columns take what their longest word needs; if that is too much, printed values go, then names
    are cut.
    """
    offers = _offers(sight, menu, look.signs, roomy=width >= 90)
    if not offers:
        return []
    rests = words("terminal-rest")
    gap = 3 if width >= 90 else 2
    for printed in (True, False):
        told = [offer.printed if printed else offer.actions for offer in offers]
        wide = [
            max(len(offer.name) for offer in offers),
            max(len(text) for text in told),
            max(len(offer.shows) for offer in offers),
            max(len(offer.spell) for offer in offers),
        ]
        need = 3 + sum(wide) + gap * sum(1 for column in wide if column)
        need += len(rests) + 3 if any(offer.rest for offer in offers) else 0
        if need <= width:
            break
    wide[0] = max(8, wide[0] - max(0, need - width))
    found: list[Line] = []
    for offer, actions in zip(offers, told, strict=True):
        line = [numbered(offer.first), Piece(" ")]
        cells = (
            Piece(offer.name, PAPER, True),
            Piece(actions, QUIET if offer.idle else PAPER),
            Piece(offer.shows, MOSS),
            Piece(offer.spell, WARD),
        )
        for cell, column in zip(cells, wide, strict=True):
            line += padded([cell], column, gap) if column else []
        if offer.rest is not None:
            line += [numbered(offer.rest), Piece(f" {rests}", QUIET)]
        found.append(line)
    return found


def with_rest(line: Line, menu: Menu, width: int) -> Line:
    """Return a line that also says what resting is, where it is offered and there is room."""
    means = words("terminal-rest-means")
    if any(choice.verb == "rest" for choice in menu) and length(line) + 4 + len(means) <= width:
        return [*line, Piece("    " + means, QUIET)]
    return line


def fearless_line(sight: Sight, menu: Menu) -> Line:
    """Return the Fearless Actions on offer, and the end of the turn, in one line."""
    line: Line = []
    fearless = [choice for choice in menu if choice.verb == "fearless"]
    if fearless:
        price = sight.price_of(fearless[0].notation)
        line.append(Piece(words("terminal-fearless", {"n": price}), QUIET))
        for choice in fearless:
            known = sight.fearless_of(choice.notation)
            told = effect_name(known["action"]) if known else choice.aim
            value = f" {known['value']}" if known and known["value"] else ""
            line += [Piece("  "), numbered(choice, 1), Piece(f" {told}{value}")]
    return line


def hand_told(sight: Sight, signs: Signs, width: int, height: int) -> list[Line]:
    """Return the hand in a few lines, for decisions that are not about it."""
    if not sight.hand:
        return [[label("hand-empty")]]
    lines = [words("terminal-hand")]
    for card in sight.hand:
        times = f" {signs.danger}{card.count}" if card.count > 1 else ""
        told = f"{card.name}{times} ({hand_actions(card, signs)})"
        if len(lines[-1]) + 2 + len(told) > width:
            lines.append(" " * len(lines[0].split()[0]))
        lines[-1] += f"  {told}"
    return [[Piece(line, QUIET)] for line in lines[:height]]


def where(sight: Sight, signs: Signs, roomy: bool = False) -> Line:
    """Return who the player is and where she stands."""
    known = place_name(sight.place)
    if roomy and sight.place != GROUND:
        known = f"{known} ({sight.parts[sight.place]})"
    return [
        Piece(sight.wraith, PAPER, True),
        Piece(f" {signs.pawn} ", LIGHT, True),
        Piece(known, LIGHT),
    ]


def widest(lines: list[Line]) -> int:
    """Return the length of the longest line."""
    return max((length(line) for line in lines), default=0)

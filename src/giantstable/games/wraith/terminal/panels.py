"""The parts that both layouts of a fight share, each as a line of pieces."""

from __future__ import annotations

from dataclasses import dataclass

from giantstable.games.wraith.terminal.colours import attack_sign
from giantstable.games.wraith.terminal.seen import ActionRow, GiantCard, Seen
from giantstable.games.wraith.terminal.words import (
    GROUND,
    effect_name,
    hand_actions,
    place_name,
    rage,
    spell,
    symbol,
    symbols,
)
from giantstable.terminal.canvas import Line, Piece, fit, length
from giantstable.terminal.look import (
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
)
from giantstable.terminal.menu import Choice, Menu
from giantstable.text import words


def pips(count: int, limit: int, signs: Signs, ink: str) -> Line:
    """Return tokens as pips: so many of so many."""
    return [Piece(signs.token * count, ink, True), Piece(signs.no_token * (limit - count), QUIET)]


def label(key: str, **facts: object) -> Piece:
    """Return a quiet word from the Fluent file."""
    return Piece(words(f"terminal-{key}", dict(facts)), QUIET)


def health(seen: Seen, signs: Signs, gauge: int = 0) -> Line:
    """Return the giant's health: all tokens still to be dealt; with a gauge also those in pools."""
    line = [label("health"), Piece(" ")]
    if gauge:
        left = -(-seen.life * gauge // seen.full)
        line += [Piece(signs.full * left, EMBER), Piece(signs.empty * (gauge - left), QUIET)]
        line.append(Piece(" "))
    line += [Piece(str(seen.life), PAPER, True), Piece(f"/{seen.full}", QUIET)]
    if gauge and seen.life != seen.health:
        line.append(label("in-pools", n=seen.life - seen.health))
    return line


def scars(seen: Seen, signs: Signs, named: bool = False) -> Line:
    """Return the scars, those above the row told apart."""
    line = [label("scars"), Piece(" ")]
    line += pips(seen.scars, seen.scars_limit, signs, EMBER)
    if seen.above:
        facts: dict[str, object] = {"n": len(seen.above), "cards": ", ".join(seen.above)}
        line.append(label("above-named" if named else "above", **facts))
    return line


def deck(seen: Seen, long: bool = False) -> Piece:
    """Return the giant's deck, in red when the village is near (WG-END-03)."""
    near = seen.giant_deck <= 2
    key = "terminal-giant-deck-long" if long else "terminal-giant-deck"
    return Piece(words(key, {"n": seen.giant_deck}), BLOOD if near else QUIET, near)


def rage_track(seen: Seen, signs: Signs, width: int) -> Line:
    """Return the Rage track, a pip for each space, and what those up to the marker add to a hit.

    The spaces are spelled out where there is room.
    """
    for size, gap in (("long", "  "), ("long", " "), ("short", " ")):
        line = [label("rage")]
        for i, space in enumerate(seen.track):
            angry = i < seen.rage
            adds = [words("terminal-rage-symbol", {"symbol": s, "size": size}) for s in space]
            sign = signs.token if angry else signs.no_token
            ink = EMBER if angry else QUIET
            line.append(Piece(" " if i == 0 else gap))
            line.append(Piece(sign + ("+".join(adds) or signs.bar), ink, angry))
        if seen.rage_now():
            head = "  " + words("terminal-rage-adds", {"harm": ""})
            told = rage(seen.rage_now(), width - length(line) - len(head))
            line.append(Piece("  " + words("terminal-rage-adds", {"harm": told}), EMBER))
        if length(line) <= width:
            break
    return line


def attack_signs(card: GiantCard, signs: Signs) -> str:
    """Return the attack symbols of a card."""
    return "".join(attack_sign(signs, name) for name in card.symbols)


def wraith_wounds(seen: Seen, signs: Signs, width: int) -> Line:
    """Return how the Wraith fares: her Wounds, a ward, a stun."""
    near = seen.wounds >= seen.wound_limit - 2
    line = [label("wounds-label"), Piece(" ")]
    line += pips(min(seen.wounds, seen.wound_limit), seen.wound_limit, signs, BLOOD)
    count = f" {seen.wounds}/{seen.wound_limit}"
    line.append(Piece(count, BLOOD if near else PAPER, near))
    if seen.ward:
        line.append(Piece("  " + words("terminal-ward", {"n": seen.ward}), WARD, True))
    blown = [Piece("  " + words("terminal-hand-lost"), BLOOD)] if seen.hand_lost else []
    if seen.stunned:
        long, short = words("terminal-stunned"), words("terminal-stunned-short")
        told = long if length(line + blown) + 2 + len(long) <= width else short
        line.append(Piece(f"  {told}", BLOOD, True))
    return line + blown


def piles(seen: Seen, signs: Signs) -> Line:
    """Return the piles of the Wraith."""
    facts = {"deck": seen.deck, "discard": seen.discard, "removed": seen.removed}
    return [label("piles", **facts)]


def skills(seen: Seen, signs: Signs, room: int) -> Line:
    """Return the skill pools; an empty one for good is told by its 0."""
    line: Line = []
    for skill in seen.skills:
        if line:
            line.append(Piece("   " if room > 60 else "  ", QUIET))
        line.append(Piece(f"{skill.name} ", QUIET))
        if room > 60:
            line += pips(skill.tokens, skill.pool, signs, WARD)
            line.append(Piece(f" {skill.tokens}/{skill.pool}", PAPER))
        else:
            line.append(Piece(f"{skill.tokens}/{skill.pool}", WARD, True))
    return line


def current_row(seen: Seen, menu: Menu) -> int:
    """Return which row is played into or carried out now, from 0; -1 if none is."""
    if any(choice.verb == "play" for choice in menu):
        return seen.played
    busy = menu and seen.step == "act" and all(c.verb not in ("end", "to") for c in menu)
    return seen.played - 1 if busy else -1


def action_row(name: str, row: ActionRow, current: bool, signs: Signs) -> Line:
    """Return an action row: its symbols counted, how many cards lie in it."""
    line = [
        Piece(signs.reach if current else " ", BRASS, True),
        Piece(words("terminal-row", {"row": name}) + " ", BRASS if current else QUIET, current),
    ]
    for known, count in row.symbols.items():
        line.append(Piece(f" {symbol(known)} ", MOSS if count else QUIET))
        line.append(Piece(str(count), MOSS if count else QUIET, count > 0))
    line.append(Piece("  " + words("terminal-row-cards", {"n": len(row.cards)}), QUIET))
    return line


# -- the decision ----------------------------------------------------------------------------------


def numbered(choice: Choice, width: int = 2) -> Piece:
    """Return the number of an option as it is to be typed."""
    return Piece(f"{choice.number:>{width}}", BRASS, True)


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


def _offers(seen: Seen, menu: Menu, signs: Signs, named: bool) -> list[Offer]:
    choices = {choice.notation: choice for choice in menu}
    now = seen.values_now
    found: list[Offer] = []
    for card in seen.hand:
        first = choices.get(f"play {card.notation}") or choices.get(f"discard {card.notation}")
        if first is not None:
            found.append(
                Offer(
                    first,
                    choices.get(f"rest {card.notation}"),
                    card.name + (f" {signs.danger}{card.count}" if card.count > 1 else ""),
                    hand_actions(card, signs, "now" if now else "printed"),
                    hand_actions(card, signs, "both" if now else "printed"),
                    "+" + symbols(card.symbols) if card.symbols else "",
                    spell(card, signs, named),
                    now and (seen.stunned or all(action.worth == 0 for action in card.actions)),
                )
            )
    return sorted(found, key=lambda offer: offer.first.number)


def hand_table(seen: Seen, menu: Menu, width: int, look: Look) -> list[Line]:
    """Return the hand as the options it offers: a line a card, its row number and its rest number.

    Columns take what their longest word needs. If that is too much, the names of spells go, then
    what makes a value, card by card, then names are cut.
    """
    rests = words("terminal-rest")
    for named, gap in ((True, 3), (False, 3), (False, 2), (False, 1)):
        offers = _offers(seen, menu, look.signs, named)
        if not offers:
            return []
        wide = [
            max(len(offer.name) for offer in offers),
            max(len(offer.printed) for offer in offers),
            max(len(offer.shows) for offer in offers),
            max(len(offer.spell) for offer in offers),
        ]
        rest = len(rests) + 3 if any(offer.rest for offer in offers) else 0
        over = 3 + sum(wide) + gap * sum(1 for column in wide if column) + rest - width
        if over <= 0:
            break
    if over > 0:
        least = max(len(offer.actions) for offer in offers)
        wide[0] = max(8, wide[0] - max(0, over - (wide[1] - least)))
        wide[1] = max(least, wide[1] - over)
    told = [o.printed if len(o.printed) <= wide[1] else o.actions for o in offers]
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
    gap = "    " if line else ""
    offered = any(choice.verb == "rest" for choice in menu)
    if offered and length(line) + len(gap) + len(means) <= width:
        return [*line, Piece(gap + means, QUIET)]
    return line


def fearless_line(seen: Seen, menu: Menu) -> Line:
    """Return the Fearless Actions on offer, and the end of the turn, in one line."""
    line: Line = []
    fearless = [choice for choice in menu if choice.verb == "fearless"]
    if fearless:
        price = seen.price_of(fearless[0].notation)
        line.append(Piece(words("terminal-fearless", {"n": price}), QUIET))
        for choice in fearless:
            known = seen.fearless_of(choice.notation)
            told = effect_name(known["action"]) if known else choice.aim
            value = f" {known['value']}" if known and known["value"] else ""
            line += [Piece("  "), numbered(choice, 1), Piece(f" {told}{value}")]
    return line


def hand_told(seen: Seen, signs: Signs, width: int, height: int) -> list[Line]:
    """Return the hand in a few lines, for decisions that are not about it."""
    if not seen.hand:
        return [[label("hand-empty")]]
    lines = [words("terminal-hand")]
    how = "now" if seen.values_now else "printed"
    for card in seen.hand:
        times = f" {signs.danger}{card.count}" if card.count > 1 else ""
        told = f"{card.name}{times} ({hand_actions(card, signs, how)})"
        if len(lines[-1]) + 2 + len(told) > width:
            lines.append(" " * len(lines[0].split()[0]))
        lines[-1] += f"  {told}"
    return [[Piece(line, QUIET)] for line in lines[:height]]


def where(seen: Seen, signs: Signs, roomy: bool = False) -> Line:
    """Return who the player is and where she stands."""
    known = place_name(seen.place)
    if roomy and seen.place != GROUND:
        known = f"{known} ({seen.parts[seen.place]})"
    return [
        Piece(seen.wraith, PAPER, True),
        Piece(f" {signs.pawn} ", LIGHT, True),
        Piece(known, LIGHT),
    ]


def widest(lines: list[Line]) -> int:
    """Return the length of the longest line."""
    return max((length(line) for line in lines), default=0)

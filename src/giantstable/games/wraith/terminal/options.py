"""An option in words: what it does, where it leads, what comes of it."""

from __future__ import annotations

from giantstable.games.wraith.rules.attacks import Attack
from giantstable.games.wraith.rules.effects.vocabulary import TYPES
from giantstable.games.wraith.rules.movement import Movement
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.codes import action_of
from giantstable.games.wraith.table.fight import fight_on
from giantstable.games.wraith.table.nouns import effect_name
from giantstable.games.wraith.terminal.giant import marks
from giantstable.games.wraith.terminal.panels import columns, numbered
from giantstable.games.wraith.terminal.seen import GiantCard, Seen
from giantstable.games.wraith.terminal.words import GROUND, effects
from giantstable.terminal.canvas import Line, Piece, length
from giantstable.terminal.look import BLOOD, BRASS, EMBER, MOSS, QUIET, Signs
from giantstable.terminal.menu import Choice, Menu
from giantstable.text import words

ATTACKS = [number for number, type_ in enumerate(TYPES) if isinstance(type_, Attack)]
BLOWS = [effect_name(number) for number in ATTACKS]
MOVES = [effect_name(i) for i, type_ in enumerate(TYPES) if isinstance(type_, Movement)]


def options_in(
    seen: Seen, menu: Menu, signs: Signs, width: int, height: int, parts: bool = False
) -> list[Line]:
    """Return the options in as many lines as there are; what they bring is spelled out if it fits.

    ``parts`` names the part of the body that a foothold is.
    """
    long = [option_line(choice, seen, signs, parts) for choice in menu]
    short = [option_line(choice, seen, signs, parts=False, spelled=False) for choice in menu]
    count = -(-len(menu) // height)
    room = (width - 3 * (count - 1)) // count
    told = [
        full if length(full) <= room else brief for full, brief in zip(long, short, strict=True)
    ]
    return columns(told, width, height)


def option_line(
    choice: Choice, seen: Seen, signs: Signs, parts: bool, spelled: bool = True
) -> Line:
    """Return an option: its number, its words, and what is to be known before it is chosen."""
    line = [numbered(choice), Piece(f" {choice.text}")]
    if parts and choice.aim in seen.parts and choice.aim != GROUND:
        line.append(Piece(f" ({seen.parts[choice.aim]})", QUIET))
    price = seen.price_of(choice.notation)
    if price:
        line.append(Piece(words("terminal-price", {"n": price}), BLOOD))
    does = seen.does(choice.notation)
    if does:
        line.append(Piece(f": {effects(does, signs)}", QUIET))
    if choice.verb in MOVES or choice.verb == "to":
        return line + _arrival(choice, seen, signs, spelled)
    if choice.notation.partition(" ")[0].isdigit():
        return line + _amount(choice, seen, signs, spelled)
    return line + _blow(choice, seen, spelled)


def _arrival(choice: Choice, seen: Seen, signs: Signs, spelled: bool) -> Line:
    """Return what waits at a place: cards weak there, the next strike, a loose foothold."""
    found: Line = []
    if choice.verb == "climb" and choice.aim == GROUND:
        found.append(Piece(" " + words("terminal-over-the-top"), BLOOD))
    if choice.aim not in seen.parts:
        return found
    if not spelled:
        known = marks(seen, choice.aim, signs)
        return [*found, Piece(" "), *known] if known else found
    weak = seen.weak_cards(choice.aim)
    if weak:
        slots = "".join(signs.slots[card.slot - 1] for card in weak)
        names = ", ".join(card.name for card in weak)
        found.append(Piece(f"  {slots} " + words("terminal-weak-here", {"cards": names}), MOSS))
    if choice.aim in seen.threatened():
        found.append(Piece(f"  {signs.strike} " + words("terminal-struck-here"), BLOOD))
    if choice.aim in seen.dangers:
        found.append(Piece(f"  {signs.danger} " + words("terminal-loose-here"), BLOOD))
    return found


def _amount(choice: Choice, seen: Seen, signs: Signs, spelled: bool) -> Line:
    """Return what an amount leaves behind: Wounds on a card, tokens in a pool."""
    count, way, name = choice.notation.split(" ", 2)
    if way == "on":
        for card in seen.row:
            if card.id == name:
                rest = _rest(choice, int(count)) if spelled else []
                return [_wounded(card, int(count)), *rest]
    for skill in seen.skills:
        if skill.id == name and spelled:
            left = skill.tokens - int(count)
            does = effects(skill.effects, signs)
            facts: dict[str, object] = {"n": left, "all": skill.pool, "does": does}
            key = "terminal-pool-left" if left else "terminal-pool-empty"
            return [Piece("  " + words(key, facts), QUIET if left else BRASS)]
    return []


def _rest(choice: Choice, count: int) -> Line:
    """Return how many Wounds of an attack are left for the other cards."""
    decision = choice.option.decision
    left = decision.about - count
    if decision.kind_of is not asks.SPLIT or left <= 0:
        return []
    return [Piece("  " + words("terminal-left-for-others", {"n": left}), QUIET)]


def _wounded(card: GiantCard, count: int) -> Piece:
    """Return how a card would lie there with so many Wounds more."""
    after = card.wounds + count
    if after >= card.limit:
        return Piece("  " + words("terminal-becomes-scar"), EMBER, True)
    told = f"  {after}/{card.limit}"
    if after and not card.wounds and card.attack is not None and card.kind == "normal":
        return Piece(f"{told}, " + words("terminal-held-back"), MOSS)
    return Piece(told, QUIET)


def _blow(choice: Choice, seen: Seen, spelled: bool) -> Line:
    """Return how many Wounds an attack deals, and on which cards."""
    count = force(choice)
    if count is None:
        return []
    told: dict[str, object] = {"n": count, "size": "long"}
    found = [Piece(": " + words("terminal-wounds", told), EMBER)]
    if choice.verb == "fireworks":
        return [*found, Piece(" " + words("terminal-on-each"), QUIET)]
    cards = seen.weak_cards(choice.aim or seen.place)
    if not spelled or not cards:
        return found
    names = [f"{card.name} {card.wounds}/{card.limit}" for card in cards]
    shared = words("terminal-on-cards", {"n": len(cards), "cards": ", ".join(names)})
    return [*found, Piece(f" {shared}", QUIET)]


def force(choice: Choice) -> int | None:
    """Return how many Wounds an attack of the card or Fearless Action would deal now."""
    decision = choice.option.decision
    fight = fight_on(decision.table)
    if decision.kind_of is asks.RESOLVE and choice.verb in BLOWS:
        actions = fight.wraith.cards[decision.subject].actions
        return value_of(fight, actions[action_of(choice.option.code)])
    if decision.kind_of is asks.FEARLESS_EFFECT and decision.subject in ATTACKS:
        for fearless in fight.wraith.fearless:
            if fearless.effect.type == decision.subject:
                return value_of(fight, fearless.effect)
    return None

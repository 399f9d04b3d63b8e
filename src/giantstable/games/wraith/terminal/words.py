"""What is printed on the cards, put into a few words: long for cards, short for tight lines."""

from __future__ import annotations

from collections.abc import Sequence

from giantstable.games.wraith.terminal.seen import Action, GiantCard, HandCard
from giantstable.games.wraith.told import shapes
from giantstable.terminal.look import Signs
from giantstable.text import words

GROUND = "ground"
SIZES = ((", ", "long"), (", ", "middle"), (" ", "middle"), (" ", "short"))  # the roomiest first


def place_name(name: str, short: bool = False) -> str:
    """Return a place for people: a foothold, a region, or the Ground."""
    if name == GROUND:
        return words("terminal-ground-short" if short else "terminal-ground")
    return name


def effect_name(effect: str, short: bool = False) -> str:
    """Return the name of an action or effect."""
    name = words("wraith-effect", {"effect": effect})
    return words("terminal-effect-short", {"effect": effect, "name": name}) if short else name


def area(names: list[str], short: bool = False) -> str:
    """Return an area as it is printed; short, region letters stand close together: ``Gr AB``."""
    if not short:
        return " ".join(place_name(name) for name in names)
    found = ""
    for name in names:
        close = found and len(name) == 1 and found[-1].isupper()
        found += ("" if close or not found else " ") + place_name(name, short=True)
    return found


def push(pushed: shapes.Push, short: bool = True) -> str:
    """Return a forced move: up 1, down 2, to the Ground."""
    facts: dict[str, object] = {"way": pushed["way"], "n": 0, "place": ""}
    if isinstance(pushed["by"], int):
        facts["n"] = pushed["by"]
    else:
        facts["place"] = place_name(pushed["by"], short)
    return words("terminal-push", facts)


def harm(attack: shapes.Strike, size: str = "long", whole: bool = False) -> list[str]:
    """Return what an attack does, part by part; ``whole`` spells even the Ground out."""
    parts: list[str] = []
    if attack["wounds"]:
        parts.append(words("terminal-wounds", {"n": attack["wounds"], "size": size}))
    if attack["cards"]:
        parts.append(words("terminal-cards", {"n": attack["cards"], "size": size}))
    if attack["stun"]:
        parts.append(words("terminal-stun"))
    if attack["push"]:
        parts.append(push(attack["push"], short=not whole))
    return parts


def rage(symbols: dict[str, int], width: int) -> str:
    """Return what the Rage adds, as long as fits: 2 wounds, stun."""
    attack: shapes.Strike = {
        "area": [],
        "reach": [],
        "wounds": symbols.get("wound", 0),
        "cards": symbols.get("card", 0),
        "stun": symbols.get("stun", 0) > 0,
        "push": None,
    }
    for joint, size in SIZES:
        found = joint.join(harm(attack, size))
        if len(found) <= width:
            break
    return found


def always(effect: shapes.Always) -> str:
    """Return what an Always Active card does."""
    pushed = effect.get("push")
    actions = " ".join(effect_name(name) for name in effect.get("actions", []))
    facts: dict[str, object] = {
        "effect": effect["effect"],
        "actions": actions,
        "n": effect.get("by", 0),
        "area": area(effect.get("area", []), short=True),
        "push": push(pushed) if pushed else "",
    }
    return words("terminal-always", facts)


def card_does(card: GiantCard, width: int = 99) -> str:
    """Return what a giant card does in one line, as long as fits."""
    if card.always is not None:
        return always(card.always)
    if card.attack is None:
        return ""
    if card.kind == "when_revealed":
        return words("terminal-struck-once")
    where = area(card.attack["area"], short=True)
    for joint, size in SIZES:
        told = joint.join(harm(card.attack, size))
        found = words("terminal-strike", {"area": where, "harm": told})
        if len(found) <= width:
            break
    return found


def printed_value(printed: str, short: bool = False) -> str:
    """Return a value as it is printed: 2, hand, 1 + foot, pairs of hand eye; in short hand&eye."""
    if "&" in printed and not short:
        base, _, rest = printed.rpartition("+") if "+" in printed else ("", "", printed)
        pair = words("terminal-pairs", {"symbols": symbols(rest.split("&"))})
        return f"{base} + {pair}" if base else pair
    return " + ".join(
        "&".join(symbol(name) for name in part.split("&")) for part in printed.split("+")
    )


def symbol(name: str) -> str:
    """Return the name of a Skill symbol; a number stays as it is, a cap is told: breath max 2."""
    name, _, cap = name.partition("<=")
    told = name if name.isdigit() else words("terminal-symbol", {"symbol": name})
    return words("terminal-at-most", {"symbol": told, "n": cap}) if cap else told


def symbols(names: tuple[str, ...] | list[str]) -> str:
    """Return Skill symbols side by side."""
    return " ".join(symbol(name) for name in names)


def worth(action: Action, how: str, signs: Signs) -> str:
    """Return an action with its value.

    ``now`` tells what it is worth, ``both`` also what makes it so (Sword 2 (hand)), ``printed``
    only what is printed on the card (Sword hand).
    """
    name = effect_name(action.effect)
    if action.worth is None:
        return name
    made = printed_value(action.printed, short=True)
    if how == "printed":
        return f"{name} {made}"
    if action.less:
        made += f" {signs.minus}{action.less}"
    if how == "both" and made != str(action.worth):
        return f"{name} {action.worth} ({made})"
    return f"{name} {action.worth}"


def hand_actions(card: HandCard, signs: Signs, how: str = "now") -> str:
    """Return the actions of a hand card with their values."""
    return f" {signs.dot} ".join(worth(action, how, signs) for action in card.actions)


def effects(listed: Sequence[shapes.Effect], signs: Signs, short: bool = False) -> str:
    """Return printed effects with their printed values."""
    parts = []
    for effect in listed:
        value = printed_value(effect["value"], short) if effect["value"] else ""
        parts.append(f"{effect_name(effect['type'], short)} {value}".rstrip())
    return f" {signs.dot} ".join(parts)


def spell(card: HandCard, signs: Signs, named: bool) -> str:
    """Return the spell of an Elder card: where it works, and what it does."""
    if card.spell is None:
        return ""
    does = effects(card.spell["effects"], signs, short=not named)
    name = f"{card.spell['name']}: " if named else ""
    return f"{signs.spell}{card.spell['requires']} {name}{does}"

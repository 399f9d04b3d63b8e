"""Every card in sight, spelled out: what the command ``cards`` tells."""

from __future__ import annotations

from giantstable.games.wraith.terminal.colours import attack_sign
from giantstable.games.wraith.terminal.seen import Action, GiantCard, HandCard, Seen
from giantstable.games.wraith.terminal.words import (
    always,
    area,
    effect_name,
    effects,
    harm,
    place_name,
    printed_value,
    symbols,
)
from giantstable.terminal.look import Signs
from giantstable.text import words


def cards_in_sight(seen: Seen, signs: Signs) -> list[str]:
    """Return the giant's row, the hand, the skills, and what loose footholds do."""
    lines = [words("terminal-cards-row")]
    lines += [line for card in seen.row for line in _giant_card(card, signs)]
    lines += ["", words("terminal-cards-hand")]
    lines += [line for card in seen.hand for line in _hand_card(card, seen.values_now, signs)]
    if seen.skills:
        lines += ["", words("terminal-cards-skills")]
        for skill in seen.skills:
            lines.append(f"  {skill.name} {skill.tokens}/{skill.pool}")
            lines.append(f"    {effects(skill.effects, signs)}")
    if seen.dangers:
        lines += ["", words("terminal-cards-dangers", {"effect": seen.foothold_effect})]
        lines.append("  " + " ".join(place_name(name) for name in seen.dangers))
    return lines


def _giant_card(card: GiantCard, signs: Signs) -> list[str]:
    head = f"  {card.slot} {card.name}"
    if card.scarred:
        return [f"{head} {signs.dot} {words('terminal-scar')}"]
    shown = ", ".join(
        f"{words('terminal-attack-symbol', {'symbol': name})} {attack_sign(signs, name)}"
        for name in card.symbols
    )
    region = " ".join(card.footholds)
    facts: dict[str, object] = {
        "spot": card.weak_spot,
        "footholds": f" ({region})" if region != card.weak_spot else "",
        "wounds": card.wounds,
        "limit": card.limit,
        "symbols": shown,
    }
    lines = [f"{head} {signs.dot} {words('terminal-card-printed', facts)}"]
    if card.always is not None:
        lines.append(f"    {always(card.always)}")
    elif card.attack is not None:
        key = "terminal-on-reveal" if card.kind == "when_revealed" else "terminal-hits"
        where = words(key, {"area": area(card.attack["area"])})
        lines.append(f"    {where}: {', '.join(harm(card.attack, whole=True))}")
    return lines


def _action(action: Action, now: bool) -> str:
    """Return an action: what is printed, and what it comes to in the row that is next."""
    told = effect_name(action.effect)
    if action.worth is None:
        return told
    facts: dict[str, object] = {
        "effect": told,
        "value": printed_value(action.printed),
        "counts": "no" if action.printed.isdigit() else "yes",
        "less": action.less,
        "n": action.worth,
    }
    told = words("terminal-printed", facts)
    same = action.printed == str(action.worth)
    return told if same or not now else f"{told} " + words("terminal-comes-to", facts)


def _hand_card(card: HandCard, now: bool, signs: Signs) -> list[str]:
    times = f" {signs.danger}{card.count}" if card.count > 1 else ""
    lines = [f"  {card.name}{times} {signs.dot} {symbols(card.symbols)}"]
    for action in card.actions:
        lines.append(f"    {_action(action, now)}")
    if card.spell is not None:
        facts: dict[str, object] = {
            "spell": card.spell["name"],
            "requires": card.spell["requires"],
            "effects": effects(card.spell["effects"], signs),
        }
        lines.append(f"    {signs.spell} {words('terminal-spell', facts)}")
    return lines

"""What is printed on the Army Cards in play and on the glyphs, spelled out."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import GENERALS, KINDS, RARITIES
from giantstable.games.heroscape.terminal.seen import Seen, Unit
from giantstable.text import words


def cards_in_sight(seen: Seen) -> list[str]:
    """Return every card of every army, or all cards while nobody has any; then the glyphs."""
    lines: list[str] = []
    for seat in range(len(seen.seats)):
        army = seen.army(seat)
        if army:
            lines += [words("terminal-hs-player", {"player": seat + 1}), ""]
            for unit in army:
                lines += [*_card(seen, unit.number, unit), ""]
    if not lines:
        for number in range(len(seen.theatre.units)):
            lines += [*_card(seen, number, None), ""]
    known = {id_ for id_ in seen.glyphs.values() if id_ != "?"}
    for glyph in seen.theatre.glyphs:
        if glyph.id in known:
            lines.append(f"  {glyph.letter}  {glyph.name}")
    return lines


def _card(seen: Seen, number: int, unit: Unit | None) -> list[str]:
    card = seen.theatre.units[number]
    side = card.basic if seen.theatre.basic else card.master
    tag = seen.tags[seen.theatre.unit_ids[number]]
    facts: dict[str, object] = {
        "name": unit.name if unit is not None else card.name,
        "tag": tag,
        "general": GENERALS[card.general].capitalize(),
        "rarity": RARITIES[card.rarity].capitalize(),
        "kind": KINDS[card.kind].capitalize(),
        "figures": card.figures,
        "life": seen.theatre.talents.life[number],
        "move": side.move,
        "range": side.range,
        "attack": side.attack,
        "defense": side.defense,
        "height": card.height,
        "points": card.master.points,
        "game": "basic" if seen.theatre.basic else "master",
    }
    lines = words("terminal-hs-card", facts).split("\n")
    if not seen.theatre.basic:
        lines += [f"    {power.name}" for power in card.powers]
    if unit is not None and unit.figures:
        told = [_where(seen, unit, i) for i in range(len(unit.figures))]
        lines.append("    " + ", ".join(told))
    return lines


def _where(seen: Seen, unit: Unit, i: int) -> str:
    figure = unit.figures[i]
    if not figure.spaces:
        return words("terminal-hs-gone", {"tag": figure.tag})
    space = figure.spaces[0]
    facts: dict[str, object] = {
        "tag": figure.tag,
        "space": "-".join(seen.field.names[each] for each in figure.spaces),
        "level": seen.field.level[space],
        "wounds": figure.wounds,
    }
    return words("terminal-hs-stands", facts)

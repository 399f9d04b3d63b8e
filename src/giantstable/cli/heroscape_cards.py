"""What is printed on the Army Cards in play and on the glyphs, spelled out."""

from __future__ import annotations

from giantstable.cli.heroscape_sight import Sight, Unit
from giantstable.games.heroscape.cards import GENERALS, KINDS, RARITIES
from giantstable.text import words


def cards_in_sight(sight: Sight) -> list[str]:
    """Return every card of every army, or all cards while nobody has any; then the glyphs."""
    lines: list[str] = []
    for seat in range(len(sight.seats)):
        army = sight.army(seat)
        if army:
            lines += [words("terminal-hs-player", {"player": seat + 1}), ""]
            for unit in army:
                lines += [*_card(sight, unit.number, unit), ""]
    if not lines:
        for number in range(len(sight.theatre.units)):
            lines += [*_card(sight, number, None), ""]
    known = {id_ for id_ in sight.glyphs.values() if id_ != "?"}
    for glyph in sight.theatre.glyphs:
        if glyph.id in known:
            lines.append(f"  {glyph.letter}  {glyph.name}")
    return lines


def _card(sight: Sight, number: int, unit: Unit | None) -> list[str]:
    card = sight.theatre.units[number]
    side = card.basic if sight.theatre.basic else card.master
    tag = sight.tags[sight.theatre.unit_ids[number]]
    facts: dict[str, object] = {
        "name": unit.name if unit is not None else card.name,
        "tag": tag,
        "general": GENERALS[card.general].capitalize(),
        "rarity": RARITIES[card.rarity].capitalize(),
        "kind": KINDS[card.kind].capitalize(),
        "figures": card.figures,
        "life": sight.theatre.talents.life[number],
        "move": side.move,
        "range": side.range,
        "attack": side.attack,
        "defense": side.defense,
        "height": card.height,
        "points": card.master.points,
        "game": "basic" if sight.theatre.basic else "master",
    }
    lines = words("terminal-hs-card", facts).split("\n")
    if not sight.theatre.basic:
        lines += [f"    {power.name}" for power in card.powers]
    if unit is not None and unit.figures:
        told = [_where(sight, unit, i) for i in range(len(unit.figures))]
        lines.append("    " + ", ".join(told))
    return lines


def _where(sight: Sight, unit: Unit, i: int) -> str:
    figure = unit.figures[i]
    if not figure.spaces:
        return words("terminal-hs-gone", {"tag": figure.tag})
    space = figure.spaces[0]
    facts: dict[str, object] = {
        "tag": figure.tag,
        "space": "-".join(sight.field.names[each] for each in figure.spaces),
        "level": sight.field.level[space],
        "wounds": figure.wounds,
    }
    return words("terminal-hs-stands", facts)

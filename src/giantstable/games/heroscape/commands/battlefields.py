"""The command ``giants battlefield``: how a battlefield is built, and whether two are the same."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from giantstable import library
from giantstable.games.heroscape.box.box import Box
from giantstable.games.heroscape.box.stock import sets_needed, stock_faults
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.compare import Cell, Comparison, Wall, compared
from giantstable.games.heroscape.ground.export import battlefield_json
from giantstable.games.heroscape.ground.hexes import column_of, name_of
from giantstable.games.heroscape.ground.hsc import (
    FIGURE_FAMILY,
    GLYPH_FAMILY,
    ZONE_FAMILY,
    Drawing,
    family_of,
    read_hsc,
)
from giantstable.games.heroscape.ground.stability import (
    overlaps,
    rested,
    stability_faults,
    standing,
)
from giantstable.games.heroscape.ground.tiles import RUINS, SIZES, TERRAINS
from giantstable.games.heroscape.terminal.battlefield_map import (
    height_map,
    level_map,
    lower_map,
    tile_code,
    tiles_of,
)
from giantstable.kernel.errors import BadContent
from giantstable.terminal.look import QUIET
from giantstable.text import words

SHOWN = 12  # differences of a kind that are listed


def print_names(console: Console, content: Path | None) -> None:
    """Print which battlefields there are."""
    for id_, field in box_of(library.game("heroscape", content)).battlefields.items():
        scenarios = [
            s.id
            for s in box_of(library.game("heroscape", content)).scenarios.values()
            if s.field is field
        ]
        line = Text(f"{id_:<22}", style="bold")
        line.append(", ".join(scenarios), style=QUIET)
        console.print(line)


def run(
    console: Console, name: str, other: str | None, as_json: bool, content: Path | None
) -> bool:
    """Print a battlefield, or compare two; return whether two that were compared are the same."""
    box = box_of(library.game("heroscape", content))
    field, drawing = load(box, name)
    if other is not None:
        second, _ = load(box, other)
        comparison = compared(field, second)
        if as_json:
            _print_json(comparison_json(field, second, comparison))
        else:
            print_comparison(console, field, second, comparison)
        return comparison.equal
    if as_json:
        if drawing is not None:
            field, faults = what_stands(box, Path(name).name, field)
            tell_left_out(faults)
        document = battlefield_json(field, max(1, _sets(box, field)))
        box.battlefield(Path(name).name, document)  # too large a one is refused
        _print_json(document)
    else:
        print_battlefield(console, box, name, field, drawing)
    return True


def _print_json(document: object) -> None:
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


# -- finding it ----------------------------------------------------------------------------------


def load(box: Box, name: str) -> tuple[Battlefield, Drawing | None]:
    """Return a battlefield of ours by its name, or the one that a file holds."""
    if name in box.battlefields:
        return box.battlefields[name], None
    path = Path(name)
    suffix = path.suffix.lower()
    if suffix not in (".hsc", ".yaml", ".yml", ".json"):
        known = ", ".join(box.battlefields)
        raise BadContent("unknown-battlefield", name=name, battlefields=known)
    try:
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadContent("not-a-file", file=name, why=why) from None
    if suffix != ".hsc":
        return box.battlefield(path.name, library.parsed(path.name, data)), None
    drawing = read_hsc(path.name, data)
    faults = overlaps(path.name, drawing.tiles)
    if faults:
        raise faults[0]
    id_ = "".join([letter for letter in path.stem if letter.isprintable()]).strip() or "drawing"
    height = box.stock.ruin_height
    name = drawing.name.strip() or id_
    return Battlefield(id_, name, drawing.tiles, drawing.ruins, height), drawing


def what_stands(box: Box, file: str, field: Battlefield) -> tuple[Battlefield, list[BadContent]]:
    """Return what can be built and stands of a drawing, and why the rest of it is left out."""
    stock = box.stock
    tiles = field.tiles
    odd = [i for i, tile in enumerate(tiles) if not stock.count(tile.terrain, tile.size)]
    faults = stock_faults(file, [tiles[i] for i in odd], [], stock, 1)
    left = standing(file, tiles, field.ruins, stock.ruin_height, odd)
    faults += left.faults
    built = Battlefield(field.id, field.name, left.tiles, left.ruins, stock.ruin_height)
    return (built if faults else field), faults


def tell_left_out(faults: list[BadContent]) -> None:
    """Tell, beside what is printed, what was left out of it."""
    if faults:
        sys.stderr.write(_said("fallen") + "\n")
    for fault in faults:
        sys.stderr.write(f"{fault}\n")


def _sets(box: Box, field: Battlefield) -> int:
    return sets_needed(field.tiles, field.ruins, box.stock)


# -- one battlefield -----------------------------------------------------------------------------


def print_battlefield(
    console: Console, box: Box, name: str, field: Battlefield, drawing: Drawing | None
) -> None:
    """Print how a battlefield is built, level by level, and how it looks from above."""
    console.print(Text(field.name, style="bold"))
    console.print(_said("about", **_about(box, field)), highlight=False)
    if drawing is not None:
        _print_drawing(console, box, Path(name).name, field, drawing)
    for layer in range(1, max(tile.layer for tile in field.tiles) + 1):
        if tiles_of(field, layer):
            _print_level(console, field, layer)
    _heading(console, _said("above"))
    _print_lines(console, height_map(field))
    console.print(_said("key"), style=QUIET, highlight=False)
    lower = lower_map(field)
    if lower:
        _heading(console, _said("below"))
        _print_lines(console, lower)
        _print_headroom(console, field)
    for ruin in field.ruins:
        hexes = ", ".join(_name(place) for place in ruin.hexes)
        facts = {"length": RUINS[ruin.length], "hexes": hexes, "level": ruin.level}
        console.print(_said("ruin", **facts), highlight=False)


def _about(box: Box, field: Battlefield) -> dict[str, object]:
    return {
        "spaces": field.size,
        "hexes": len(field.columns),
        "low": min(field.level),
        "high": max(field.level),
        "tiles": len(field.tiles),
        "sets": _sets(box, field),
        "ruins": len(field.ruins),
    }


def _print_drawing(
    console: Console, box: Box, file: str, field: Battlefield, drawing: Drawing
) -> None:
    """Print what else a file of an editor holds, and what is wrong with it."""
    console.print(Text(_said("author", author=drawing.author or "-")))
    glyphs = [m for m in drawing.marks if m.family == GLYPH_FAMILY]
    if glyphs:
        listed = ", ".join(f"{mark.name} {_name(mark.place)}" for mark in glyphs)
        console.print(Text(_said("glyphs", glyphs=listed)))
    zones: dict[str, int] = {}
    for mark in drawing.marks:
        if mark.family == ZONE_FAMILY:
            zones[mark.name or "-"] = zones.get(mark.name or "-", 0) + 1
    if zones:
        listed = ", ".join(f"{zone} ({count})" for zone, count in zones.items())
        console.print(Text(_said("zones", zones=listed)))
    figures = [mark.name for mark in drawing.marks if mark.family == FIGURE_FAMILY]
    if figures:
        console.print(Text(_said("figures", figures=", ".join(figures))))
    if drawing.left_out:
        listed = ", ".join(
            f"{_piece(type_)} ({n})" for type_, n in sorted(drawing.left_out.items())
        )
        console.print(Text(_said("left-out", pieces=listed)))
    faults = stability_faults(file, field.tiles, field.ruins, field.ruin_height)
    if not _sets(box, field):
        faults += stock_faults(file, field.tiles, field.ruins, box.stock, 1)
    for fault in faults:
        console.print(Text(str(fault)), style="red")
    hanging = rested(field.tiles, drawing.gone)
    if hanging:
        listed = ", ".join(f"tiles[{i}]" for i in hanging)
        console.print(Text(_said("rested", tiles=listed)), style="red")


def _piece(type_: int) -> str:
    """Return what a piece of another set is called, with the number that its drawer gave it."""
    return _said("piece", family=family_of(type_), size=str(type_ % 1000))


def _print_level(console: Console, field: Battlefield, layer: int) -> None:
    _heading(console, _said("level", level=layer))
    _print_lines(console, level_map(field, layer))
    tiles = tiles_of(field, layer)
    kinds: list[str] = []
    for terrain, terrain_name in enumerate(TERRAINS):
        for size in SIZES:
            codes = [
                tile_code(i)
                for i, tile in enumerate(tiles)
                if (tile.terrain, tile.size) == (terrain, size)
            ]
            if codes:
                kinds.append(f"{terrain_name} {size}: {' '.join(codes)}")
    console.print(Text("; ".join(kinds)), style=QUIET)


def _print_headroom(console: Console, field: Battlefield) -> None:
    rooms: dict[int, list[str]] = {}
    for space in range(field.size):
        if not field.open_sky(space):
            rooms.setdefault(field.headroom[space], []).append(field.names[space])
    for room, names in sorted(rooms.items()):
        console.print(Text(_said("headroom", levels=room, spaces=", ".join(names))), style=QUIET)


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(Text(text, style="bold"))


def _print_lines(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)


def _name(place: tuple[int, int]) -> str:
    """Return the name of a hex; what lies beyond the edge of the map has none."""
    if column_of(place) < 0 or place[1] < 0:
        return f"({place[0]}, {place[1]})"
    return name_of(place)


def _said(key: str, **facts: object) -> str:
    return words(f"cli-battlefield-{key}", facts)


# -- two battlefields ----------------------------------------------------------------------------


def print_comparison(
    console: Console, first: Battlefield, second: Battlefield, comparison: Comparison
) -> None:
    """Print hex by hex what two battlefields share, in the places of the first."""
    names: dict[str, object] = {"first": first.name, "second": second.name}
    turned = comparison.turn or comparison.shift != (0, 0)
    verdict = "same" if comparison.equal else "different"
    console.print(Text(_said(verdict, **names), style="bold"))
    if turned:
        q, r = comparison.shift
        console.print(_said("moved", turn=comparison.turn, q=q, r=r), highlight=False)
    for kind, same, ours, theirs in (
        ("tiles", comparison.same, comparison.only_first, comparison.only_second),
        ("spaces", comparison.same_spaces, comparison.spaces_first, comparison.spaces_second),
    ):
        facts = {"same": same, "first": same + len(ours), "second": same + len(theirs)}
        console.print(_said(f"same-{kind}", **facts), highlight=False)
        _print_cells(console, kind, first.name, ours)
        _print_cells(console, kind, second.name, theirs)
    walls = comparison.same_walls
    facts = {
        "same": walls,
        "first": walls + len(comparison.walls_first),
        "second": walls + len(comparison.walls_second),
    }
    console.print(_said("same-walls", **facts), highlight=False)
    _print_walls(console, first.name, comparison.walls_first)
    _print_walls(console, second.name, comparison.walls_second)


def _print_cells(console: Console, kind: str, name: str, cells: list[Cell]) -> None:
    listed = [f"{_name((q, r))} {TERRAINS[terrain]} {height}" for q, r, height, terrain in cells]
    if listed:
        more = ", …" if len(listed) > SHOWN else ""
        facts: dict[str, object] = {"name": name, "hexes": ", ".join(listed[:SHOWN]) + more}
        console.print(Text(_said(f"only-{kind}", **facts)))


def _print_walls(console: Console, name: str, walls: list[Wall]) -> None:
    if walls:
        listed = [f"{_name(place)} {direction}" for place, direction, _ in walls[:SHOWN]]
        console.print(Text(_said("only-walls", name=name, edges=", ".join(listed))))


def comparison_json(
    first: Battlefield, second: Battlefield, comparison: Comparison
) -> dict[str, object]:
    """Return a comparison as JSON."""
    return {
        "first": first.id,
        "second": second.id,
        "equal": comparison.equal,
        "turn": comparison.turn,
        "shift": list(comparison.shift),
        "tile_hexes": _counts(comparison.same, comparison.only_first, comparison.only_second),
        "spaces": _counts(
            comparison.same_spaces, comparison.spaces_first, comparison.spaces_second
        ),
        "ruin_edges": {
            "same": comparison.same_walls,
            "only_first": len(comparison.walls_first),
            "only_second": len(comparison.walls_second),
        },
    }


def _counts(same: int, ours: list[Cell], theirs: list[Cell]) -> dict[str, object]:
    def shown(cells: list[Cell]) -> list[object]:
        return [
            {"hex": _name((q, r)), "height": height, "terrain": TERRAINS[terrain]}
            for q, r, height, terrain in cells
        ]

    return {"same": same, "only_first": shown(ours), "only_second": shown(theirs)}

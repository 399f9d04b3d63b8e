"""Reading the board, and seeing to it that the drawn borders are exactly the adjacency."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.board import (
    GROUNDS,
    LANDMARKS,
    REGION_KINDS,
    STARTING,
    Anchors,
    Board,
    Border,
    Place,
    Region,
)
from giantstable.games.assault.box.drawing import Point, inside, knotted, meeting, outline
from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.box.reader import Reader, line, point
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import Provenance

MOST_REGIONS: Final = 30  # a region is a bit of a small number
MOST_POINTS: Final = 60  # in one line: comparing lines takes the product of their lengths


def read_board(file: str, document: object, ledger: list[Provenance]) -> Board:
    """Return the board that the file describes."""
    reader = Reader(file, document, ledger, [])
    top = reader.top
    entries = top.subs("regions")
    if not 2 <= len(entries) <= MOST_REGIONS:
        raise top.refuse("regions", "map-regions", found=len(entries), most=MOST_REGIONS)
    regions = [_region(reader, fields) for fields in entries]
    top.distinct("regions", [region.id for region in regions])
    top.distinct("regions", [region.name for region in regions])
    for i, race in enumerate(RACES):
        homes = sum(1 for region in regions if region.race == i)
        if homes != 1:
            raise top.refuse("regions", "map-homes", race=race, found=homes)
    ids = [region.id for region in regions]
    borders: list[Border] = []
    wheres: list[Fields] = []
    for fields in top.subs("borders"):
        borders.append(_border(reader, fields, ids, borders))
        wheres.append(fields)
    edges = top.sub("edges")
    for fields in edges.subs("lines"):
        borders.append(Border(fields.index("of", ids), NOTHING, _line(fields)))
        wheres.append(fields)
        fields.done()
    reader.sourced(edges, "edges")
    outlines = _drawn(top, regions, borders, wheres)
    reader.sourced(top, "board", str(len(regions)))
    return Board(regions, borders, outlines)


def _region(reader: Reader, fields: Fields) -> Region:
    id_ = fields.text("id")
    name = fields.text("name")
    kind = fields.index("kind", REGION_KINDS)
    race = fields.index("race", RACES) if kind == STARTING else NOTHING
    ground = fields.index("ground", GROUNDS)
    label = _point(fields, "label")
    anchors = _anchors(fields.sub("anchors"))
    places: list[Place] = []
    for item in fields.subs("places", optional=True):
        mark = item.index("mark", LANDMARKS)
        places.append(Place(item.text("name"), _point(item, "at"), mark))
        item.done()
    reader.sourced(fields, name, REGION_KINDS[kind])
    return Region(id_, name, kind, race, ground, label, anchors, places)


def _anchors(fields: Fields) -> Anchors:
    found = Anchors(
        _point(fields, "army"),
        _point(fields, "events"),
        _point(fields, "markers"),
        _point(fields, "slayers"),
        _point(fields, "castle"),
    )
    fields.done()
    return found


def _point(fields: Fields, name: str) -> Point:
    return point(fields, fields.raw(name), fields.path(name))


def _border(reader: Reader, fields: Fields, ids: list[str], earlier: list[Border]) -> Border:
    pair = fields.choices("between", ids)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise fields.refuse("between", "map-between")
    a, b = pair
    for border in earlier:
        if {a, b} == {border.a, border.b}:
            raise fields.refuse("between", "content-twice", found=f"{ids[a]}, {ids[b]}")
    border = Border(a, b, _line(fields))
    reader.sourced(fields, f"{ids[a]}, {ids[b]}")
    return border


def _line(fields: Fields) -> list[Point]:
    found = line(fields, "line")
    if len(found) > MOST_POINTS:
        raise fields.refuse("line", "map-long-line", most=MOST_POINTS)
    if knotted(found):
        raise fields.refuse("line", "map-knot")
    return found


def _drawn(
    top: Fields, regions: list[Region], borders: list[Border], wheres: list[Fields]
) -> list[list[Point]]:
    """Return the outline of each region; refuse a drawing that shows other borders than it says.

    Lines may meet at their ends alone, and where they do, all regions that come together there
    border on each other: so two regions touch if and only if they are adjacent (AG-COMP-21, R79).
    """
    outlines: list[list[Point]] = []
    for i, region in enumerate(regions):
        found = outline([border.line for border in borders if i in (border.a, border.b)])
        if not found:
            raise top.refuse(f"regions[{i}]", "map-outline", region=region.name)
        outlines.append(found)
    for i, border in enumerate(borders):
        for j in range(i):
            met = meeting(border.line, borders[j].line)
            if met is not None:
                other = wheres[j].path("line")
                raise wheres[i].refuse("line", "map-meeting", other=other, x=met[0], y=met[1])
    _no_strangers_touch(top, regions, borders)
    for i, region in enumerate(regions):
        for j, ring in enumerate(outlines):
            if inside(region.label, ring) != (i == j):
                raise top.refuse(f"regions[{i}].label", "map-label", region=region.name)
        for name, at in region.anchors.all():
            if not inside(at, outlines[i]):
                raise top.refuse(f"regions[{i}].anchors.{name}", "map-label", region=region.name)
        for n, place in enumerate(region.places):
            if not inside(place.at, outlines[i]):
                raise top.refuse(f"regions[{i}].places[{n}].at", "map-label", region=region.name)
    return outlines


def _no_strangers_touch(top: Fields, regions: list[Region], borders: list[Border]) -> None:
    neighbours = [0] * len(regions)
    corners: dict[Point, int] = {}  # which regions meet there, as a bit mask
    for border in borders:
        here = 1 << border.a
        if border.b != NOTHING:
            here |= 1 << border.b
            neighbours[border.a] |= 1 << border.b
            neighbours[border.b] |= 1 << border.a
        for end in (border.line[0], border.line[-1]):
            corners[end] = corners.get(end, 0) | here
    for corner, here in corners.items():
        for a in range(len(regions)):
            strangers = here & ~neighbours[a] & ~(1 << a) if here >> a & 1 else 0
            if strangers:
                b = strangers.bit_length() - 1
                raise top.refuse(
                    "borders",
                    "map-strangers",
                    a=regions[a].name,
                    b=regions[b].name,
                    x=corner[0],
                    y=corner[1],
                )

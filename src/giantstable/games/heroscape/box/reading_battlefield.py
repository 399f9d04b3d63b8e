"""Reading battlefields: ours, and those that people build themselves."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.reader import MOST, read_hex
from giantstable.games.heroscape.box.stock import Stock, stock_faults
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.export import spaces_json
from giantstable.games.heroscape.ground.stability import HIGHEST, overlaps, stability_faults
from giantstable.games.heroscape.ground.tiles import RUINS, SIZES, TERRAINS, Ruin, Tile
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import SOURCES, ContentReader, Provenance

MOST_TILES: Final = 5000
MOST_HEXES: Final = 3000  # distances are kept for every two of them
MOST_SETS: Final = 50
OURS: Final = "reconstructed"  # what a person's own file is, if it does not say otherwise


def read_battlefield(
    file: str, document: object, stock: Stock, ledger: list[Provenance]
) -> Battlefield:
    """Return the battlefield that a file describes; it can be built, and it stands."""
    reader = ContentReader(file, document, ledger, MOST)
    top = reader.top
    id_ = top.text("id")
    name = top.text("name")
    order = top.whole("order", 1, 9999, 9999)
    sets = top.whole("sets", 1, MOST_SETS, 1)
    source = top.choice("source", SOURCES, OURS)
    note = top.text("note", "")
    ledger.append(Provenance(file, name, "", source, note))
    if len(top.items("tiles")) > MOST_TILES:
        raise top.refuse("tiles", "content-many", most=MOST_TILES)
    tiles = [_tile(reader, fields, source) for fields in top.subs("tiles")]
    if not tiles:
        raise top.refuse("tiles", "content-empty")
    ruins = [_ruin(reader, fields, source) for fields in top.subs("ruins", optional=True)]
    claimed = top.raw("spaces") if top.has("spaces") else None
    top.done()
    return build(file, id_, name, tiles, ruins, stock, sets, order, claimed)


def build(
    file: str,
    id_: str,
    name: str,
    tiles: list[Tile],
    ruins: list[Ruin],
    stock: Stock,
    sets: int,
    order: int = 9999,
    claimed: object = None,
) -> Battlefield:
    """Return the battlefield of these pieces; refuse one that cannot be built or does not stand."""
    faults: list[BadContent] = overlaps(file, tiles)
    if not faults:
        faults = stability_faults(file, tiles, ruins, stock.ruin_height)
    if not faults:
        faults = stock_faults(file, tiles, ruins, stock, sets)
    if faults:
        raise faults[0]
    field = Battlefield(id_, name, tiles, ruins, stock.ruin_height, order)
    if len(field.columns) > MOST_HEXES:
        raise BadContent("content-large", file=file, found=len(field.columns), most=MOST_HEXES)
    if claimed is not None and claimed != spaces_json(field):
        raise BadContent("content-spaces", field=f"{file}: spaces")
    return field


def _tile(reader: ContentReader, fields: Fields, source: str) -> Tile:
    terrain = fields.index("terrain", TERRAINS)
    size = fields.whole("size", 1, 24)
    if size not in SIZES:
        raise fields.refuse("size", "content-tile-size", found=size)
    at = read_hex(fields, "at")
    turn = fields.whole("turn", 0, 5, 0)
    tile = Tile(terrain, size, at, turn, fields.whole("layer", 1, HIGHEST))
    _entered(reader, fields, source, f"{TERRAINS[terrain]} {size}", f"layer {tile.layer}")
    return tile


def _ruin(reader: ContentReader, fields: Fields, source: str) -> Ruin:
    length = fields.index("length", RUINS)
    at = read_hex(fields, "at")
    turn = fields.whole("turn", 0, 5, 0)
    ruin = Ruin(length, at, turn, fields.whole("level", 1, HIGHEST))
    _entered(reader, fields, source, f"{RUINS[length]} ruin", f"level {ruin.level}")
    return ruin


def _entered(reader: ContentReader, fields: Fields, source: str, item: str, value: str) -> None:
    """Enter the source of a piece; one that names none is from where its battlefield is from."""
    at = fields.text("at")
    own = fields.choice("source", SOURCES, source)
    note = fields.text("note", "")
    reader.ledger.append(Provenance(reader.file, f"{item} at {at}", value, own, note))
    fields.done()

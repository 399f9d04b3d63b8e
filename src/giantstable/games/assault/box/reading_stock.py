"""Reading what all players share."""

from __future__ import annotations

from giantstable.games.assault.box.effects import BY_NPC, MARKERS
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.box.reader import MOST, Reader
from giantstable.games.assault.box.stock import (
    FEWEST_SEATS,
    MOST_SEATS,
    SLAYER_DEEDS,
    Markers,
    Seating,
    Stock,
)
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import Provenance

POINT_TOKENS = ["ones", "twos", "threes", "fours"]


def read_stock(file: str, document: object, ledger: list[Provenance], regions: list[str]) -> Stock:
    """Return the common stock that the file describes."""
    reader = Reader(file, document, ledger, regions)
    top = reader.top
    seatings = [_seating(reader, fields) for fields in top.subs("seatings")]
    seats = [seating.seats for seating in seatings]
    if seats != list(range(FEWEST_SEATS, MOST_SEATS + 1)):
        raise top.refuse("seatings", "stock-seatings", low=FEWEST_SEATS, high=MOST_SEATS)
    dice = top.sub("dice")
    die = reader.die(dice, "standard")
    standard = reader.number(dice, "count", 1, 20)
    most_dice = reader.number(dice, "most", 1, 20)
    dice.done()
    if most_dice > standard + 1:
        raise top.refuse("dice.most", "stock-dice", found=most_dice, dice=standard)
    tokens = top.sub("point_tokens")
    point_tokens = [reader.number(tokens, name) for name in POINT_TOKENS]
    tokens.done()
    markers = [_markers(reader, fields) for fields in top.subs("markers")]
    for i, name in enumerate(MARKERS):
        found = sum(1 for printing in markers if i in printing.kinds)
        if found != 1:
            raise top.refuse("markers", "stock-markers", marker=name, found=found)
    draft = reader.number(top, "draft", 0, 7)
    face_up = reader.number(top, "face_up_events", 1, 9)
    prices = top.sub("giantslayer_actions")
    slayer_prices = [reader.number(prices, deed, 1, 9) for deed in SLAYER_DEEDS]
    prices.done()
    defence = top.sub("npc_defence")
    npc_defence = reader.effects(defence, "do", BY_NPC)
    reader.sourced(defence, "npc_defence")
    castle = top.sub("lyn_armaal")
    start = reader.region(castle, "region")
    reader.sourced(castle, "lyn_armaal")
    reader.sourced(top, "stock")
    return Stock(
        seatings,
        die,
        standard,
        most_dice,
        point_tokens,
        markers,
        draft,
        face_up,
        slayer_prices,
        npc_defence,
        start,
    )


def _seating(reader: Reader, fields: Fields) -> Seating:
    seats = fields.whole("seats", FEWEST_SEATS, MOST_SEATS)
    npcs = fields.choices("npc", RACES)
    races = [race for race in range(len(RACES)) if race not in npcs]
    if len(races) != seats or len(set(npcs)) != len(npcs):
        raise fields.refuse("npc", "stock-npc", seats=seats, npcs=len(RACES) - seats)
    pools = fields.items("pools")
    if len(pools) != 2:
        raise fields.refuse("pools", "stock-pools")
    where = fields.path("pools")
    points = [fields.a_whole(pool, f"{where}[{i}]", 1, MOST) for i, pool in enumerate(pools)]
    reader.sourced(fields, f"{seats} seats", f"{points[0]}/{points[1]}")
    return Seating(seats, races, npcs, points)


def _markers(reader: Reader, fields: Fields) -> Markers:
    kinds = fields.choices("sides", MARKERS)
    copies = fields.whole("copies", 1, 99)
    reader.sourced(fields, " / ".join(MARKERS[kind] for kind in kinds), str(copies))
    return Markers(kinds, copies)

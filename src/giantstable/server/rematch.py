"""Another game with the same people."""

from __future__ import annotations

from giantstable import library
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import Seat, Visitor
from giantstable.server.store import BOT, HUMAN, SeatRow, TableRow
from giantstable.server.tables import planned, survey_of, table_of
from giantstable.server.wire import SeatWish


def rematch(office: Office, row: TableRow, visitor: Visitor, turn: bool, address: str) -> str:
    """Open the table after one that is over, or find the one that somebody has opened; its name.

    Who opens it sits there; the seats of the others are kept for them until they sit down.
    """
    if all(visitor.id not in seat.holders for seat in row.seats):
        raise Refused("not-your-seat", seat=0)
    if row.outcome is None:
        raise Refused("not-over")
    if row.campaign or "lesson" in row.terms:
        raise Refused("no-rematch")
    if row.rematch:
        return row.rematch
    before = row.seats[1:] + row.seats[:1] if turn else row.seats
    wishes = [_wish(seat, visitor) for seat in before]
    plan = planned(office, survey_of(office, row.game, dict(row.setup), wishes), address)
    game = library.game(row.game, office.settings.content)
    table, seats = table_of(game, plan, visitor, terms=row.terms)
    holders = [seat.holders if seat.kind == HUMAN else frozenset[int]() for seat in before]
    for seat, was in zip(seats, before, strict=True):
        _name(seat, was)
    return office.store.rematch(row.id, table, seats, holders)


def _wish(seat: SeatRow, visitor: Visitor) -> SeatWish:
    if visitor.id in seat.holders:
        return SeatWish(kind="me")
    if seat.kind == BOT:
        return SeatWish(kind="bot", level=seat.level)
    return SeatWish(kind="open")


def _name(seat: Seat, was: SeatRow) -> None:
    """Let everybody see for whom a seat is kept."""
    if was.kind == HUMAN:
        seat.name = was.name

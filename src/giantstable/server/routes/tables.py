"""Tables: open one, look at it, give its seats away, read it from the start."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated

import orjson
from anyio import from_thread
from fastapi import APIRouter, Path, Query, Response

from giantstable import library
from giantstable.kernel.game import Shaped
from giantstable.server.accord import Accord
from giantstable.server.forks import forked
from giantstable.server.matches import raw_record, record_of
from giantstable.server.office import (
    TOLD_TO_ALL,
    Address,
    KnownVisitor,
    MaybeVisitor,
    Office,
    TheOffice,
    written,
)
from giantstable.server.refusals import Refused
from giantstable.server.rematch import rematch
from giantstable.server.replay import replay_of, review_of
from giantstable.server.schema import Visitor
from giantstable.server.store import BOT, HUMAN, TableRow
from giantstable.server.surveys import level_of
from giantstable.server.tables import (
    listed_tables,
    planned,
    survey_of,
    table_info,
    table_of,
    terms_of,
)
from giantstable.server.wire import (
    Fork,
    Invitation,
    Joining,
    Json,
    Listing,
    NewInvitation,
    NewTable,
    Rematch,
    Replay,
    Review,
    SeatChange,
    Seated,
    TableInfo,
)

router = APIRouter(prefix="/api/tables", tags=["tables"])

LIST = 5  # what it costs to look through the tables

TableId = Annotated[str, Path(max_length=32)]
SeatInPath = Annotated[int, Path(ge=0, le=15)]


# -- opening ----------------------------------------------------------------------------------


@router.post("", status_code=201)
def open_table(
    new: NewTable, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Open a table. Seats that are not named: the first is mine, the others are open."""
    plan = planned(office, survey_of(office, new.game, dict(new.setup), new.seats), address)
    if new.listed:
        _list(office, address)
    if new.name is not None:
        office.rename(visitor, new.name, address)
    game = library.game(new.game, office.settings.content)
    terms = terms_of(new.terms, len(plan.wishes))
    table, seats = table_of(game, plan, visitor, listed=new.listed, terms=terms)
    office.store.add_table(table, seats)
    return table_info(office, office.store.table(table.id), visitor)


@router.get("")
def open_tables(visitor: MaybeVisitor, office: TheOffice, address: Address) -> list[TableInfo]:
    """The tables whose hosts want to be joined, the newest first."""
    office.charge(address, LIST)
    return listed_tables(office, visitor)


@router.put("/{id}/listed")
def change_listing(
    id: TableId, change: Listing, visitor: MaybeVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Let anybody sit down, or only who is invited: the host of a table that waits."""
    office.charge(address, TOLD_TO_ALL)
    row = office.store.table(id)
    _hosted(row, visitor)
    if change.listed and row.closed:
        raise Refused("table-closed")
    if change.listed and (not row.waits or row.logs_seats):  # a company invites whom it likes
        raise Refused("no-open-seat")
    if change.listed and not row.listed:
        _list(office, address)
    office.store.list_table(id, change.listed)
    return table_info(office, office.store.table(id), visitor)


@router.post("/{id}/join")
def join(
    id: TableId, joining: Joining, visitor: KnownVisitor, office: TheOffice, address: Address
) -> Seated:
    """Sit down at a listed table."""
    office.charge(address, TOLD_TO_ALL)
    if joining.name is not None:
        office.rename(visitor, joining.name, address)
    seat = office.store.join(id, joining.seat, visitor.id, visitor.name)
    from_thread.run(office.hall.sat_down, id)
    return Seated(table=table_info(office, office.store.table(id), visitor), seat=seat)


# -- looking ----------------------------------------------------------------------------------


@router.get("/{id}")
def table(id: TableId, visitor: MaybeVisitor, office: TheOffice) -> TableInfo:
    """A table, without what lies on it."""
    return table_info(office, office.store.table(id), visitor)


@router.get("/{id}/reference", response_model=Shaped)
def reference(id: TableId, office: TheOffice, address: Address) -> Response:
    """What is printed on the pieces of a table's game: known to all, never changing."""
    row = office.store.table(id)
    with office.effort(address):
        game = library.game(row.game, office.settings.content)
        told = orjson.dumps(game.reference(game.settle(row.setup)))
        return written(told, "private, max-age=3600")


@router.get("/{id}/replay")
def replay(
    id: TableId,
    visitor: MaybeVisitor,
    office: TheOffice,
    address: Address,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> Replay:
    """A stretch of a game, as a seat of one's own or a spectator may know it."""
    office.charge(address, 1 + first / 40 + count / 2)
    row = office.store.table(id)
    viewer = None
    if seat is not None:
        _held(row, seat, visitor)
        viewer = row.eyes(seat)
    return replay_of(office, row, first, count, viewer)


@router.get("/{id}/review")
def review(
    id: TableId,
    office: TheOffice,
    address: Address,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Review:
    """What is to be said of a finished game, from a point on, as far as it was found.

    Who asks begins it, and who asks again gets more: it is looked for as long as somebody waits.
    """
    office.charge(address, 1)
    return review_of(office, office.store.table(id), first, address)


@router.get("/{id}/record")
def record(id: TableId, visitor: MaybeVisitor, office: TheOffice, address: Address) -> Json:
    """The record of a finished game: the seed and every choice.

    Of one that nobody can go on with, all that is written down; where other people play, without
    the seed and their choices.
    """
    row = office.store.table(id)
    office.charge(address, 1 + row.choices / 20)
    if row.told_to_all:
        return record_of(row, office.store.entries(id), office.settings.content)
    mine = [
        n
        for n, seat in enumerate(row.seats)
        if visitor and visitor.id in seat.holders and row.eyes(n) is not None
    ]
    if row.stranded is None or not mine:
        raise Refused("not-over")
    alone = all(seat.kind == BOT or n in mine for n, seat in enumerate(row.seats))
    return raw_record(row, office.store.entries(id), None if alone else mine)


# -- seats ------------------------------------------------------------------------------------


@router.post("/{id}/invitations", status_code=201)
def invite(id: TableId, new: NewInvitation, visitor: MaybeVisitor, office: TheOffice) -> Invitation:
    """Invite to any open seat (the host), or take one's own seat to another device."""
    row = office.store.table(id)
    if new.seat is not None:
        _held(row, new.seat, visitor)
    else:
        _hosted(row, visitor)
        if row.closed:
            raise Refused("table-closed")
        if not row.waits:
            raise Refused("no-open-seat")
    return Invitation(token=office.store.invite(id, new.seat))


@router.put("/{id}/seats/{seat}")
def change_seat(
    id: TableId,
    seat: SeatInPath,
    change: SeatChange,
    visitor: MaybeVisitor,
    office: TheOffice,
    address: Address,
) -> TableInfo:
    """Give a seat to a bot or leave it open: the host an unheld one, anybody their own."""
    office.charge(address, TOLD_TO_ALL)
    row = office.store.table(id)
    if seat >= len(row.seats):
        raise Refused("no-such-seat", seat=seat)
    if row.stranded is not None:
        raise Refused("stranded")
    if row.outcome is not None:
        raise Refused("game-is-over")
    if row.closed:
        raise Refused("table-closed")
    was = row.seats[seat].kind
    if was == HUMAN or (visitor is not None and visitor.id in row.seats[seat].holders):
        _held(row, seat, visitor)
    else:
        _hosted(row, visitor)
    level = level_of(change.kind, change.level, library.game(row.game, office.settings.content))
    if not row.logs_seats:
        office.store.set_seat(id, seat, was, change.kind, level)
        from_thread.run(office.hall.sat_down, id)
    else:

        def reseat(accord: Accord) -> Awaitable[int]:
            return accord.reseat(seat, was, change.kind, level)

        from_thread.run(office.hall.of_begun, id, reseat)
    return table_info(office, office.store.table(id), visitor)


@router.post("/{id}/seats/{seat}/take")
def take_seat(
    id: TableId, seat: SeatInPath, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Sit down at the seat that is kept for me."""
    office.charge(address, TOLD_TO_ALL)
    office.store.take_kept(id, seat, visitor.id, visitor.name)
    from_thread.run(office.hall.sat_down, id)
    return table_info(office, office.store.table(id), visitor)


@router.post("/{id}/rematch", status_code=201)
def open_rematch(
    id: TableId, wish: Rematch, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Open another game with the same people, or find the one that was opened."""
    next_id = rematch(office, office.store.table(id), visitor, wish.turn, address)
    from_thread.run(office.hall.seats_changed, id)
    return table_info(office, office.store.table(next_id), visitor)


@router.post("/{id}/forks", status_code=201)
def fork(
    id: TableId, wish: Fork, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Play on from a moment of a finished game, against bots, with the rest dealt anew."""
    opened = forked(office, office.store.table(id), visitor, wish, address)
    return table_info(office, office.store.table(opened), visitor)


def _list(office: Office, address: str) -> None:
    """Refuse to fill the list with the tables of one: others want to be found too."""
    if not office.limits.listings.take(address):
        raise Refused("too-many")


def _held(row: TableRow, seat: int, visitor: Visitor | None) -> None:
    if seat >= len(row.seats):
        raise Refused("no-such-seat", seat=seat)
    if visitor is None or visitor.id not in row.seats[seat].holders:
        raise Refused("not-your-seat", seat=seat)


def _hosted(row: TableRow, visitor: Visitor | None) -> None:
    if visitor is None or visitor.id != row.host:
        raise Refused("not-the-host")

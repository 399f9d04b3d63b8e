"""Tables: open one, look at it, give its seats away, read it from the start."""

from __future__ import annotations

from typing import Annotated

from anyio import from_thread
from fastapi import APIRouter, Path, Query, Response

from giantstable import library
from giantstable.kernel.game import Shaped
from giantstable.server.matches import played
from giantstable.server.office import Address, KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.refusals import Refused
from giantstable.server.replay import replay_of
from giantstable.server.schema import Visitor
from giantstable.server.store import HUMAN, TableRow
from giantstable.server.surveys import level_of
from giantstable.server.tables import planned, survey_of, table_info, table_of
from giantstable.server.wire import (
    Invitation,
    Json,
    NewInvitation,
    NewTable,
    Replay,
    SeatChange,
    TableInfo,
)

router = APIRouter(prefix="/api/tables", tags=["tables"])

TOLD_TO_ALL = 20  # what it costs that everybody at a table is told it anew

TableId = Annotated[str, Path(max_length=32)]
SeatInPath = Annotated[int, Path(ge=0, le=15)]


# -- opening ----------------------------------------------------------------------------------


@router.post("", status_code=201)
def open_table(
    new: NewTable, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Open a table. Seats that are not named: the first is mine, the others are open."""
    plan = planned(office, survey_of(office, new.game, dict(new.setup), new.seats), address)
    if new.name is not None:
        office.rename(visitor, new.name)
    game = library.game(new.game, office.settings.content)
    table, seats = table_of(game, plan, visitor)
    office.store.add_table(table, seats)
    return table_info(office, office.store.table(table.id), visitor)


# -- looking ----------------------------------------------------------------------------------


@router.get("/{id}")
def table(id: TableId, visitor: MaybeVisitor, office: TheOffice) -> TableInfo:
    """A table, without what lies on it."""
    return table_info(office, office.store.table(id), visitor)


@router.get("/{id}/reference")
def reference(id: TableId, office: TheOffice, response: Response) -> Shaped:
    """What is printed on the pieces of a table's game: known to all, never changing."""
    row = office.store.table(id)
    game = library.game(row.game, office.settings.content)
    response.headers["cache-control"] = "private, max-age=3600"
    return game.reference(game.settle(row.setup))


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
    if seat is not None:
        _held(row, seat, visitor)
    return replay_of(office, row, first, count, seat)


@router.get("/{id}/record")
def record(id: TableId, office: TheOffice, address: Address) -> Json:
    """The record of a finished game: the seed and every choice."""
    row = office.store.table(id)
    office.charge(address, 1 + row.choices / 20)
    if row.outcome is None:
        raise Refused("not-over")
    return played(row, office.store.entries(id), office.settings.content).record()


# -- seats ------------------------------------------------------------------------------------


@router.post("/{id}/invitations", status_code=201)
def invite(id: TableId, new: NewInvitation, visitor: MaybeVisitor, office: TheOffice) -> Invitation:
    """Invite to any open seat (the host), or take one's own seat to another device."""
    row = office.store.table(id)
    if new.seat is not None:
        _held(row, new.seat, visitor)
    else:
        _hosted(row, visitor)
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
    if row.outcome is not None:
        raise Refused("game-is-over")
    if row.seats[seat].kind == HUMAN:
        _held(row, seat, visitor)
    else:
        _hosted(row, visitor)
    level = level_of(change.kind, change.level, library.game(row.game, office.settings.content))
    office.store.set_seat(id, seat, row.seats[seat].kind, change.kind, level)
    from_thread.run(office.hall.seats_changed, id)
    return table_info(office, office.store.table(id), visitor)


def _held(row: TableRow, seat: int, visitor: Visitor | None) -> None:
    if seat >= len(row.seats):
        raise Refused("no-such-seat", seat=seat)
    if visitor is None or visitor.id not in row.seats[seat].holders:
        raise Refused("not-your-seat", seat=seat)


def _hosted(row: TableRow, visitor: Visitor | None) -> None:
    if visitor is None or visitor.id != row.host:
        raise Refused("not-the-host")

"""All that is known of a visitor: handed to them, and forgotten on their wish.

Others who played along keep their games. There the visitor's name goes, a bot plays on in their
place, and a table they had opened is another's. Everything here blocks.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from giantstable import library
from giantstable.bots import usual
from giantstable.server import care
from giantstable.server.office import Office
from giantstable.server.profiles import lines_of, look_at_finished, profile_of
from giantstable.server.schema import (
    Browser,
    CampaignProfile,
    Entry,
    GameTable,
    Holder,
    Seat,
    SeatKind,
    Subscription,
    Visitor,
)
from giantstable.server.store import BOT, HUMAN, OPEN, SEAT, Store, TableRow
from giantstable.server.tables import table_info
from giantstable.server.times import moment_of
from giantstable.server.wake import SEATS, wake
from giantstable.server.wire import Export, ExportedGame, ExportedLine, ExportedTable

PAGE: Final = 100  # tables read at once
ALL: Final = 1_000_000  # games


def tables_of(store: Store, visitor: int) -> list[str]:
    """Return the tables that a visitor sits at or has opened: all of them."""
    held = select(Holder.table_id).where(Holder.visitor_id == visitor)
    mine = (GameTable.host == visitor) | GameTable.id.in_(held)
    with store.session() as session:
        return list(session.scalars(select(GameTable.id).where(mine).order_by(GameTable.created)))


# -- handed over -----------------------------------------------------------------------------------


def export_of(office: Office, visitor: Visitor) -> Export:
    """Return all that is known of a visitor, but the keys: those are known to them alone."""
    store = office.store
    look_at_finished(store, visitor.id, office.settings.content, ALL)
    ids = tables_of(store, visitor.id)
    tables: list[ExportedTable] = []
    for first in range(0, len(ids), PAGE):
        rows = sorted(store.tables(ids[first : first + PAGE]), key=lambda row: row.created)
        tables += [_table(office, row, visitor) for row in rows]
    whose = Subscription.visitor_id == visitor.id
    with store.session() as session:
        browsers = select(Browser.created).where(Browser.visitor_id == visitor.id)
        campaigns = select(CampaignProfile).where(CampaignProfile.visitor_id == visitor.id)
        return Export(
            profile=profile_of(store, visitor, 0, office.settings.content),
            games=[
                ExportedGame(
                    table=line.table_id,
                    game=line.game,
                    ended=moment_of(line.ended),
                    won=line.won,
                    kinds=line.kinds,
                    feats=line.feats,
                )
                for line in lines_of(store, visitor.id)
            ],
            tables=tables,
            campaigns={each.game: each.profile for each in session.scalars(campaigns)},
            browsers=[moment_of(at) for at in session.scalars(browsers.order_by(Browser.created))],
            told=list(session.scalars(select(Subscription.endpoint).where(whose))),
        )


def _table(office: Office, row: TableRow, visitor: Visitor) -> ExportedTable:
    mine = [n for n, seat in enumerate(row.seats) if visitor.id in seat.holders]
    return ExportedTable(
        table=table_info(office, row, visitor),
        log=[
            ExportedLine(
                seat=entry.seat, kind=entry.kind, notation=entry.notation, at=moment_of(entry.at)
            )
            for entry in office.store.entries(row.id)
            if entry.seat in mine
        ],
    )


# -- forgotten -------------------------------------------------------------------------------------


def forget(store: Store, visitor: int) -> list[str]:
    """Forget a visitor; return the tables that are others now, or gone.

    Table by table: whatever comes in between, it can be wished for again.
    """
    tables = tables_of(store, visitor)
    for row in (row for n in range(0, len(tables), PAGE) for row in _page(store, tables, n)):
        others = sorted({h for seat in row.seats for h in seat.holders} - {visitor})
        if others:
            _leave(store, row, visitor, others[0])
        else:
            care.remove(store, row.id)
    with store.transaction() as session:
        session.execute(delete(CampaignProfile).where(CampaignProfile.visitor_id == visitor))
        session.execute(delete(Visitor).where(Visitor.id == visitor))  # the rest goes with it
    return tables


def _page(store: Store, tables: list[str], first: int) -> list[TableRow]:
    return store.tables(tables[first : first + PAGE])


def _leave(store: Store, row: TableRow, visitor: int, heir: int) -> None:
    """Leave a table to those who are still there."""
    for n, seat in enumerate(row.seats):
        if seat.holders == {visitor}:
            if seat.kind == HUMAN and not row.told_to_all and row.stranded is None:
                plays = row.begun is not None and row.game in library.games()
                kind: SeatKind = BOT if plays else OPEN
                store.unseat(row.id, n, kind, usual(row.game) if plays else "")
            with store.transaction() as session:
                _unname(session, row.id, n)
    with store.transaction() as session:
        here = (Holder.table_id == row.id, Holder.visitor_id == visitor)
        session.execute(delete(Holder).where(*here))
        hosted = (GameTable.id == row.id, GameTable.host == visitor)
        session.execute(update(GameTable).where(*hosted).values(host=heir))
        wake(session.connection(), store.worker, row.id, SEATS)


def _unname(session: Session, id_: str, seat: int) -> None:
    """Take the names of who sat there off a seat, and out of what the log tells of it."""
    session.execute(update(Seat).where(Seat.table_id == id_, Seat.seat == seat).values(name=""))
    told = select(Entry).where(Entry.table_id == id_, Entry.seat == seat, Entry.kind == SEAT)
    for entry in session.scalars(told):
        before, human, _ = entry.notation.partition(f" {HUMAN} ")
        if human:
            entry.notation = f"{before} {HUMAN}"

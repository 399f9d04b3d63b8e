"""What is asked of the database. Everything here blocks: it is called from worker threads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, case, delete, func, select, update
from sqlalchemy.orm import Session

from giantstable.server import keys
from giantstable.server.database import writing
from giantstable.server.refusals import Refused
from giantstable.server.schema import (
    Entry,
    GameTable,
    Holder,
    Invitation,
    Seat,
    SeatKind,
    Visitor,
    now,
)
from giantstable.server.wake import SEATS, wake

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
CHOICE: Final = "choice"
UNDO: Final = "undo"
# Somebody asks to take a choice back; another whose answer would be gone agrees, or does not.
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"  # by who asked: it is withdrawn

MY_TABLES = 100  # of the newest


class SeatRow:
    """Who sits on a seat."""

    def __init__(self, kind: SeatKind, level: str, name: str, holders: Iterable[int]) -> None:
        self.kind = kind
        self.level = level
        self.name = name
        self.holders = frozenset(holders)

    @property
    def place(self) -> tuple[SeatKind, str, frozenset[int]]:
        """Who sits there, whatever they are called."""
        return self.kind, self.level, self.holders


class TableRow:
    """A table as the database has it, its entries apart."""

    def __init__(
        self, table: GameTable, seats: list[SeatRow], choices: int, changed: int | None
    ) -> None:
        self.id = table.id
        self.game = table.game
        self.setup = table.setup
        self.seed = table.seed
        self.content = table.content
        self.host = table.host
        self.created = table.created
        self.outcome = table.outcome
        self.campaign = table.campaign
        self.seats = seats
        self.choices = choices
        self.changed = changed if changed is not None else table.created

    @property
    def waits(self) -> bool:
        """Whether somebody must still sit down."""
        return any(seat.kind == OPEN for seat in self.seats)


class Store:
    """The database by its questions."""

    def __init__(self, engine: Engine, worker: str = "") -> None:
        self.engine = engine
        self.worker = worker  # so that a worker does not wake itself
        self._writes = writing(engine)

    def session(self) -> Session:
        """Return a session to read with."""
        return Session(self.engine, expire_on_commit=False)

    @contextmanager
    def transaction(self) -> Iterator[Session]:
        """Give a session whose changes are all made, or none."""
        with Session(self._writes, expire_on_commit=False) as session, session.begin():
            yield session

    def check(self) -> None:
        """Ask the database whether it is there."""
        with self.session() as session:
            session.execute(select(1))

    # -- visitors -----------------------------------------------------------------------------

    def visitor(self, key: str) -> Visitor | None:
        """Return the visitor who has a key."""
        with self.session() as session:
            found = select(Visitor).where(Visitor.key_hash == keys.hashed(key))
            return session.scalars(found).one_or_none()

    def new_visitor(self, key: str) -> Visitor:
        """Enter a visitor with a fresh key."""
        with self.transaction() as session:
            visitor = Visitor(key_hash=keys.hashed(key), name="", created=now())
            session.add(visitor)
        return visitor

    def _seats_changed(self, session: Session, id_: str) -> None:
        wake(session.connection(), self.worker, id_, SEATS)

    def rename(self, visitor: int, name: str) -> list[str]:
        """Let a visitor go by another name, here and on their seats; return those tables."""
        with self.transaction() as session:
            session.execute(update(Visitor).where(Visitor.id == visitor).values(name=name))
            held = select(Holder.table_id, Holder.seat).where(Holder.visitor_id == visitor)
            seats = session.execute(held).all()
            for table, seat in seats:
                session.execute(
                    update(Seat).where(Seat.table_id == table, Seat.seat == seat).values(name=name)
                )
                self._seats_changed(session, table)
        return [table for table, _ in seats]

    # -- tables -------------------------------------------------------------------------------

    def add_table(self, table: GameTable, seats: list[Seat]) -> None:
        """Enter a new table; its human seats are the host's."""
        with self.transaction() as session:
            enter(session, table, seats)

    def table(self, id_: str) -> TableRow:
        """Return a table; refuse an unknown one."""
        rows: list[TableRow] = []
        if keys.is_table_id(id_):  # PostgreSQL would break on a NUL
            with self.session() as session:
                rows = self._rows(session, [id_])
        if not rows:
            raise Refused("no-such-table")
        return rows[0]

    def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Return those of the tables that there are, in no order."""
        with self.session() as session:
            return self._rows(session, ids)

    def tables_of(self, visitor: int) -> list[TableRow]:
        """Return the tables a visitor sits at or has opened, the newest first."""
        with self.session() as session:
            held = select(Holder.table_id).where(Holder.visitor_id == visitor)
            mine = (
                select(GameTable.id)
                .where((GameTable.host == visitor) | GameTable.id.in_(held))
                .order_by(GameTable.created.desc())
                .limit(MY_TABLES)
            )
            rows = self._rows(session, session.scalars(mine).all())
        return sorted(rows, key=lambda row: row.changed, reverse=True)

    def tables_with_bots(self, since: int, most: int) -> list[str]:
        """Return the tables under way with a bot at them, changed since; the last changed first."""
        bots = select(Seat.table_id).where(Seat.kind == BOT)
        opens = select(Seat.table_id).where(Seat.kind == OPEN)
        changed = func.coalesce(func.max(Entry.at), GameTable.created)
        found = (
            select(GameTable.id)
            .outerjoin(Entry, Entry.table_id == GameTable.id)
            .where(GameTable.outcome.is_(None), GameTable.id.in_(bots), GameTable.id.not_in(opens))
            .group_by(GameTable.id)
            .having(func.max(Entry.at) >= since)
            .order_by(changed.desc())
            .limit(most)
        )
        with self.session() as session:
            return list(session.scalars(found))

    def _rows(self, session: Session, ids: Sequence[str]) -> list[TableRow]:
        tables = session.scalars(select(GameTable).where(GameTable.id.in_(ids))).all()
        holders: dict[tuple[str, int], list[int]] = {}
        for holder in session.scalars(select(Holder).where(Holder.table_id.in_(ids))):
            holders.setdefault((holder.table_id, holder.seat), []).append(holder.visitor_id)
        seats: dict[str, list[SeatRow]] = {}
        in_order = select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)
        for seat in session.scalars(in_order):
            who = holders.get((seat.table_id, seat.seat), [])
            seats.setdefault(seat.table_id, []).append(
                SeatRow(seat.kind, seat.level, seat.name, who)
            )
        # An undo takes one choice away.
        step = case((Entry.kind == CHOICE, 1), (Entry.kind == UNDO, -1), else_=0)
        counted = (
            select(Entry.table_id, func.sum(step), func.max(Entry.at))
            .where(Entry.table_id.in_(ids))
            .group_by(Entry.table_id)
        )
        counts = {id_: (choices, changed) for id_, choices, changed in session.execute(counted)}
        return [
            TableRow(table, seats[table.id], *counts.get(table.id, (0, None))) for table in tables
        ]

    def entries(self, id_: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table's log, those after a number alone if it is given."""
        with self.session() as session:
            found = (
                select(Entry).where(Entry.table_id == id_, Entry.seq > after).order_by(Entry.seq)
            )
            return list(session.scalars(found))

    # -- seats and invitations ----------------------------------------------------------------

    def set_seat(self, id_: str, seat: int, was: SeatKind, kind: SeatKind, level: str) -> None:
        """Give a seat to a bot, or leave it open; whoever held it holds it no more.

        Refused if it is not any more what it ``was``: somebody sat down in this moment.
        """
        with self.transaction() as session:
            found = session.get(Seat, (id_, seat), with_for_update=True)
            if found is None or found.kind != was:
                raise Refused("seat-taken", seat=seat)
            found.kind = kind
            found.level = level
            found.name = ""
            self._seats_changed(session, id_)
            session.execute(delete(Holder).where(Holder.table_id == id_, Holder.seat == seat))
            session.execute(
                delete(Invitation).where(Invitation.table_id == id_, Invitation.seat == seat)
            )

    def invite(self, id_: str, seat: int | None) -> str:
        """Return a fresh token that lets somebody sit down."""
        token = keys.new_key()
        with self.transaction() as session:
            session.add(Invitation(token_hash=keys.hashed(token), table_id=id_, seat=seat))
        return token

    def invitation(self, token: str) -> tuple[str, int | None]:
        """Return the table, and perhaps the seat, that a token is for."""
        with self.session() as session:
            found = session.get(Invitation, keys.hashed(token))
        if found is None:
            raise Refused("bad-invitation")
        return found.table_id, found.seat

    def sit_down(self, token: str, wanted: int | None, visitor: int, name: str) -> tuple[str, int]:
        """Let a visitor take a seat by a token; return the table and the seat.

        A token for one seat is good once; one for any open seat as long as there is one.
        """
        with self.transaction() as session:
            invitation = session.get(Invitation, keys.hashed(token), with_for_update=True)
            if invitation is None:
                raise Refused("bad-invitation")
            id_ = invitation.table_id
            seats = session.scalars(
                select(Seat).where(Seat.table_id == id_).order_by(Seat.seat).with_for_update()
            ).all()
            if invitation.seat is not None:
                seat = seats[invitation.seat]
                session.delete(invitation)
            else:
                seat = _free_seat(seats, wanted)
                seat.kind = HUMAN
                seat.name = name
            held = session.get(Holder, (id_, seat.seat, visitor))
            if held is None:
                session.add(Holder(table_id=id_, seat=seat.seat, visitor_id=visitor))
            self._seats_changed(session, id_)
            return id_, seat.seat


def enter(session: Session, table: GameTable, seats: list[Seat]) -> None:
    """Enter a new table within a transaction; its human seats are the host's."""
    session.add(table)
    session.flush()
    session.add_all(seats)
    session.flush()
    for seat in seats:
        if seat.kind == HUMAN:
            session.add(Holder(table_id=table.id, seat=seat.seat, visitor_id=table.host))


def _free_seat(seats: Sequence[Seat], wanted: int | None) -> Seat:
    free = [seat for seat in seats if seat.kind == OPEN]
    if not free:
        raise Refused("no-open-seat")
    if wanted is None:
        return free[0]
    for seat in free:
        if seat.seat == wanted:
            return seat
    if 0 <= wanted < len(seats):
        raise Refused("seat-taken", seat=wanted)
    raise Refused("no-such-seat", seat=wanted)


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the choices that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            kept.pop()
        elif entry.kind == CHOICE:
            kept.append(entry)
    return kept

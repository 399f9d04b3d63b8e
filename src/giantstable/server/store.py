"""What is asked of the database. Everything here blocks: it is called from worker threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, get_args

from sqlalchemy import Connection, Engine, case, delete, func, insert, select, tuple_, union, update
from sqlalchemy.orm import Session

from giantstable.server import keys
from giantstable.server.database import File, writing
from giantstable.server.refusals import Refused
from giantstable.server.schema import (
    Browser,
    Entry,
    EntryKind,
    GameTable,
    Holder,
    Invitation,
    Seat,
    SeatKind,
    Terms,
    Visitor,
    now,
)
from giantstable.server.wake import SEATS, wake, wake_all

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
COMING: Final = "coming"  # somebody holds it whom the table has not agreed to yet
CHOICE: Final = "choice"
UNDO: Final = "undo"
# Somebody asks for something (see ``talk``); another agrees, or does not.
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"  # by who asked: it is withdrawn
SEAT: Final = "seat"  # who holds it is another now: "bot open", "open human NAME"
STAND_IN: Final = "bot"  # a bot plays for who holds the seat: "greedy away"
BACK: Final = "back"  # they play themselves again
RESIGN: Final = "resign"  # the bot that goes on in their place; none: the game is over by it
END: Final = "end"  # all agreed to it
FORK: Final = "fork"  # all that the seat could not know was dealt anew here, by this number

KINDS: Final[tuple[str, ...]] = get_args(EntryKind)

MY_TABLES = 100  # of the newest
INVITED = 100  # tokens of a table, to any of its seats or to one

Deed = Callable[[Connection], None]


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
        self.closed = table.closed > 0
        self.rules = table.rules
        self.stranded = table.stranded
        self.listed = table.listed
        self.begun = table.begun
        self.terms: Terms = table.terms or {}
        self.rematch = table.rematch
        self.seats = seats
        self.choices = choices
        self.changed = max(changed if changed is not None else table.created, table.closed)

    @property
    def told_to_all(self) -> bool:
        """Whether nobody plays here any more: all that was hidden may be known."""
        return self.outcome is not None or self.closed

    @property
    def waits(self) -> bool:
        """Whether somebody must still sit down."""
        return any(seat.kind in (OPEN, COMING) for seat in self.seats)

    @property
    def logs_seats(self) -> bool:
        """Whether it is for the log who sits down and leaves: others play, and are told."""
        return self.begun is not None and len(self.seats) > 1

    def eyes(self, seat: int) -> int | None:
        """Return with whose eyes who holds a seat may look: before the game began with nobody's.

        Else one could sit down, look, leave, and let another play what one knows.
        """
        return eyes(self.begun, self.seats, seat)


def eyes(begun: int | None, seats: list[SeatRow], seat: int) -> int | None:
    """Return the seat whose secrets may be known from it; None: nobody's."""
    return seat if begun is not None and seats[seat].kind == HUMAN else None


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
        file = File.of(self.engine)
        if file is not None:
            file.is_there()
        with self.session() as session:
            session.execute(select(1))

    # -- visitors -----------------------------------------------------------------------------

    def visitor(self, key: str) -> Visitor | None:
        """Return the visitor who has a key: the first one, or that of a further browser."""
        hashed = keys.hashed(key)
        with self.session() as session:
            found = session.scalars(select(Visitor).where(Visitor.key_hash == hashed)).first()
            if found is None:
                browser = session.get(Browser, hashed)
                found = None if browser is None else session.get(Visitor, browser.visitor_id)
            return found

    def new_visitor(self, key: str) -> Visitor:
        """Enter a visitor with a fresh key."""
        with self.transaction() as session:
            visitor = Visitor(key_hash=keys.hashed(key), name="", created=now())
            session.add(visitor)
        return visitor

    def _seats_changed(self, session: Session, id_: str) -> None:
        session.flush()
        empty = select(Seat.seat).where(Seat.table_id == id_, Seat.kind.in_([OPEN, COMING]))
        if session.scalars(empty.limit(1)).first() is None:
            table = session.get_one(GameTable, id_)
            if table.begun is None:
                begin(table)
        wake(session.connection(), self.worker, id_, SEATS)

    def tell_others(self, id_: str, what: str) -> None:
        """Tell other workers what happened at a table that nobody writes down."""
        if self.engine.dialect.name == "postgresql":
            with self.engine.begin() as connection:
                wake(connection, self.worker, id_, what)

    def rename(self, visitor: int, name: str) -> list[str]:
        """Let a visitor go by another name, here and on their seats; return those tables."""
        held = select(Holder.table_id).where(Holder.visitor_id == visitor)
        seats = select(Holder.table_id, Holder.seat).where(Holder.visitor_id == visitor)
        with self.transaction() as session:
            session.execute(update(Visitor).where(Visitor.id == visitor).values(name=name))
            # At once, however many they are: everybody who writes waits for it.
            place = tuple_(Seat.table_id, Seat.seat)
            session.execute(update(Seat).where(place.in_(seats)).values(name=name))
            tables = list(session.scalars(held.distinct()))
            wake_all(session.connection(), self.worker, tables, SEATS)
        return tables

    def seats_of(self, visitor: int) -> int:
        """Return how many seats a visitor holds."""
        held = select(func.count()).select_from(Holder).where(Holder.visitor_id == visitor)
        with self.session() as session:
            return session.scalar(held) or 0

    # -- tables -------------------------------------------------------------------------------

    def add_table(self, table: GameTable, seats: list[Seat], log: Sequence[Entry] = ()) -> None:
        """Enter a new table, perhaps with a log; its human seats are the host's."""
        with self.transaction() as session:
            enter(session, table, seats)
            session.add_all(log)

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

    def listed_tables(self, since: int, most: int) -> list[TableRow]:
        """Return the tables at which anybody may sit down, opened since; the newest first."""
        found = (
            select(GameTable.id)
            .where(GameTable.listed, GameTable.closed == 0, GameTable.created >= since)
            .order_by(GameTable.created.desc())
            .limit(most)
        )
        with self.session() as session:
            rows = self._rows(session, session.scalars(found).all())
        return sorted(rows, key=lambda row: row.created, reverse=True)

    def list_table(self, id_: str, listed: bool) -> None:
        """Let anybody sit down at a table, or only who is invited."""
        with self.transaction() as session:
            session.execute(update(GameTable).where(GameTable.id == id_).values(listed=listed))
            self._seats_changed(session, id_)

    def tables_due(self, at: int, most: int) -> list[str]:
        """Return tables where a clock has run out, the first of them first."""
        found = (
            select(GameTable.id)
            .where(GameTable.due <= at, GameTable.outcome.is_(None), GameTable.closed == 0)
            .order_by(GameTable.due)
            .limit(most)
        )
        with self.session() as session:
            return list(session.scalars(found))

    def tables_with_bots(self, since: int, most: int) -> list[str]:
        """Return the tables under way with a bot at them, changed since; the last changed first."""
        bots = union(
            select(Seat.table_id).where(Seat.kind == BOT),
            select(Entry.table_id).where(Entry.kind.in_([STAND_IN, RESIGN])),
        )
        opens = select(Seat.table_id).where(Seat.kind.in_([OPEN, COMING]))
        changed = func.coalesce(func.max(Entry.at), GameTable.created)
        found = (
            select(GameTable.id)
            .outerjoin(Entry, Entry.table_id == GameTable.id)
            .where(GameTable.outcome.is_(None), GameTable.closed == 0)
            .where(GameTable.stranded.is_(None))
            .where(GameTable.id.in_(bots), GameTable.id.not_in(opens))
            .group_by(GameTable.id)
            .having(func.max(Entry.at) >= since)
            .order_by(changed.desc())
            .limit(most)
        )
        with self.session() as session:
            return list(session.scalars(found))

    def strand(self, id_: str, followed: int | None) -> None:
        """Note how far the rules follow a table's log; None: to its end."""
        with self.transaction() as session:
            table = update(GameTable).where(GameTable.id == id_)
            session.execute(table.values(stranded=followed))

    def stranded(self) -> list[str]:
        """Return the tables whose log the rules did not follow, the last one opened first."""
        found = select(GameTable.id).where(GameTable.stranded.is_not(None))
        with self.session() as session:
            return list(session.scalars(found.order_by(GameTable.created.desc())))

    def count_stranded(self) -> int:
        """Return how many they are."""
        found = select(func.count()).where(GameTable.stranded.is_not(None))
        with self.session() as session:
            return session.scalar(found) or 0

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
        """Give a seat to a bot, or leave it open, where nobody must be told by the log."""
        with self.transaction() as session:
            self._refuse_to_log(session, id_)
            reseated(id_, seat, was, kind, level)(session.connection())
            self._seats_changed(session, id_)

    def unseat(self, id_: str, seat: int, kind: SeatKind, level: str) -> None:
        """Take a seat from a person, whatever has begun: the log tells it to all who play."""
        with self.transaction() as session:
            if self._logs_seats(session, id_):
                last = select(func.max(Entry.seq)).where(Entry.table_id == id_)
                told = f"{HUMAN} {kind} {level}".strip()
                number = (session.scalar(last) or 0) + 1
                session.add(Entry(table_id=id_, seq=number, seat=seat, kind=SEAT, notation=told))
            reseated(id_, seat, HUMAN, kind, level)(session.connection())
            self._seats_changed(session, id_)

    @staticmethod
    def _logs_seats(session: Session, id_: str) -> bool:
        found = session.get(GameTable, id_, with_for_update=True)
        others = select(Seat.seat).where(Seat.table_id == id_, Seat.seat > 0).limit(1)
        return found is not None and found.begun is not None and session.scalar(others) is not None

    def _refuse_to_log(self, session: Session, id_: str) -> None:
        """Refuse what must stand in the log, of a table that has begun in this moment."""
        if self._logs_seats(session, id_):
            raise Refused("stale", found=0, expected=0)

    def rematch(
        self, old: str, table: GameTable, seats: list[Seat], holders: list[frozenset[int]]
    ) -> str:
        """Enter the table after another; return its name, or of the one that was there before.

        An open seat with holders is kept for them: they sit down when they wish.
        """
        with self.transaction() as session:
            first = update(GameTable).where(GameTable.id == old, GameTable.rematch.is_(None))
            if session.execute(first.values(rematch=table.id)).rowcount != 1:  # type: ignore[attr-defined]
                return session.get_one(GameTable, old).rematch or ""
            session.add(table)
            session.flush()
            session.add_all(seats)
            session.flush()
            for seat, those in zip(seats, holders, strict=True):
                for visitor in sorted(those):
                    session.add(Holder(table_id=table.id, seat=seat.seat, visitor_id=visitor))
            self._seats_changed(session, table.id)
            wake(session.connection(), self.worker, old, SEATS)
        return table.id

    def take_kept(self, id_: str, seat: int, visitor: int, name: str) -> None:
        """Let a visitor sit down at the open seat that is kept for them."""
        with self.transaction() as session:
            self._refuse_to_log(session, id_)
            if session.get(Holder, (id_, seat, visitor)) is None:
                raise Refused("not-your-seat", seat=seat)
            reseated(id_, seat, OPEN, HUMAN, name=name)(session.connection())
            self._seats_changed(session, id_)

    def invite(self, id_: str, seat: int | None) -> str:
        """Return a fresh token that lets somebody sit down.

        Of a table's tokens of one kind so many are good at once; then only those that come after.
        """
        token = keys.new_key()
        same = (Invitation.table_id == id_, Invitation.seat.is_not_distinct_from(seat))
        with self.transaction() as session:
            count = select(func.count()).select_from(Invitation).where(*same)
            if (session.scalar(count) or 0) >= INVITED:
                session.execute(delete(Invitation).where(*same))
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

        Where others play, a seat of a game that has begun is theirs to give: see ``accord``.

        A token for one seat is good once; one for any open seat as long as there is one.
        """
        with self.transaction() as session:
            invitation = session.get(Invitation, keys.hashed(token), with_for_update=True)
            if invitation is None:
                raise Refused("bad-invitation")
            id_ = invitation.table_id
            if session.get_one(GameTable, id_).closed:
                raise Refused("table-closed")
            self._refuse_to_log(session, id_)
            seats = _seats_of(session, id_)
            if invitation.seat is not None:
                seat = seats[invitation.seat]
                session.delete(invitation)
            else:
                seat = seats[free_seat(self._kinds(session, seats, visitor), wanted)]
                seat.kind = HUMAN
                seat.name = name
            held = session.get(Holder, (id_, seat.seat, visitor))
            if held is None:
                session.add(Holder(table_id=id_, seat=seat.seat, visitor_id=visitor))
            self._seats_changed(session, id_)
            return id_, seat.seat

    def join(self, id_: str, wanted: int | None, visitor: int, name: str) -> int:
        """Let a visitor take an open seat of a listed table; return the seat."""
        with self.transaction() as session:
            table = session.get(GameTable, id_, with_for_update=True)
            if table is None:
                raise Refused("no-such-table")
            if table.closed:
                raise Refused("table-closed")
            seats = _seats_of(session, id_)
            if not table.listed:
                raise Refused("not-listed")
            sits = select(Holder.seat).where(Holder.table_id == id_, Holder.visitor_id == visitor)
            held = session.scalars(sits).first()
            if held is not None:
                return held
            self._refuse_to_log(session, id_)
            seat = seats[free_seat(self._kinds(session, seats, visitor), wanted)]
            seat.kind = HUMAN
            seat.name = name
            session.add(Holder(table_id=id_, seat=seat.seat, visitor_id=visitor))
            self._seats_changed(session, id_)
            return seat.seat

    @staticmethod
    def _kinds(session: Session, seats: Sequence[Seat], visitor: int) -> list[SeatKind]:
        """Return what seats are to a visitor: those that are kept for others are taken."""
        kept = select(Holder.seat).where(Holder.table_id == seats[0].table_id)
        others = session.scalars(kept.where(Holder.visitor_id != visitor)).all()
        return [HUMAN if each.seat in others else each.kind for each in seats]


def begin(table: GameTable) -> None:
    """Note that every seat of a table is taken: clocks run, and who comes later is invited."""
    table.begun = now()
    table.listed = False
    if table.terms and "clock" in table.terms:
        table.due = table.begun + table.terms.get("minutes", 0) * 60_000


def enter(session: Session, table: GameTable, seats: list[Seat]) -> None:
    """Enter a new table within a transaction; its human seats are the host's."""
    session.add(table)
    session.flush()
    session.add_all(seats)
    session.flush()
    for seat in seats:
        if seat.kind == HUMAN:
            session.add(Holder(table_id=table.id, seat=seat.seat, visitor_id=table.host))


def _seats_of(session: Session, id_: str) -> Sequence[Seat]:
    """Return the seats of a table, held against everybody else for this transaction."""
    found = select(Seat).where(Seat.table_id == id_).order_by(Seat.seat).with_for_update()
    return session.scalars(found).all()


def reseated(
    id_: str, seat: int, was: SeatKind, kind: SeatKind, level: str = "", name: str = ""
) -> Deed:
    """Return how a seat goes to others; whoever held it holds it no more, unless they stay.

    Refused if it is not any more what it ``was``: somebody sat down in this moment.
    """

    def doing(connection: Connection) -> None:
        this = (Seat.table_id == id_, Seat.seat == seat)
        found = connection.scalar(select(Seat.kind).where(*this).with_for_update())
        if found != was:
            raise Refused("seat-taken", seat=seat)
        connection.execute(update(Seat).where(*this).values(kind=kind, level=level, name=name))
        if kind in (BOT, OPEN):
            for those in (Holder, Invitation):
                connection.execute(delete(those).where(those.table_id == id_, those.seat == seat))

    return doing


def held_by(id_: str, seat: int, visitor: int) -> Deed:
    """Return how a visitor comes to hold a seat."""

    def doing(connection: Connection) -> None:
        connection.execute(insert(Holder).values(table_id=id_, seat=seat, visitor_id=visitor))

    return doing


def used_up(token: str) -> Deed:
    """Return how an invitation is good no more; refuse one that is not."""

    def doing(connection: Connection) -> None:
        this = delete(Invitation).where(Invitation.token_hash == keys.hashed(token))
        if connection.execute(this).rowcount != 1:
            raise Refused("bad-invitation")

    return doing


def free_seat(kinds: Sequence[SeatKind], wanted: int | None) -> int:
    """Return an open seat, the one that is wanted if it is open."""
    free = [seat for seat, kind in enumerate(kinds) if kind == OPEN]
    if not free:
        raise Refused("no-open-seat")
    if wanted is None:
        return free[0]
    if wanted in free:
        return wanted
    if 0 <= wanted < len(kinds):
        raise Refused("seat-taken", seat=wanted)
    raise Refused("no-such-seat", seat=wanted)


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the choices that were not taken back, and where something was dealt anew."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del kept[-1:]  # of a log that was changed by hand there may be none
        elif entry.kind in (CHOICE, FORK):
            kept.append(entry)
    return kept

"""What the database keeps. A table is its append-only list of entries: everything else follows.

The migrations under ``migrations`` build the same; a test compares the two.
"""

from __future__ import annotations

import time
from typing import Any, Literal

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from typing_extensions import TypedDict

from giantstable.kernel.shapes import Outcome

# Who is coming holds the seat, but the table has not agreed yet.
SeatKind = Literal["human", "bot", "open", "coming"]
# What is done on the board, what people say to each other, and what becomes of seats.
EntryKind = Literal[
    "choice", "undo", "ask", "agree", "decline", "seat", "bot", "back", "resign", "end", "fork"
]

# SQLite counts rows by itself only in a column of its plain INTEGER.
RowId = BigInteger().with_variant(Integer(), "sqlite")


def now() -> int:
    """Return the time as the database keeps it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Terms(TypedDict, total=False):
    """What people agree on before they sit down."""

    clock: Literal["game", "move"]  # each seat has so long for the game, or for each choice
    minutes: int
    away: int  # minutes after which a bot plays for who is away and is waited for
    lesson: str  # the first game that is played there: it starts from its position, not from a seed


class Base(DeclarativeBase):
    """The tables of the database."""


class Visitor(Base):
    """A browser that has sat down somewhere. It is known by the hash of its key alone."""

    __tablename__ = "visitors"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    key_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Browser(Base):
    """A further browser of a visitor: it came by a link, and has a key of its own."""

    __tablename__ = "browsers"

    key_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    visitor_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("visitors.id", ondelete="CASCADE"), index=True
    )
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Move(Base):
    """A token by which another browser becomes a visitor's; good once, and not for long."""

    __tablename__ = "moves"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    visitor_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("visitors.id", ondelete="CASCADE"), index=True
    )
    until: Mapped[int] = mapped_column(BigInteger)


class Played(Base):
    """What is remembered of a finished game for one who played it, when its table is long gone."""

    __tablename__ = "played"

    visitor_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True
    )
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    ended: Mapped[int] = mapped_column(BigInteger)
    counts: Mapped[bool] = mapped_column()  # no lesson, no game from the middle, none of others
    won: Mapped[bool] = mapped_column(default=False)
    kinds: Mapped[dict[str, str]] = mapped_column(JSON, default=dict)  # in the game's own words
    feats: Mapped[list[str]] = mapped_column(JSON, default=list)


class GameTable(Base):
    """A game being played, or over: how it began, and how it ended."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    content: Mapped[str] = mapped_column(String(64))  # the fingerprint of what it is played with
    host: Mapped[int] = mapped_column(BigInteger, ForeignKey("visitors.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    outcome: Mapped[Outcome | None] = mapped_column(JSON(none_as_null=True), default=None)
    campaign: Mapped[str] = mapped_column(String(32), default="")  # the mode it is a fight of
    reported: Mapped[bool] = mapped_column(default=False)  # whether the campaign knows its end
    rules: Mapped[str] = mapped_column(String(32), default="")  # whose version; empty: unknown
    # How many entries of its log the rules could follow when that was less than all; -1: none of
    # it, not even the beginning.
    stranded: Mapped[int | None] = mapped_column(default=None, index=True)
    listed: Mapped[bool] = mapped_column(default=False, index=True)  # anybody may sit down
    closed: Mapped[int] = mapped_column(BigInteger, default=0)  # when the server's host closed it
    # When every seat was taken for the first time: from then on hands are dealt, and known.
    begun: Mapped[int | None] = mapped_column(BigInteger, default=None)
    # What the table agreed on beside the game: clocks, and how long one may be away.
    terms: Mapped[Terms] = mapped_column(JSON, default=dict)
    # When a clock runs out.
    due: Mapped[int | None] = mapped_column(BigInteger, default=None, index=True)
    rematch: Mapped[str | None] = mapped_column(String(32), default=None)  # the table after this


class Seat(Base):
    """One seat of a table: open, held by people, or by a bot."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    level: Mapped[str] = mapped_column(String(32), default="")
    name: Mapped[str] = mapped_column(String(40), default="")


class Holder(Base):
    """A visitor who may play a seat. One person may hold it from several browsers."""

    __tablename__ = "holders"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    visitor_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("visitors.id"), primary_key=True)

    __table_args__ = (Index("holders_by_visitor", "visitor_id"),)


class Invitation(Base):
    """A token that lets somebody sit down; only its hash is kept."""

    __tablename__ = "invitations"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None] = mapped_column()  # None: to any open seat, as long as there is one


class Entry(Base):
    """One line of a table's log: what was done, said or changed there. Never changed."""

    __tablename__ = "entries"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column()
    kind: Mapped[EntryKind] = mapped_column(String(8))
    notation: Mapped[str] = mapped_column(String(200), default="")
    nonce: Mapped[str] = mapped_column(String(64), default="")  # by which a client repeats itself
    at: Mapped[int] = mapped_column(BigInteger, default=now)
    spare: Mapped[int] = mapped_column(default=0)  # milliseconds that cost the seat no time


class Ban(Base):
    """Somebody who is not let in: a visitor, or everybody in a network."""

    __tablename__ = "bans"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    visitor_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("visitors.id", ondelete="CASCADE")
    )
    network: Mapped[str] = mapped_column(String(50), default="")  # 192.0.2.0/24
    until: Mapped[int] = mapped_column(BigInteger, default=0)  # 0: for ever
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class HostKey(Base):
    """A secret of this host that all its workers share."""

    __tablename__ = "host_keys"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))


class Subscription(Base):
    """A browser that is told when it is its visitor's turn: through which service, sealed how."""

    __tablename__ = "subscriptions"

    name: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)  # hash of the endpoint
    visitor_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("visitors.id", ondelete="CASCADE"), index=True
    )
    endpoint: Mapped[str] = mapped_column(String(1000))
    key: Mapped[bytes] = mapped_column(LargeBinary(65))
    auth: Mapped[bytes] = mapped_column(LargeBinary(16))
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Notice(Base):
    """What a host has changed, for a server on SQLite to find: PostgreSQL tells it by itself."""

    __tablename__ = "notices"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))  # empty: it is about no table
    what: Mapped[str] = mapped_column(String(8))
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class CampaignProfile(Base):
    """What a visitor has achieved in a game's campaign."""

    __tablename__ = "campaigns"

    visitor_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("visitors.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    profile: Mapped[dict[str, Any]] = mapped_column(JSON)

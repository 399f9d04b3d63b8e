"""What the database keeps. A table is its append-only list of entries: everything else follows.

The migrations under ``migrations`` build the same; a test compares the two.
"""

from __future__ import annotations

import time
from typing import Any, Literal

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from giantstable.kernel.shapes import Outcome

SeatKind = Literal["human", "bot", "open"]
EntryKind = Literal["choice", "undo", "ask", "agree", "decline"]

# SQLite counts rows by itself only in a column of its plain INTEGER.
RowId = BigInteger().with_variant(Integer(), "sqlite")


def now() -> int:
    """Return the time as the database keeps it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    """The tables of the database."""


class Visitor(Base):
    """A browser that has sat down somewhere. It is known by the hash of its key alone."""

    __tablename__ = "visitors"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    key_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[int] = mapped_column(BigInteger, default=now)


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
    """One line of a table's log: a choice, an undo, or what is said of one. Never changed."""

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


class CampaignProfile(Base):
    """What a visitor has achieved in a game's campaign."""

    __tablename__ = "campaigns"

    visitor_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("visitors.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    profile: Mapped[dict[str, Any]] = mapped_column(JSON)

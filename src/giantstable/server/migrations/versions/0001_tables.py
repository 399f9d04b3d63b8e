"""Tables, seats, invitations, entries, campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Build the first tables."""
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "visitors",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("host", sa.BigInteger(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("campaign", sa.String(32), nullable=False),
        sa.Column("reported", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "holders",
        _table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("visitor_id", sa.BigInteger(), sa.ForeignKey("visitors.id"), primary_key=True),
    )
    op.create_index("holders_by_visitor", "holders", ["visitor_id"])
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        _table_id(primary_key=False),
        sa.Column("seat", sa.Integer(), nullable=True),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("notation", sa.String(200), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "campaigns",
        sa.Column("visitor_id", sa.BigInteger(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("profile", sa.JSON(), nullable=False),
    )


def _table_id(primary_key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def downgrade() -> None:
    """Remove everything."""
    for table in (
        "campaigns", "entries", "invitations", "holders", "seats", "tables", "visitors",
    ):  # fmt: skip
        op.drop_table(table)

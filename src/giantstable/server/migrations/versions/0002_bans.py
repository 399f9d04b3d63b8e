"""Tables that a host has closed, bans, and notices of both."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give a host the means."""
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column(
        "tables", sa.Column("closed", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.create_table(
        "bans",
        sa.Column("id", row_id, primary_key=True),
        sa.Column(
            "visitor_id",
            sa.BigInteger(),
            sa.ForeignKey("visitors.id", ondelete="CASCADE"),
            nullable=True,
        ),
        sa.Column("network", sa.String(50), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", row_id, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("notices")
    op.drop_table("bans")
    op.drop_column("tables", "closed")

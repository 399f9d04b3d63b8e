"""What is remembered of finished games, and further browsers of one visitor."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _visitor(key: bool = False) -> sa.Column[int]:
    whose = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column("visitor_id", sa.BigInteger(), whose, nullable=False, primary_key=key)


def upgrade() -> None:
    """Make room for them; old games are looked at when somebody first asks for them."""
    op.create_table(
        "browsers",
        sa.Column("key_hash", sa.LargeBinary(32), primary_key=True),
        _visitor(),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_browsers_visitor_id", "browsers", ["visitor_id"])
    op.create_table(
        "moves",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        _visitor(),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_moves_visitor_id", "moves", ["visitor_id"])
    op.create_table(
        "played",
        _visitor(key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.Column("feats", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("played", "moves", "browsers"):
        op.drop_table(table)

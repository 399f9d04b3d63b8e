"""Tables whose hosts want to be joined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let tables be listed."""
    no = sa.false()
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=no))
    op.create_index("ix_tables_listed", "tables", ["listed"])


def downgrade() -> None:
    """List none."""
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "listed")

"""Which version of the rules a table was begun with, and whether those of today follow it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of tables that are there already nobody wrote down by which version they were begun."""
    op.add_column("tables", sa.Column("rules", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("stranded", sa.Integer(), nullable=True))
    op.create_index("ix_tables_stranded", "tables", ["stranded"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_stranded", "tables")
    op.drop_column("tables", "stranded")
    op.drop_column("tables", "rules")

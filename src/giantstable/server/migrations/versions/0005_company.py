"""What people at a table rely on: when it began, its terms and clocks, the table after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables with nobody to wait for, or with anything done at them, have begun long since."""
    op.add_column("tables", sa.Column("begun", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("entries", sa.Column("spare", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET begun = created WHERE"
        " EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id) OR NOT EXISTS"
        " (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
    )


def downgrade() -> None:
    """Forget all that; who was coming never sat down."""
    op.execute("UPDATE seats SET kind = 'open', name = '' WHERE kind = 'coming'")
    op.drop_column("entries", "spare")
    op.drop_index("ix_tables_due", "tables")
    for column in ("rematch", "due", "terms", "begun"):
        op.drop_column("tables", column)

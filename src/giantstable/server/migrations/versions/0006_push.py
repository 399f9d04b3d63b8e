"""The host's own key for Web Push, and the browsers that want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both; the key is made when somebody first asks for it."""
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("name", sa.LargeBinary(32), primary_key=True),
        sa.Column(
            "visitor_id",
            sa.BigInteger(),
            sa.ForeignKey("visitors.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.LargeBinary(65), nullable=False),
        sa.Column("auth", sa.LargeBinary(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_subscriptions_visitor_id", "subscriptions", ["visitor_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("subscriptions")
    op.drop_table("host_keys")

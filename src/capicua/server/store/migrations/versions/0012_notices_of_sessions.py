"""Let a browser's notices belong to the session in which it asked for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the session; browsers that subscribed before it have none."""
    op.add_column(
        "subscriptions",
        sa.Column("session", sa.String(64), nullable=False, server_default=""),
    )


def downgrade() -> None:
    """Drop the session."""
    with op.batch_alter_table("subscriptions") as batch:
        batch.drop_column("session")

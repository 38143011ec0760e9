"""Create the guests who are muted by what was decided about their account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of muted guests."""
    op.create_table(
        "muted_guests",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("account_id", sa.String(12), nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop the table of muted guests."""
    op.drop_table("muted_guests")

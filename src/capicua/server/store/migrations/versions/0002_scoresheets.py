"""Create score sheets for rounds played with physical tiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of score sheets."""
    op.create_table(
        "scoresheets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("edit", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop the table of score sheets."""
    op.drop_table("scoresheets")

"""Create studies that people have written and shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of studies."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("edit", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop the table of studies."""
    op.drop_table("studies")

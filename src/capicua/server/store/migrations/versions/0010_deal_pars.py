"""Create the table of the par of duplicate deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "tournament_pars",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("difference", sa.Float, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("tournament_pars")

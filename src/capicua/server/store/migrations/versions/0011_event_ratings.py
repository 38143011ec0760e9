"""Create what lets results of real tiles count: who plays, and how sure a rating was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table and the column."""
    op.create_table(
        "tournament_places",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(12), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("match_players", sa.Column("sigma_before", sa.Float, nullable=True))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("match_players") as batch:
        batch.drop_column("sigma_before")
    op.drop_table("tournament_places")

"""Create tables, events and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("head", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
        sa.Column("wake", sa.BigInteger, nullable=True, index=True),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=True),
        sa.Column("request_id", sa.String(36), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "who", "request_id", name="each_request_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop the three tables."""
    for name in ("snapshots", "events", "tables"):
        op.drop_table(name)

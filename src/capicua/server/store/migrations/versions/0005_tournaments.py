"""Create what belongs to tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ID = sa.String(12)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("op", sa.String(64), nullable=False, unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("arrangements", sa.Text, nullable=False),
        sa.Column("venue", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("club_id", sa.String(64), nullable=False, server_default="", index=True),
        sa.Column("starts_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("is_closed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_visibility", "tournaments", ["visibility", "updated"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_operations",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("op", sa.String(36), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("account_id", _ID, nullable=True, index=True),
        sa.Column("is_removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tournament_sign_ups",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("account_id", _ID, nullable=True, index=True),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournament_reports",
        sa.Column("tournament_id", sa.String(26), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("by_name", sa.String(200), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("tournament_id", sa.String(26), nullable=False, index=True),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("is_made", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
    )


def downgrade() -> None:
    """Drop them."""
    for name in (
        "tournaments",
        "tournament_log",
        "tournament_operations",
        "tournament_people",
        "tournament_sign_ups",
        "tournament_reports",
        "tournament_tables",
    ):
        op.drop_table(name)

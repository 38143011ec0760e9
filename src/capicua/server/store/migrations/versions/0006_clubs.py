"""Create clubs: members, invitations, calendars, rule sets; reports may be about a club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_ID = sa.String(12)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "clubs",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("likeness", sa.String(64), nullable=False, unique=True),
        sa.Column("place", sa.String(120), nullable=False, server_default=""),
        sa.Column("description", sa.Text, nullable=False, server_default=""),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false(), index=True),
        sa.Column("joining", sa.String(8), nullable=False, server_default="invited"),
        sa.Column("link", sa.String(64), nullable=False, server_default=""),
        sa.Column("link_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", _ID, primary_key=True),
        sa.Column("account_id", _ID, primary_key=True, index=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_invitations",
        sa.Column("club_id", _ID, primary_key=True),
        sa.Column("account_id", _ID, primary_key=True, index=True),
        sa.Column("by_id", _ID, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "club_evenings",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("club_id", _ID, nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "club_rules",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("club_id", _ID, nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.add_column("reports", sa.Column("club_id", _ID, nullable=True))
    op.create_index("ix_reports_club_id", "reports", ["club_id"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_index("ix_reports_club_id", "reports")
    op.drop_column("reports", "club_id")
    for name in ("club_rules", "club_evenings", "club_invitations", "club_members", "clubs"):
        op.drop_table(name)

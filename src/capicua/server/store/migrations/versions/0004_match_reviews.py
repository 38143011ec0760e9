"""Note which finished matches are still to be reviewed for the accuracy of their players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the time from which a match may be reviewed; older matches have none."""
    op.add_column("matches", sa.Column("review_due", sa.BigInteger, nullable=True))
    op.create_index("ix_matches_review_due", "matches", ["review_due"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_matches_review_due", "matches")
    op.drop_column("matches", "review_due")

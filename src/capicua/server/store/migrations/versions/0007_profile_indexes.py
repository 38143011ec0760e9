"""Let profiles and leaders be read from indexes: the pool of a match beside each of its players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SURE = 6.0
"""The deviation up to which a rating was sure when this was written."""


def upgrade() -> None:
    """Add the column, and exchange the indexes."""
    op.add_column(
        "match_players", sa.Column("pool", sa.String(120), nullable=False, server_default="")
    )
    op.drop_index("matches_of_account", "match_players")
    op.execute(
        "UPDATE match_players SET pool = matches.pool FROM matches "
        "WHERE matches.table_id = match_players.table_id"
    )
    op.create_index(
        "matches_of_account",
        "match_players",
        ["account_id", "ended", "table_id", "side", "place", "pool"],
    )
    op.drop_index("ratings_by_pool", "ratings")
    is_sure = sa.text(f"sigma <= {SURE}")
    op.create_index(
        "sure_ratings",
        "ratings",
        ["pool", "mu"],
        sqlite_where=is_sure,
        postgresql_where=is_sure,
    )


def downgrade() -> None:
    """Restore the indexes, and remove the column."""
    op.drop_index("sure_ratings", "ratings")
    op.create_index("ratings_by_pool", "ratings", ["pool", "mu"])
    op.drop_index("matches_of_account", "match_players")
    op.create_index("matches_of_account", "match_players", ["account_id", "ended"])
    op.drop_column("match_players", "pool")

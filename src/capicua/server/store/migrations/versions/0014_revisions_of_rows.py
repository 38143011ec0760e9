"""Let a process that knows a tournament read only what has changed since."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_ROWS = ("people", "sign_ups", "reports", "tables", "pars", "places")


def upgrade() -> None:
    """Add the revision of each row; those from before count as older than all."""
    rewritten = sa.Column("rewritten", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tournaments", rewritten)
    op.drop_index("ix_tournament_tables_tournament_id", "tournament_tables")
    for name in _ROWS:
        table = f"tournament_{name}"
        since = sa.Column("revision", sa.BigInteger, nullable=False, server_default="0")
        op.add_column(table, since)
        op.create_index(f"{table}_since", table, ["tournament_id", "revision"])


def downgrade() -> None:
    """Drop the revisions."""
    for name in _ROWS:
        table = f"tournament_{name}"
        op.drop_index(f"{table}_since", table)
        with op.batch_alter_table(table) as batch:
            batch.drop_column("revision")
    op.create_index("ix_tournament_tables_tournament_id", "tournament_tables", ["tournament_id"])
    with op.batch_alter_table("tournaments") as batch:
        batch.drop_column("rewritten")

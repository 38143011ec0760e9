"""Create what belongs to people: accounts, pairing, matches, ratings, moderation, notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ID = sa.String(12)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "accounts",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("likeness", sa.String(64), nullable=False, unique=True),
        sa.Column("face", sa.String(16), nullable=False, server_default=""),
        sa.Column("country", sa.String(2), nullable=False, server_default=""),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("role", sa.String(16), nullable=False, server_default="player"),
        sa.Column("is_bot", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("owner_id", _ID, nullable=True, index=True),
        sa.Column("is_child", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("email", sa.String(254), nullable=False, server_default=""),
        sa.Column("seat_key", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("renamed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("suspended_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", _ID, nullable=False, index=True),
        sa.Column("device", sa.String(80), nullable=False, server_default=""),
        sa.Column("is_bot_token", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", _ID, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False, server_default=""),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("account_id", _ID, nullable=False, server_default=""),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", _ID, nullable=False, index=True),
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("account_id", _ID, primary_key=True, index=True),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("origin", sa.String(26), nullable=False),
        sa.Column("mask", sa.String(64), nullable=False, server_default=""),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "relations",
        sa.Column("account_id", _ID, primary_key=True),
        sa.Column("other_id", _ID, primary_key=True, index=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("to_id", _ID, primary_key=True, index=True),
        sa.Column("by_id", _ID, nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("account_id", _ID, nullable=True, index=True),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(26), nullable=True, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("token", sa.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False, index=True),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "departures",
        sa.Column("account_id", _ID, primary_key=True),
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pool", sa.String(120), nullable=False, index=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("why_unrated", sa.String(32), nullable=False, server_default=""),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "match_players",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account_id", _ID, nullable=True),
        sa.Column("level", sa.String(16), nullable=False, server_default=""),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("accuracy", sa.Float, nullable=True),
        sa.Column("mu_before", sa.Float, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("account_id", _ID, primary_key=True),
        sa.Column("pool", sa.String(120), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("by_id", _ID, nullable=True, index=True),
        sa.Column("about_id", _ID, nullable=True, index=True),
        sa.Column("table_id", sa.String(26), nullable=True),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False, server_default=""),
        sa.Column("state", sa.String(16), nullable=False, index=True),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("by_id", _ID, nullable=True, index=True),
        sa.Column("about_id", _ID, nullable=True, index=True),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("detail", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account_id", _ID, nullable=False, index=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("account_id", _ID, nullable=False, index=True),
        sa.Column("table_id", sa.String(26), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False, server_default=""),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.BigInteger, nullable=True, index=True),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("account_id", _ID, primary_key=True, index=True),
        sa.Column("is_mine", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("matches_of_account", "match_players", ["account_id", "ended"])
    op.create_index("ratings_by_pool", "ratings", ["pool", "mu"])


def downgrade() -> None:
    """Drop the tables."""
    for name in (
        "server_keys",
        "turns",
        "notices",
        "subscriptions",
        "audit",
        "reports",
        "ratings",
        "match_players",
        "matches",
        "departures",
        "listings",
        "seeks",
        "invitations",
        "relations",
        "seatings",
        "recovery_codes",
        "passkeys",
        "challenges",
        "sessions",
        "accounts",
    ):
        op.drop_table(name)

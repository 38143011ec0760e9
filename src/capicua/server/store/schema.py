"""The database tables: the logs of tables, score sheets, studies, and what belongs to people.

Times are milliseconds since 1970; keys and tokens are stored as hashes. An empty database gets
these tables at once, an older one through the migrations; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("head", BigInteger, nullable=False),  # the number of the last event
    Column("epoch", BigInteger, nullable=False),  # grows when another process takes over
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("wake", BigInteger, nullable=True, index=True),  # no later than it needs attention
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("who", String(64), nullable=True),
    Column("request_id", String(36), nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "who", "request_id", name="each_request_once"),
)

scoresheets = Table(
    "scoresheets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("edit", String(64), nullable=False),  # hashes of the two keys
    Column("watch", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("edit", String(64), nullable=False),  # the hash of the key
    Column("text", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)

# -- people --------------------------------------------------------------------------------------

_ID: Final = String(12)
"""The id of an account."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("likeness", String(64), nullable=False, unique=True),  # equal for names that look alike
    Column("face", String(16), nullable=False, server_default=""),
    Column("country", String(2), nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default=""),
    Column("role", String(16), nullable=False, server_default="player"),
    Column("is_bot", Boolean, nullable=False, server_default=false()),
    Column("owner_id", _ID, nullable=True, index=True),  # whose bot it is
    Column("is_child", Boolean, nullable=False, server_default=false()),
    Column("email", String(254), nullable=False, server_default=""),
    Column(
        "seat_key", LargeBinary, nullable=False
    ),  # the account's tokens at tables follow from it
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("renamed", BigInteger, nullable=False, server_default="0"),
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("suspended_until", BigInteger, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", _ID, nullable=False, index=True),
    Column("device", String(80), nullable=False, server_default=""),
    Column("is_bot_token", Boolean, nullable=False, server_default=false()),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's id, in base64url
    Column("account_id", _ID, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # the authenticator's counter
    Column("device", String(80), nullable=False, server_default=""),
    Column("made", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # register, sign-in
    Column("account_id", _ID, nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False, index=True),
)
"""What a passkey is asked to sign, once."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", _ID, nullable=False, index=True),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("account_id", _ID, primary_key=True, index=True),
    Column("token", String(32), nullable=False),  # the hash that the table's log knows them by
    Column("origin", String(26), nullable=False),  # the table whose id the token follows from
    Column("mask", String(64), nullable=False, server_default=""),  # what else the token needs
    Column("at", BigInteger, nullable=False),
)
"""The tables at which accounts have sat or watched."""

muted_guests = Table(
    "muted_guests",
    metadata,
    Column("token", String(32), primary_key=True),  # as in seatings
    Column("account_id", _ID, nullable=False, index=True),
)
"""The signed-out people at tables to whom the mute of an account applies, while it holds."""

relations = Table(
    "relations",
    metadata,
    Column("account_id", _ID, primary_key=True),
    Column("other_id", _ID, primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # friend, asked, follow, block
    Column("at", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("to_id", _ID, primary_key=True, index=True),
    Column("by_id", _ID, nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("account_id", _ID, nullable=True, index=True),
    Column("ticket", String(64), nullable=False),  # the hash of what the person's device knows
    Column("wish", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("heard", BigInteger, nullable=False),
    Column("table_id", String(26), nullable=True, index=True),  # set once a table is reserved
    Column("seat", Integer, nullable=True),
    Column("token", String(64), nullable=False, server_default=""),
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("is_open", Boolean, nullable=False, index=True),
    Column("touched", BigInteger, nullable=False, index=True),
)
"""Tables that their hosts show in the lobby."""

departures = Table(
    "departures",
    metadata,
    Column("account_id", _ID, primary_key=True),
    Column("table_id", String(26), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Matches that somebody left; from them follow the waits before the next pairing."""

matches = Table(
    "matches",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pool", String(120), nullable=False, index=True),  # game, class of rules and form
    Column("rules", Text, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("why_unrated", String(32), nullable=False, server_default=""),
    Column("rounds", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("review_due", BigInteger, nullable=True, index=True),  # whoever reviews moves it on
)

match_players = Table(
    "match_players",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account_id", _ID, nullable=True),
    Column("level", String(16), nullable=False, server_default=""),  # of a bot
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for the winners; equal for ties
    Column("points", Integer, nullable=False),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Column("accuracy", Float, nullable=True),
    Column("mu_before", Float, nullable=True),
    Column("mu", Float, nullable=True),  # the rating after the match
    Column("sigma", Float, nullable=True),
    Column("ended", BigInteger, nullable=False),
    Column("pool", String(120), nullable=False, server_default=""),  # that of the match
    Column("sigma_before", Float, nullable=True),  # of results that may be corrected
    # What profiles filter and count: they read few rows of people with thousands of matches.
    Index("matches_of_account", "account_id", "ended", "table_id", "side", "place", "pool"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", _ID, primary_key=True),
    Column("pool", String(120), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The best of a pool are read in order; most ratings are not sure (``rating_model.SURE``).
    Index(
        "sure_ratings",
        "pool",
        "mu",
        sqlite_where=text("sigma <= 6.0"),
        postgresql_where=text("sigma <= 6.0"),
    ),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("by_id", _ID, nullable=True, index=True),
    Column("about_id", _ID, nullable=True, index=True),
    Column("table_id", String(26), nullable=True),
    Column("reason", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("log", Text, nullable=False, server_default=""),
    Column("state", String(16), nullable=False, index=True),  # open, closed
    Column("note", Text, nullable=False, server_default=""),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("club_id", _ID, nullable=True, index=True),  # of a report about a club
)
"""An appeal has the id of the action it answers, so that there is one at most."""

audit = Table(
    "audit",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by_id", _ID, nullable=True, index=True),
    Column("about_id", _ID, nullable=True, index=True),
    Column("action", String(32), nullable=False),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("detail", Text, nullable=False, server_default=""),
)
"""What moderators have done; what undoes an action has the id ``undo-`` and that of the action."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("account_id", _ID, nullable=False, index=True),
    Column("data", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("session", String(64), nullable=False, server_default=""),  # where it is signed in
)
"""Browsers that receive notices."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("account_id", _ID, nullable=False, index=True),
    Column("table_id", String(26), nullable=False),
    Column("kind", String(16), nullable=False),  # push, mail, or pause: a vacation begins or ends
    Column("target", String(64), nullable=False, server_default=""),  # the subscription
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # whoever sends it moves this on first
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", BigInteger, nullable=True, index=True),
)
"""Notices to be sent, and those sent lately."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("account_id", _ID, primary_key=True, index=True),
    Column("is_mine", Boolean, nullable=False),
    Column("deadline", BigInteger, nullable=True),  # when the clock of the seat to act runs out
    Column("since", BigInteger, nullable=False),
)
"""Matches by correspondence in play, for each account at them: whether it is their turn."""

# -- tournaments ---------------------------------------------------------------------------------

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("op", String(64), nullable=False, unique=True),  # the hash of the request that made it
    Column("settings", Text, nullable=False),
    Column("arrangements", Text, nullable=False),
    Column("venue", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),  # the keys of its people follow from it
    Column("secret", LargeBinary, nullable=False),  # of its duplicate deals; empty without them
    Column("visibility", String(8), nullable=False),
    Column("club_id", String(64), nullable=False, server_default="", index=True),
    Column("starts_at", BigInteger, nullable=False, server_default="0"),
    Column("summary", Text, nullable=False),  # what lists show
    Column("is_closed", Boolean, nullable=False, server_default=false()),
    Column("revision", BigInteger, nullable=False),  # grows with each change of any of its rows
    Column("made", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rewritten", BigInteger, nullable=False, server_default="0"),  # the last erasure
    Index("tournaments_by_visibility", "visibility", "updated"),
)

tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""The decisions of tournaments; rows are only added, and names erased with their accounts."""

tournament_operations = Table(
    "tournament_operations",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("op", String(36), primary_key=True),
    Column("answer", Text, nullable=False),
)
"""Requests that were carried out, with their answers: each is carried out once."""


def _since(table: str) -> tuple[Column[int], Index]:
    """Return the revision that wrote a row, and the index that finds the rows since another."""
    return (
        Column("revision", BigInteger, nullable=False, server_default="0"),
        Index(f"{table}_since", "tournament_id", "revision"),
    )


tournament_people = Table(
    "tournament_people",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("role", String(16), nullable=False),  # director, assistant
    Column("name", String(80), nullable=False),
    Column("account_id", _ID, nullable=True, index=True),
    Column("is_removed", Boolean, nullable=False, server_default=false()),
    *_since("tournament_people"),
)

tournament_sign_ups = Table(
    "tournament_sign_ups",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("place", Integer, nullable=False),  # the order in which people asked
    Column("wish", Text, nullable=False),
    Column("account_id", _ID, nullable=True, index=True),
    Column("entrant", Integer, nullable=False),  # 0: waits for a free place; -1: turned away
    Column("at", BigInteger, nullable=False),
    *_since("tournament_sign_ups"),
)

tournament_reports = Table(
    "tournament_reports",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("start", Integer, nullable=False),  # the decision that published the round
    Column("round", Integer, nullable=False),
    Column("table_number", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("by_name", String(200), nullable=False),
    Column("result", Text, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, disputed, confirmed, dismissed
    Column("at", BigInteger, nullable=False),
    *_since("tournament_reports"),
)
"""Results that somebody at the table has told."""

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", String(26), primary_key=True),
    Column("tournament_id", String(26), nullable=False),
    Column("start", Integer, nullable=False),  # the decision that published the round
    Column("round", Integer, nullable=False),
    Column("table_number", Integer, nullable=False),
    Column("room", Integer, nullable=False),
    Column("deal", Integer, nullable=False),  # its place in the set of deals; 0: its own deals
    Column("is_made", Boolean, nullable=False, server_default=false()),
    Column("result", Text, nullable=False, server_default=""),  # once it is over
    *_since("tournament_tables"),
)
"""Tables of tournaments that are played at this server."""

tournament_pars = Table(
    "tournament_pars",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),  # its number in the event
    Column("difference", Float, nullable=False),
    Column("how", String(16), nullable=False),
    *_since("tournament_pars"),
)
"""The par of duplicate deals, computed once they are revealed."""

tournament_places = Table(
    "tournament_places",
    metadata,
    Column("tournament_id", String(26), primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),  # among its people
    Column("account_id", _ID, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    *_since("tournament_places"),
)
"""The accounts of people of entrants, for whom results of real tiles count."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("likeness", String(64), nullable=False, unique=True),
    Column("place", String(120), nullable=False, server_default=""),
    Column("description", Text, nullable=False, server_default=""),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("is_public", Boolean, nullable=False, server_default=false(), index=True),
    Column("joining", String(8), nullable=False, server_default="invited"),  # or open
    Column("link", String(64), nullable=False, server_default=""),  # the hash of a link's secret
    Column("link_until", BigInteger, nullable=False, server_default="0"),
    Column("made", BigInteger, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", _ID, primary_key=True),
    Column("account_id", _ID, primary_key=True, index=True),
    Column("role", String(8), nullable=False),  # owner, director, member
    Column("joined", BigInteger, nullable=False),
)

club_invitations = Table(
    "club_invitations",
    metadata,
    Column("club_id", _ID, primary_key=True),
    Column("account_id", _ID, primary_key=True, index=True),
    Column("by_id", _ID, nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

club_evenings = Table(
    "club_evenings",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("club_id", _ID, nullable=False, index=True),
    Column("text", Text, nullable=False),  # the plan, as JSON
)
"""The calendars of clubs."""

club_rules = Table(
    "club_rules",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("club_id", _ID, nullable=False, index=True),
    Column("text", Text, nullable=False),  # the name and the rules, as JSON
    Column("made", BigInteger, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that the server has made for itself."""

versions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The version of the schema, as Alembic records it; not part of what backups copy by table."""

NEWEST = "0014"
"""The last migration."""

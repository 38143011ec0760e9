"""Clubs: created, changed, found and deleted."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from msgspec import UNSET
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from capicua.api.hall.clubs import (
    LONGEST_DESCRIPTION,
    ClubCard,
    ClubChange,
    ClubInvitation,
    ClubMember,
    ClubPlan,
    Clubs,
    Invited,
)
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.names import is_reserved, name_key
from capicua.server.clubs.powers import decide, is_moderator, no_club, require, role_of
from capicua.server.moderation.actions import record_note
from capicua.server.notices.times import is_known_zone
from capicua.server.store.event_log import Store
from capicua.server.store.limits import DAY_MS
from capicua.server.store.schema import (
    accounts,
    club_evenings,
    club_invitations,
    club_members,
    club_rules,
    clubs,
)
from capicua.server.timers import now_ms
from capicua.table.play.seats import tidy, unguessable

MOST_OWNED: Final = 5
"""Maximum number of clubs that an account owns."""
MOST_JOINED: Final = 50
"""Maximum number of clubs that an account belongs to."""
MOST_FOUND: Final = 50
"""Number of public clubs in one answer."""
INVITED_MS: Final = 30 * DAY_MS
"""How long an invitation by name is open."""
_ID_LENGTH: Final = 12

_counted: Final = club_members.alias()
_COUNT: Final = (
    sa.select(sa.func.count())
    .where(_counted.c.club_id == clubs.c.id)
    .correlate(clubs)
    .scalar_subquery()
    .label("members")
)
_CARD: Final = (clubs.c.id, clubs.c.name, clubs.c.place, _COUNT, clubs.c.is_public)


class ClubDirectory:
    """All clubs of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, account: Account, plan: ClubPlan) -> str:
        """Create a club owned by an account, and return its id. Raise ``Refused``."""
        check_person(account)
        now, id = now_ms(), unguessable(_ID_LENGTH)
        values = _checked(ClubChange(*(getattr(plan, name) for name in ClubPlan.__struct_fields__)))

        def work(connection: Connection) -> str:
            owned = sa.select(sa.func.count()).where(
                club_members.c.account_id == account.id, club_members.c.role == "owner"
            )
            if int(connection.scalar(owned) or 0) >= MOST_OWNED:
                raise Refused(Message("club-most-owned", {"count": MOST_OWNED}))
            check_room(connection, account.id)
            _store(connection, clubs.insert().values(id=id, made=now, **values), values["name"])
            connection.execute(
                club_members.insert().values(
                    club_id=id, account_id=account.id, role="owner", joined=now
                )
            )
            return id

        return await decide(self._store, work)

    async def change(self, account: Account, club: str, wish: ClubChange) -> None:
        """Change a club. What a moderator changes is recorded. Raise ``Refused``."""
        account.check_standing(now_ms())
        values = _checked(wish)

        def work(connection: Connection) -> None:
            before = require(connection, club, account, "edit")
            if not values:
                return
            changed = clubs.update().where(clubs.c.id == club).values(**values)
            _store(connection, changed, values.get("name", before["name"]))
            if is_moderator(account) and role_of(connection, club, account.id) != "owner":
                new = values.get("name", before["name"])
                _record(connection, account, club, f"{before['name']} → {new}: {sorted(values)}")

        await decide(self._store, work)

    async def delete(self, account: Account, club: str) -> None:
        """Delete a club with its calendar; its tournaments stay. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            before = require(connection, club, account, "delete")
            if role_of(connection, club, account.id) != "owner":
                _record(connection, account, club, f"{before['name']} × ")
            drop(connection, club)

        await decide(self._store, work)

    # -- questions -----------------------------------------------------------------------------

    async def listed(self, account: Account | None, text: str = "") -> Clubs:
        """Return the clubs of an account, its invitations, and public clubs with a text."""
        words = tidy(text)

        def work(connection: Connection) -> Clubs:
            mine: list[ClubCard] = []
            invitations: list[ClubInvitation] = []
            if account is not None:
                own = (
                    sa.select(*_CARD, club_members.c.role)
                    .join(club_members, club_members.c.club_id == clubs.c.id)
                    .where(club_members.c.account_id == account.id)
                    .order_by(clubs.c.name, clubs.c.id)
                )
                mine = [ClubCard(*row) for row in connection.execute(own)]
                asked = (
                    sa.select(
                        clubs.c.id, clubs.c.name, accounts.c.name.label("by"), club_invitations.c.at
                    )
                    .join(clubs, clubs.c.id == club_invitations.c.club_id)
                    .join(accounts, accounts.c.id == club_invitations.c.by_id)
                    .where(club_invitations.c.account_id == account.id, _is_open())
                    .order_by(club_invitations.c.at.desc())
                )
                invitations = [ClubInvitation(*row) for row in connection.execute(asked)]
            public = sa.select(*_CARD).where(clubs.c.is_public)
            for word in words.split()[:5]:
                pattern = f"%{_literal(word)}%"
                public = public.where(
                    sa.or_(
                        clubs.c.name.ilike(pattern, escape="\\"),
                        clubs.c.place.ilike(pattern, escape="\\"),
                    )
                )
            roles = {card.id: card.role for card in mine}
            rows = connection.execute(public.order_by(clubs.c.name, clubs.c.id).limit(MOST_FOUND))
            found = [ClubCard(*row, role=roles.get(row[0], "")) for row in rows]
            return Clubs(mine, invitations, found)

        return await self._store.read(work)


def visible(connection: Connection, club: str, account: Account | None) -> RowMapping:
    """Return a club that an account may see; raise ``Refused`` for others.

    Members see it, those invited by name, moderators, and everybody if it is public.
    """
    row = connection.execute(sa.select(clubs).where(clubs.c.id == club)).mappings().first()
    if row is None:
        raise no_club()
    if row["is_public"]:
        return row
    if account is None:
        raise no_club()
    is_known = role_of(connection, club, account.id) or is_invited(connection, club, account.id)
    if not is_known and not is_moderator(account):
        raise no_club()
    return row


def is_invited(connection: Connection, club: str, account: str) -> bool:
    """Return whether an account has an open invitation by name."""
    query = sa.select(club_invitations.c.at).where(
        club_invitations.c.club_id == club, club_invitations.c.account_id == account, _is_open()
    )
    return connection.scalar(query) is not None


def people_of(connection: Connection, club: str) -> list[ClubMember]:
    """Return the members of a club: the owner, the directors, then the others by name."""
    rank = sa.case(
        (club_members.c.role == "owner", 0), (club_members.c.role == "director", 1), else_=2
    )
    query = (
        sa.select(
            accounts.c.id,
            accounts.c.name,
            accounts.c.face,
            club_members.c.role,
            club_members.c.joined,
        )
        .join(accounts, accounts.c.id == club_members.c.account_id)
        .where(club_members.c.club_id == club)
        .order_by(rank, accounts.c.likeness)
    )
    return [ClubMember(*row) for row in connection.execute(query)]


def invited_to(connection: Connection, club: str) -> list[Invited]:
    """Return who has been invited to a club by name and has not answered."""
    query = (
        sa.select(accounts.c.id, accounts.c.name, accounts.c.face, club_invitations.c.at)
        .join(accounts, accounts.c.id == club_invitations.c.account_id)
        .where(club_invitations.c.club_id == club, _is_open())
        .order_by(club_invitations.c.at.desc())
    )
    return [Invited(*row) for row in connection.execute(query)]


def member_count(connection: Connection, club: str) -> int:
    """Return the number of members of a club."""
    query = sa.select(sa.func.count()).where(club_members.c.club_id == club)
    return int(connection.scalar(query) or 0)


def check_person(account: Account) -> None:
    """Raise ``Refused`` for bots, and for people who are suspended."""
    account.check_standing(now_ms())
    if account.is_bot:
        raise Refused(Message("club-people"))


def check_room(connection: Connection, account: str) -> None:
    """Raise ``Refused`` if an account belongs to as many clubs as it may."""
    query = sa.select(sa.func.count()).where(club_members.c.account_id == account)
    if int(connection.scalar(query) or 0) >= MOST_JOINED:
        raise Refused(Message("club-most-joined", {"count": MOST_JOINED}))


def drop(connection: Connection, club: str) -> None:
    """Delete a club and what belongs to it alone."""
    for table in (club_members, club_invitations, club_evenings, club_rules):
        connection.execute(table.delete().where(table.c.club_id == club))
    connection.execute(clubs.delete().where(clubs.c.id == club))


def lines(text: str, longest: int) -> str:
    """Return a text of several lines without invisible characters."""
    return "\n".join(tidy(line) for line in text[:longest].splitlines()).strip()


def _checked(wish: ClubChange) -> dict[str, Any]:
    """Return the columns that a change sets. Raise ``Refused`` for invalid values."""
    values: dict[str, Any] = {}
    for name in ClubChange.__struct_fields__:
        value = getattr(wish, name)
        if value is not UNSET:
            values[name] = value
    if "name" in values:
        name = tidy(values["name"])
        if not name:
            raise Refused(Message("club-name"))
        if is_reserved(name):
            raise Refused(Message("name-reserved", {"name": name}))
        values |= {"name": name, "likeness": name_key(name)}
    if "place" in values:
        values["place"] = tidy(values["place"])
    if "description" in values:
        values["description"] = lines(values["description"], LONGEST_DESCRIPTION)
    if "zone" in values and not is_known_zone(values["zone"]):
        raise Refused(Message("club-zone", {"zone": values["zone"]}))
    return values


def _store(connection: Connection, statement: sa.Executable, name: str) -> None:
    try:
        with connection.begin_nested():
            connection.execute(statement)
    except IntegrityError:
        raise Refused(Message("club-name-taken", {"name": name})) from None


def _record(connection: Connection, moderator: Account, club: str, what: str) -> None:
    """Write what a moderator does with a club into the audit log, about its owner."""
    query = sa.select(club_members.c.account_id).where(
        club_members.c.club_id == club, club_members.c.role == "owner"
    )
    record_note(connection, moderator, connection.scalar(query), f"club {club}: {what}")


def _is_open() -> sa.ColumnElement[bool]:
    """Return the condition that an invitation by name is open."""
    return club_invitations.c.at > now_ms() - INVITED_MS


def _literal(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")

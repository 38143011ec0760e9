"""Members of clubs: invited by name or by link, joining, leaving, roles."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.clubs import ClubLink, ClubRole, LinkedClub
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.relations import is_blocked
from capicua.server.clubs.clubs import (
    INVITED_MS,
    check_person,
    check_room,
    drop,
    is_invited,
    member_count,
)
from capicua.server.clubs.powers import decide, hold, no_club, require, role_of
from capicua.server.store.event_log import Store
from capicua.server.store.limits import DAY_MS
from capicua.server.store.schema import (
    club_invitations,
    club_members,
    clubs,
    relations,
)
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash

MOST_MEMBERS: Final = 1000
"""Maximum number of members of a club."""
MOST_INVITED: Final = 100
"""Maximum number of open invitations of a club."""
LINK_MS: Final = 30 * DAY_MS
"""How long a link is open."""


class Membership:
    """Who belongs to which club."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- invitations ---------------------------------------------------------------------------

    async def invite(self, account: Account, club: str, other: Account | None) -> None:
        """Invite somebody by name. Raise ``Refused``.

        Nobody is invited by a person whom a block separates, and a child by friends only.
        """
        check_person(account)
        now = now_ms()

        def work(connection: Connection) -> None:
            require(connection, club, account, "invite")
            if other is None or other.is_bot:
                raise Refused(Message("no-such-account"))
            if role_of(connection, club, other.id):
                raise Refused(Message("club-member-already", {"name": other.name}))
            is_friend = connection.scalar(
                sa.select(relations.c.at).where(
                    relations.c.account_id == account.id,
                    relations.c.other_id == other.id,
                    relations.c.kind == "friend",
                )
            )
            if is_blocked(connection, account.id, other.id) or (other.is_child and not is_friend):
                raise Refused(Message("relation-closed"))
            old = club_invitations.c.at < now - INVITED_MS
            connection.execute(club_invitations.delete().where(old))
            _withdraw(connection, club, other.id)
            count = sa.select(sa.func.count()).where(club_invitations.c.club_id == club)
            if int(connection.scalar(count) or 0) >= MOST_INVITED:
                raise Refused(Message("club-most-invited", {"count": MOST_INVITED}))
            connection.execute(
                club_invitations.insert().values(
                    club_id=club, account_id=other.id, by_id=account.id, at=now
                )
            )

        await decide(self._store, work)

    async def withdraw(self, account: Account, club: str, other: str) -> None:
        """Withdraw an invitation by name, or decline one's own. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            if other != account.id:
                require(connection, club, account, "invite")
            _withdraw(connection, club, other)

        await decide(self._store, work)

    async def make_link(self, account: Account, club: str) -> ClubLink:
        """Open a new link of invitation, which replaces an earlier one. Raise ``Refused``."""
        check_person(account)
        key, until = secrets.token_urlsafe(16), now_ms() + LINK_MS

        def work(connection: Connection) -> ClubLink:
            require(connection, club, account, "invite")
            opened = clubs.update().where(clubs.c.id == club)
            connection.execute(opened.values(link=key_hash(key), link_until=until))
            return ClubLink(key, until)

        return await decide(self._store, work)

    async def close_link(self, account: Account, club: str) -> None:
        """Close the link of invitation. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            require(connection, club, account, "invite")
            closed = clubs.update().where(clubs.c.id == club)
            connection.execute(closed.values(link="", link_until=0))

        await decide(self._store, work)

    async def linked(self, account: Account | None, club: str, key: str) -> LinkedClub:
        """Return what the holder of a link sees before joining. Raise ``Refused``."""

        def work(connection: Connection) -> LinkedClub:
            row = connection.execute(sa.select(clubs).where(clubs.c.id == club)).mappings().first()
            if row is None or not _opens(row["link"], row["link_until"], key):
                raise Refused(Message("club-link"))
            role = "" if account is None else role_of(connection, club, account.id)
            count = member_count(connection, club)
            return LinkedClub(club, row["name"], row["place"], count, role)

        return await self._store.read(work)

    # -- joining and leaving -------------------------------------------------------------------

    async def join(self, account: Account, club: str, key: str = "") -> None:
        """Join a club: with a link, invited by name, or one that is open. Raise ``Refused``.

        Joining twice is joining once.
        """
        check_person(account)
        now = now_ms()

        def work(connection: Connection) -> None:
            row = hold(connection, club)
            if role_of(connection, club, account.id):
                return
            if key and not _opens(row["link"], row["link_until"], key):
                raise Refused(Message("club-link"))
            if not key and not is_invited(connection, club, account.id):
                if not row["is_public"]:
                    raise no_club()
                if row["joining"] != "open":
                    raise Refused(Message("club-invited-only"))
            check_room(connection, account.id)
            if member_count(connection, club) >= MOST_MEMBERS:
                raise Refused(Message("club-full", {"count": MOST_MEMBERS}))
            _withdraw(connection, club, account.id)
            connection.execute(
                club_members.insert().values(
                    club_id=club, account_id=account.id, role="member", joined=now
                )
            )

        await decide(self._store, work)

    async def remove(self, account: Account, club: str, other: str) -> None:
        """Remove a member, or leave. Raise ``Refused``.

        Directors remove members, the owner also directors. The owner hands the club over first.
        """

        def work(connection: Connection) -> None:
            is_own = other == account.id
            if is_own and role_of(connection, club, other) == "owner":
                raise Refused(Message("club-owner-stays"))
            require(connection, club, account, "leave" if is_own else "remove")
            role = _member(connection, club, other)
            if not is_own and role != "member" and role_of(connection, club, account.id) != "owner":
                raise Refused(Message("club-power", {"power": "roles", "role": "director"}))
            _leave(connection, club, other)

        await decide(self._store, work)

    async def set_role(self, account: Account, club: str, other: str, role: ClubRole) -> None:
        """Give a member a role; with ``owner`` hand the club over. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            require(connection, club, account, "roles")
            _member(connection, club, other)
            if other == account.id:
                if role != "owner":
                    raise Refused(Message("club-owner-stays"))
                return
            if role == "owner":
                _set(connection, club, account.id, "director")
            _set(connection, club, other, role)

        await decide(self._store, work)


def erase(connection: Connection, account: str) -> None:
    """Delete the memberships and invitations of an account, as part of deleting it.

    Its clubs go to the director, else the member, who has belonged to them longest; a club
    without anybody else is deleted.
    """
    owned = sa.select(club_members.c.club_id).where(
        club_members.c.account_id == account, club_members.c.role == "owner"
    )
    for club in connection.scalars(owned).all():
        hold(connection, club)
        heirs = (
            sa.select(club_members.c.account_id)
            .where(club_members.c.club_id == club, club_members.c.account_id != account)
            .order_by(club_members.c.role != "director", club_members.c.joined)
        )
        heir = connection.scalar(heirs.limit(1))
        if heir is None:
            drop(connection, club)
        else:
            _set(connection, club, heir, "owner")
    connection.execute(club_members.delete().where(club_members.c.account_id == account))
    connection.execute(
        club_invitations.delete().where(
            sa.or_(club_invitations.c.account_id == account, club_invitations.c.by_id == account)
        )
    )


def _opens(link: str, until: int, key: str) -> bool:
    return bool(link) and secrets.compare_digest(link, key_hash(key)) and now_ms() < until


def _withdraw(connection: Connection, club: str, account: str) -> None:
    connection.execute(
        club_invitations.delete().where(
            club_invitations.c.club_id == club, club_invitations.c.account_id == account
        )
    )


def _member(connection: Connection, club: str, account: str) -> str:
    role = role_of(connection, club, account)
    if not role:
        raise Refused(Message("club-no-member"))
    return role


def _leave(connection: Connection, club: str, account: str) -> None:
    connection.execute(
        club_members.delete().where(
            club_members.c.club_id == club, club_members.c.account_id == account
        )
    )


def _set(connection: Connection, club: str, account: str, role: str) -> None:
    connection.execute(
        club_members.update()
        .where(club_members.c.club_id == club, club_members.c.account_id == account)
        .values(role=role)
    )

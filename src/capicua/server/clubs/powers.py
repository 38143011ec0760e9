"""Who may do what in a club. Every decision is checked here, within its transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from capicua.api.hall.clubs import ClubRole
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.store.event_log import Store
from capicua.server.store.schema import club_members, clubs

Power = Literal[
    "edit", "roles", "delete", "invite", "remove", "calendar", "rules", "events", "leave"
]

POWERS: Final[dict[str, tuple[Power, ...]]] = {
    "owner": ("edit", "roles", "delete", "invite", "remove", "calendar", "rules", "events"),
    "director": ("invite", "remove", "calendar", "rules", "events", "leave"),
    "member": ("leave",),
    "": (),
}
"""What each role may do. The owner leaves by handing the club over."""
MODERATION: Final[tuple[Power, ...]] = ("edit", "delete")
"""What moderators of the server may do in every club."""

_Found = TypeVar("_Found")


async def decide(store: Store, work: Callable[[Connection], _Found]) -> _Found:
    """Run a decision in a savepoint, so that nothing remains of one that is refused."""

    def whole(connection: Connection) -> _Found | Refused:
        try:
            with connection.begin_nested():
                return work(connection)
        except Refused as refused:
            return refused

    found = await store.do(whole)
    if isinstance(found, Refused):
        raise found
    return found


def role_of(connection: Connection, club: str, account: str) -> ClubRole | Literal[""]:
    """Return the role of an account in a club; empty if it is no member."""
    query = sa.select(club_members.c.role).where(
        club_members.c.club_id == club, club_members.c.account_id == account
    )
    found: ClubRole | None = connection.scalar(query)
    return found or ""


def hold(connection: Connection, club: str) -> RowMapping:
    """Return a club, which no other process changes until the end. Raise ``Refused``."""
    query = sa.select(clubs).where(clubs.c.id == club).with_for_update()
    row = connection.execute(query).mappings().first()
    if row is None:
        raise no_club()
    return row


def is_moderator(account: Account) -> bool:
    """Return whether an account moderates the server."""
    return account.role in ("moderator", "admin") and not account.is_bot


def powers_of(account: Account | None, role: str) -> list[Power]:
    """Return what an account with a role in a club may do there."""
    more = MODERATION if account is not None and is_moderator(account) else ()
    return list(dict.fromkeys((*POWERS[role], *more)))


def require(connection: Connection, club: str, account: Account, power: Power) -> RowMapping:
    """Hold a club and return it, or raise ``Refused`` if the account may not do this there.

    A private club does not exist for those who may not see it.
    """
    row = hold(connection, club)
    role = role_of(connection, club, account.id)
    if power not in powers_of(account, role):
        if not role and not row["is_public"] and not is_moderator(account):
            raise no_club()
        raise Refused(Message("club-power", {"power": power, "role": role or "none"}))
    return row


def no_club() -> Refused:
    """Return the refusal of a club that does not exist, or not for the client."""
    return Refused(Message("no-such-club"))

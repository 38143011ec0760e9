"""Changes that a person makes to an account, and the accounts of their bots."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from msgspec import UNSET, json
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from capicua.api.hall.accounts import AccountChange, OwnBot
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import (
    Account,
    insert_account,
    insert_session,
    name_taken,
    new_account,
    new_session,
)
from capicua.server.accounts.names import check_name, check_rename, name_key
from capicua.server.accounts.recovery import count_codes, spend_code
from capicua.server.store.audit_log import holds
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, audit
from capicua.server.timers import now_ms
from capicua.table.frames.faces import check_face

MOST_BOTS: Final = 5
"""Maximum number of bot accounts of a person."""


async def change(store: Store, account: Account, wish: AccountChange) -> None:
    """Change an account. Raise ``Refused`` if its name may not change to that, or is taken."""
    values: dict[str, Any] = {}
    for field in ("face", "country", "language", "is_child"):
        value = getattr(wish, field)
        if value is not UNSET:
            values[field] = value
    check_face(values.get("face", ""))
    if wish.name is not UNSET:
        values |= _renamed(account, wish.name)
    if not values:
        return
    ends_childhood = account.is_child and values.get("is_child") is False
    begins_childhood = not account.is_child and values.get("is_child") is True

    def work(connection: Connection) -> Message | None:
        if ends_childhood and spend_code(connection, wish.code) != account.id:
            return Message("code-wrong")
        if "likeness" in values and _was_taken_away(connection, account.id, values["likeness"]):
            return Message("name-taken-away", {"name": values["name"]})
        if begins_childhood and not count_codes(connection, account.id):
            return Message("child-codes")
        try:
            with connection.begin_nested():
                connection.execute(
                    accounts.update().where(accounts.c.id == account.id).values(**values)
                )
        except IntegrityError:
            return name_taken(values["name"]).message
        return None

    refusal = await store.do(work)
    if refusal is not None:
        raise Refused(refusal)


def _was_taken_away(connection: Connection, account: str, likeness: str) -> bool:
    """Return whether a moderator has taken such a name from an account."""
    taken = sa.select(audit.c.detail).where(
        audit.c.about_id == account, audit.c.action == "rename", holds()
    )
    return any(
        name_key(json.decode(detail).get("old", "")) == likeness
        for detail in connection.scalars(taken)
    )


def _renamed(account: Account, name: str) -> dict[str, Any]:
    """Return the columns that a new name changes; another spelling of the old one is free."""
    plain, now = check_name(name), now_ms()
    if plain == account.name:
        return {}
    found: dict[str, Any] = {"name": plain}
    if name_key(plain) != name_key(account.name):
        check_rename(account.renamed, now)
        found |= {"likeness": name_key(plain), "renamed": now}
    return found


async def create_bot(store: Store, owner: Account, name: str, face: str) -> tuple[Account, str]:
    """Create a bot account of a person, and return it with its token. Raise ``Refused``."""
    if owner.is_bot or owner.is_child:
        raise Refused(Message("bots-people"))
    bot, token = new_account(name, face, is_bot=True, owner=owner.id), new_session()

    def work(connection: Connection) -> Message | None:
        own = sa.select(sa.func.count()).where(accounts.c.owner_id == owner.id)
        if (connection.scalar(own) or 0) >= MOST_BOTS:
            return Message("bots-many", {"high": MOST_BOTS})
        if not insert_account(connection, bot):
            return name_taken(bot.name).message
        insert_session(connection, bot.id, token, "", is_bot_token=True)
        return None

    refusal = await store.do(work)
    if refusal is not None:
        raise Refused(refusal)
    return bot, token


async def bots_of(store: Store, owner: str) -> list[OwnBot]:
    """Return the bot accounts of a person."""
    query = (
        sa.select(accounts.c.id, accounts.c.name, accounts.c.face, accounts.c.made)
        .where(accounts.c.owner_id == owner)
        .order_by(accounts.c.made)
    )
    return await store.read(lambda connection: [OwnBot(*row) for row in connection.execute(query)])

"""Creating an account and signing in, each in one transaction.

An account is reached by a passkey, by a recovery code, or by both; there are no passwords.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import (
    Account,
    insert_account,
    insert_session,
    name_taken,
    new_session,
    spend_challenge,
)
from capicua.server.accounts.passkeys import (
    MOST_PASSKEYS,
    NewPasskey,
    Passkeys,
    insert_passkey,
    made,
)
from capicua.server.accounts.recovery import new_codes, spend_code, store_codes
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, passkeys


class SignedIn(NamedTuple):
    """A new session, and the recovery codes of a new account that has no passkey."""

    account: str
    token: str
    codes: list[str]


class SignIn:
    """The ways into an account."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.passkeys = Passkeys(store)

    async def create(
        self,
        account: Account,
        device: str,
        credential: dict[str, Any] | None = None,
        site: str = "",
    ) -> SignedIn:
        """Store a new account with its first passkey, or else with recovery codes, and sign in.

        Raise ``Refused`` if its name is taken or the passkey is not valid.
        """
        passkey = None if credential is None else made(credential, site)
        codes = [] if passkey is not None else new_codes()
        token = new_session()

        def work(connection: Connection) -> Message | str:
            own = account
            if passkey is not None:
                id = spend_challenge(connection, "register", passkey.challenge)
                if id is None or _has_passkey(connection, passkey):
                    return Message("passkey-late")
                own = replace(account, id=id)
                if connection.scalar(sa.select(accounts.c.id).where(accounts.c.id == id)):
                    return Message("passkey-late")
            if not insert_account(connection, own):
                return name_taken(own.name).message
            if passkey is not None:
                insert_passkey(connection, own.id, passkey, device)
            if codes:
                store_codes(connection, own.id, codes)
            insert_session(connection, own.id, token, device)
            return own.id

        found = await self._store.do(work)
        if isinstance(found, Message):
            raise Refused(found)
        return SignedIn(found, token, codes)

    async def by_code(self, code: str, device: str) -> str:
        """Sign in with a recovery code, and return the session's token. Raise ``Refused``."""
        token = new_session()

        def work(connection: Connection) -> bool:
            account = spend_code(connection, code)
            if account is not None:
                insert_session(connection, account, token, device)
            return account is not None

        if not await self._store.do(work):
            raise Refused(Message("code-wrong"))
        return token

    async def by_passkey(self, credential: dict[str, Any], site: str, device: str) -> str:
        """Sign in with a passkey, and return the session's token. Raise ``Refused``."""
        id, uses, challenge = await self.passkeys.signed_in(credential, site)
        token = new_session()
        which = passkeys.c.id == id

        def work(connection: Connection) -> bool:
            if spend_challenge(connection, "sign-in", challenge) is None:
                return False
            account = connection.scalar(sa.select(passkeys.c.account_id).where(which))
            if account is None:
                return False
            connection.execute(passkeys.update().where(which).values(uses=uses))
            insert_session(connection, account, token, device)
            return True

        if not await self._store.do(work):
            raise Refused(Message("passkey-late"))
        return token

    async def add_passkey(
        self, account: str, credential: dict[str, Any], site: str, device: str
    ) -> None:
        """Add a passkey to an account. Raise ``Refused``."""
        passkey = made(credential, site)

        def work(connection: Connection) -> Message | None:
            if spend_challenge(connection, "register", passkey.challenge) != account:
                return Message("passkey-late")
            own = sa.select(sa.func.count()).where(passkeys.c.account_id == account)
            if (connection.scalar(own) or 0) >= MOST_PASSKEYS:
                return Message("passkeys-many", {"high": MOST_PASSKEYS})
            if _has_passkey(connection, passkey):
                return Message("passkey-late")
            insert_passkey(connection, account, passkey, device)
            return None

        refusal = await self._store.do(work)
        if refusal is not None:
            raise Refused(refusal)

    async def new_sheet(self, account: str) -> list[str]:
        """Replace the recovery codes of an account, and return the new ones."""
        codes = new_codes()
        await self._store.do(lambda connection: store_codes(connection, account, codes))
        return codes


def _has_passkey(connection: Connection, passkey: NewPasskey) -> bool:
    known = sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id)
    return connection.scalar(known) is not None

"""Signing in by a link sent to the confirmed e-mail address of an account.

Whether an address belongs to somebody is not told: the answer is the same, and is given before the
address is looked up. A link is stored as a hash, works once, and for half an hour.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import insert_session, new_session, spend_challenge
from capicua.server.fixed_window import FixedWindow
from capicua.server.notices.digest import language_of, said
from capicua.server.notices.mail import Mailer, MailError, good_address
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, challenges
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash

LINK_MS: Final = 1_800_000
"""How long a link works."""
DAY: Final = 86_400.0
LINKS_EACH: Final = 3
"""Maximum number of messages to an e-mail address in a day; further ones are not sent."""
REQUESTS_EACH: Final = 10
"""Maximum number of requests from a network address in a day."""
MOST_ACCOUNTS: Final = 5
"""Maximum number of accounts of an e-mail address for which links are sent."""
_KIND: Final = "recover"
_TOKEN_BYTES: Final = 24

log = logging.getLogger("capicua.server")


class RecoveryMail:
    """The links that sign in to an account whose person has lost everything else."""

    def __init__(self, store: Store, mailer: Mailer, site: str) -> None:
        self._store = store
        self._mailer = mailer
        self._site = site.rstrip("/")
        self._links = FixedWindow(LINKS_EACH, DAY)
        self._requests = FixedWindow(REQUESTS_EACH, DAY)

    def admit(self, address: str, client: str) -> str:
        """Return an e-mail address to which a link may be asked for. Raise ``Refused``.

        ``client`` is the network address that asks.
        """
        found = good_address(address)
        if not self._requests.spend(client):
            raise Refused(Message("mail-often"))
        return found

    async def send(self, address: str) -> None:
        """Send a link for each account that has confirmed the address."""
        if not self._links.spend(address.lower()):
            return
        query = (
            sa.select(accounts.c.id, accounts.c.name, accounts.c.email, accounts.c.language)
            .where(sa.func.lower(accounts.c.email) == address.lower(), ~accounts.c.is_bot)
            .order_by(accounts.c.seen.desc())
            .limit(MOST_ACCOUNTS)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        for account, name, to, code in rows:
            link = f"{self._site}/account/recover?token={await self.token_for(account)}"
            language = language_of(code)
            subject = await asyncio.to_thread(said, language, "mail-recovery-subject")
            text = await asyncio.to_thread(
                said, language, "mail-recovery", name=name, link=link, site=self._site
            )
            try:
                await self._mailer.send(to, subject, text)
            except MailError as error:
                log.warning("an e-mail could not be sent: %s", error)

    async def token_for(self, account: str) -> str:
        """Return a new token that signs in to an account once."""
        token, now = secrets.token_urlsafe(_TOKEN_BYTES), now_ms()

        def work(connection: Connection) -> None:
            connection.execute(challenges.delete().where(challenges.c.until < now))
            row = {"kind": _KIND, "account_id": account, "until": now + LINK_MS}
            connection.execute(challenges.insert().values(hash=key_hash(token), **row))

        await self._store.do(work)
        return token

    async def sign_in(self, token: str, device: str) -> str:
        """Sign in with the token of a link, and return that of the session. Raise ``Refused``.

        The other links sent to the account do not work any more.
        """
        session = new_session()

        def work(connection: Connection) -> bool:
            account = spend_challenge(connection, _KIND, key_hash(token))
            if not account:
                return False
            if connection.scalar(sa.select(accounts.c.id).where(accounts.c.id == account)) is None:
                return False
            others = sa.and_(challenges.c.kind == _KIND, challenges.c.account_id == account)
            connection.execute(challenges.delete().where(others))
            insert_session(connection, account, session, device)
            return True

        if not await self._store.do(work):
            raise Refused(Message("recovery-link"))
        return session

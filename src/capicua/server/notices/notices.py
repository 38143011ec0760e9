"""Everything about notices that a request may reach: browsers, e-mail, vacations, one's turns."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from capicua.api.hall.notices import NoticeChoices, NoticeState, OwnTurn, QuietTimes
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.preferences import (
    Preferences,
    QuietHours,
    change_preferences,
    preferences_of,
)
from capicua.server.fixed_window import FixedWindow
from capicua.server.notices import vacation
from capicua.server.notices.digest import Digests
from capicua.server.notices.mail import Mailer, good_address
from capicua.server.notices.outbox import Outbox, forget_browser
from capicua.server.notices.push import PushSender, Subscription, browser_id, check_subscription
from capicua.server.notices.recovery_mail import RecoveryMail
from capicua.server.notices.times import is_known_zone
from capicua.server.notices.turns import TurnWatch
from capicua.server.store.schema import accounts, notices, subscriptions, tables, turns
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash

MOST_BROWSERS: Final = 20
"""Maximum number of browsers of an account; the oldest one gives way."""
DAY: Final = 86_400.0
CODES_EACH: Final = 5
"""Maximum number of codes sent per account, and per address, in a day."""
GUESSES_EACH: Final = 30
"""Maximum number of codes tried per account in a day."""
MOST_TURNS: Final = 200


class NoticeSettings(Struct, frozen=True):
    """How this server sends notices."""

    contact: str = ""
    """Where push services find whoever runs the server: ``mailto:…`` or ``https://…``."""
    mail_url: str = ""
    """The mail server; empty: no e-mail is sent."""
    mail_from: str = ""
    site: str = ""
    """The public address of the server, for the links in e-mail."""
    may_be_local: bool = False
    """Whether push services on this machine are allowed, for tests."""


class Notices:
    """The notices of a server."""

    def __init__(self, registry: TableRegistry, settings: NoticeSettings) -> None:
        self._registry = registry
        self._store = registry.store
        contact = settings.contact or settings.site
        if not contact.startswith(("mailto:", "https://")):
            contact = "mailto:nobody@localhost"
        self._push = PushSender(self._store, contact, may_be_local=settings.may_be_local)
        self.mailer = Mailer(settings.mail_url, settings.mail_from) if settings.mail_url else None
        """Sends e-mail; ``None`` if the server has no mail server."""
        self._digests = (
            None if self.mailer is None else Digests(self._store, self.mailer, settings.site)
        )
        self.recovery = (
            None if self.mailer is None else RecoveryMail(self._store, self.mailer, settings.site)
        )
        """Sends links that sign in; ``None`` if the server has no mail server."""
        self.outbox = Outbox(registry, self._push, self._digests)
        self._watch = TurnWatch(registry)
        registry.observers.append(self._watch.observe)
        self._codes = FixedWindow(CODES_EACH, DAY)
        self._guesses = FixedWindow(GUESSES_EACH, DAY)

    async def run(self) -> None:
        """Send notices until cancelled."""
        await asyncio.gather(self._watch.look_back(), self.outbox.run())

    async def close(self) -> None:
        """Close the connections to push services."""
        await self._push.close()

    async def state(self, account: Account) -> NoticeState:
        """Return what an account has chosen, and what this server can do."""
        count = sa.select(sa.func.count()).where(subscriptions.c.account_id == account.id)
        browsers = await self._store.read(lambda connection: connection.scalar(count))
        return self._state(account.email, preferences_of(account), browsers or 0, await self._key())

    def _state(self, email: str, chosen: Preferences, browsers: int, key: str) -> NoticeState:
        now = now_ms()
        quiet = chosen.quiet
        return NoticeState(
            key=key,
            browsers=browsers,
            has_mail=self._digests is not None,
            email=email,
            pushes=chosen.pushes,
            quiet=None if quiet is None else QuietTimes(quiet.start, quiet.end),
            zone=chosen.zone,
            digest=chosen.digest,
            digest_at=chosen.digest_at,
            vacation_until=chosen.vacation_until if chosen.vacation_until > now else 0,
            vacation_days=vacation.days_left(chosen, now),
        )

    async def _key(self) -> str:
        return await self._push.public_key()

    # -- choices -------------------------------------------------------------------------------

    async def choose(self, account: Account, wish: NoticeChoices) -> None:
        """Store what an account has chosen. Raise ``Refused``."""
        if not is_known_zone(wish.zone):
            raise Refused(Message("notice-zone", {"zone": wish.zone}))
        if wish.digest != "off" and not account.email:
            raise Refused(Message("mail-none"))
        quiet = None if wish.quiet is None else QuietHours(wish.quiet.start, wish.quiet.end)
        changed: dict[str, Any] = {
            "pushes": wish.pushes,
            "quiet": quiet,
            "zone": wish.zone,
            "digest": wish.digest,
            "digest_at": wish.digest_at,
        }

        def work(connection: Connection) -> None:
            change_preferences(connection, account.id, **changed)
            unwanted = [
                kind
                for kind, is_wanted in (("push", wish.pushes), ("mail", wish.digest != "off"))
                if not is_wanted
            ]
            _drop(connection, account.id, unwanted)

        await self._store.do(work)

    # -- browsers ------------------------------------------------------------------------------

    async def subscribe(
        self,
        account: Account,
        browser: Subscription,
        language: str,
        replaced: str = "",
        session: str = "",
    ) -> None:
        """Let a browser receive an account's notices. Raise ``Refused``.

        They end with its ``session``, given by its token.
        ``replaced`` is the address that the browser had before; then it keeps its language.
        """
        check_subscription(browser, may_be_local=self._push.may_be_local)
        old = browser_id(replaced)
        id = browser_id(browser.endpoint)
        row = {
            "id": id,
            "account_id": account.id,
            "data": msgspec.json.encode(browser).decode(),
            "made": now_ms(),
            "session": key_hash(session) if session else "",
        }

        def work(connection: Connection) -> None:
            former = subscriptions.c.id == old, subscriptions.c.account_id == account.id
            kept = connection.scalar(sa.select(subscriptions.c.language).where(*former))
            gone = sa.or_(subscriptions.c.id == id, sa.and_(*former))
            connection.execute(subscriptions.delete().where(gone))
            connection.execute(subscriptions.insert().values(**row, language=kept or language))
            mine = sa.select(subscriptions.c.id).where(subscriptions.c.account_id == account.id)
            newest = connection.scalars(mine.order_by(subscriptions.c.made.desc())).all()
            surplus = newest[MOST_BROWSERS:]
            if surplus:
                connection.execute(subscriptions.delete().where(subscriptions.c.id.in_(surplus)))

        await self._store.do(work)

    async def unsubscribe(self, account: Account, endpoint: str) -> None:
        """Let a browser receive nothing more."""
        id = browser_id(endpoint)
        query = sa.select(subscriptions.c.account_id).where(subscriptions.c.id == id)
        owner = await self._store.read(lambda connection: connection.scalar(query))
        if owner == account.id:
            await forget_browser(self._registry, id)

    # -- e-mail --------------------------------------------------------------------------------

    def _mail(self) -> Digests:
        if self._digests is None:
            raise Refused(Message("mail-off"))
        return self._digests

    async def ask_address(self, account: Account, address: str, language: str) -> None:
        """Send a code to an address. Raise ``Refused`` or ``MailError``."""
        digests, found = self._mail(), good_address(address)
        if not (self._codes.spend(account.id) and self._codes.spend(found.lower())):
            raise Refused(Message("mail-often"))
        await digests.send_code(account.id, found, language)

    async def confirm_address(self, account: Account, address: str, code: str) -> None:
        """Store an address if the code is the one that was sent to it. Raise ``Refused``."""
        digests, found = self._mail(), good_address(address)
        if not self._guesses.spend(account.id):
            raise Refused(Message("mail-often"))
        if not await digests.confirms(account.id, found, code):
            raise Refused(Message("mail-code-wrong"))
        change = accounts.update().where(accounts.c.id == account.id).values(email=found)
        await self._store.do(lambda connection: connection.execute(change))

    async def forget_address(self, account: str) -> None:
        """Forget an account's address."""

        def work(connection: Connection) -> None:
            connection.execute(accounts.update().where(accounts.c.id == account).values(email=""))
            change_preferences(connection, account, digest="off")
            _drop(connection, account, ["mail"])

        await self._store.do(work)

    async def stop_mail(self, token: str) -> None:
        """Send no more e-mail to the account of a link in one. Raise ``Refused``."""
        account = await self._mail().account_of(token)
        if not account:
            raise Refused(Message("mail-link"))

        def work(connection: Connection) -> None:
            if connection.scalar(sa.select(accounts.c.id).where(accounts.c.id == account)):
                change_preferences(connection, account, digest="off")
                _drop(connection, account, ["mail"])

        await self._store.do(work)

    # -- vacations and turns -------------------------------------------------------------------

    async def take_vacation(self, account: Account, until: int) -> None:
        """Let an account's clocks stand still until a time, or run again. Raise ``Refused``."""
        now = now_ms()
        days = await self._store.do(
            lambda connection: vacation.take(connection, account.id, until, now)
        )
        if days is not None:
            raise Refused(Message("vacation-days", {"count": days}))

    async def turns(self, account: Account) -> list[OwnTurn]:
        """Return an account's matches by correspondence: where it is its turn first."""
        query = (
            sa.select(turns.c.table_id, tables.c.game, turns.c.is_mine, turns.c.deadline)
            .join(tables, tables.c.id == turns.c.table_id)
            .where(turns.c.account_id == account.id)
            .order_by(turns.c.is_mine.desc(), turns.c.deadline, turns.c.table_id)
            .limit(MOST_TURNS)
        )
        now = now_ms()

        def work(connection: Connection) -> list[OwnTurn]:
            rows = connection.execute(query).all()
            names = (
                sa.select(turns.c.table_id, accounts.c.name)
                .join(accounts, accounts.c.id == turns.c.account_id)
                .where(turns.c.table_id.in_([row.table_id for row in rows]))
                .where(turns.c.account_id != account.id)
                .order_by(accounts.c.name)
            )
            others: dict[str, list[str]] = {}
            for table, name in connection.execute(names):
                others.setdefault(table, []).append(name)
            return [
                OwnTurn(
                    *(table, game, bool(is_mine)),
                    left_ms=None if due is None else max(due - now, 0),
                    others=others.get(table, []),
                )
                for table, game, is_mine, due in rows
            ]

        return await self._store.read(work)


def _drop(connection: Connection, account: str, kinds: list[str]) -> None:
    """Delete notices that an account no longer wants."""
    connection.execute(
        notices.delete().where(
            notices.c.account_id == account, notices.c.kind.in_(kinds), notices.c.sent.is_(None)
        )
    )

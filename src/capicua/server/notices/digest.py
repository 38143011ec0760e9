"""The e-mail that says at which tables it is one's turn, and the one that confirms an address."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from capicua.core.messages import Refused
from capicua.render.language import CODES, Language, sentences
from capicua.server.notices.mail import Mailer
from capicua.server.store.event_log import Store
from capicua.server.store.schema import accounts, tables, turns
from capicua.server.store.server_keys import server_key
from capicua.server.timers import now_ms

PACKAGE: Final = "capicua.server"
MOST_LINES: Final = 20
"""Maximum number of tables that a message lists."""
CODE_MS: Final = 3_600_000
"""A code that confirms an address is valid for one to two of these."""
_KEY: Final = "links"
_CODE_LETTERS: Final = 8
_SEAL: Final = 24


class _Line(NamedTuple):
    table: str
    game: str
    deadline: int | None


class Digests:
    """Writes e-mail in the language of its reader and sends it."""

    def __init__(self, store: Store, mailer: Mailer, site: str) -> None:
        self._store = store
        self.mailer = mailer
        self._site = site.rstrip("/")
        """The public address of the server."""

    async def send(self, account: str, notices: Sequence[str]) -> None:
        """Tell an account whose turn it is, unless nothing waits for it. Raise ``MailError``.

        ``notices`` are what the message is about; it has the same id whenever they are the same.
        """
        who = sa.select(accounts.c.name, accounts.c.email, accounts.c.language).where(
            accounts.c.id == account
        )
        waiting = (
            sa.select(turns.c.table_id, tables.c.game, turns.c.deadline)
            .join(tables, tables.c.id == turns.c.table_id)
            .where(turns.c.account_id == account, turns.c.is_mine)
            .order_by(turns.c.deadline)
        )
        person, rows = await self._store.read(
            lambda connection: (connection.execute(who).first(), connection.execute(waiting).all())
        )
        if person is None or not person[1] or not rows:
            return
        name, address, code = person
        link = f"{self._site}/notices/stop?token={await self.stop_token(account)}"
        lines = [_Line(*row) for row in rows]
        subject, text = await asyncio.to_thread(
            written, language_of(code), name, lines, self._site, link, now_ms()
        )
        headers = {
            "List-Unsubscribe": f"<{link.replace('/notices/', '/api/notices/')}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        mark = (await self._seal(" ".join(["mail", account, *sorted(notices)]))).hex()[:_SEAL]
        await self.mailer.send(address, subject, text, headers, mark=mark)

    async def send_code(self, account: str, address: str, code: str) -> None:
        """Send the code that confirms an address. Raise ``MailError``."""
        secret = await self._code(account, address, now_ms())
        language = language_of(code)
        shown = f"{secret[:4]}-{secret[4:]}"
        subject, text = await asyncio.to_thread(
            lambda: (
                said(language, "mail-code-subject", code=shown),
                said(language, "mail-code", code=shown, site=self._site),
            )
        )
        await self.mailer.send(address, subject, text)

    async def confirms(self, account: str, address: str, code: str) -> bool:
        """Return whether a code confirms that an address is an account's."""
        plain = code.upper().replace("-", "").replace(" ", "")
        now = now_ms()
        valid = [await self._code(account, address, at) for at in (now, now - CODE_MS)]
        return any([hmac.compare_digest(plain.encode(), one.encode()) for one in valid])

    async def _code(self, account: str, address: str, at: int) -> str:
        digest = await self._seal(f"code {account} {address} {at // CODE_MS}")
        return base64.b32encode(digest).decode()[:_CODE_LETTERS]

    async def stop_token(self, account: str) -> str:
        """Return the token of the link with which an account's e-mail stops."""
        return f"{account}.{(await self._seal(f'stop {account}')).hex()[:_SEAL]}"

    async def account_of(self, token: str) -> str:
        """Return the account of such a link; empty if it is not valid."""
        account = token.partition(".")[0]
        return account if hmac.compare_digest(token, await self.stop_token(account)) else ""

    async def _seal(self, text: str) -> bytes:
        key = await server_key(self._store, _KEY, lambda: secrets.token_hex(32))
        return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).digest()


def written(
    code: str, name: str, lines: list[_Line], site: str, stop: str, now: int
) -> tuple[str, str]:
    """Return the subject and the text of a message about one's turns."""
    shown = []
    for line in lines[:MOST_LINES]:
        left = "" if line.deadline is None else _left(code, line.deadline - now)
        shown.append(f"{game_name(line.game, code)}{left}\n{site}/t/{line.table}")
    if len(lines) > MOST_LINES:
        shown.append(said(code, "mail-turns-more", count=len(lines) - MOST_LINES))
    parts = [
        said(code, "mail-turns", name=name, count=len(lines)),
        *shown,
        said(code, "mail-stop", link=stop),
    ]
    return said(code, "mail-turns-subject", count=len(lines)), "\n\n".join(parts) + "\n"


def _left(code: str, ms: int) -> str:
    hours = max(ms, 0) // 3_600_000
    if hours >= 48:  # to the nearest day: a turn that has just begun has all its days
        return " · " + said(code, "mail-days-left", count=round(ms / 86_400_000))
    return " · " + said(code, "mail-hours-left", count=hours)


def game_name(game: str, code: str) -> str:
    """Return the name of a game in a language; its id if it is no longer installed."""
    try:
        return Language(code, game).text("name")
    except Refused:
        return game


def language_of(code: str) -> str:
    """Return a language that exists; English for accounts that have chosen none."""
    return code if code in CODES else "en"


def said(language: str, id: str, **arguments: Any) -> str:
    """Return a sentence of the server."""
    return sentences(language, (PACKAGE,)).write(id, "", arguments)

"""E-mail: plain text, sent by the server that ``mail_url`` names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from capicua.core.messages import Message, Refused

SECONDS: Final = 20.0
"""Timeout for the mail server."""
LONGEST_ADDRESS: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailError(Exception):
    """The mail server could not be reached, or did not accept the message."""


class MailServer(NamedTuple):
    """A mail server and how to sign in to it."""

    host: str
    port: int
    user: str
    password: str
    is_encrypted: bool
    """Whether the connection is encrypted from its start."""

    @staticmethod
    def read(url: str) -> MailServer:
        """Parse ``smtp://user:password@host:port``, or ``smtps``. Raise ``ValueError``."""
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname or parts.path not in ("", "/"):
            raise ValueError(url)
        return MailServer(
            parts.hostname,
            parts.port or _PORTS[parts.scheme],
            unquote(parts.username or ""),
            unquote(parts.password or ""),
            parts.scheme == "smtps",
        )


def good_address(text: str) -> str:
    """Return an e-mail address. Raise ``Refused`` if it is none."""
    found = text.strip()
    if len(found) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(found) or ".." in found:
        raise Refused(Message("mail-address"))
    return found


class Mailer:
    """Sends e-mail."""

    def __init__(self, url: str, sender: str) -> None:
        self._server = MailServer.read(url)
        self._sender = sender

    async def send(
        self,
        to: str,
        subject: str,
        text: str,
        headers: Mapping[str, str] | None = None,
        *,
        mark: str = "",
    ) -> None:
        """Send a message. Raise ``MailError``.

        Messages with the same ``mark`` have the same ``Message-ID``; without one, a new one.
        """
        from aiosmtplib import SMTPException, send

        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        domain = self._sender.rpartition("@")[2].strip(" >")
        message["Message-ID"] = f"<{mark}@{domain}>" if mark else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        server = self._server
        # A password is never sent in the clear, except on this machine.
        must_encrypt = bool(server.user) and server.host not in ("localhost", "127.0.0.1", "::1")
        try:
            await send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.is_encrypted,
                start_tls=False if server.is_encrypted else True if must_encrypt else None,
                timeout=SECONDS,
            )
        except (SMTPException, OSError, ValueError) as error:
            raise MailError(str(error)) from error

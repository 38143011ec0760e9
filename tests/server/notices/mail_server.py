"""A mail server on this machine."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from capicua.testing.server_process import free_port


class MailServer:
    """Keeps the messages that it accepts."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.refusal = ""
        """What it answers instead of accepting a message."""
        self.asked = 0
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        self.asked += 1
        if self.refusal:
            return self.refusal
        found: Any = message_from_bytes(envelope.content, policy=policy.default)
        self.messages.append(found)
        return "250 OK"

    def stop(self) -> None:
        self._controller.stop()

"""Links to tables, and joining a table through one."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from capicua.core.messages import Message, Refused
from capicua.table.frames.protocol import Problem

_LINK: Final = re.compile(r"(https?)://([^/?#\s]+)((?:/[^/?#\s]+)*)/t/([\w-]{1,64})#([\w-]{1,64})")
TIMEOUT_SECONDS: Final = 30.0


class Link(NamedTuple):
    """A link to a table: the server's address, the table and its key."""

    scheme: str
    host: str
    path: str
    table: str
    key: str

    @staticmethod
    def read(text: str) -> Link:
        """Parse a link; raises ``Refused`` if it is invalid."""
        found = _LINK.fullmatch(text.strip())
        if found is None:
            raise Refused(Message("client-bad-link"))
        return Link(*found.groups())

    @property
    def socket(self) -> str:
        """The URL of the table's socket."""
        scheme = "wss" if self.scheme == "https" else "ws"
        return f"{scheme}://{self.host}{self.path}/ws/tables/{self.table}"

    def enter(self, name: str, seat: int | None, account: str = "") -> Credentials:
        """Join the table with the link's key; raises ``Refused`` with the server's reason.

        ``account`` is the token of a bot account.
        Raises ``OSError`` if the server cannot be reached.
        """
        wish: dict[str, Any] = {"key": self.key, "name": name}
        if seat is not None:
            wish["seat"] = seat
        request = urllib.request.Request(
            f"{self.scheme}://{self.host}{self.path}/api/tables/{self.table}/enter",
            data=msgspec.json.encode(wish),
            headers={"Content-Type": "application/json", **_signed(account)},
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
                return msgspec.json.decode(answer.read(), type=Credentials)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None


class Credentials(Struct):
    """A client's credentials at a table: its token, its seat, and whether it is a host."""

    token: str
    seat: int | None
    is_host: bool = False


def _signed(account: str) -> dict[str, str]:
    """Return the headers of a request by a bot account, if its token is given."""
    return {"Authorization": f"Bearer {account}"} if account else {}


def _refusal(error: urllib.error.HTTPError) -> Refused:
    try:
        problem = msgspec.json.decode(error.read(), type=Problem)
    except msgspec.DecodeError:
        return Refused(Message("client-no-table", {"status": error.code}))
    return Refused(problem.message.message, problem.rule)

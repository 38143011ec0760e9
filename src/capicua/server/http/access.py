"""Admission: allowed origins, client addresses, rate limits and cookies."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import secrets
import socket as network
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from capicua.core.messages import Message, Refused
from capicua.server.fixed_window import FixedWindow
from capicua.server.store.limits import EVENT_BYTES

MINUTE: Final = 60.0
DAY: Final = 86_400.0
COOKIE_SECONDS: Final = 180 * 86_400
"""How long a browser is remembered, by tables and by its account."""
_TOKEN_BYTES: Final = 24

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Connecting = ASGIConnection[Any, Any, Any, Any]


class Origin(NamedTuple):
    """Whether the page that a request comes from may connect."""

    is_allowed: bool
    is_known: bool
    """Whether there is such a page and it is ours; cookies count only then."""


def _nobody(_: str) -> None:
    """Ignore a call; used while no metrics are collected."""


@dataclass(kw_only=True, eq=False)
class Access:
    """The limits per address and per socket, and the origins that may connect."""

    public_url: str = ""
    """The server's public URL, for example ``https://domino.example``; empty: none is set."""
    hosts: frozenset[str] = frozenset()
    """Further host names of this machine; pages loaded under them may connect."""
    proxies: tuple[Network, ...] = ()
    """Proxies whose ``X-Forwarded-For`` is trusted."""
    sockets_each: int = 200
    """Maximum number of open sockets per address."""
    connections_each: int = 200
    """Maximum number of open connections per address, sockets not included."""
    tables_each: int = 30
    """Maximum number of tables created per address and minute."""
    entries_each: int = 120
    """Maximum number of attempts to enter a table per address and minute."""
    work_each: int = 240
    """Maximum number of expensive requests (records, pages, rules) per address and minute."""
    requests_each: int = 1500
    """Maximum number of requests of any kind per address and minute."""
    frames_each: int = 100
    """Maximum number of frames per socket in ``frame_seconds``."""
    frame_seconds: float = 20.0
    megabytes_each: int = 50
    """Maximum number of megabytes that one address may add to the database per day."""
    on_limited: Callable[[str], None] = _nobody
    """Called with the name of a limit whenever an address reaches it."""
    on_refused: Callable[[str], None] = _nobody
    """Called with the message id of every refusal."""

    def __post_init__(self) -> None:
        self._names = {"localhost", network.gethostname().lower(), *self.hosts}
        self._bytes = FixedWindow(self.megabytes_each * 1_000_000, DAY)
        self._requests = {
            "table": FixedWindow(self.tables_each, MINUTE),
            "enter": FixedWindow(self.entries_each, MINUTE),
            "work": FixedWindow(self.work_each, MINUTE),
        }

    @property
    def is_secure(self) -> bool:
        """Whether the public URL uses HTTPS."""
        return self.public_url.startswith("https://")

    def origin_of(self, connection: Connecting) -> Origin:
        """Return whether the page that opens this connection is one of ours.

        Without a public URL it is ours if it was loaded from the host that the request goes to,
        and that host is an IP address or a name of this machine, which nobody else can point here.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            return Origin(True, False)
        if self.public_url:
            parts = urlsplit(self.public_url)
            is_ours = origin == f"{parts.scheme}://{parts.netloc}"
            return Origin(is_ours, is_ours)
        host = connection.headers.get("host", "")
        is_ours = origin == f"{self._scheme_of(connection)}://{host}" and self._is_own(host)
        return Origin(is_ours, is_ours)

    def _is_own(self, host: str) -> bool:
        name = (urlsplit(f"//{host}").hostname or "").lower()
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _scheme_of(self, connection: Connecting) -> str:
        """Return ``http`` or ``https``, as the client sees it."""
        said = connection.headers.get("x-forwarded-proto", "")
        if said in ("http", "https") and self._is_proxy(_peer(connection)):
            return said
        return "https" if connection.scope["scheme"] in ("https", "wss") else "http"

    def site_of(self, connection: Connecting) -> str:
        """Return the URL of this server as the client sees it, without a trailing slash."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return f"{self._scheme_of(connection)}://{connection.headers.get('host', '')}"

    def address_of(self, connection: Connecting) -> str:
        """Return the client's address: the last one that is not a trusted proxy."""
        address = _peer(connection)
        said = connection.headers.getall("x-forwarded-for", [])
        for part in reversed(",".join(said).split(",")):
            if not part.strip() or not self._is_proxy(address):
                break
            address = part.strip()
        return _block(address)

    def counted(self, address: str) -> str:
        """Return the address a connection counts under, or ``""`` for a trusted proxy."""
        return "" if self._is_proxy(address) else _block(address)

    def _is_proxy(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self.proxies)

    def admit_table(self, connection: Connecting) -> None:
        """Raise ``Refused`` if an address creates too many tables."""
        self._admit("table", self.tables_each, connection)

    def admit_entry(self, connection: Connecting) -> None:
        """Raise ``Refused`` if an address tries too many keys."""
        self._admit("enter", self.entries_each, connection)

    def admit_work(self, connection: Connecting, cost: int = 1) -> None:
        """Raise ``Refused`` if an address asks for too much work.

        ``cost`` is in units of one page.
        """
        self._admit("work", self.work_each, connection, min(cost, self.work_each))

    def admit_bytes(self, address: str, count: int) -> None:
        """Raise ``Refused`` if an address has written too much today."""
        if not self._bytes.spend(address, count + EVENT_BYTES):
            self.on_limited("bytes")
            raise Refused(Message("too-much", {"megabytes": self.megabytes_each}))

    def admit_body(self, connection: Connecting) -> None:
        """Call ``admit_bytes`` for a request whose body is stored."""
        said = connection.headers.get("content-length", "")
        count = int(said) if said.isdecimal() and len(said) < 9 else 0
        self.admit_bytes(self.address_of(connection), count)

    def _admit(self, what: str, count: int, connection: Connecting, cost: int = 1) -> None:
        if not self._requests[what].spend(self.address_of(connection), cost):
            self.on_limited(what)
            raise Refused(Message("too-many", {"count": count}))

    def cookies(self, table: str, token: str) -> list[Cookie]:
        """Return the cookies that identify a person at a table; only its own paths receive them."""
        name = cookie_name(table)
        return [
            self.cookie(name, token, f"{path}/{table}") for path in ("/api/tables", "/ws/tables")
        ]

    def cookie(self, name: str, value: str, path: str) -> Cookie:
        """Return a cookie that scripts cannot read and only one path receives."""
        return Cookie(
            key=name,
            value=value,
            path=path,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )


def _peer(connection: Connecting) -> str:
    client = connection.scope.get("client")
    return client[0] if client else "local"


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address; IPv4-mapped IPv6 becomes IPv4."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _block(address: str) -> str:
    """Return the address as rate limits count it: for IPv6 the /64 network of one household."""
    found = _read(address)
    if found is None:
        return address[:64]
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


ACCOUNT_COOKIE: Final = "capicua_account"


STANDING_COOKIE: Final = "capicua_standing"
"""Holds the id of a muted or suspended account until the measure ends, also after signing out."""


def session_token(connection: Connecting) -> str | None:
    """Return the token of a session: a browser's cookie, or what a bot sends as its bearer."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if kind == "Bearer" else connection.cookies.get(ACCOUNT_COOKIE, "")
    return token if 0 < len(token) <= 64 else None


def cookie_name(table: str) -> str:
    """Return the name of a table's cookie."""
    return f"capicua_{table}"


def cookie_token(connection: Connecting, table: str) -> str | None:
    """Return the token in the cookie of a table."""
    token = connection.cookies.get(cookie_name(table))
    return token if token and len(token) <= 64 else None


def fresh_token(key: str | None = None, table: str = "") -> str:
    """Return an unguessable token; with a key of the client, the same one at each table.

    A client that repeats a request because no answer came is then known, and seated once.
    """
    if key is None:
        return secrets.token_urlsafe(_TOKEN_BYTES)
    digest = hashlib.blake2b(f"{key} {table}".encode(), digest_size=_TOKEN_BYTES).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")

"""Who may come in: origins, addresses, how often, and the cookie one is known by."""

from __future__ import annotations

import ipaddress
import secrets
import socket as network
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from capicua.core.reasons import Message, Refused
from capicua.server.storage import EVENT_BYTES, Allowance

COOKIE_SECONDS: Final = 180 * 86_400
_TOKEN_BYTES: Final = 24

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Connecting = ASGIConnection[Any, Any, Any, Any]


class Origin(NamedTuple):
    """What is to be thought of the page a request comes from."""

    is_allowed: bool
    is_known: bool
    """Whether there is such a page, and it is ours; cookies count only then."""


class Door:
    """The limits that one address and one connection have, and which pages may connect."""

    def __init__(
        self,
        *,
        public_url: str = "",
        hosts: frozenset[str] = frozenset(),
        proxies: tuple[Network, ...] = (),
        sockets_each: int = 200,
        connections_each: int = 200,
        tables_each: int = 30,
        entries_each: int = 120,
        work_each: int = 240,
        requests_each: int = 1500,
        frames_each: int = 100,
        frame_seconds: float = 20.0,
        megabytes_each: int = 50,
    ) -> None:
        self.public_url = public_url
        """The address people use, such as ``https://domino.example``; empty: the server's own."""
        self.names = {"localhost", network.gethostname().lower(), *hosts}
        """Names of this machine under which pages of its own may be loaded."""
        self.proxies = proxies
        """The proxies whose word on where somebody comes from is believed."""
        self.sockets_each = sockets_each
        """Sockets that one address may have open."""
        self.connections_each = connections_each
        """Connections besides those that one address may have open."""
        self.tables_each = tables_each
        """Tables that one address may make in a minute."""
        self.entries_each = entries_each
        """Times that one address may try to enter a table in a minute."""
        self.work_each = work_each
        """Requests that cost much work (records, pages, rules) from one address in a minute."""
        self.requests_each = requests_each
        """Requests of any kind from one address in a minute."""
        self.frames_each = frames_each
        """Frames that one socket may send in ``frame_seconds``."""
        self.frame_seconds = frame_seconds
        self.megabytes_each = megabytes_each
        """Megabytes that one address may add to the database in a day."""
        self.on_limited: Callable[[str], None] = _nobody
        """Told which limit somebody has reached."""
        self.on_refused: Callable[[str], None] = _nobody
        """Told the id of the message with which something was refused."""
        self._allowance = Allowance(megabytes_each * 1_000_000)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")

    def origin_of(self, connection: Connecting) -> Origin:
        """Return whether the page that opens this connection is one of ours.

        Without a public address it is ours if it was loaded from the very host that is asked, and
        that host is no name which somebody else could have pointed here.
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
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _scheme_of(self, connection: Connecting) -> str:
        """``http`` or ``https``, as the client sees it."""
        said = connection.headers.get("x-forwarded-proto", "")
        if said in ("http", "https") and self._is_proxy(_peer(connection)):
            return said
        return "https" if connection.scope["scheme"] in ("https", "wss") else "http"

    def site_of(self, connection: Connecting) -> str:
        """The address of this server as the client sees it, without a trailing slash."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return f"{self._scheme_of(connection)}://{connection.headers.get('host', '')}"

    def address_of(self, connection: Connecting) -> str:
        """Return the address somebody comes from: the last one that no proxy of ours has."""
        address = _peer(connection)
        said = connection.headers.getall("x-forwarded-for", [])
        for part in reversed(",".join(said).split(",")):
            if not part.strip() or not self._is_proxy(address):
                break
            address = part.strip()
        return _block(address)

    def counted(self, address: str) -> str:
        """Return the address under which a connection is counted; nothing for a proxy of ours."""
        return "" if self._is_proxy(address) else _block(address)

    def _is_proxy(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self.proxies)

    def admit_table(self, connection: Connecting) -> None:
        """Raise ``Refused`` where an address makes too many tables."""
        self._admit("table", self.tables_each, connection)

    def admit_entry(self, connection: Connecting) -> None:
        """Raise ``Refused`` where an address tries too many keys."""
        self._admit("enter", self.entries_each, connection)

    def admit_work(self, connection: Connecting, cost: int = 1) -> None:
        """Raise ``Refused`` where an address asks for too much work; ``cost`` is how many times
        that of a page this is.
        """
        self._admit("work", self.work_each, connection, min(cost, self.work_each))

    def admit_bytes(self, address: str, count: int) -> None:
        """Raise ``Refused`` where an address has written too much today."""
        if not self._allowance.spend(address, count + EVENT_BYTES):
            self.on_limited("bytes")
            raise Refused(Message("too-much", {"megabytes": self.megabytes_each}))

    def admit_body(self, connection: Connecting) -> None:
        """The same for a request whose body is kept."""
        said = connection.headers.get("content-length", "")
        count = int(said) if said.isdecimal() and len(said) < 9 else 0
        self.admit_bytes(self.address_of(connection), count)

    def _admit(self, what: str, count: int, connection: Connecting, cost: int = 1) -> None:
        item = RateLimitItemPerMinute(count)
        if not self._limiter.hit(item, what, self.address_of(connection), cost=cost):
            self.on_limited(what)
            raise Refused(Message("too-many", {"count": count}))

    def cookies(self, table: str, token: str) -> list[Cookie]:
        """Return the cookies that make somebody known at a table; no other address gets them."""
        name = cookie_name(table)
        return [
            self.cookie(name, token, f"{path}/{table}") for path in ("/api/tables", "/ws/tables")
        ]

    def cookie(self, name: str, value: str, path: str) -> Cookie:
        """Return a cookie that scripts cannot read and only one path gets."""
        return Cookie(
            key=name,
            value=value,
            path=path,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )


def _nobody(_: str) -> None:
    """Nobody counts."""


def _peer(connection: Connecting) -> str:
    client = connection.scope.get("client")
    return client[0] if client else "local"


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an address in its usual form; IPv4-mapped IPv6 becomes IPv4."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _block(address: str) -> str:
    """Return the address as it is counted: of IPv6 the network that one household has."""
    found = _read(address)
    if found is None:
        return address[:64]
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def cookie_name(table: str) -> str:
    """Return the name of the cookie of a table."""
    return f"capicua_{table}"


def cookie_token(connection: Connecting, table: str) -> str | None:
    """Return the token in the cookie of a table."""
    token = connection.cookies.get(cookie_name(table))
    return token if token and len(token) <= 64 else None


def fresh_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)

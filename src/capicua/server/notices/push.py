"""Notices to browsers: encrypted for one browser, signed by this server (RFC 8030, 8291, 8292).

The browser's vendor runs the push service and names its address, so any address could come from a
stranger: only public hosts are reached, by HTTPS, without following redirects.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import ipaddress
import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.server_keys import server_key

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from aiohttp.abc import ResolveResult

SECONDS: Final = 10.0
"""Timeout for a push service."""
SIGNED_SECONDS: Final = 12 * 3600
"""How long a signature is valid; push services allow 24 hours."""
LONGEST: Final = 86_400
"""How long a push service keeps a notice for a browser that is off, in seconds."""
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
_KEY: Final = "vapid"
_PRINTED: Final = re.compile("[!-~]+")

Base64 = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[A-Za-z0-9_-]*=*(?![\s\S])")]


class PushKeys(Struct, frozen=True):
    """The keys of a browser, for which notices are encrypted."""

    p256dh: Base64
    auth: Base64


class Subscription(Struct, frozen=True):
    """Where a browser receives notices, as its ``PushSubscription`` says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    keys: PushKeys


def browser_id(endpoint: str) -> str:
    """Return the id of a subscription: the hash of its address."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Outcome(Enum):
    """What became of a notice."""

    SENT = "sent"
    GONE = "gone"
    """The subscription no longer exists."""
    LATER = "later"
    """The push service could not be reached, or asks to try again."""
    REFUSED = "refused"
    """The push service will never accept this notice."""


def check_subscription(found: Subscription, *, may_be_local: bool = False) -> None:
    """Raise ``Refused`` unless the address is that of a public host and the keys are keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if not _is_reachable(found.endpoint, may_be_local):
        raise Refused(Message("push-endpoint"))
    try:
        point, auth = _bytes(found.keys.p256dh), _bytes(found.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused(Message("push-keys")) from None
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise Refused(Message("push-keys"))


def _is_reachable(endpoint: str, may_be_local: bool) -> bool:
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    if not host or parts.username is not None or not _PRINTED.fullmatch(endpoint):
        return False
    if may_be_local and _address(host) is not None:
        return parts.scheme in ("http", "https") and _is_allowed(host, may_be_local)
    # Names are checked once they are resolved; addresses are not, and no push service has one.
    return (
        parts.scheme == "https" and port in (None, 443) and _address(host) is None and "." in host
    )


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    with suppress(ValueError):
        return ipaddress.ip_address(host)
    with suppress(OSError):  # 127.1 and 0x7f000001 are addresses too
        return ipaddress.ip_address(socket.inet_aton(host))
    return None


def _is_allowed(address: str, may_be_local: bool) -> bool:
    """Return whether requests may go to an IP address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    if may_be_local and found.is_loopback:
        return True
    embedded = getattr(found, "sixtofour", None) or getattr(found, "teredo", None)
    return found.is_global and not found.is_multicast and embedded is None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


class PushSender:
    """Sends notices to browsers, signed with the key that the server made at its first start."""

    def __init__(self, store: Store, contact: str, *, may_be_local: bool = False) -> None:
        self._store = store
        self._contact = contact
        """Where push services find whoever runs the server: ``mailto:…`` or ``https://…``."""
        self.may_be_local = may_be_local
        """Whether push services on this machine are allowed, for tests."""
        self._session: ClientSession | None = None
        self._signatures: dict[str, tuple[float, str]] = {}
        self._vapid: Any = None
        self._lock = asyncio.Lock()

    async def public_key(self) -> str:
        """Return the key under which browsers subscribe."""
        from cryptography.hazmat.primitives import serialization

        vapid = await self._signer()
        point: bytes = vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _text(point)

    async def send(
        self, to: Subscription, payload: Any, *, topic: str, seconds: int = LONGEST
    ) -> Outcome:
        """Send a notice; a later one with the same topic replaces it while it waits."""
        from aiohttp import ClientError

        try:
            check_subscription(to, may_be_local=self.may_be_local)
        except Refused:
            return Outcome.GONE
        vapid = await self._signer()
        body = await asyncio.to_thread(_encrypted, to, msgspec.json.encode(payload))
        headers = {
            "Authorization": self._signature(vapid, to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(min(seconds, LONGEST), 0)),
            "Topic": _text(hashlib.sha256(topic.encode()).digest())[:32],
            "Urgency": "normal",
        }
        try:
            asked = self._client().post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            )
            async with asked as answer:  # what it says besides its status is not read
                return _outcome(answer.status)
        except (ClientError, OSError, TimeoutError, ValueError):
            return Outcome.LATER

    async def close(self) -> None:
        """Close the connections to push services."""
        if self._session is not None:
            await self._session.close()

    async def _signer(self) -> Any:
        async with self._lock:
            if self._vapid is None:
                from py_vapid import Vapid02

                key = await server_key(self._store, _KEY, _new_key)
                self._vapid = Vapid02.from_raw(key.encode())
        return self._vapid

    def _signature(self, vapid: Any, endpoint: str) -> str:
        """Return the header that proves to a push service who sends; it is used for hours."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, header = self._signatures.get(audience, (0.0, ""))
        now = time.time()
        if until < now + SIGNED_SECONDS / 2:
            claims = {"aud": audience, "exp": int(now + SIGNED_SECONDS), "sub": self._contact}
            header = vapid.sign(claims)["Authorization"]
            if len(self._signatures) > 100:
                self._signatures.clear()
            self._signatures[audience] = (now + SIGNED_SECONDS, header)
        return header

    def _client(self) -> ClientSession:
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            self._session = ClientSession(
                connector=TCPConnector(
                    resolver=_resolver(lambda a: _is_allowed(a, self.may_be_local)), limit=32
                ),
                cookie_jar=DummyCookieJar(),
                timeout=ClientTimeout(total=SECONDS),
                trust_env=False,
            )
        return self._session


def _encrypted(to: Subscription, data: bytes) -> bytes:
    from pywebpush import WebPusher

    pusher = WebPusher(msgspec.to_builtins(to))
    body: bytes = pusher.encode(data, content_encoding="aes128gcm")["body"]
    return body


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    if status == 429 or status >= 500:
        return Outcome.LATER
    return Outcome.REFUSED


def _resolver(is_allowed: Callable[[str], bool]) -> Any:
    """Return a resolver that leaves out forbidden addresses: a name may lead anywhere.

    The connection goes to the addresses that were checked, so the name cannot change meanwhile.
    """
    from aiohttp import ThreadedResolver
    from aiohttp.abc import AbstractResolver

    class Resolver(AbstractResolver):
        def __init__(self) -> None:
            self._inner = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self._inner.resolve(host, port, family)
            allowed = [one for one in found if is_allowed(one["host"])]
            if not allowed:
                raise OSError(f"{host} has no public address")
            return allowed

        async def close(self) -> None:
            await self._inner.close()

    return Resolver()

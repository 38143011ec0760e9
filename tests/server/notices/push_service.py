"""A push service on this machine: it checks signatures and decrypts like a browser."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    """A notice, decrypted."""

    browser: str
    payload: dict[str, Any]
    headers: dict[str, str]
    claims: dict[str, Any]


@dataclass
class Browser:
    """A browser that has subscribed."""

    endpoint: str
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def subscription(self) -> dict[str, Any]:
        """What ``PushSubscription.toJSON`` returns."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}


class PushService:
    """Accepts notices for its browsers."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.received: list[Received] = []
        self.rejected: list[str] = []
        self.status: Callable[[str], int] = lambda _: 201
        """The status of the next answer, by the browser's name."""
        self.asked = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                status = service.accept(self)
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("Location", f"{service.url}/push/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def browser(self, name: str) -> Browser:
        """Return a new browser."""
        self.browsers[name] = Browser(f"{self.url}/push/{name}")
        return self.browsers[name]

    def accept(self, request: BaseHTTPRequestHandler) -> int:
        self.asked += 1
        body = request.rfile.read(int(request.headers["Content-Length"]))
        name = request.path.rpartition("/")[2]
        browser = self.browsers.get(name)
        status = self.status(name)
        if browser is None or status >= 300:
            return 404 if browser is None else status
        header = request.headers["Authorization"]
        if not Vapid02.verify(header):
            self.rejected.append(header)
            return 403
        token = header.partition("t=")[2].partition(",")[0]
        plain = http_ece.decrypt(
            body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm"
        )
        claims = json.loads(unpacked(token.split(".")[1]))
        self.received.append(Received(name, json.loads(plain), dict(request.headers), claims))
        return status

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

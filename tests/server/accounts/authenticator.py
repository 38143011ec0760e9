"""An authenticator in software: it makes passkeys and signs with them as a browser's would."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """The passkeys of one person's device."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.keys: dict[bytes, ec.EllipticCurvePrivateKey] = {}
        self.handles: dict[bytes, str] = {}
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return a new passkey, as ``startRegistration`` does."""
        id, key = secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1())
        self.keys[id] = key
        self.handles[id] = options["user"]["id"]
        point = key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        about = bytes(16) + len(id).to_bytes(2, "big") + id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(
            id,
            attestationObject=bytes_to_base64url(attestation),
            clientDataJSON=bytes_to_base64url(client),
        )

    def sign(self, options: dict[str, Any], id: bytes | None = None) -> dict[str, Any]:
        """Return a signature with a passkey, as ``startAuthentication`` does."""
        id = id or next(iter(self.keys))
        self.uses += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            id,
            authenticatorData=bytes_to_base64url(data),
            clientDataJSON=bytes_to_base64url(client),
            signature=bytes_to_base64url(self.keys[id].sign(signed, ec.ECDSA(hashes.SHA256()))),
            userHandle=self.handles[id],
        )

    def _data(self, host: str, flags: int) -> bytes:
        return (
            hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        assert base64url_to_bytes(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    @staticmethod
    def _credential(id: bytes, **response: str) -> dict[str, Any]:
        name = bytes_to_base64url(id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

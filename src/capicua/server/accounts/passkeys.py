"""Passkeys: what an authenticator is asked to sign, and whether it has.

A passkey belongs to the host name of the site. What it signs is stored here for some minutes and
removed with the answer, so that no answer counts twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from msgspec import Struct, json
from sqlalchemy.engine import Connection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from capicua.core.messages import Message, Refused
from capicua.server.store.event_log import Store
from capicua.server.store.schema import challenges, passkeys
from capicua.server.timers import now_ms
from capicua.table.play.seats import key_hash

CHALLENGE_MS: Final = 300_000
"""How long an answer to a challenge is accepted, in milliseconds."""
MOST_PASSKEYS: Final = 20
"""Maximum number of passkeys of an account."""
_CHALLENGE_BYTES: Final = 32
_SITE_NAME: Final = "Capicúa"
_Found = TypeVar("_Found")


class NewPasskey(Struct, frozen=True):
    """A passkey that an authenticator has made, and the challenge that it answers."""

    id: str
    public_key: bytes
    uses: int
    challenge: str


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask_to_make(self, site: str, account: str, name: str) -> bytes:
        """Return what a browser needs to make a passkey, as JSON.

        ``site`` is the address of the site as the browser sees it, ``account`` may be a new id.
        """
        known = await self._store.read(
            lambda connection: connection.scalars(
                sa.select(passkeys.c.id).where(passkeys.c.account_id == account)
            ).all()
        )
        if len(known) >= MOST_PASSKEYS:
            raise Refused(Message("passkeys-many", {"high": MOST_PASSKEYS}))
        options = webauthn.generate_registration_options(
            rp_id=host_of(site),
            rp_name=_SITE_NAME,
            user_id=account.encode(),
            user_name=name,
            challenge=await self._new_challenge("register", account),
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
            ],
        )
        return options_to_json(options).encode()

    async def ask_to_sign_in(self, site: str) -> bytes:
        """Return what a browser needs to sign in with any passkey of this site, as JSON."""
        options = webauthn.generate_authentication_options(
            rp_id=host_of(site),
            challenge=await self._new_challenge("sign-in", ""),
            timeout=CHALLENGE_MS,
        )
        return options_to_json(options).encode()

    async def _new_challenge(self, kind: str, account: str) -> bytes:
        challenge, now = secrets.token_bytes(_CHALLENGE_BYTES), now_ms()
        row = challenges.insert().values(
            hash=_hash(challenge), kind=kind, account_id=account, until=now + CHALLENGE_MS
        )
        old = challenges.delete().where(challenges.c.until < now)
        await self._store.do(lambda connection: [connection.execute(each) for each in (old, row)])
        return challenge

    async def find(self, id: str) -> tuple[bytes, int] | None:
        """Return the public key of a passkey and how often it had been used."""
        query = sa.select(passkeys.c.public_key, passkeys.c.uses).where(passkeys.c.id == id)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else (bytes(row[0]), row[1])

    async def signed_in(self, credential: dict[str, Any], site: str) -> tuple[str, int, str]:
        """Return the id of the passkey that signed, its uses, and its challenge.

        Raise ``Refused`` if the passkey is not known or the signature is not valid.
        """
        asked = _challenge_in(credential)
        id = str(credential.get("id", ""))
        known = await self.find(id)
        if known is None:
            raise Refused(Message("passkey-unknown"))
        found = _checked(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=asked,
                expected_rp_id=host_of(site),
                expected_origin=site,
                credential_public_key=known[0],
                credential_current_sign_count=known[1],
            )
        )
        return bytes_to_base64url(found.credential_id), found.new_sign_count, _hash(asked)


def made(credential: dict[str, Any], site: str) -> NewPasskey:
    """Return the passkey in the answer of a browser. Raise ``Refused`` if it is not valid."""
    asked = _challenge_in(credential)
    found = _checked(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=asked,
            expected_rp_id=host_of(site),
            expected_origin=site,
        )
    )
    id = bytes_to_base64url(found.credential_id)
    return NewPasskey(id, found.credential_public_key, found.sign_count, _hash(asked))


def insert_passkey(connection: Connection, account: str, new: NewPasskey, device: str) -> None:
    """Store a new passkey within a transaction."""
    connection.execute(
        passkeys.insert().values(
            id=new.id,
            account_id=account,
            public_key=new.public_key,
            uses=new.uses,
            device=device[:80],
            made=now_ms(),
        )
    )


def host_of(site: str) -> str:
    """Return the host name of a site, to which its passkeys belong."""
    return urlsplit(site).hostname or ""


def _hash(challenge: bytes) -> str:
    return key_hash(bytes_to_base64url(challenge))


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """Return the challenge that an answer says it answers."""

    def challenge() -> bytes:
        said = json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])

    return _checked(challenge)


def _checked(work: Callable[[], _Found]) -> _Found:
    """Return what ``work`` returns. Raise ``Refused`` for any error of what a client has sent."""
    try:
        return work()
    except Exception:  # the library's own errors, and those of CBOR, certificates and keys
        raise Refused(Message("passkey-wrong")) from None

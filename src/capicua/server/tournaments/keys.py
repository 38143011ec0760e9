"""The keys of a tournament: what a link holds after ``#``, by which people are known.

Each key names whom it belongs to, and ends with a code that only the tournament's own key yields.
So the director can hand out links to everybody on a list, and none of them is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final, Literal, NamedTuple

KEY_BYTES: Final = 32
_CODE_BYTES: Final = 12
Kind = Literal["helper", "entrant", "sign_up", "side"]
_LETTERS: Final[dict[Kind, str]] = {"helper": "d", "entrant": "e", "sign_up": "s", "side": "t"}
_KINDS: Final = {letter: kind for kind, letter in _LETTERS.items()}


class KeyOwner(NamedTuple):
    """Whom a key belongs to.

    A helper has a number; an entrant number, place and how often the place has changed hands; a
    sign-up its id; a side of a table the decision that published the round, table and side.
    """

    kind: Kind
    parts: tuple[str, ...]


def key_of(secret: bytes, kind: Kind, *parts: object) -> str:
    """Return the key of somebody; ``secret`` is the tournament's."""
    named = ".".join([_LETTERS[kind], *map(str, parts)])
    return f"{named}.{_code(secret, named)}"


def owner_of(secret: bytes, key: str) -> KeyOwner | None:
    """Return whom a key belongs to; ``None`` for a wrong one."""
    named, _, code = key.rpartition(".")
    letter, *parts = named.split(".")
    if letter not in _KINDS or not hmac.compare_digest(code, _code(secret, named)):
        return None
    return KeyOwner(_KINDS[letter], tuple(parts))


def table_token(secret: bytes, table: str, entrant: int, place: int, turn: int) -> str:
    """Return the token of a person at a table of the tournament.

    ``turn`` is how often the person's place has changed hands.
    """
    return _digest(secret, f"seat {table} {entrant} {place} {turn}", 24)


def _code(secret: bytes, text: str) -> str:
    return _digest(secret, f"key {text}", _CODE_BYTES)


def _digest(secret: bytes, text: str, size: int) -> str:
    digest = hashlib.blake2b(text.encode("utf-8", "replace"), key=secret, digest_size=size)
    return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")

"""Recovery codes: a sheet of ten that one prints, each of which signs in once."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.server.store.schema import recovery_codes
from capicua.table.play.seats import key_hash

CODES: Final = 10
"""Number of codes on a sheet."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet, without the letters that are read as digits or as each other."""
_MISREAD: Final = str.maketrans("OIL", "011")
_LENGTH: Final = 15
_GROUP: Final = 5


def new_codes() -> list[str]:
    """Return the codes of a new sheet, each of 75 random bits, in groups of five letters."""
    return [_new_code() for _ in range(CODES)]


def _new_code() -> str:
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return "-".join(letters[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def code_hash(code: str) -> str:
    """Return the stored hash of a code, however it was typed."""
    plain = code.upper().translate(_MISREAD)
    return key_hash("".join(letter for letter in plain if letter in _LETTERS))


def store_codes(connection: Connection, account: str, codes: list[str]) -> None:
    """Replace the codes of an account within a transaction."""
    connection.execute(recovery_codes.delete().where(recovery_codes.c.account_id == account))
    rows = [{"hash": code_hash(code), "account_id": account} for code in codes]
    connection.execute(recovery_codes.insert(), rows)


def count_codes(connection: Connection, account: str) -> int:
    """Return how many codes of an account are left."""
    left = sa.select(sa.func.count()).where(recovery_codes.c.account_id == account)
    return int(connection.scalar(left) or 0)


def spend_code(connection: Connection, code: str) -> str | None:
    """Remove a code within a transaction, and return its account; ``None`` if it is not valid."""
    which = recovery_codes.c.hash == code_hash(code)
    account = connection.scalar(sa.select(recovery_codes.c.account_id).where(which))
    spent = connection.execute(recovery_codes.delete().where(which)).rowcount
    return account if spent else None

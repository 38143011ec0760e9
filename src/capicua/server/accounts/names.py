"""Names of accounts: what makes two of them alike, and which nobody may take."""

from __future__ import annotations

import unicodedata
from typing import Final

from capicua.core.messages import Message, Refused
from capicua.table.play.seats import good_name, likeness

RENAME_MS: Final = 30 * 86_400_000
"""The time between two changes of a name, in milliseconds."""
LONGEST_KEY: Final = 64
_SWAPPED: Final = str.maketrans("01l|", "oiii")
"""Digits, letters and a bar that are read as each other, after folding to lower case."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Two letters that are read as one. Others, as ``cl`` for ``d``, are in too many names."""
RESERVED: Final = frozenset(
    {
        *("admin", "administrator", "administrador", "administradora", "root", "sysop"),
        *("mod", "mods", "moderator", "moderador", "moderadora", "staff", "team", "equipo"),
        *("capicua", "server", "servidor", "system", "sistema", "support", "soporte"),
        *("help", "ayuda", "official", "oficial", "security", "seguridad", "webmaster"),
        *("bot", "bots", "robot", "guest", "invitado", "invitada", "anonymous", "anonimo"),
        *("anonima", "nobody", "nadie", "deleted", "eliminado", "eliminada", "null", "undefined"),
        *("host", "anfitrion", "anfitriona", "random", "alazar", "greedy", "voraz"),
        *(f"{word}{number}" for word in ("level", "nivel") for number in range(10)),
    }
)
"""Names of roles, of bots and of the site, in both languages."""


def name_key(name: str) -> str:
    """Return a key equal for names that are easily taken for each other.

    ``José``, ``JOSE`` and ``J0se`` have the same key, and so have ``Carmen`` and ``Carrnen``.
    Keys are stored: a change here needs a migration.
    """
    plain = unicodedata.normalize("NFKD", likeness(name))
    folded = "".join(mark for mark in plain if not unicodedata.combining(mark)).translate(_SWAPPED)
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    letters = "".join(mark for mark in folded if mark.isalnum())
    return (letters or plain)[:LONGEST_KEY]


_RESERVED_KEYS: Final = frozenset(map(name_key, RESERVED))
_OURS: Final = name_key("capicua")


def check_name(name: str) -> str:
    """Return the name as it is shown. Raise ``Refused`` if nobody may have it."""
    plain = good_name(name, ())
    keys = {name_key(plain), name_key(plain.rstrip("0123456789 _-."))}
    if keys & _RESERVED_KEYS or any(_OURS in key for key in keys):
        raise Refused(Message("name-reserved", {"name": plain}))
    return plain


def is_reserved(name: str) -> bool:
    """Return whether a name says nothing but a role, a bot or the site."""
    return name_key(name) in _RESERVED_KEYS


def check_rename(renamed: int, now_ms: int) -> None:
    """Raise ``Refused`` if the last change of a name was too recent."""
    if renamed and now_ms < renamed + RENAME_MS:
        days = -(-(renamed + RENAME_MS - now_ms) // 86_400_000)
        raise Refused(Message("name-changed", {"days": days}))

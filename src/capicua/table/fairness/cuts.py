"""Cuts: texts that players add to a shuffle, either in the open or sealed and opened later.

At a terminal one process shuffles for everybody, and a cut is plain text. At a hosted table the
operator knows the secret and sees every text, and could choose the last of several cuts to
favour a player. So each player first sends a seal: a hash of the text and a random nonce. Once
all seals are final, the texts are opened. A seal that is not opened stays in the record and in
the shuffle; it can be neither replaced nor left out.

docs/fair-deals.md specifies the format byte by byte.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.core.seats import seat_letter

NONCE_BYTES: Final = 16
"""Length of a nonce: long enough to prevent an operator from finding a text by brute force."""
SealText = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""SHA-256 in hexadecimal."""
NonceText = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]{32}(?![\s\S])")]

_PLAIN: Final = b"\ncapicua cuts 1\n"
_SEALED: Final = b"\ncapicua cuts 2\n"
_SEAL: Final = b"capicua seal 1\n"


class SealedCut(Struct, frozen=True, omit_defaults=True):
    """A sealed cut; its text and nonce are empty until it is opened."""

    seal: str
    nonce: str = ""
    text: str = ""


Cut = str | SealedCut
Cuts = Mapping[int, Cut]
"""The cuts of one deal, by seat."""


def tidy(cut: str) -> str:
    """Return a cut as used in the shuffle and the record: NFC, with white space collapsed."""
    return " ".join(unicodedata.normalize("NFC", cut).split())


def seal_of(table: str, deal: int, seat: int, nonce: str, text: str) -> str:
    """Return the seal of a text, which is valid for one table, one deal and one seat.

    ``deal`` is the number of deals before this one, ``nonce`` has 32 hexadecimal digits.
    """
    place = measured(table) + b"%d\n" % (deal + 1) + seat_letter(seat).encode() + b"\n"
    given = bytes.fromhex(nonce) + measured(tidy(text))
    return hashlib.sha256(_SEAL + place + given).hexdigest()


def text_of(cut: Cut) -> str:
    """Return the text of a cut; empty if it is still sealed."""
    return tidy(cut) if isinstance(cut, str) else cut.text


def is_closed(cut: Cut | None) -> bool:
    """Return whether a cut is sealed and has not been opened."""
    return isinstance(cut, SealedCut) and not cut.nonce


def in_shuffle(number: int, cuts: Cuts) -> bytes:
    """Return the bytes that the cuts add to a deal's secret; ``number`` counts deals from 1."""
    is_sealed = any(isinstance(cut, SealedCut) for cut in cuts.values())
    lines = b"".join(_line(seat, cut) for seat, cut in sorted(cuts.items()))
    return (_SEALED if is_sealed else _PLAIN) + b"%d\n" % number + lines


def _line(seat: int, cut: Cut) -> bytes:
    letter = seat_letter(seat).encode()
    if isinstance(cut, str):
        text = tidy(cut)
        return letter + b" " + measured(text) if text else b""
    opened = cut.nonce.encode() + b" " + measured(cut.text) if cut.nonce else b"-\n"
    return letter + b"=" + cut.seal.encode() + b" " + opened


def tags(deal: int, cuts: Cuts) -> dict[str, str]:
    """Return the header lines for the cuts of a deal; ``deal`` is the number of deals before it."""
    found: dict[str, str] = {}
    for seat, cut in sorted(cuts.items()):
        place = f"{deal + 1}-{seat_letter(seat)}"
        if isinstance(cut, SealedCut):
            found[f"Seal-{place}"] = cut.seal
            if cut.nonce:
                found[f"Nonce-{place}"] = cut.nonce
        if text_of(cut):
            found[f"Cut-{place}"] = text_of(cut)
    return found


def measured(text: str) -> bytes:
    """Return a text prefixed with its length, so that concatenated texts are unambiguous."""
    data = text.encode("utf-8", "surrogatepass")
    return b"%d:%s\n" % (len(data), data)

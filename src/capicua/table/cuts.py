"""Cuts: texts of the players that go into a shuffle, given openly or sealed first and opened later.

At a terminal one process shuffles for everybody, and a cut is a text. At a hosted table the
operator knows the secret and sees every text, so that the last of several could be chosen to
suit somebody. There each player first sends a seal, the hash of the text and of a random number
(a nonce). Once all seals are final the texts are opened. A seal that is not opened stays in the
record and in the shuffle: it can neither be replaced nor left out.

Every byte of it: docs/fair-deals.md.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.core.seats import seat_letter

NONCE_BYTES: Final = 16
"""Bytes of a nonce: too many for an operator to find a text by trying."""
SealText = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""SHA-256 in hexadecimal."""
NonceText = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]{32}(?![\s\S])")]

_PLAIN: Final = b"\ncapicua cuts 1\n"
_SEALED: Final = b"\ncapicua cuts 2\n"
_SEAL: Final = b"capicua seal 1\n"


class SealedCut(Struct, frozen=True, omit_defaults=True):
    """A cut that was sealed; text and nonce are empty until it is opened."""

    seal: str
    nonce: str = ""
    text: str = ""


Cut = str | SealedCut
Cuts = Mapping[int, Cut]
"""Cuts of one deal by seat."""


def tidy(cut: str) -> str:
    """A cut as it goes into the shuffle and into the record."""
    return " ".join(unicodedata.normalize("NFC", cut).split())


def seal_of(table: str, deal: int, seat: int, nonce: str, text: str) -> str:
    """The seal of a text: it fits one table, one deal and one seat.

    ``deal`` is the number of deals before it, ``nonce`` 32 hexadecimal digits.
    """
    place = measured(table) + b"%d\n" % (deal + 1) + seat_letter(seat).encode() + b"\n"
    given = bytes.fromhex(nonce) + measured(tidy(text))
    return hashlib.sha256(_SEAL + place + given).hexdigest()


def text_of(cut: Cut) -> str:
    """The text of a cut as far as it is known."""
    return tidy(cut) if isinstance(cut, str) else cut.text


def is_closed(cut: Cut | None) -> bool:
    """Whether a cut is sealed and has not been opened."""
    return isinstance(cut, SealedCut) and not cut.nonce


def in_shuffle(number: int, cuts: Cuts) -> bytes:
    """What the cuts of a deal add to its secret; ``number`` counts deals from 1."""
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
    """The header lines about the cuts of a deal; ``deal`` is the number of deals before it."""
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
    """A text with its length before it, so that no two lists of texts look the same."""
    data = text.encode("utf-8", "surrogatepass")
    return b"%d:%s\n" % (len(data), data)

"""Questions that take a while to answer, and their answers as JSON.

A server answers them in worker processes and caches the answers (``server.compute.queries``); a
browser without a server answers them in its second worker (``local.answers``).
"""

from __future__ import annotations

import gzip
import struct
import zlib
from enum import IntEnum
from typing import Any, ClassVar, Final, NamedTuple

from msgspec import json

from capicua.core.messages import Message, Refused

WORTH_PACKING: Final = 1000
"""Minimum size in bytes for compression; anything smaller gains nothing."""
_GZIP_HEADER: Final = b"\x1f\x8b\x08" + bytes(6) + b"\xff"
LONGEST_PLAIN: Final = 2_000_000
"""Maximum size in bytes of an uncompressed answer."""


class JobKind(IntEnum):
    """The kind of a job; lower numbers go first."""

    BOT = 0
    HINT = 1
    REPLAY = 2
    REVIEW = 3
    COMPARISON = 4
    ARCHIVE = 5
    BACKGROUND = 6
    """Work that nobody waits for."""


class AnswerCache(NamedTuple):
    """The cache of the answers to some questions."""

    name: str
    kind: JobKind
    """The kind of job that computes an answer."""
    kept: int
    """Number of answers to cache."""


class Query:
    """A question that takes a while to answer; each subclass is a dataclass."""

    shelf: ClassVar[AnswerCache]

    def answer(self) -> Any:
        """Return the answer: bytes, or anything that JSON can hold. Raise ``Refused``."""
        raise NotImplementedError


def answered(question: Query) -> bytes:
    """Return the answer to a question: its own bytes, or JSON. Raise ``Refused``."""
    found = question.answer()
    return found if isinstance(found, bytes) else json.encode(found)


def encoded(value: Any, may_pack: bool) -> tuple[bytes, bool]:
    """Return a value as JSON, and whether it is compressed. Raise ``Refused`` if too long."""
    data = json.encode(value)
    if may_pack and len(data) > WORTH_PACKING:
        return gzip.compress(data, 5, mtime=0), True
    if len(data) > LONGEST_PLAIN:
        raise Refused(Message("too-long"))
    return data, False


class SharedStart:
    """JSON with which many answers begin; it is compressed once."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._packed = b""
        self._checksum = 0

    def pack(self) -> None:
        """Compress the start, as the first compressed answer does."""
        if not self._packed:
            self._checksum = zlib.crc32(self.data)
            # After a full flush nothing refers back, so any compressed rest may follow.
            self._packed = _GZIP_HEADER + _deflated(self.data, zlib.Z_FULL_FLUSH)

    def continued(self, rest: bytes, may_pack: bool) -> tuple[bytes, bool]:
        """Return an answer of this start and a rest, and whether it is compressed.

        Raise ``Refused`` if it is too long.
        """
        size = len(self.data) + len(rest)
        if may_pack and size > WORTH_PACKING:
            self.pack()
            checksum = zlib.crc32(rest, self._checksum)
            trailer = struct.pack("<LL", checksum, size % 2**32)
            return self._packed + _deflated(rest, zlib.Z_FINISH) + trailer, True
        if size > LONGEST_PLAIN:
            raise Refused(Message("too-long"))
        return self.data + rest, False


def _deflated(data: bytes, flush: int) -> bytes:
    packer = zlib.compressobj(5, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush(flush)

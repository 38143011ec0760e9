"""Questions that take a while to answer, and their answers as JSON.

A server answers them in worker processes and caches the answers (``server.compute.queries``); a
browser without a server answers them in its second worker (``local.answers``).
"""

from __future__ import annotations

import gzip
from enum import IntEnum
from typing import Any, ClassVar, Final, NamedTuple

from msgspec import json

from capicua.core.messages import Message, Refused

WORTH_PACKING: Final = 1000
"""Minimum size in bytes for compression; anything smaller gains nothing."""
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

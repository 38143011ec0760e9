"""The log that people at a table read: compact, with each sentence shown only to its readers.

Older lines are kept in compressed blocks, so that an idle table needs little memory.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

from msgspec import Struct, msgpack

from capicua.core.messages import Message
from capicua.table.frames.protocol import Line, Text

FRESH: Final = 6
"""The minimum number of uncompressed lines."""
BLOCK: Final = 16
"""The number of lines in a block."""
KEPT: Final = 600
"""The approximate number of lines kept; older ones are in the record of the match."""
UNPACKED: Final = 1024
"""The number of endings of rounds kept unpacked: every frame repeats those of its match."""


_Sentence = tuple[str, dict[str, str | int | float | list[str]], int | None]
"""A sentence: its id, its arguments, and the only seat that may read it, if it is private."""


class Entry(Struct, array_like=True):
    """A stored line."""

    at: int
    kind: Literal["play", "table", "chat"]
    said: list[_Sentence]
    seat: int | None
    action: str
    text: str
    round: int


_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(Entry)
_block: msgpack.Decoder[list[bytes]] = msgpack.Decoder(list[bytes])
_said: msgpack.Decoder[list[_Sentence]] = msgpack.Decoder(list[_Sentence])


class Diary:
    """The lines of a table, oldest first."""

    __slots__ = ("_blocks", "_fresh", "first", "written")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._fresh: list[bytes] = []
        self.first = 0
        """The version up to which lines have been dropped."""
        self.written = 0
        """The total number of lines so far."""

    def write(
        self,
        at: int,
        kind: Literal["play", "table", "chat"],
        said: Sequence[Message],
        *,
        seat: int | None = None,
        action: str = "",
        text: str = "",
        round: int = 0,
    ) -> None:
        """Append a line written at a version of the table."""
        entry = Entry(at, kind, _sentences(said), seat, action, text, round)
        self._fresh.append(_encoder.encode(entry))
        self.written += 1
        if len(self._fresh) >= FRESH + BLOCK:
            self._pack()

    def _pack(self) -> None:
        lines, self._fresh = self._fresh[:BLOCK], self._fresh[BLOCK:]
        self._blocks.append(zlib.compress(_encoder.encode(lines), 9))
        while len(self._blocks) * BLOCK > KEPT:
            dropped = _block.decode(zlib.decompress(self._blocks.pop(0)))
            self.first = _decoder.decode(dropped[-1]).at

    def read(self, since: int, reader: int | None) -> tuple[list[Line], bool]:
        """Return a seat's lines after a version, and whether they include the oldest one kept."""
        is_all = since <= self.first
        after = -1 if is_all else since
        lines = []
        for data in self._newest_first():
            entry = _decoder.decode(data)
            if entry.at <= after:
                break
            lines.append(_line(entry, reader))
        return lines[::-1], is_all

    def news(self, written: int, reader: int | None) -> list[Line]:
        """Return the lines after the first ``written``, as a seat may read them."""
        found = islice(self._newest_first(), self.written - written)
        return [_line(_decoder.decode(data), reader) for data in found][::-1]

    def _newest_first(self) -> Iterator[bytes]:
        yield from reversed(self._fresh)
        for packed in reversed(self._blocks):
            yield from reversed(_block.decode(zlib.decompress(packed)))

    def kept(self) -> list[bytes]:
        """Return every line, for storage."""
        return list(self._newest_first())[::-1]

    @classmethod
    def of(cls, lines: Sequence[bytes], first: int) -> Diary:
        """Return a diary with these stored lines."""
        diary = cls()
        diary.first, diary.written = first, len(lines)
        for line in lines:
            diary._fresh.append(line)
            if len(diary._fresh) >= FRESH + BLOCK:
                diary._pack()
        return diary


def map_lines(lines: Iterable[bytes], change: Callable[[Entry], Entry]) -> list[bytes]:
    """Return stored lines after a change to each."""
    return [_encoder.encode(change(_decoder.decode(line))) for line in lines]


def _line(entry: Entry, reader: int | None) -> Line:
    said = _read(entry.said, reader)
    return Line(entry.at, entry.kind, said, entry.seat, entry.action, entry.text, entry.round)


def _sentences(messages: Sequence[Message]) -> list[_Sentence]:
    return [(message.id, dict(message.arguments), message.only) for message in messages]


def _read(sentences: Sequence[_Sentence], reader: int | None) -> list[Text]:
    return [Text(id, args) for id, args, only in sentences if only is None or only == reader]


def packed(messages: Sequence[Message]) -> bytes:
    """Return messages packed, with the private ones of every reader."""
    return _encoder.encode(_sentences(messages))


@lru_cache(UNPACKED)
def unpacked(data: bytes, reader: int | None) -> list[Text]:
    """Return the packed messages that the reader may read; they must not be modified."""
    return _read(_said.decode(data), reader)


def texts(messages: Iterable[Message], reader: int | None) -> list[Text]:
    """Return the messages that the reader may read, in wire format."""
    return [Text.of(message) for message in messages if message.only in (None, reader)]

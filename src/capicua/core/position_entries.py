"""Entries of a position: what can be tapped to set it up, and where it stands in the text.

An entry describes one part of a field, not its value: the tiles of a train, the points of a side,
whether a marker is up. A client that knows only entries can set up every position of every game,
and the text beside it follows. docs/positions.md lists the kinds.
"""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.seats import seat_letter

TILES: Final = "tiles"
"""Tiles in a row, at most ``high``."""
CELLS: Final = "cells"
"""Tiles in a grid of ``low`` columns and ``high`` rows, row by row."""
SQUARES: Final = "squares"
"""Tiles, each on two squares of a plane: ``6-4 @ 0:0 1:0; …``."""
NUMBER: Final = "number"
"""A whole number from ``low`` to ``high``."""
WORD: Final = "word"
"""One of ``words``."""
WORDS: Final = "words"
"""Any of ``words``, each at most once."""
CALLS: Final = "calls"
"""Some of ``words`` in the order in which they were said."""
SEAT: Final = "seat"
"""The letter of a seat."""
SEATS: Final = "seats"
"""The letters of any seats."""
MARK: Final = "mark"
"""Whether an asterisk follows."""
MANY: Final = 999


class Entry:
    """A part of a position that can be tapped.

    ``part`` is its number in a field of ``parts`` that ``separator`` divides; with a ``key``, its
    part is the one that begins with that word. An entry outside parts is a whole field.
    """

    def __init__(
        self,
        field: str,
        kind: str,
        label: Message | None = None,
        *,
        part: int = -1,
        parts: int = 0,
        separator: str = "",
        key: str = "",
        words: list[str] | None = None,
        names: list[Message] | None = None,
        low: int = 0,
        high: int = MANY,
        drops: list[str] | None = None,
        resets: str = "",
        after: str = "",
        unused: str = "–",
        halves: dict[str, list[str]] | None = None,
        is_reference: bool = False,
        is_store: bool = False,
        is_complement: bool = False,
        is_rare: bool = False,
    ) -> None:
        self.field: str = field
        self.kind: str = kind
        self.label: Message = label if label is not None else Message(f"entry-{field}")
        self.part: int = part
        self.parts: int = parts
        self.separator: str = separator
        self.key: str = key
        self.words: list[str] = words if words is not None else []
        self.names: list[Message] = names if names is not None else []
        """What the words are called; empty if ``entry-word-<word>`` says it, or the word itself."""
        self.low: int = low
        self.high: int = high
        self.drops: list[str] = drops if drops is not None else []
        """Fields that follow from this one, and are left out once it has been changed."""
        self.resets: str = resets
        """A field whose part of the same number follows from this one."""
        self.after: str = after
        """The field without which this one cannot be given."""
        self.unused: str = unused
        """How an empty value is written."""
        self.halves: dict[str, list[str]] = halves if halves is not None else {}
        """The halves that a tile may leave exposed where its neighbours do not tell."""
        self.is_reference: bool = is_reference
        """Whether its tiles lie elsewhere, too."""
        self.is_store: bool = is_store
        """Whether its tiles are face down: any other place takes a tile from here."""
        self.is_complement: bool = is_complement
        """Whether it holds the tiles that no other field names while there is a store."""
        self.is_rare: bool = is_rare
        """Whether few positions need it."""


def each_seat(
    players: int,
    field: str,
    kind: str,
    *,
    separator: str = " ",
    label: str = "",
    high: int = MANY,
    low: int = 0,
    drops: list[str] | None = None,
    resets: str = "",
    unused: str = "0",
    is_rare: bool = False,
) -> list[Entry]:
    """Return an entry for each seat of a field with a part for each."""
    return [
        Entry(
            field,
            kind,
            Message(label or f"entry-{field}", {"player": seat}),
            part=seat,
            parts=players,
            separator=separator,
            high=high,
            low=low,
            drops=drops,
            resets=resets,
            unused=unused,
            is_rare=is_rare,
        )
        for seat in range(players)
    ]


def by_letter(
    players: int,
    field: str,
    kind: str,
    *,
    separator: str = ",",
    words: list[str] | None = None,
    high: int = MANY,
    is_reference: bool = False,
    is_rare: bool = False,
    seats: list[int] | None = None,
) -> list[Entry]:
    """Return an entry for each seat of a field whose parts begin with a letter."""
    return [
        Entry(
            field,
            kind,
            Message(f"entry-{field}", {"player": seat}),
            key=seat_letter(seat),
            separator=separator,
            words=words,
            high=high,
            is_reference=is_reference,
            is_rare=is_rare,
        )
        for seat in (range(players) if seats is None else seats)
    ]


def numbers_up_to(high: int) -> list[str]:
    """Return the numbers of a set as words."""
    return [str(number) for number in range(high + 1)]


def setup_number(key: str) -> Entry:
    """Return the entry of a number that rounds before have left: ``streak`` or ``pot``."""
    return Entry("round", NUMBER, Message(f"entry-{key}"), key=key, is_rare=True)


def round_entries(players: int) -> list[Entry]:
    """Return the entries of the round in its match: its number, and the points before it."""
    found = [Entry("round", NUMBER, Message("entry-round"), part=0, low=1, is_rare=True)]
    if players > 1:
        found.append(Entry("round", SEAT, Message("entry-starter"), key="starter", is_rare=True))
    found += [
        Entry(
            "round",
            NUMBER,
            Message("entry-totals", {"player": seat}),
            key="totals",
            part=seat,
            parts=players,
            low=-MANY * 10,
            high=MANY * 10,
            is_rare=True,
        )
        for seat in (range(players) if players > 1 else [])
    ]
    return found

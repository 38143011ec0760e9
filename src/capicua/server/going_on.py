"""Positions in records to continue from, found in a worker process: records may be long."""

from __future__ import annotations

from typing import NamedTuple

from capicua.notation import read
from capicua.server.answering import answered
from capicua.table.going_on import Position, position
from capicua.table.protocol import Problem


class From(NamedTuple):
    """A position in a record."""

    text: str
    number: int
    """The number of the round, from 1."""
    step: int
    """The number of moves made."""


def found(wish: From) -> bytes | Problem:
    """Return the position as JSON, or the problem."""
    return answered(position_in, wish)


def position_in(text: str, number: int, step: int) -> Position:
    """Return the position after ``step`` moves of round ``number``. Raise ``Refused``."""
    return position(read(text), number, step)

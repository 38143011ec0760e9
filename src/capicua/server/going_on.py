"""Positions of records to play on from, found in a process of its own: a record may be long."""

from __future__ import annotations

from typing import NamedTuple

from capicua.notation import read
from capicua.server.answering import answered
from capicua.table.going_on import Position, position
from capicua.table.protocol import Problem


class From(NamedTuple):
    """A position of a record."""

    text: str
    number: int
    """Of the round, counted from 1."""
    step: int
    """How many moves were made."""


def found(wish: From) -> bytes | Problem:
    """The position as JSON; or why there is none."""
    return answered(position_in, wish)


def position_in(text: str, number: int, step: int) -> Position:
    """The position after so many moves of a round of a record. Raises ``Refused``."""
    return position(read(text), number, step)
